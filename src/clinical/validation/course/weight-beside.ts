import type { CoursePoint } from './course-points.js'

/**
 * Weight contradicts a height where the logarithm of the body mass index, relative to its median, changes by more than this
 * against the height, and this much more for each year: a true change of height changes the weight too. Our own choice.
 */
const contradictedBeyond = 0.03
const contradictedBeyondPerYear = 0.03

/** Limits of a height are multiplied by this where the weights beside it contradict it, and where one goes with it: our own choice. */
export const contradictedTimes = 0.85
export const followedTimes = 1.1

/** By how much the limit of a height that is too high or too low is multiplied for the weights beside it. */
export function weightTimes(here: CoursePoint, isHigh: boolean, around: readonly (CoursePoint | undefined)[]): number {
  const said = around.flatMap((beside) => (beside && isContradicted(here, isHigh, beside)) ?? [])
  if (said.length === 0) return 1
  return said.every((isAgainst) => isAgainst) ? contradictedTimes : followedTimes
}

/** Whether the weight contradicts a height that is too high or too low beside another; undefined without weights. */
export function isContradicted(here: CoursePoint, isHigh: boolean, beside: CoursePoint): boolean | undefined {
  const [before, after] = [bmiOfMedian(beside), bmiOfMedian(here)]
  if (before === undefined || after === undefined) return undefined
  const change = Math.log(after / before)
  const years = Math.abs(here.years - beside.years)
  return (isHigh ? -change : change) > contradictedBeyond + contradictedBeyondPerYear * years
}

/** The body mass index as a share of the index of median height and weight. */
function bmiOfMedian({ visit, value, deciding }: CoursePoint): number | undefined {
  const { weightKg } = visit.visit
  const weight = visit.scores.weightKg
  if (weightKg === undefined || weight === undefined) return undefined
  return weightKg / weight.place.m / (value / deciding.place.m) ** 2
}
