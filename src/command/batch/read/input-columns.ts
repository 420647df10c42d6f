import { record } from '../../../ground/codec/declare.js'
import type { AnyField, ScalarValue } from '../../../ground/codec/schema.js'
import { type FieldUnit, inOwnUnit, type OwnUnit, ordinaryNames } from '../../../ground/model/field-names.js'
import { alternatives } from '../../../ground/text/error-sentence.js'
import { fieldNames, foldedName, misspeltField, type NamedField, namedField } from '../../../ground/text/named-field.js'
import { nearestName } from '../../../ground/text/nearest-name.js'
import { calculatedFrom, fieldsPerhapsMeant, saysNo } from '../../../ground/text/perhaps-field.js'
import { pubertyValue } from '../../../shown/documents/finding-fields.js'
import { patientRecord } from '../../../shown/documents/patient-document.js'
import { measurementFields } from '../../../shown/documents/patient-fields.js'
import { UsageError } from '../../command.js'
import { ageUnits, checkedHeader, type TableForm } from './table-form.js'

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
  readonly unit?: FieldUnit | undefined
  /** The documents' unit, beside another one. */
  readonly ownUnit?: OwnUnit | undefined
}

/** Converts a column's numbers to the documents' unit; undefined if they are in it. */
export function conversionOf({ unit, ownUnit }: PatientColumn): ((value: number) => number) | undefined {
  return unit === undefined || ownUnit === undefined ? undefined : (value) => inOwnUnit(value, unit, ownUnit)
}

function fieldColumns(fields: readonly AnyField[], of: PatientColumn['of']): PatientColumn[] {
  return fields.flatMap(({ name, key, value, spelling }) =>
    value.kind === 'list' || value.kind === 'record' ? [] : [{ name, of, key, value, spelling }],
  )
}

/** All that a table's columns are read as. */
export const inputColumns: readonly PatientColumn[] = [
  { name: 'Id', of: 'id', key: 'id', value: { kind: 'text' } },
  ...fieldColumns(patientRecord.fields, 'patient'),
  { name: 'Diseases', of: 'patient', key: 'diseases', value: 'diseases' },
  ...fieldColumns(record('Measurement', measurementFields({ kind: 'date' })).fields, 'visit'),
  ...fieldColumns(pubertyValue({ kind: 'date' }).of.fields, 'finding').filter(({ key }) => key !== 'date'),
]

/** Columns whose names don't say in which unit they are. */
const agesWithoutUnit: readonly string[] = ['age', 'alter']

/** Columns that are something else as a rule. */
const otherThings: readonly string[] = ordinaryNames.measurement

const columnNames = inputColumns.map(({ name }) => name)

/** Columns that are found by a short misspelt name too: a unit is never guessed. */
const withoutUnit = inputColumns
  .filter(({ value }) => value === 'diseases' || value.kind !== 'number')
  .map(({ name }) => name)

/** What a name of the one table of synonyms is read as; undefined for a list, which no column is. */
function columnFor(named: NamedField | undefined): PatientColumn | undefined {
  if (named === undefined) return undefined
  const of = ownersOf[named.of]
  const column = inputColumns.find((each) => each.of === of && each.key === named.key)
  if (column === undefined || named.unit === undefined) return column
  return { ...column, unit: named.unit, ownUnit: fieldNames[named.of][named.key]?.unit }
}

const ownersOf = { record: 'id', patient: 'patient', measurement: 'visit', finding: 'finding' } as const

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
 * @throws UsageError for columns that are refused, for two columns of one meaning, and for a table without any
 */
export function tableColumns(header: readonly string[], form: TableForm): TableColumns {
  for (const name of form.map.keys()) {
    if (!header.includes(name)) throw new UsageError(`--map names the column ${name}, which there is not`)
  }
  const refused = refusedColumns(checkedHeader(header), form)
  if (refused.length > 0) throw new UsageError(refusalText(refused))
  const columns = columnsIn(header, form).map((found) => (isFault(found) ? undefined : found))
  columns.forEach((column, i) => {
    const read = elementsOf(column)
    const first = columns.findIndex((other) => elementsOf(other).some((name) => read.includes(name)))
    if (column === undefined || first === i) return
    const inDays = [i, first].find((at) => isGestationInDays(columns[at]))
    const beyond =
      inDays === undefined ? '' : `, --map ${header[inDays]}=DayBirth reads days beyond the week instead of all of them`
    throw new UsageError(
      `the columns ${header[first]} and ${header[i]} are both ${read.find((name) => elementsOf(columns[first]).includes(name))}: --map ${header[i]}= passes the second through${beyond}`,
    )
  })
  if (columns.every((column) => column === undefined || column.of === 'id')) {
    throw new UsageError(`none of the columns is known: ${header.join(', ')}; expected ${columnNames.join(', ')}`)
  }
  return { header, columns }
}

const weeksBeforeTerm =
  /^(?:(?:weeks?|wks?|wochen)(?:premature|preterm|prematurity|early|beforeterm|zufruh)|(?:premature|preterm|prematurity)(?:in)?(?:weeks?|wks?))$/

const unitColumn = /^(?:height|size|length|weight|head)?(?:units?|uom|einheit)$/

