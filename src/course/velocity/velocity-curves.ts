import { type Lms, lmsValue } from '../../math/lms.js'
import { monthsPerYear } from '../../model/calendar-date.js'
import type { GainMeasure } from '../../model/course-names.js'
import type { Gender } from '../../model/patient.js'
import { gramsPerKilogram } from '../../model/units.js'
import type { FigureRows } from '../figures/figure-rows.js'
import { gainAt, gainRows, type VelocityReference, velocityLms } from './velocity-references.js'

/** A place of a curve of velocity: at the middle of the interval, in cm or kg a year. */
export interface VelocityPlace {
  readonly midYears: number
  readonly perYear: number
}

/** A curve of one score over age. */
export interface VelocityCurve {
  readonly sds: number
  readonly places: readonly VelocityPlace[]
}

/** The first and the last age at the middle of an interval that a reference of height velocity has figures for, years. */
export function velocityAges({ figures }: VelocityReference, gender: Gender): readonly [from: number, to: number] {
  return endsOf(figures[gender], ([x]) => x as number)
}

/**
 * The height velocity of a score at an age, cm a year: the inverse of {@link velocityScore} within ±3.
 *
 * @returns undefined outside the reference, and where growth has all but ended and
 * the distribution has no value at so low a score
 */
export function velocityValue(
  reference: VelocityReference,
  gender: Gender,
  midYears: number,
  sds: number,
): number | undefined {
  const lms = velocityLms(reference, gender, midYears)
  return lms === undefined ? undefined : lmsFigure(lms, sds)
}

/** A reference of height velocity as curves, cm a year; a curve has no places where it has no value. */
export function velocityCurves(
  reference: VelocityReference,
  gender: Gender,
  scores: readonly number[],
): readonly VelocityCurve[] {
  return sampled(velocityAges(reference, gender), scores, (midYears, sds) =>
    velocityValue(reference, gender, midYears, sds),
  )
}

/** The lengths of WHO's intervals for a measure, months. */
export function gainIntervals(measure: GainMeasure, gender: Gender): readonly number[] {
  return Object.keys(gainRows(measure, gender)).map(Number)
}

/** The first and the last age at the middle of WHO's intervals of one length, years. */
export function gainAges(measure: GainMeasure, gender: Gender, months: number): readonly [from: number, to: number] {
  return endsOf(gainRows(measure, gender)[months] as FigureRows, middleOf)
}

/**
 * WHO's gain over intervals of one length, of a score, at an age in the middle of the
 * interval: as velocity, cm or kg a year. Short intervals have more spread, so that
 * curves of different lengths are no single chart. Below zero where infants of that
 * score lose weight.
 *
 * @returns undefined outside the reference
 */
export function gainVelocity(
  measure: GainMeasure,
  gender: Gender,
  months: number,
  midYears: number,
  sds: number,
): number | undefined {
  const fromMonths = beginOfMiddle(gainRows(measure, gender)[months], midYears * monthsPerYear)
  const place = fromMonths === undefined ? undefined : gainAt(measure, gender, months, fromMonths)
  const value = place && lmsFigure(place, sds)
  if (place === undefined || value === undefined) return undefined
  const gain = (value - place.delta) / (measure === 'weight' ? gramsPerKilogram : 1)
  return (gain / place.length) * monthsPerYear
}

/** WHO's gains over intervals of one length as curves of velocity, cm or kg a year. */
export function gainCurves(
  measure: GainMeasure,
  gender: Gender,
  months: number,
  scores: readonly number[],
): readonly VelocityCurve[] {
  return sampled(gainAges(measure, gender, months), scores, (midYears, sds) =>
    gainVelocity(measure, gender, months, midYears, sds),
  )
}

function lmsFigure(lms: Lms, sds: number): number | undefined {
  const value = lmsValue(sds, lms)
  return Number.isFinite(value) ? value : undefined
}

function endsOf(figures: FigureRows, place: (row: readonly number[]) => number): readonly [from: number, to: number] {
  const rows = figures()
  return [place(rows[0] as readonly number[]), place(rows.at(-1) as readonly number[])]
}

/** The middle of a row of WHO's, whose first two columns are the ends of its interval in months; years. */
function middleOf([from, to]: readonly number[]): number {
  return ((from as number) + (to as number)) / 2 / monthsPerYear
}

/** Where the interval with a middle begins, months: the ends lie on straight lines between the rows. */
function beginOfMiddle(figures: FigureRows | undefined, middleMonths: number): number | undefined {
  const rows = figures?.() ?? []
  const middle = ([from, to]: readonly number[]) => ((from as number) + (to as number)) / 2
  // Years and months and back: the last digit may differ.
  const near = 1e-9
  const next = rows.findIndex((row) => middle(row) >= middleMonths - near)
  const [lower, upper] = [rows[next - 1], rows[next]]
  if (upper === undefined) return undefined
  if (lower === undefined) return middle(upper) - middleMonths > near ? undefined : upper[0]
  const share = Math.min(1, (middleMonths - middle(lower)) / (middle(upper) - middle(lower)))
  return (lower[0] as number) + share * ((upper[0] as number) - (lower[0] as number))
}

/** Between two places of a curve, years. */
const step = 1 / 24

function sampled(
  [from, to]: readonly [number, number],
  scores: readonly number[],
  value: (midYears: number, sds: number) => number | undefined,
): readonly VelocityCurve[] {
  const count = Math.max(1, Math.round((to - from) / step))
  const ages = Array.from({ length: count + 1 }, (_, i) => (i === count ? to : from + ((to - from) * i) / count))
  return scores.map((sds) => ({
    sds,
    places: ages.flatMap((midYears) => {
      const perYear = value(midYears, sds)
      return perYear === undefined ? [] : [{ midYears, perYear }]
    }),
  }))
}
