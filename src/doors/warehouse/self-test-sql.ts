import { calculatePatient } from '../../clinical/assessment/calculate-patient.js'
import { germany } from '../../clinical/references/built-in-sets.js'
import { valueAt } from '../../clinical/references/distribution.js'
import { lookUp } from '../../clinical/references/lookup.js'
import { type MeasureSet, setWithSeries } from '../../clinical/references/measures/measure-set.js'
import type { ReferenceSet, SeriesName } from '../../clinical/references/reference-set.js'
import { isoDate } from '../../ground/model/calendar-date.js'
import { type Gender, genders, type Measurement, type Patient } from '../../ground/model/patient.js'
import type { MeasurementResult } from '../../ground/model/patient-result.js'
import type { Score } from '../../ground/model/score.js'
import { formatNumber } from '../../ground/text/number.js'
import { type DialectName, numberSql, textSql } from './dialects.js'
import { curvesOfSet } from './exported-series.js'
import { type ScoringPlan, type ScoringSqlOptions, scoringPlan } from './scoring-plan.js'
import { scoringQueries } from './scoring-sql.js'
import { clinicColumnFields } from './used-values-sql.js'
import { clinicColumns, clinicWarehouseMeasures } from './visit-measures.js'

/**
 * Ages of the cases, days: about where tables change hands, and between; then before birth, and of men of 22.4 to 36 years,
 * whose places would be those of girls. The scores of the cases, SD.
 */
const caseDays = [0, 61, 122, 400, 730, 731, 1461, 2000, 3652, 5000, 6575, -1, -1461, 8191, 8192, 10_957, 13_149]
const caseScores = [-6.5, -3.2, -2, -0.4, 0, 1, 2.1, 3.5, 6.5]
const caseToday = '2024-06-01'
const visitDay = 19_875
/** What is measured at ages without references: values of a child, because those of an adult could hide a wrong place. */
const unscored: { readonly [series in SeriesName]?: number } = {
  height: 120,
  weight: 24,
  head: 52,
  sittingHeight: 66,
}

/** The score of each measure in a result. */
const scoreOfMeasure: {
  readonly size: 'sizeSds'
  readonly weight: 'weightSds'
  readonly bmi: 'bmiSds'
  readonly head: 'headSds'
  readonly seat: 'seatSds'
  readonly leg: 'legSds'
  readonly seat_leg: 'seatLegSds'
} = {
  size: 'sizeSds',
  weight: 'weightSds',
  bmi: 'bmiSds',
  head: 'headSds',
  seat: 'seatSds',
  leg: 'legSds',
  seat_leg: 'seatLegSds',
}

/** The measures that are scored by the references for a child's group, in a result. */
const measureOfGroup = { cp_size: 'size', cp_weight: 'weight', cp_bmi: 'bmi' } as const

/** The clinic measures, by their names in a result. */
const clinicOfMeasure = {
  waist: 'waist',
  hip: 'hip',
  waist_height: 'waistHeightRatio',
  waist_hip: 'waistHipRatio',
  arm: 'arm',
  triceps: 'triceps',
  subscapular: 'subscapular',
} as const

/** A measure that is scored without being asked for. */
export type ScoredName = keyof typeof scoreOfMeasure | keyof typeof measureOfGroup

/** Every such measure. */
export const scoredNames: readonly ScoredName[] = [
  ...Object.keys(scoreOfMeasure),
  ...Object.keys(measureOfGroup),
] as readonly ScoredName[]

/** The score of a measure at a visit of a result. */
export function scoreNamed(name: string, visit: MeasurementResult | undefined): Score | undefined {
  if (Object.hasOwn(scoreOfMeasure, name)) return visit?.[scoreOfMeasure[name as keyof typeof scoreOfMeasure]]
  if (Object.hasOwn(clinicOfMeasure, name)) {
    const clinic = clinicOfMeasure[name as keyof typeof clinicOfMeasure]
    return visit?.clinicMeasures?.find(({ measure }) => measure === clinic)?.score
  }
  const measured = measureOfGroup[name as keyof typeof measureOfGroup]
  return visit?.diseaseScores.find(({ disease, measure }) => disease === 'CerebralPalsy' && measure === measured)?.score
}

