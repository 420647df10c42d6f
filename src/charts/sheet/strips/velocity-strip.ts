import type { GrowthInterval } from '../../../clinical/course/velocity/growth-interval.js'
import { perYearOfGain, type VelocityCurve, velocityCurves } from '../../../clinical/course/velocity/velocity-curves.js'
import {
  donald2025,
  gainPlace,
  kelly2014By,
  who2009Gain,
} from '../../../clinical/course/velocity/velocity-references.js'
import { scoreOfPercentile } from '../../../clinical/references/distribution.js'
import { mayUse } from '../../../clinical/references/set-rights.js'
import { type Publication, publicationName } from '../../../clinical/references/table.js'
import { lmsValue } from '../../../ground/math/lms.js'
import { monthsPerYear } from '../../../ground/model/calendar-date.js'
import type { GainMeasure, PubertalTiming } from '../../../ground/model/course-names.js'
import type { Gender } from '../../../ground/model/patient.js'
import type { ChartData } from '../../data/chart-data.js'
import { isOnAxis } from '../../picture/shown-data.js'

/** The percentiles of velocity. P25 is left out: its specificity is 4 to 10 per cent (Duran 2025). */
const percentiles = [3, 50, 97] as const
const scores: readonly number[] = percentiles.map((percentile) => scoreOfPercentile(percentile))

/** A velocity over the interval it was read from, in places of the chart's x axis. */
export interface StripInterval {
  readonly interval: GrowthInterval
  readonly from: number
  readonly to: number
  /** cm or kg a year. */
  readonly perYear: number
  /** What healthy infants gain over such an interval, cm or kg a year: P3, P50, P97. */
  readonly expected: readonly [low: number, middle: number, high: number] | undefined
}

/** Velocity over age, with its reference. */
export interface VelocityStrip {
  readonly unit: 'cm' | 'kg'
  readonly intervals: readonly StripInterval[]
  /** P3, P50 and P97 of height velocity from two years on; empty for other measures. */
  readonly curves: readonly (VelocityCurve & { readonly percentile: number })[]
  /** Of the curves, and of the infants' gains. */
  readonly curvesBy: Publication | undefined
  readonly gainsBy: Publication | undefined
  /** The intervals that have no velocity, each with its reason. */
  readonly without: readonly GrowthInterval[]
}

/** The velocities of a measure by age, as the chart counts it. */
export function velocityStrip(
  measure: GainMeasure,
  { points, gender, xAxis }: Pick<ChartData, 'points' | 'gender' | 'xAxis'>,
  all: readonly GrowthInterval[],
  {
    pubertalTiming,
    clearedOnly,
  }: { readonly pubertalTiming: PubertalTiming | undefined; readonly clearedOnly: boolean },
): VelocityStrip {
  const placeOf = new Map(points.map((point) => [point.measurementIndex, point]))
  const ofMeasure = all.filter((interval) => interval.measure === measure)
  const intervals = ofMeasure.flatMap((interval): StripInterval[] => {
    const { fromIndex, toIndex, fromYears, toYears, perYear } = interval
    const [begin, end] = [placeOf.get(fromIndex), placeOf.get(toIndex)]
    if (perYear === undefined || begin === undefined || end === undefined) return []
    // By corrected age where both visits are, else by the age since birth.
    const isCorrected = begin.uncorrectedX !== undefined && end.uncorrectedX !== undefined
    const [from, to] = isCorrected ? [begin.x, end.x] : [fromYears, toYears]
    return [{ interval, from, to, perYear, expected: expectedGain(interval, [begin.x, end.x], gender) }]
  })
  const reference = pubertalTiming === undefined ? donald2025 : kelly2014By(pubertalTiming)
  const isDrawn = measure === 'size' && mayUse({ clearedOnly }, reference.publication)
  const curves = (isDrawn ? velocityCurves(reference, gender, scores) : [])
    .map(({ sds, places }, i) => ({
      sds,
      percentile: percentiles[i] as number,
      places: places.filter(({ midYears }) => isOnAxis(midYears, xAxis)),
    }))
    .filter(({ places }) => places.length > 1)
  return {
    unit: measure === 'weight' ? 'kg' : 'cm',
    intervals,
    curves,
    curvesBy: curves.length > 0 ? reference.publication : undefined,
    gainsBy: intervals.some(({ expected }) => expected !== undefined) ? who2009Gain : undefined,
    without: ofMeasure.filter(({ perYear }) => perYear === undefined),
  }
}

/** P3, P50 and P97 of the standard that scored an infant's gain, as velocities. */
function expectedGain(
  { measure, sds }: GrowthInterval,
  [from, to]: readonly [number, number],
  gender: Gender,
): StripInterval['expected'] {
  if (sds?.reference !== publicationName(who2009Gain)) return undefined
  const place = gainPlace(measure, gender, from * monthsPerYear, (to - from) * monthsPerYear)
  if (place === undefined) return undefined
  const [low, middle, high] = scores.map((score) => perYearOfGain(measure, place, lmsValue(score, place)))
  if (low === undefined || middle === undefined || high === undefined) return undefined
  return [low, middle, high].every(Number.isFinite) ? [low, middle, high] : undefined
}
