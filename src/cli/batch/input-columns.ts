import type { AnyDocument, AnyField, AnyRecord, ScalarValue } from '../../codec/schema.js'
import { pubertyValue } from '../../documents/finding-fields.js'
import { patientDocument } from '../../documents/patient-document.js'
import { measurementFields } from '../../documents/patient-fields.js'
import { daysPerYear, monthsPerYear } from '../../model/calendar-date.js'
import { alternatives } from '../../text/error-sentence.js'
import { nearestName } from '../../text/nearest-name.js'
import { UsageError } from '../command.js'
import { type AgeUnit, ageUnits, checkedHeader, type TableForm } from './table-form.js'

/** What a column of a table is read as. */
export interface PatientColumn {
  /** The element of documents, or `Id`. */
  readonly name: string
  /** A finding of puberty is dated by the day of its row. */
  readonly of: 'id' | 'patient' | 'visit' | 'finding'
  /** The field of the model. */
  readonly key: string
  readonly value: ScalarValue | 'diseases'
  /** The field that keeps a spelling. */
  readonly spelling?: string | undefined
  /** The unit of a column whose name says that it is another one. */
  readonly unit?: ColumnUnit | undefined
}

/** How a number in another unit than the documents' becomes one in theirs. */
export const conversions: { readonly [unit in ColumnUnit]: (value: number) => number } = {
  years: (value) => value,
  months: (value) => value / monthsPerYear,
  days: (value) => value / daysPerYear,
  m: (value) => scaled(value, 100),
  kg: (value) => scaled(value, 1000),
  g: (value) => scaled(value, 0.001),
  mm: (value) => scaled(value, 0.1),
}

/** Metres, kilograms (of a birth weight), grams (of a weight) and millimetres (of an arm) beside the units of age. */
export type ColumnUnit = AgeUnit | 'm' | 'kg' | 'g' | 'mm'

/** The product in decimals: 1.1 m are 110 cm, not 110.00000000000001. */
function scaled(value: number, factor: number): number {
  return Number((value * factor).toPrecision(12))
}

/**
 * Other names of columns, in German and English, without regard to case, blanks,
 * underscores, points, hyphens and brackets; ä, ö, ü may be a, o, u or ae, oe, ue.
 * Those that name another unit than the documents' are converted.
 */
