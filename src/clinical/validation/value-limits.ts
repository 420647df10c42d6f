import type { LimitsCode } from '../../ground/model/message-parameters.js'
import type { LikelySlip, Unit } from '../../ground/model/message-values.js'
import { shortened } from '../../ground/text/quoted.js'
import type { Lookup } from '../references/lookup.js'
import { type Case, exceeds, type Limit, type LimitedValue, type Verdict } from './rule.js'
import { isOrdinaryAt } from './score-limits.js'
import { likelySlip } from './slips.js'

/** A patient can't be older than this, years. */
export const oldestYears = 130

/** A limit with the name of its case. */
export interface NamedLimit extends Limit {
  readonly name: string
}

/** The limits that make a value impossible. */
export function impossibleLimits(limits: LimitedValue['limits']): readonly NamedLimit[] {
  return namedLimits(limits).filter(({ severity }) => severity === 'error')
}

/** The limits beyond which a value is possible but unusual. */
export function unusualLimits(limits: LimitedValue['limits']): readonly NamedLimit[] {
  return namedLimits(limits).filter(({ severity }) => severity !== 'error')
}

function namedLimits(limits: LimitedValue['limits']): readonly NamedLimit[] {
  return Object.entries(limits).map(([name, limit]) => ({ ...limit, name }))
}

/** Tells a number that keeps all limits at any age: most values do, and two comparisons show it. */
/* @__NO_SIDE_EFFECTS__ */
export function keepsAll(limits: readonly NamedLimit[]): (value: number | undefined) => boolean {
  // A value that has to be a whole number is checked in full.
  const least = Math.max(...limits.map(({ whole, below = -Infinity }) => (whole ? Infinity : below)))
  const most = Math.min(...limits.map(({ above = Infinity }) => above))
  return (value) => typeof value === 'number' && value >= least && value <= most
}

/** Limits as the cases of a rule. */
export function limitCases(limits: readonly NamedLimit[], unit: Unit): { readonly [name in string]: Case } {
  return Object.fromEntries(
    limits.map((limit) => [
      limit.name,
      { severity: limit.severity, when: whenBeyond(limit, unit), source: limit.source },
    ]),
  )
}

function whenBeyond({ below, above, whole, underYears }: Limit, unit: Unit): string {
  const sides = [below === undefined ? [] : [`below ${below}`], above === undefined ? [] : [`above ${above}`]].flat()
  const age = underYears === undefined ? '' : ` under ${underYears} years of age`
  const fraction = whole === undefined ? '' : ', or not a whole number'
  return `${sides.join(' or ')} ${unit}${age}${fraction}`
}

/**
 * The verdict on an impossible value.
 *
 * @param isExplainedLater whether its likely cause is left to phase two, which may
 * have a reference for the value
 */
export function impossibleValue(
  limits: readonly NamedLimit[],
  of: LimitedValue,
  value: number | undefined,
  {
    ageYears,
    isExplainedLater = false,
  }: { readonly ageYears?: number | undefined; readonly isExplainedLater?: boolean } = {},
): Verdict<LimitsCode> | undefined {
  if (value === undefined) return undefined
  const limit = firstBroken(limits, value, ageYears)
  if (limit === undefined) return undefined
  const { name, below: least, above: most, whole, underYears } = limit
  const number = Number.isFinite(value) ? value : undefined
  const slip = isExplainedLater ? undefined : impossibleSlip(of, { limit, value, ageYears })
  return {
    case: name,
    parameters: { value: number, given: textInstead(value), unit: of.unit, least, most, whole, underYears, slip },
    drops: [of.field],
  }
}

/** A text in place of a number. */
export function textInstead(value: unknown): string | undefined {
  return typeof value === 'string' ? shortened(value) : undefined
}

/** A value beyond a limit, and the age at which it is. */
interface BrokenLimit {
  readonly limit: Limit
  readonly value: number
  readonly ageYears: number | undefined
}

/** What an impossible value was probably meant to be: an ordinary value, or in a unit that makes it possible. */
export function impossibleSlip(
  of: LimitedValue,
  { limit, value, ageYears }: BrokenLimit,
  place?: Lookup,
): LikelySlip | undefined {
  if (!Number.isFinite(value)) return undefined
  const isPossible = (corrected: number) => !isBeyondLimit(limit, corrected, ageYears)
  return likelySlip(of.slips, value, isOrdinary(of, place), isPossible)
}

/**
 * The verdict on a value that is possible but beyond its fixed limits.
 *
 * @param place where the value was scored
 */
export function unusualValue(
  limits: readonly NamedLimit[],
  of: LimitedValue,
  value: number | undefined,
  place: Lookup | undefined,
): Verdict<LimitsCode> | undefined {
  if (value === undefined) return undefined
  const limit = firstBroken(limits, value)
  if (limit === undefined) return undefined
  const { below: least, above: most, name } = limit
  return { case: name, parameters: { value, unit: of.unit, least, most, slip: unusualSlip(of, value, place) } }
}

/** What an unusual value was probably meant to be. */
export function unusualSlip(of: LimitedValue, value: number, place: Lookup | undefined): LikelySlip | undefined {
  return likelySlip(of.slips, value, isOrdinary(of, place))
}

/** Whether a corrected value is ordinary: by the reference, or else within the common range. */
function isOrdinary({ common, unit }: LimitedValue, place: Lookup | undefined): (corrected: number) => boolean {
  return place === undefined ? isWithin(common) : (corrected) => isOrdinaryAt(place, corrected, unit)
}

function firstBroken(limits: readonly NamedLimit[], value: number, ageYears?: number): NamedLimit | undefined {
  for (const limit of limits) if (isBeyondLimit(limit, value, ageYears)) return limit
  return undefined
}

/** Whether a submitted value exceeds a limit; a non-number exceeds every limit. */
export function isBeyondLimit(
  { below, above, whole, underYears }: Limit,
  value: number,
  ageYears: number | undefined,
): boolean {
  const keepsLimits =
    typeof value === 'number' &&
    (below === undefined || value >= below) &&
    (above === undefined || value <= above) &&
    (whole === undefined || Number.isInteger(value))
  const appliesAtAge = underYears === undefined || (ageYears !== undefined && ageYears < underYears)
  return !keepsLimits && (appliesAtAge || !Number.isFinite(value))
}

/** Whether a computed value is within a range. */
/* @__NO_SIDE_EFFECTS__ */
export function isWithin([least, most]: readonly [least: number, most: number]): (value: number) => boolean {
  return (value) => !exceeds(least, value) && !exceeds(value, most)
}
