import { positionOfRows, shiftedValue } from '../../clinical/growth/size-position.js'
import { builtInSets } from '../../clinical/references/built-in-sets.js'
import { type Lookup, lookUp } from '../../clinical/references/lookup.js'
import type { ReferenceSet } from '../../clinical/references/reference-set.js'
import { halfNormalBeyond } from '../../ground/math/half-normal-tail.js'
import { lmsValue } from '../../ground/math/lms.js'
import { daysPerYear } from '../../ground/model/calendar-date.js'
import { type Gender, genders } from '../../ground/model/patient.js'
import { curvesOf, placesPerSex, type WarehouseCurve } from './exported-series.js'

/** What a value is scored by at a place, besides L, M and S. The names are those of the columns. */
export interface ScoringRule {
  /** Where the tails are linear: the values at -3 and +3, and the score beyond, (value - from) / per. */
  readonly low: number | undefined
  readonly low_from: number | undefined
  readonly low_per: number | undefined
  readonly high: number | undefined
  readonly high_from: number | undefined
  readonly high_per: number | undefined
  /** Where the distribution is half-normal above the 95th percentile: the value there, and σ. */
  readonly p95: number | undefined
  readonly sigma: number | undefined
}

/** What is known of a place in a table. The names are those of the columns. */
export interface PlaceFacts {
  /** Added to a height before it is scored, cm: the rows are of children who were measured the other way. */
  readonly shift_cm: number
  /** 1 where the rows are of children measured lying. */
  readonly lying: 0 | 1
  /** 1 where scores may be off by more than 0.3 SD. */
  readonly approximate: 0 | 1
  readonly table_id: string
}

/** The figures of a curve on a day of age. The names are those of the columns. */
export interface DayRow extends ScoringRule, PlaceFacts {
  /** Curve × 16384 + sex × 8192 + day of age; boys are 0, girls 1. */
  readonly place: number
  readonly l: number
  readonly m: number
  readonly s: number
}

/** The days that a curve can have, of one sex: three before term are read at term, a day after 22.4 years is a place of the other sex. */
export const firstDay = -3
export const lastDay: number = placesPerSex - 1 + firstDay

/**
 * Every curve of sets as a row for each day of age, for engines that score by
 * joining: ages from dates are whole days, so that nothing is left to
 * interpolate. The figures are those that `calculatePatient` uses, to the last bit.
 *
 * @param sets by default all of the library; what several share comes once
 * @example
 * ```ts
 * const [row] = dayRows([germany])
 * row?.table_id // 'who2006-height'
 * ```
 */
export function* dayRows(sets: readonly ReferenceSet[] = builtInSets): Generator<DayRow> {
  for (const curve of curvesOf(sets)) {
    for (const gender of genders) yield* daysOfSex(curve, gender)
  }
}

function* daysOfSex(curve: WarehouseCurve, gender: Gender): Generator<DayRow> {
  const start = sexBase(curve, gender)
  for (let day = firstDay; day <= lastDay; day++) {
    const years = day / daysPerYear
    const place = lookUp(curve.references, curve.series, gender, years)
    if (place === undefined) continue
    const { l, m, s } = place
    yield { place: start + day, l, m, s, ...scoringRule(place), ...placeFacts(place, years) }
  }
}

/** The first place of a curve for a sex. */
export function sexBase({ base }: WarehouseCurve, gender: Gender): number {
  return base + (gender === 'female' ? placesPerSex : 0)
}

/** How a place scores the tails. */
function scoringRule(place: Lookup): ScoringRule {
  const isLinear = place.distribution === undefined && place.table.tails === 'linear'
  const low = isLinear ? tail(place, -1) : undefined
  const high = isLinear ? tail(place, 1) : undefined
  const sigma = place.distribution?.parameters['sigma']
  return {
    low: low?.value,
    low_from: low?.from,
    low_per: low?.per,
    high: high?.value,
    high_from: high?.from,
    high_per: high?.per,
    p95: sigma === undefined ? undefined : lmsValue(halfNormalBeyond, place),
    sigma,
  }
}

/** {@link linearTailScore} as the line it is; undefined where the formula never reaches 3. */
function tail(place: Lookup, side: 1 | -1): { value: number; from: number; per: number } | undefined {
  const value = lmsValue(3 * side, place)
  if (Number.isNaN(value)) return undefined
  const per = Math.abs(value - lmsValue(2 * side, place))
  return { value, from: value - 3 * side * per, per }
}

/** What is known of a place that serves an age, years. */
export function placeFacts(place: Lookup, years: number): PlaceFacts {
  const age = { chronologicalYears: years, referenceYears: years, postmenstrualWeeks: undefined }
  // A length of 1 cm comes back as 1 and the shift.
  const shifted = shiftedValue({ ...place, table: { ...place.table, measure: 'height' } }, {}, age, 1)
  return {
    shift_cm: shifted?.cm ?? 0,
    lying: positionOfRows(place) === 'lying' ? 1 : 0,
    approximate: place.approximate ? 1 : 0,
    table_id: place.table.id,
  }
}
