import { type Lms, lmsValue } from '../../../ground/math/lms.js'
import { monthsPerYear } from '../../../ground/model/calendar-date.js'
import type { GainMeasure } from '../../../ground/model/course-names.js'
import type { Gender } from '../../../ground/model/patient.js'
import { gramsPerKilogram } from '../../../ground/model/units.js'
import type { FigureRow, FigureRows } from '../figures/figure-rows.js'
import { type GainPlace, gainAt, gainRows, type VelocityReference, velocityLms } from './velocity-references.js'

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
  return endsOf(figures[gender], ([x]) => x)
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

/** Between two places of a curve, years. */
const step = 1 / 24

/** A reference of height velocity as curves, cm a year; a curve has no places where it has no value. */
export function velocityCurves(
  reference: VelocityReference,
  gender: Gender,
  scores: readonly number[],
): readonly VelocityCurve[] {
  const [from, to] = velocityAges(reference, gender)
  const count = Math.max(1, Math.round((to - from) / step))
  const ages = Array.from({ length: count + 1 }, (_, i) => (i === count ? to : from + ((to - from) * i) / count))
  return scores.map((sds) => ({
    sds,
    places: ages.flatMap((midYears) => {
      const perYear = velocityValue(reference, gender, midYears, sds)
      return perYear === undefined ? [] : [{ midYears, perYear }]
    }),
  }))
}

/** WHO's intervals of one length, months. */
export interface GainCurve {
  readonly measure: GainMeasure
  readonly gender: Gender
  readonly months: number
}

/** The first and the last age at the middle of WHO's intervals of one length, years. */
export function gainAges({ measure, gender, months }: GainCurve): readonly [from: number, to: number] {
  return endsOf(gainRows(measure, gender)[months] ?? noRows, (row) => middleMonths(row) / monthsPerYear)
}

const noRows: FigureRows = () => []

/**
 * WHO's gain over intervals of one length, of a score, at an age in the middle of the
 * interval: as velocity, cm or kg a year. Short intervals have more spread, so that
 * curves of different lengths are no single chart. Below zero where infants of that
 * score lose weight.
 *
 * @returns undefined outside the reference
 */
export function gainVelocity(
  { measure, gender, months }: GainCurve,
  midYears: number,
  sds: number,
): number | undefined {
  const rows = gainRows(measure, gender)[months] ?? noRows
  const fromMonths = beginOfMiddle(rows, midYears * monthsPerYear)
  const place = fromMonths === undefined ? undefined : gainAt({ months, rows }, fromMonths)
  const value = place && lmsFigure(place, sds)
  return place === undefined || value === undefined ? undefined : perYearOfGain(measure, place, value)
}

/** A value of WHO's distribution of gains as velocity, cm or kg a year. */
export function perYearOfGain(measure: GainMeasure, { delta, length }: GainPlace, value: number): number {
  return ((value - delta) / (measure === 'weight' ? gramsPerKilogram : 1) / length) * monthsPerYear
}

function lmsFigure(lms: Lms, sds: number): number | undefined {
  const value = lmsValue(sds, lms)
  return Number.isFinite(value) ? value : undefined
}

function endsOf(figures: FigureRows, place: (row: FigureRow) => number): readonly [from: number, to: number] {
  const places = figures().map(place)
  return [Math.min(...places), Math.max(...places)]
}

/** The middle of a row of WHO's, whose first two columns are the ends of its interval; months. */
function middleMonths([from, to]: FigureRow): number {
  return (from + to) / 2
}

/** Where the interval with a middle begins, months: the ends lie on straight lines between the rows. */
function beginOfMiddle(figures: FigureRows, middle: number): number | undefined {
  const rows = figures()
  // Years and months and back: the last digit may differ.
  const near = 1e-9
  const next = rows.findIndex((row) => middleMonths(row) >= middle - near)
  const [lower, upper] = [rows[next - 1], rows[next]]
  if (upper === undefined) return undefined
  if (lower === undefined) return middleMonths(upper) - middle > near ? undefined : upper[0]
  const share = Math.min(1, (middle - middleMonths(lower)) / (middleMonths(upper) - middleMonths(lower)))
  return lower[0] + share * (upper[0] - lower[0])
}
