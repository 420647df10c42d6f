import { type CourseVisit, yearsApart } from './course-visit.js'
import { dayOfTolerance, isOfFirstWeeks } from './earlier-visits.js'

/** How far the latest weight is below the highest earlier one: a plain figure without a limit. */
export interface WeightLoss {
  readonly measurementIndex: number
  readonly fromIndex: number
  readonly fromYears: number
  /** The highest earlier weight, kg. */
  readonly fromKg: number
  /** Of that weight, the share that was lost, per cent. */
  readonly percent: number
}

/** Undefined where no earlier weight is higher. The weights of the first three weeks are left out: newborns lose some. */
export function weightLoss(weights: readonly CourseVisit[]): WeightLoss | undefined {
  const to = weights.at(-1)
  if (to === undefined) return undefined
  let highest = to
  for (const visit of weights) {
    const isEarlier = yearsApart(visit.age, to.age) > dayOfTolerance / 2
    if (isEarlier && visit.value > highest.value && !isOfFirstWeeks(visit.age.chronologicalYears)) highest = visit
  }
  if (highest === to) return undefined
  return {
    measurementIndex: to.index,
    fromIndex: highest.index,
    fromYears: highest.age.chronologicalYears,
    fromKg: highest.value,
    percent: (100 * (highest.value - to.value)) / highest.value,
  }
}
