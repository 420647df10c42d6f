import { type BmiClass, bmiClasses } from '../../../ground/model/bmi-class.js'
import type { Gender } from '../../../ground/model/patient.js'
import { scoreAt, valueAt } from '../distribution.js'
import { lookUpTable, meetEnds, nearEnd } from '../lookup.js'
import type { ReferenceTable } from '../table.js'
import type { BmiClassification, BmiLimit } from './bmi-classes.js'

/** Body mass indices closer together than this are the same, kg/m²: limits are computed. */
const sameBmi = 1e-9

/**
 * The body mass index at a limit, kg/m².
 *
 * @param years the age
 * @returns undefined outside the ages of the limit
 * @example
 * ```ts
 * const obesity = agaBmiClasses.limits.find((limit) => limit.class === 'obesity')
 * obesity && bmiLimitAt(obesity, 'female', 12)?.toFixed(1) // '25.5'
 * ```
 */
export function bmiLimitAt(limit: BmiLimit, gender: Gender, years: number): number | undefined {
  const { table, sds, from, to } = limit
  if (!(years >= from && years <= to)) return undefined
  const place = lookUpTable(table, gender, Math.min(Math.max(years, table.range[0]), table.range[1]))
  const value = place === undefined ? undefined : valueAt(place, sds[gender])
  return value === undefined ? undefined : limitFrom(value, limit)
}

/** The limit from the value at its score: a multiple of that, or what it is never above. */
export function limitFrom(valueAtScore: number, { times = 1, atMost = Number.POSITIVE_INFINITY }: BmiLimit): number {
  return Math.min(valueAtScore * times, atMost)
}

/**
 * The class of a body mass index.
 *
 * @param years the age; at most 3 days beyond the ages of the limits counts as their end
 * @param bmi kg/m²
 * @returns undefined at ages that the classification has no limits for, and for
 * a body mass index that isn't a positive number
 * @example
 * ```ts
 * classifyBmi(agaBmiClasses, 'female', 12, 27) // 'obesity'
 * ```
 */
export function classifyBmi(
  classification: BmiClassification,
  gender: Gender,
  years: number,
  bmi: number,
): BmiClass | undefined {
  if (!(bmi > 0 && bmi < Number.POSITIVE_INFINITY)) return undefined
  const { limits } = classification
  if (isPlainlyNormal(limits, gender, years, bmi)) return 'normal'
  const age = ageAtLimits(classification, years)
  const ofAge = limits.filter(({ from, to }) => age >= from && age <= to)
  if (ofAge.length === 0) return undefined
  const latest = Math.max(...ofAge.map(({ from }) => from))
  const crossed = ofAge.filter((limit) => limit.from === latest && isBeyond(bmi, limit, gender, age))
  return crossed.reduce<BmiClass>((outer, { class: next }) => (isFarther(next, outer) ? next : outer), 'normal')
}

/** The age at which limits are read: at most 3 days beyond all of them, their end. */
export function ageAtLimits({ limits }: BmiClassification, years: number): number {
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { from, to } of limits) {
    if (from < first) first = from
    if (to > last) last = to
  }
  return meetEnds(years, first, last, nearEnd.years)
}

/** A score this near to a limit is left to the limit itself. */
const nearLimit = 1e-6

/** Whether a body mass index lies between the innermost limits: for most, one score shows it without computing a limit. */
function isPlainlyNormal(limits: readonly BmiLimit[], gender: Gender, years: number, bmi: number): boolean {
  let table: ReferenceTable | undefined
  let lowest = Number.NEGATIVE_INFINITY
  let highest = Number.POSITIVE_INFINITY
  for (const limit of limits) {
    if (years < limit.from || years > limit.to) continue
    // A multiple of a percentile lies beyond the percentile, but not where it is capped.
    if ((limit.atMost ?? bmi + 1) <= bmi || (limit.times ?? 1) < 1) return false
    if (table !== undefined && table !== limit.table) return false
    table = limit.table
    const sds = limit.sds[gender]
    if (limit.side === 'below' && sds > lowest) lowest = sds
    if (limit.side === 'above' && sds < highest) highest = sds
  }
  if (table === undefined || years < table.range[0] || years > table.range[1]) return false
  const place = lookUpTable(table, gender, years)
  if (place === undefined) return false
  const score = scoreAt(place, bmi)
  return score !== undefined && score > lowest + nearLimit && score < highest - nearLimit
}

function isBeyond(bmi: number, limit: BmiLimit, gender: Gender, years: number): boolean {
  const value = bmiLimitAt(limit, gender, years)
  if (value === undefined) return false
  const beyond = limit.side === 'above' ? bmi - value : value - bmi
  return limit.inclusive === true ? beyond >= -sameBmi : beyond > sameBmi
}

function isFarther(a: BmiClass, b: BmiClass): boolean {
  return distanceFromNormal(a) > distanceFromNormal(b)
}

function distanceFromNormal(bmiClass: BmiClass): number {
  return Math.abs(bmiClasses.indexOf(bmiClass) - bmiClasses.indexOf('normal'))
}