export const columnSynonyms: { readonly [name: string]: readonly string[] } = {
  Id: ['PatientId', 'ChildId', 'SubjectId', 'Subject', 'CaseId', 'Pid', 'Patientennummer', 'Patnr', 'Fallnummer'],
  FirstName: ['GivenName', 'Vorname'],
  LastName: ['Surname', 'FamilyName', 'Nachname', 'Familienname'],
  DateOfBirth: ['BirthDate', 'Birthday', 'Dob', 'Geburtsdatum', 'Gebdat', 'Gebdatum', 'Geburtstag'],
  Gender: ['Sex', 'Geschlecht'],
  Diseases: ['Disease', 'Diagnosis', 'Diagnoses', 'Diagnose', 'Diagnosen', 'Erkrankung', 'Erkrankungen'],
  SizeFatherCm: ['FatherHeight', 'FatherHeightCm', 'HeightFather', 'HeightFatherCm', 'Größe Vater', 'Größe Vater cm'],
  SizeMotherCm: ['MotherHeight', 'MotherHeightCm', 'HeightMother', 'HeightMotherCm', 'Größe Mutter', 'Größe Mutter cm'],
  SizeBirthCm: ['BirthLength', 'BirthLengthCm', 'LengthAtBirth', 'Geburtslänge', 'Geburtslänge cm', 'Geburtsgröße'],
  WeightBirthG: ['BirthWeight', 'BirthWeightG', 'WeightAtBirth', 'Geburtsgewicht', 'Geburtsgewicht g'],
  WeekBirth: ['GestationalWeek', 'GestationalWeeks', 'GestationWeeks', 'Ssw', 'Schwangerschaftswoche'],
  DayBirth: ['GestationalDay', 'GestationalDays', 'GestationDays', 'SsT', 'Schwangerschaftstag'],
  HeadBirthCm: ['BirthHead', 'BirthHeadCm', 'HeadAtBirth', 'Kopfumfang Geburt', 'Kopfumfang bei Geburt'],
  Menarche: ['DateOfMenarche', 'Menarchedatum'],
  GmfcsLevel: ['Gmfcs', 'GmfcsStufe'],
  TubeFed: ['TubeFeeding', 'FeedingTube', 'Sondenernährung', 'Ernährungssonde'],
  Date: ['VisitDate', 'DateOfVisit', 'MeasurementDate', 'ExamDate', 'Datum', 'Messdatum', 'Untersuchungsdatum'],
  AgeInYears: ['AgeYears', 'Alter Jahre', 'Alter in Jahren'],
  BoneAgeYears: ['BoneAge', 'BoneAgeInYears', 'Knochenalter', 'Knochenalter Jahre'],
  SizeCm: [
    ...['Size', 'Height', 'HeightCm', 'Length', 'LengthCm', 'BodyHeight', 'BodyLength', 'Stature'],
    ...['Größe', 'Größe cm', 'Körpergröße', 'Körperhöhe', 'Länge', 'Länge cm', 'Körperlänge'],
  ],
  SizePosition: ['Position', 'MeasuringPosition', 'Messposition', 'Messart'],
  WeightKg: ['Weight', 'BodyWeight', 'BodyWeightKg', 'Gewicht', 'Gewicht kg', 'Körpergewicht'],
  HeadCm: ['Head', 'HeadCircumference', 'HeadCircumferenceCm', 'Hc', 'Kopfumfang', 'Kopfumfang cm', 'Ku'],
  SeatCm: ['Seat', 'SittingHeight', 'SittingHeightCm', 'Sitzhöhe', 'Sitzhöhe cm'],
  WaistCm: ['Waist', 'WaistCircumference', 'Taillenumfang', 'Taille', 'Bauchumfang'],
  HipCm: ['Hip', 'HipCircumference', 'Hüftumfang'],
  ArmCm: ['MuacCm', 'ArmCircumference', 'MidUpperArmCircumference', 'Oberarmumfang', 'Oberarmumfang cm'],
  TricepsMm: ['TricepsSkinfold', 'TricepsSkinfoldMm', 'Trizepsfalte', 'Trizeps Hautfalte'],
  SubscapularMm: ['SubscapularSkinfold', 'SubscapularSkinfoldMm', 'Subskapularfalte', 'Subskapular Hautfalte'],
  SystolicMmHg: ['Systolic', 'SystolicBloodPressure', 'Sbp', 'RR systolisch', 'Blutdruck systolisch'],
  DiastolicMmHg: ['Diastolic', 'DiastolicBloodPressure', 'Dbp', 'RR diastolisch', 'Blutdruck diastolisch'],
  BreastStage: ['TannerBreast', 'TannerB', 'Tanner Brust', 'Bruststadium'],
  GenitalStage: ['TannerGenital', 'TannerG', 'Tanner Genitale', 'Genitalstadium'],
  PubicHairStage: ['TannerPubicHair', 'TannerPh', 'PubicHair', 'Tanner Schambehaarung', 'Schambehaarung'],
  TesticularVolumeMl: ['TesticularVolume', 'TestisVolume', 'TestisVolumeMl', 'Hodenvolumen', 'Hodenvolumen ml'],
}

/** Names of columns in other units. */
export const columnsInUnits: readonly {
  readonly name: string
  readonly unit: ColumnUnit
  readonly synonyms: readonly string[]
}[] = [
  {
    name: 'AgeInYears',
    unit: 'months',
    synonyms: ['AgeMonths', 'AgeInMonths', 'AgeMons', 'Alter Monate', 'Alter in Monaten'],
  },
  { name: 'AgeInYears', unit: 'days', synonyms: ['AgeDays', 'AgeInDays', 'Alter Tage', 'Alter in Tagen'] },
  { name: 'SizeCm', unit: 'm', synonyms: ['SizeM', 'HeightM', 'LengthM', 'Größe m', 'Körpergröße m'] },
  { name: 'WeightKg', unit: 'g', synonyms: ['WeightG', 'Gewicht g', 'Körpergewicht g'] },
  { name: 'ArmCm', unit: 'mm', synonyms: ['MuacMm', 'ArmMm', 'ArmCircumferenceMm', 'Oberarmumfang mm'] },
  { name: 'WeightBirthG', unit: 'kg', synonyms: ['BirthWeightKg', 'Geburtsgewicht kg'] },
]