/** A column that stops a batch, because a value would be missed: what it is, and how it is read. */
export interface RefusedColumn {
  readonly name: string
  readonly reason: string
  /** `--map Ht=SizeCm reads it as that` */
  readonly reading?: string | undefined
  /** Whether it can be passed through with a text in a cell; undefined: with empty ones alone. */
  readonly harmless?: (text: string) => boolean
}

/**
 * The columns that are refused: those whose name is nearly one that is known, weeks before term instead of those of
 * gestation, what no column is read as but probably means (`Ht`), units, and ages without one.
 */
export function refusedColumns(header: readonly string[], form: TableForm): readonly RefusedColumn[] {
  const columns = columnsIn(header, form)
  const isRead = (field: string) => columns.some((column) => !isFault(column) && column?.key === field)
  return header.flatMap((name, i): readonly RefusedColumn[] => {
    const found = columns[i]
    if (isFault(found)) {
      const { reason, meant } = found
      return [{ name, reason, reading: meant === undefined ? undefined : `--map ${name}=${meant} reads it as that` }]
    }
    return found !== undefined || form.map.has(name) ? [] : [refusal(name, isRead) ?? []].flat()
  })
}

/** Why a column that no element has is not passed through; a unit, or a value that is never read, would be missed. */
function refusal(name: string, isRead: (field: string) => boolean): RefusedColumn | undefined {
  const folded = foldedName(name)
  if (unitColumn.test(folded)) {
    const reason = `the column ${name} is not read, and units are said by the names of columns, such as SizeCm_in`
    return { name, reason, harmless: (text) => /^(?:cm|kg)$/i.test(text) }
  }
  // Without the weeks of gestation a preterm child would be scored as born at term.
  if (weeksBeforeTerm.test(folded) && !isRead('weekBirth')) {
    const reason = `unknown column ${name} (did you mean WeekBirth?): it counts weeks before term, and WeekBirth those of gestation`
    return { name, reason, harmless: saysNo }
  }
  const fields = fieldsPerhapsMeant('measurement', name) ?? fieldsPerhapsMeant('patient', name)
  const isOfTwo = fields !== undefined && fields.length > 1
  if (fields === undefined || fields.every(isRead) || (isOfTwo && calculatedFrom(name) === undefined)) return undefined
  const elements = fields.map((field) => inputColumns.find(({ key }) => key === field)?.name ?? field)
  const [element] = elements
  if (isOfTwo) {
    return { name, reason: `the column ${name} is not read: it is calculated from ${elements.join(' and ')}` }
  }
  // A birth weight is in grams, and whether a child was born preterm is no week.
  const isLikeIt = element === 'SizeCm' || element === 'WeightKg'
  const reading = isLikeIt ? `--map ${name}=${element} reads it as that` : undefined
  return {
    name,
    reason: `unknown column ${name} (did you mean ${element}?)`,
    reading,
    ...(element === 'WeekBirth' && { harmless: saysNo }),
  }
}

/** All refused columns in one sentence, and how to pass them through. */
function refusalText(refused: readonly RefusedColumn[]): string {
  const texts = refused.map(({ reason, reading }) => (reading === undefined ? reason : `${reason}: ${reading}`))
  const passing = `--map ${refused.map(({ name }) => `${name}=`).join()} passes ${refused.length === 1 ? 'it' : 'them'} through`
  return [...texts, passing].join('; ')
}

/** Whether a column has gestation in days: completed weeks and the days beyond them in one number. */
export function isGestationInDays(column: PatientColumn | undefined): boolean {
  return column?.key === 'weekBirth' && column.unit === 'days'
}

/** The elements that a column is read as. */
function elementsOf(column: PatientColumn | undefined): readonly string[] {
  if (column === undefined) return []
  return isGestationInDays(column) ? [column.name, 'DayBirth'] : [column.name]
}

/** Why it isn't known what a column is read as. */
export interface ColumnFault {
  readonly reason: string
  /** What its name is nearly. */
  readonly meant?: string
}

/** What a column is read as, or why that isn't known; undefined for one that is passed through. */
export function columnCalled(name: string, { map, ageUnit }: TableForm): PatientColumn | ColumnFault | undefined {
  const mapped = map.get(name)
  if (mapped === '' || (mapped === undefined && otherThings.includes(foldedName(name)))) return undefined
  const wanted = mapped ?? name
  if (agesWithoutUnit.includes(foldedName(wanted))) {
    if (ageUnit === undefined)
      return { reason: `the column ${name} has no unit: --age-unit is ${alternatives(ageUnits)}` }
    return columnFor(namedField(`${wanted} ${ageUnit}`))
  }
  const known = columnFor(namedField(wanted))
  if (known !== undefined) return known
  if (mapped !== undefined) throw new UsageError(`--map ${name}=${mapped}; expected ${alternatives(columnNames)}`)
  const near = columnFor(misspeltField(name))
  const meant = near?.unit === undefined ? (near?.name ?? nearestName(name, withoutUnit)) : `${near.name}_${near.unit}`
  if (meant === undefined) return undefined
  return { reason: `unknown column ${name} (did you mean ${meant}?)`, meant }
}

function columnsIn(header: readonly string[], form: TableForm): readonly (PatientColumn | ColumnFault | undefined)[] {
  return header.map((name) => columnCalled(name, form))
}

function isFault(found: PatientColumn | ColumnFault | undefined): found is ColumnFault {
  return found !== undefined && 'reason' in found
}