/** A child of a group by its motor level; one that belongs to none by that has no level. */
export function childOfGroup(group: string | undefined): Pick<Patient, 'gmfcsLevel' | 'tubeFed'> {
  const [, level, feeding] = /^gmfcs-([1-5])(-oral|-tube)?$/.exec(group ?? '') ?? []
  if (level === undefined) return {}
  return { gmfcsLevel: Number(level), ...(feeding !== undefined && { tubeFed: feeding === '-tube' }) }
}

/** The weeks and days of a gestation. */
export function bornAt(gestationDays: number | undefined): Pick<Patient, 'weekBirth' | 'dayBirth'> {
  return gestationDays === undefined ? {} : { weekBirth: Math.floor(gestationDays / 7), dayBirth: gestationDays % 7 }
}

/** What a missing score, or a wrong accuracy, counts as: far more than any difference of rounding. */
const missing = 100

/**
 * One query that scores invented children in another engine and gives one number,
 * `largest_difference`: the largest differences from `calculatePatient`, summed over
 * the measures; some of the children were born preterm, some visits are of adults, or before the birth. It is below 1e-9; 100 and more means that the engine lacks figures, or
 * that they are of another version. It needs the table of days alone, and no visits.
 *
 * @param dialect the engine
 * @param references the set to score by
 * @param measures for clinic measures too, whose figures the table then has to hold
 * @throws AuxologyError `invalid_parameter` for an unknown engine
 * @example
 * ```ts
 * selfTestSql('sqlite').includes('AS largest_difference') // true
 * ```
 */
export function selfTestSql(dialect: DialectName, references: ReferenceSet = germany, measures?: MeasureSet): string {
  const clinic = measures === undefined ? {} : columnsIn(references, measures)
  const columns = { gestation_days: 'gestation_days', ...clinic }
  const plan = scoringPlan(dialect, { references, measures, columns, today: caseToday })
  const { queries, last } = scoringQueries(plan, 'auxology_cases')
  const names = plan.measures.map(({ name }) => name)
  const cases = selfTestCases(references, measures).map((visit) => caseSql(visit, plan, names, Object.keys(clinic)))
  const differences = names.map((name) => `MAX(${differenceSql(name)})`)
  const all = [`auxology_cases AS (\n  ${cases.join(' UNION ALL\n  ')}\n)`, ...queries]
  return `WITH\n${all.join(',\n')}\nSELECT ${differences.join('\n  + ')} AS largest_difference\nFROM ${last} AS v\n`
}

interface SelfTestCase {
  readonly gender: Gender
  readonly day: number
  readonly group: string | undefined
  /** Of a child born preterm, beyond the ages at which it is scored by week. */
  readonly gestationDays: number | undefined
  readonly visit: Measurement
}

/** The columns of the clinic measures that sets have, by their own names. */
function columnsIn(
  references: ReferenceSet,
  { references: beside }: MeasureSet,
): ScoringSqlOptions['columns'] & object {
  const scored = clinicWarehouseMeasures.filter(({ needs, series }) => {
    return needs.length === 1 && setWithSeries(beside, references, series) !== undefined
  })
  return Object.fromEntries(scored.flatMap(({ needs }) => needs.map((column) => [column, column])))
}

