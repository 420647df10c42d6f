import type { PubertyAssessment, PubertyHint } from '../../../clinical/course/puberty/assess-puberty.js'
import { type DiseaseScoreKey, diseaseScoreOf, fieldlessDiseaseScores } from '../../../clinical/growth/disease.js'
import { stagedSigns } from '../../../clinical/growth/puberty-findings.js'
import { elementName } from '../../../ground/codec/declare.js'
import { type ClinicMeasureName, clinicFields, clinicMeasureNames } from '../../../ground/model/clinic-values.js'
import type { Measurement, StagedSign } from '../../../ground/model/patient.js'
import type { MeasurementResult, PatientResult } from '../../../ground/model/patient-result.js'
import { patientScoreNames, visitScoreNames, visitScores } from '../../../ground/model/result-scores.js'
import type { ReportedScore, Score } from '../../../ground/model/score.js'
import { severities, type ValidationMessage } from '../../../ground/model/validation-message.js'
import { type Decimals, formatNumber } from '../../../ground/text/number.js'
import type { AssessedRecord } from '../run/batch-record.js'

/** A column of results in a table. */
export interface ResultColumn {
  readonly name: string
  /** What `--columns` also calls it, together with others. */
  readonly group?: ResultGroup | undefined
  /** Whose it is: the record's, once for all visits, or each visit's. */
  readonly of: 'record' | 'visit'
  readonly kind: CellKind
  readonly text: (record: AssessedRecord, visit: MeasurementResult | undefined, visitIndex: number) => string
}

/** What a column holds; only `text` may come from outside. A flag is 1, 0 or empty. */
export type CellKind = 'text' | 'word' | 'number' | 'integer' | 'date' | 'flag'

/** Groups of columns that `--columns` names with one word. */
export const resultGroups = [
  'scores',
  'percentiles',
  'raw',
  'accuracy',
  'references',
  'values',
  'patient',
  'expected',
] as const
export type ResultGroup = (typeof resultGroups)[number]

/** How numbers in tables are rounded. */
export interface TableDigits {
  readonly computed: Decimals
  readonly percentiles: Decimals
}

/** The most decimals of computed numbers. */
export function tableDigits(most: number): TableDigits {
  const least = 10 ** -most
  return { computed: { min: 0, max: most }, percentiles: { min: 0, max: most, least, most: 100 - least } }
}

/** The columns of a table unless `--columns` names others. Columns that are passed through follow the Id. */
export const defaultColumns: readonly string[] = [
  ...['Record', 'Id', 'others', 'Date', 'AgeYears', 'SizeCm', 'SizeSds', 'WeightKg', 'WeightSds', 'Bmi', 'BmiSds'],
  ...['HeadCm', 'HeadSds', 'WeightForLengthSds', 'Severity', 'Messages', 'PatientMessages', 'Incomplete'],
]

const measuredKeys = [
  'boneAgeYears',
  'sizeCm',
  'weightKg',
  'headCm',
  'seatCm',
  ...clinicFields,
] as const satisfies readonly (keyof Measurement)[]
const computedKeys = ['ageYears', 'bmi', 'equiBmi', 'legCm', 'seatLegRatio'] as const
const patientNumbers = [
  'sizeFatherCm',
  'sizeMotherCm',
  'sizeBirthCm',
  'weightBirthG',
  'weekBirth',
  'dayBirth',
  'headBirthCm',
] as const

