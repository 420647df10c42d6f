import { calculatePatient } from '../assessment/calculate-patient.js'
import { isoDate } from '../model/calendar-date.js'
import { type Gender, genders, type Measurement } from '../model/patient.js'
import { germany } from '../references/built-in-sets.js'
import { valueAt } from '../references/distribution.js'
import { lookUp } from '../references/lookup.js'
import type { ReferenceSet, SeriesName } from '../references/reference-set.js'
import { formatNumber } from '../text/number.js'
import { type Dialect, type DialectName, numberSql, textSql } from './dialects.js'
import { scoringPlan } from './scoring-plan.js'
import { scoringQueries } from './scoring-sql.js'

/** Ages of the cases, days: about where tables change hands, and between; their scores, SD. */
const caseDays = [0, 61, 122, 400, 730, 731, 1461, 2000, 3652, 5000, 6575]
const caseScores = [-6.5, -3.2, -2, -0.4, 0, 1, 2.1, 3.5, 6.5]
const caseToday = '2024-06-01'
const visitDay = 19_875

/** The score of each measure in a result. */
export const scoreOfMeasure: {
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

/** What a missing score, or a wrong accuracy, counts as: far more than any difference of rounding. */
const missing = 100

/**
 * One query that scores invented children in another engine and gives one number,
 * `largest_difference`: the largest differences from `calculatePatient`, summed over
 * the measures. It is below 1e-9; 100 and more means that the engine lacks figures, or
 * that they are of another version. It needs the table of days alone, and no visits.
 *
 * @param dialect the engine
 * @param references the set to score by
 * @throws AuxologyError `invalid_parameter` for an unknown engine
 * @example
 * ```ts
 * selfTestSql('sqlite').includes('AS largest_difference') // true
 * ```
 */
export function selfTestSql(dialect: DialectName, references: ReferenceSet = germany): string {
  const plan = scoringPlan(dialect, { references, today: caseToday })
  const { queries, last } = scoringQueries(plan, 'auxology_cases')
  const names = plan.measures.map(({ name }) => name as keyof typeof scoreOfMeasure)
  const cases = selfTestCases(references).map((visit) => caseSql(visit, references, names, plan.dialect))
  const differences = names.map((name) => `MAX(${differenceSql(name)})`)
  const all = [`auxology_cases AS (\n  ${cases.join(' UNION ALL\n  ')}\n)`, ...queries]
  return `WITH\n${all.join(',\n')}\nSELECT ${differences.join('\n  + ')} AS largest_difference\nFROM ${last} AS v\n`
}

interface SelfTestCase {
  readonly gender: Gender
  readonly day: number
  readonly visit: Measurement
}

function selfTestCases(references: ReferenceSet): readonly SelfTestCase[] {
  return genders.flatMap((gender) =>
    caseDays.map((day, i) => {
      const value = (series: SeriesName, j: number): number | undefined => {
        const place = lookUp(references, series, gender, day / 365.25)
        const score = caseScores[(2 * i + j + (gender === 'male' ? 0 : 4)) % caseScores.length] as number
        const found = place === undefined ? undefined : valueAt(place, score)
        return found === undefined ? undefined : Number(formatNumber(found, { min: 0, max: 2 }))
      }
      const sizeCm = value('height', 0)
      const weightKg = value('weight', 1)
      const headCm = value('head', 2)
      const seatCm = value('sittingHeight', 0)
      return { gender, day, visit: { date: isoDate(visitDay), sizeCm, weightKg, headCm, seatCm } }
    }),
  )
}

function caseSql(
  { gender, day, visit }: SelfTestCase,
  references: ReferenceSet,
  names: readonly (keyof typeof scoreOfMeasure)[],
  { number, text, dateLiteral }: Dialect,
): string {
  const dateOfBirth = isoDate(visitDay - day)
  const [scored] = calculatePatient(
    { dateOfBirth, gender, measurements: [visit] },
    { today: caseToday, references, gestationalCorrection: 'none' },
  ).measurements
  const numeric = (value: number | undefined) => `CAST(${value === undefined ? 'NULL' : numberSql(value)} AS ${number})`
  const textual = (value: string | undefined) => `CAST(${value === undefined ? 'NULL' : textSql(value)} AS ${text})`
  const date = (value: string) => dateLiteral.replace('{date}', value)
  const expected = names.flatMap((name) => {
    const score = scored?.[scoreOfMeasure[name]]
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
    ...expected,
  ]
  return `SELECT ${columns.map(([name, value]) => `${value} AS ${name}`).join(', ')}`
}

function differenceSql(name: string): string {
  const [sds, expected] = [`v.${name}_sds`, `v.${name}_expected`]
  return `CASE WHEN ${expected} IS NULL AND ${sds} IS NULL THEN 0 WHEN ${expected} IS NULL OR ${sds} IS NULL OR v.${name}_accuracy <> v.${name}_expected_accuracy THEN ${missing} ELSE ABS(${sds} - ${expected}) END`
}