function selfTestCases(own: ReferenceSet, measures: MeasureSet | undefined): readonly SelfTestCase[] {
  const groups = [...new Set(curvesOfSet(own).flatMap(({ group }) => group ?? []))]
  return genders.flatMap((gender) =>
    caseDays.map((day, i) => {
      const value = (series: SeriesName, j: number): number | undefined => {
        const set = setWithSeries(measures?.references ?? own, own, series) ?? own
        const place = lookUp(set, series, gender, day / 365.25)
        const score = caseScores[(2 * i + j + (gender === 'male' ? 0 : 4)) % caseScores.length] as number
        const found = place === undefined ? unscored[series] : valueAt(place, score)
        return found === undefined ? undefined : Number(formatNumber(found, { min: 0, max: 2 }))
      }
      const sizeCm = value('height', 0)
      const weightKg = value('weight', 1)
      const headCm = value('head', 2)
      const seatCm = value('sittingHeight', 0)
      const group = groups[(i + (gender === 'male' ? 0 : 3)) % Math.max(1, groups.length)]
      const gestationDays = day >= 400 && (i % 2 === 0) === (gender === 'male') ? 200 : undefined
      const growth = { date: isoDate(visitDay + Math.min(day, 0)), sizeCm, weightKg, headCm, seatCm }
      if (measures === undefined) return { gender, day, group, gestationDays, visit: growth }
      const clinic = {
        waistCm: value('waist', 1),
        hipCm: value('hip', 2),
        armCm: value('armCircumference', 3),
        tricepsMm: value('tricepsSkinfold', 1),
        subscapularMm: value('subscapularSkinfold', 2),
      }
      return { gender, day, group, gestationDays, visit: { ...growth, ...clinic } }
    }),
  )
}

function caseSql(
  { gender, day, group, gestationDays, visit }: SelfTestCase,
  { references, options: { measures }, dialect }: ScoringPlan,
  names: readonly string[],
  clinic: readonly string[],
): string {
  const { number, text, dateLiteral, fromNothing = '' } = dialect
  const dateOfBirth = isoDate(visitDay - Math.max(day, 0))
  const [scored] = calculatePatient(
    { dateOfBirth, gender, ...bornAt(gestationDays), ...childOfGroup(group), measurements: [visit] },
    { today: caseToday, references, measures },
  ).measurements
  const numeric = (value: number | undefined) => `CAST(${value === undefined ? 'NULL' : numberSql(value)} AS ${number})`
  const textual = (value: string | undefined) => `CAST(${value === undefined ? 'NULL' : textSql(value)} AS ${text})`
  const date = (value: string) => dateLiteral.replace('{date}', value)
  const expected = names.flatMap((name) => {
    const score = scoreNamed(name, scored)
    return [
      [`${name}_expected`, numeric(score?.value)],
      [`${name}_expected_accuracy`, textual(score?.accuracy)],
    ]
  })
  const columns = [
    ['sex', textual(gender)],
    ['birth_date', date(dateOfBirth)],
    ['visit_date', date(visit.date as string)],
    ['size_cm', numeric(visit.sizeCm ?? undefined)],
    ['weight_kg', numeric(visit.weightKg ?? undefined)],
    ['head_cm', numeric(visit.headCm ?? undefined)],
    ['seat_cm', numeric(visit.seatCm ?? undefined)],
    ['gestation_days', numeric(gestationDays)],
    ...(group === undefined ? [] : [['child_group', textual(group)]]),
    ...clinicColumns
      .filter((column) => clinic.includes(column))
      .map((column) => [column, numeric(visit[clinicColumnFields[column]])] as const),
    ...expected,
  ]
  return `SELECT ${columns.map(([name, value]) => `${value} AS ${name}`).join(', ')}${fromNothing}`
}

function differenceSql(name: string): string {
  const [sds, expected] = [`v.${name}_sds`, `v.${name}_expected`]
  return `CASE WHEN ${expected} IS NULL AND ${sds} IS NULL THEN 0 WHEN ${expected} IS NULL OR ${sds} IS NULL OR v.${name}_accuracy <> v.${name}_expected_accuracy THEN ${missing} ELSE ABS(${sds} - ${expected}) END`
}