/** All columns of results. */
export function resultColumns(digits: TableDigits): readonly ResultColumn[] {
  const asGiven = (value: number) => formatNumber(value)
  const computed = (value: number) => formatNumber(value, digits.computed)
  const percentiles = (value: number) => formatNumber(value, digits.percentiles)
  const number = (value: number | undefined, written = asGiven) => (value === undefined ? '' : written(value))
  const flag = (value: boolean | undefined) => (value === undefined ? '' : value ? '1' : '0')
  const ofRecord = (name: string, kind: CellKind, text: (record: AssessedRecord) => string): ResultColumn => ({
    name,
    of: 'record',
    kind,
    text,
  })
  const ofResult = (key: string, kind: CellKind, text: (result: PatientResult) => string): ResultColumn => ({
    ...ofRecord(elementName(key), kind, ({ result }) => text(result)),
    group: 'patient',
  })
  const ofVisit = (
    name: string,
    kind: CellKind,
    group: ResultGroup | undefined,
    text: (visit: MeasurementResult) => string,
  ): ResultColumn => ({
    name,
    group,
    of: 'visit',
    kind,
    text: (_, visit) => (visit === undefined ? '' : text(visit)),
  })
  /** The columns of a score, and of its percentile. */
  const scoreColumns = (
    name: string,
    scoreOf: (visit: MeasurementResult) => Score | undefined,
    percentileOf: (visit: MeasurementResult) => number | undefined,
  ): readonly ResultColumn[] => {
    const of = (suffix: string, kind: CellKind, group: ResultGroup, text: (score: Score) => string) =>
      ofVisit(name + suffix, kind, group, (visit) => {
        const score = scoreOf(visit)
        return score === undefined ? '' : text(score)
      })
    return [
      of('Sds', 'number', 'scores', ({ value }) => computed(value)),
      ofVisit(`${name}Percentile`, 'number', 'percentiles', (visit) => number(percentileOf(visit), percentiles)),
      of('SdsRaw', 'number', 'raw', ({ raw }) => computed(raw)),
      of('SdsAccuracy', 'word', 'accuracy', ({ accuracy }) => accuracy),
      of('SdsApproximate', 'flag', 'accuracy', ({ approximate }) => (approximate ? '1' : '')),
      of('SdsReference', 'text', 'references', ({ reference }) => reference),
    ]
  }
  const diseaseColumns = (of: DiseaseScoreKey) =>
    scoreColumns(
      elementName(of.measure) + of.disease,
      (visit) => diseaseScoreOf(visit, of)?.score,
      (visit) => diseaseScoreOf(visit, of)?.percentile,
    )
  const clinicColumns = (measure: ClinicMeasureName): readonly ResultColumn[] => {
    const name = elementName(measure)
    const entryOf = ({ clinicMeasures }: MeasurementResult) => clinicMeasures?.find((one) => one.measure === measure)
    return [
      ...(measure.endsWith('Ratio')
        ? [ofVisit(name, 'number', 'values', (visit) => number(entryOf(visit)?.value, computed))]
        : []),
      ofVisit(`${name}Class`, 'word', 'values', (visit) => entryOf(visit)?.class?.name ?? ''),
      ...scoreColumns(
        name,
        (visit) => entryOf(visit)?.score,
        (visit) => entryOf(visit)?.percentile,
      ),
    ]
  }
  const pubertyColumns = (sign: StagedSign): readonly ResultColumn[] => {
    const name = elementName(sign)
    const ofFinding = (suffix: string, kind: CellKind, group: ResultGroup, text: (score: ReportedScore) => string) => ({
      ...ofVisit(name + suffix, kind, group, () => ''),
      text: ({ result }: AssessedRecord, visit: MeasurementResult | undefined) => {
        const stages = result.pubertyAssessment?.stages ?? []
        const stage = stages.filter((each) => each.sign === sign && each.date === dayOf(visit)).at(-1)
        return stage?.sds === undefined ? '' : text(stage.sds)
      },
    })
    return [
      {
        ...ofVisit(name, 'number', 'values', () => ''),
        text: ({ result: { puberty = [] } }, visit) => {
          const date = dayOf(visit)
          const found = puberty.filter((each) => each[sign] !== undefined && date !== undefined && dayOf(each) === date)
          return number(found.at(-1)?.[sign])
        },
      },
      ofFinding('Sds', 'number', 'scores', ({ value }) => number(value, computed)),
      ofFinding('SdsAccuracy', 'word', 'accuracy', ({ accuracy }) => accuracy),
    ]
  }
  const ofPuberty = (name: string, kind: CellKind, text: (assessment: PubertyAssessment) => string): ResultColumn => ({
    ...ofRecord(name, kind, ({ result: { pubertyAssessment } }) =>
      pubertyAssessment === undefined ? '' : text(pubertyAssessment),
    ),
    group: 'patient',
  })
  const menarche = ({ stages }: PubertyAssessment) => stages.find(({ sign }) => sign === 'menarche')?.sds
  const onset = (kind: PubertyHint['kind']) =>
    ofPuberty(`Puberty${elementName(kind)}`, 'flag', ({ hints }) => flag(hints.some((hint) => hint.kind === kind)))
  return [
    ofRecord('Record', 'integer', (record) => String(record.number)),
    ofRecord('Id', 'text', (record) => record.id ?? ''),
    ofRecord('Line', 'integer', (record) => String(record.line)),
    ofRecord('Incomplete', 'flag', ({ failures }) => (failures.length > 0 ? '1' : '')),
    ofRecord('Made', 'word', ({ result }) => madeText(result)),
    ofRecord('PatientMessages', 'word', ({ result }) => messageCodes(result.validationMessages)),
    ofResult('dateOfBirth', 'date', (result) => day(result.dateOfBirth)),
    ofResult('gender', 'word', (result) => result.gender ?? ''),
    ...patientNumbers.map((key) => ofResult(key, 'number', (result) => number(result[key]))),
    ofResult('gmfcsLevel', 'number', (result) => number(result.gmfcsLevel)),
    ofResult('tubeFed', 'flag', (result) => flag(result.tubeFed)),
    ofResult('ageInYears', 'number', (result) => number(result.ageInYears, computed)),
    ofResult('targetSizeCm', 'number', (result) => number(result.targetSizeCm, computed)),
    ...patientScoreNames.map((key) => ofResult(key, 'number', (result) => number(result[key]?.value, computed))),
    ofResult('sizeBirthUndersized', 'flag', (result) => flag(result.sizeBirthUndersized)),
    ofResult('menarche', 'date', (result) => day(result.menarche)),
    ofPuberty('MenarcheSds', 'number', (assessment) => number(menarche(assessment)?.value, computed)),
    ofPuberty('MenarcheSdsAccuracy', 'word', (assessment) => menarche(assessment)?.accuracy ?? ''),
    onset('early'),
    onset('late'),
    ofPuberty('PubertyReference', 'word', ({ reference }) => reference),
    ofVisit('Date', 'date', 'values', (visit) => day(visit.date)),
    ofVisit('SizePosition', 'word', 'values', (visit) => visit.sizePosition ?? ''),
    ...computedKeys.map((key) =>
      ofVisit(elementName(key), 'number', 'values', (visit) => number(visit[key], computed)),
    ),
    ...measuredKeys.map((key) => ofVisit(elementName(key), 'number', 'values', (visit) => number(visit[key]))),
    ...clinicMeasureNames.flatMap((measure) => clinicColumns(measure)),
    ...stagedSigns.flatMap((sign) => pubertyColumns(sign)),
    ofVisit('BmiClass', 'word', 'values', ({ bmiClass }) =>
      bmiClass?.by === undefined ? (bmiClass?.class ?? '') : '',
    ),
    ofVisit('WeightForLengthClass', 'word', 'values', ({ bmiClass }) =>
      bmiClass?.by === undefined ? '' : bmiClass.class,
    ),
    {
      ...ofVisit('Severity', 'word', undefined, () => ''),
      // A mistake in what is the patient's changes the scores of every visit.
      text: ({ result }, visit) => worstSeverity(result.validationMessages, visit?.validationMessages),
    },
    ofVisit('Messages', 'word', undefined, ({ validationMessages }) => messageCodes(validationMessages)),
    ...visitScoreNames.flatMap((key) => {
      const { percentile } = visitScores[key]
      return scoreColumns(
        elementName(key).replace(/Sds$/, ''),
        (visit) => visit[key],
        (visit) => visit[percentile],
      )
    }),
    ...fieldlessDiseaseScores.flatMap((of) => diseaseColumns(of)),
  ]
}