/** Columns whose names don't say in which unit they are. */
const agesWithoutUnit = ['Age', 'Alter']

function fieldColumns(fields: readonly AnyField[], of: PatientColumn['of']): PatientColumn[] {
  return fields.flatMap(({ name, key, value, spelling }) =>
    value.kind === 'list' || value.kind === 'record' ? [] : [{ name, of, key, value, spelling }],
  )
}

const patientRecord = (patientDocument as AnyDocument).value as AnyRecord

/** All that a table's columns are read as. */
export const inputColumns: readonly PatientColumn[] = [
  { name: 'Id', of: 'id', key: 'id', value: { kind: 'text' } },
  ...fieldColumns(patientRecord.fields, 'patient'),
  { name: 'Diseases', of: 'patient', key: 'diseases', value: 'diseases' },
  ...fieldColumns(measurementFields({ kind: 'date' }) as readonly AnyField[], 'visit'),
  ...fieldColumns((pubertyValue({ kind: 'date' }).of as AnyRecord).fields, 'finding').filter(
    ({ key }) => key !== 'date',
  ),
]

const columnNames = inputColumns.map(({ name }) => name)

/** Names as they are compared. */
function folded(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_.()[\]-]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|ue/g, 'u')
}

const byName: ReadonlyMap<string, PatientColumn> = new Map(
  inputColumns.flatMap((column) => [
    ...[column.name, ...(columnSynonyms[column.name] ?? [])].map((name) => [folded(name), column] as const),
    ...columnsInUnits
      .filter(({ name }) => name === column.name)
      .flatMap(({ unit, synonyms }) => synonyms.map((name) => [folded(name), { ...column, unit }] as const)),
  ]),
)

/** The columns of a table, in its order. */
export interface TableColumns {
  readonly header: readonly string[]
  /** What each is read as; undefined for one that is passed through. */
  readonly columns: readonly (PatientColumn | undefined)[]
}

/** The names of the columns that are passed through. */
export function passedColumns({ header, columns }: TableColumns): readonly string[] {
  return header.filter((_, i) => columns[i] === undefined)
}

/**
 * What the columns of a table are read as.
 *
 * @throws UsageError for a name that is nearly one of those known, for two columns of
 * one meaning, and for a table without any
 */
export function tableColumns(header: readonly string[], form: TableForm): TableColumns {
  for (const name of form.map.keys()) {
    if (!header.includes(name)) throw new UsageError(`--map names the column ${name}, which there is not`)
  }
  const columns = checkedHeader(header).map((name) => columnOf(name, form))
  columns.forEach((column, i) => {
    const first = columns.findIndex((other) => other !== undefined && other.name === column?.name)
    if (column === undefined || first === i) return
    throw new UsageError(
      `the columns ${header[first]} and ${header[i]} are both ${column.name}: --map ${header[i]}= passes the second through`,
    )
  })
  if (columns.every((column) => column === undefined || column.of === 'id')) {
    throw new UsageError(`none of the columns is known: ${header.join(', ')}; expected ${columnNames.join(', ')}`)
  }
  return { header, columns }
}

function columnOf(name: string, { map, ageUnit }: TableForm): PatientColumn | undefined {
  const mapped = map.get(name)
  if (mapped === '') return undefined
  const wanted = folded(mapped ?? name)
  const known = byName.get(wanted)
  if (known !== undefined) return known
  if (agesWithoutUnit.some((age) => folded(age) === wanted)) {
    if (ageUnit === undefined) {
      throw new UsageError(`the column ${name} has no unit: --age-unit is ${alternatives(ageUnits)}`)
    }
    const age = byName.get('ageinyears') as PatientColumn
    return { ...age, unit: ageUnit }
  }
  if (mapped !== undefined) throw new UsageError(`--map ${name}=${mapped}; expected ${alternatives(columnNames)}`)
  const meant = nearestName(name, columnNames)
  if (meant === undefined) return undefined
  throw new UsageError(
    `unknown column ${name} (did you mean ${meant}?): --map ${name}=${meant} reads it as that, --map ${name}= passes it through`,
  )
}
