import type { CourseAssessment } from '../../src/clinical/course/assess-course.js'
import { centileSpace } from '../../src/clinical/course/velocity/faltering-growth.js'
import type { GrowthInterval } from '../../src/clinical/course/velocity/growth-interval.js'
import { normalQuantile } from '../../src/ground/math/normal-distribution.js'
import type { FalteringSign, FindingCode, GainMeasure, ScreeningRuleName } from '../../src/ground/model/course-names.js'

/** A rule, one of its criteria (from 0), a threshold, or a limit beside the rules. */
export type LimitId =
  | ScreeningRuleName
  | `${ScreeningRuleName}:${number}`
  | 'faltering'
  | `faltering:${FalteringSign | 'told'}`
  | FindingCode
  | `gain:${GainMeasure}`
  | 'conditional-gain'
  | `fall:${GainMeasure}`

/** Whether a limit is met at a visit; undefined where it can't be asked. */
export type LimitVerdict = readonly [limit: LimitId, isMet: boolean | undefined]

/** P3 of a gain, and the fifth centile that thrive lines follow, SD. */
const third = normalQuantile(0.03)
const fifth = normalQuantile(0.05)

/** NICE's thresholds, together and each by itself; `told` without a fall of the first weeks alone. */
export function falteringVerdicts({ faltering }: CourseAssessment): readonly LimitVerdict[] {
  if (faltering === undefined || faltering.thresholds.length === 0) return []
  const isReached = faltering.thresholds.some(({ met }) => met)
  return [
    ['faltering', isReached],
    ['faltering:told', isReached && faltering.isFallOfFirstWeeks !== true],
    ...faltering.thresholds.map(({ sign, met }): LimitVerdict => [`faltering:${sign}`, met]),
  ]
}

/** The limits beside the rules, at the latest visit, by the index of its measurement. */
export function otherVerdicts(course: CourseAssessment, last: number): readonly LimitVerdict[] {
  return [
    ['slow_growth', isFound(course, 'slow_growth', last)],
    ['fast_growth', isFound(course, 'fast_growth', last)],
    ['gain:size', isBelow(gainOf(course, 'size', last)?.sds?.raw, third)],
    ['gain:weight', isBelow(gainOf(course, 'weight', last)?.sds?.raw, third)],
    ['conditional-gain', isBelow(intervalOf(course, 'weight', last)?.conditionalGain, fifth)],
    ['fall:size', isFallen(course, 'size', last)],
    ['fall:weight', isFallen(course, 'weight', last)],
  ]
}

function isBelow(score: number | undefined, limit: number): boolean | undefined {
  return score === undefined ? undefined : score < limit
}

function intervalOf({ intervals }: CourseAssessment, measure: GainMeasure, last: number): GrowthInterval | undefined {
  return intervals.find((interval) => interval.measure === measure && interval.toIndex === last)
}

/** The interval of a gain in infancy, which WHO's increments score. */
function gainOf(course: CourseAssessment, measure: GainMeasure, last: number): GrowthInterval | undefined {
  const interval = intervalOf(course, measure, last)
  return interval?.sds?.reference.startsWith('WHO') === true ? interval : undefined
}

/** A velocity beyond its limit; asked where there is the velocity of about a year. */
function isFound(course: CourseAssessment, code: FindingCode, last: number): boolean | undefined {
  const velocity = intervalOf(course, 'size', last)
  if (velocity?.sds?.reference.startsWith('DONALD') !== true || velocity.seasonal) return undefined
  return course.findings.some((finding) => finding.code === code && finding.measurementIndex === last)
}

/** A fall by a centile space since the highest score from three weeks on, which a sheet shows. */
function isFallen({ scoreFalls }: CourseAssessment, measure: GainMeasure, last: number): boolean | undefined {
  const fall = scoreFalls.find((each) => each.measure === measure && each.measurementIndex === last)
  const change = fall?.sinceHighestFromThreeWeeks?.change
  return change === undefined ? undefined : change <= -centileSpace
}
