import { exceeds } from '../rule.js'
import { mostChange, mostDeparture, mostGainCm, toleratedShrinkingCm } from './course-limits.js'
import { type CourseField, type CoursePoint, scoreChange } from './course-points.js'
import { widened } from './size-error.js'

type Target = CourseField['target']

/** A spike lies on the same side of both neighbours, and from the nearer one at least this share of its departure. */
const spikeShare = 0.5

/** Whether a value departs from the line between its neighbours. */
export function isSpike(target: Target, before: CoursePoint, here: CoursePoint, after: CoursePoint): boolean {
  const fromBefore = scoreChange(before, here)
  const toAfter = scoreChange(here, after)
  if (fromBefore === undefined || toAfter === undefined) return false
  const fromAfter = -toAfter
  if (fromBefore > 0 !== fromAfter > 0) return false
  const [beforeYears, afterYears] = [here.years - before.years, after.years - here.years]
  const both = beforeYears + afterYears
  const share = both > 0 ? beforeYears / both : 0.5
  const departure = Math.abs(fromBefore * (1 - share) + fromAfter * share)
  if (Math.min(Math.abs(fromBefore), Math.abs(fromAfter)) <= spikeShare * departure) return false
  const variance = here.furtherVariance + (1 - share) ** 2 * before.furtherVariance + share ** 2 * after.furtherVariance
  const most = widened(mostDeparture(target, before.years, beforeYears, afterYears), variance)
  // The weight only widens the limit: most need not be compared with it.
  if (target !== 'size' || !exceeds(departure, most)) return exceeds(departure, most)
  return exceeds(departure, departureTimes[weightBeside(before, here, fromBefore)] * most)
}

/** The change between two visits as a share of the most that is expected; 0 where they can't be compared. */
export function changeShare(target: Target, from: CoursePoint, to: CoursePoint): number {
  const change = scoreChange(from, to)
  if (change === undefined) return 0
  const years = to.years - from.years
  const variance = from.furtherVariance + to.furtherVariance
  const share = Math.abs(change) / widened(mostChange(target, from.years, years), variance)
  if (target !== 'size') return share
  const weight = weightBeside(from, to, change)
  const sizeShare = share / changeTimes[weight]
  return change > 0 ? Math.max(sizeShare, gainShare(from, to, years) / gainTimes[weight]) : sizeShare
}

/** From this age on children are measured standing. */
const standingFromYears = 2

/** What a value has decreased as a share of what is tolerated. */
function shrinkShare(target: Target, from: CoursePoint, to: CoursePoint): number {
  if (target === 'weight' || to.value >= from.value || to.years === from.years) return 0
  if (scoreChange(from, to) === undefined) return 0
  return (from.value - to.value) / toleratedShrinkingCm[target]
}

/** What the weight says of a change of height: it stays behind, it follows, or it is not known. */
type WeightBeside = 'stays' | 'follows' | 'unknown'

/** Limits of a change of height, and of a gain, are multiplied by these: a true change changes the weight too. */
const changeTimes: { readonly [weight in WeightBeside]: number } = { stays: 0.85, follows: 1, unknown: 1 }
const departureTimes: { readonly [weight in WeightBeside]: number } = { stays: 1, follows: 1.15, unknown: 1 }
const gainTimes: { readonly [weight in WeightBeside]: number } = { stays: 0.92, follows: 1.3, unknown: 1.1 }

/**
 * Weight stays behind where the logarithm of the body mass index, relative to its median,
 * changes by more than this against the height, and this much more for each year.
 */
const staysBeyond = 0.03
const staysBeyondPerYear = 0.03

function weightBeside(from: CoursePoint, to: CoursePoint, heightChange: number): WeightBeside {
  const [before, after] = [bmiOfMedian(from), bmiOfMedian(to)]
  if (before === undefined || after === undefined) return 'unknown'
  const change = Math.log(after / before)
  return (heightChange > 0 ? -change : change) > staysBeyond + staysBeyondPerYear * (to.years - from.years)
    ? 'stays'
    : 'follows'
}

/** The body mass index as a share of the index of median height and weight. */
function bmiOfMedian({ visit, value, deciding }: CoursePoint): number | undefined {
  const { weightKg } = visit.visit
  const weight = visit.scores.weightKg
  if (weightKg === undefined || weight === undefined) return undefined
  return weightKg / weight.place.m / (value / deciding.place.m) ** 2
}

/** The share in what the fastest children grow, between visits of standing children. */
function gainShare(from: CoursePoint, to: CoursePoint, years: number): number {
  const { gender } = from.visit.subject
  if (gender === undefined || from.years < standingFromYears) return 0
  return (to.value - from.value) / mostGainCm(gender, from.years, years)
}

/** The changes of a course as shares of what is expected, as the sum of their squares. */
export function unevenness(target: Target, points: readonly CoursePoint[]): number {
  let sum = 0
  let before: CoursePoint | undefined
  for (const point of points) {
    if (before !== undefined) sum += shareOf(target, before, point) ** 2
    before = point
  }
  return sum
}

/** A change, or a decrease, as a share of the most that is expected; computed once. */
export function shareOf(target: Target, from: CoursePoint, to: CoursePoint): number {
  const { known } = to
  if (known.from !== from) {
    known.share = Math.max(changeShare(target, from, to), shrinkShare(target, from, to))
    known.from = from
  }
  return known.share
}