/** What made a result: `1.0.0 germany@2026 f45f4b3f`, then the sets of clinic measures and of puberty where they scored anything. */
export function madeText({ provenance, pubertyAssessment }: AssessedRecord['result']): string {
  const { version, measures } = provenance
  const sets = [provenance, measures, pubertyAssessment?.provenance].filter((set) => set !== undefined)
  return [version, ...sets.flatMap(({ references, checksum }) => [references, checksum])].join(' ')
}

/** A column of the input that is passed through. */
export function passedColumn(name: string, index: number): ResultColumn {
  return {
    name,
    of: 'visit',
    kind: 'text',
    text: ({ other, members }, _, visit) => {
      if (other !== undefined) return other[visit]?.[index] ?? ''
      const value = members?.[name]
      return value === undefined || value === null
        ? ''
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value)
    },
  }
}

/** The day of a visit or a finding; undefined without a date. */
function dayOf(dated: { readonly date?: string | undefined } | undefined): string | undefined {
  return dated?.date?.slice(0, 10)
}

function day(date: string | undefined): string {
  return date === undefined ? '' : date.slice(0, 10)
}

function messageCodes(messages: readonly ValidationMessage[]): string {
  return messages.length === 0 ? '' : messages.map(({ code }) => code).join(' ')
}

function worstSeverity(ofPatient: readonly ValidationMessage[], ofVisit: readonly ValidationMessage[] = []): string {
  if (ofPatient.length === 0 && ofVisit.length === 0) return ''
  const messages = [...ofPatient, ...ofVisit]
  return severities.find((severity) => messages.some((message) => message.severity === severity)) ?? ''
}
