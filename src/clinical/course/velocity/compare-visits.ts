import { daysPerYear } from '../../../ground/model/calendar-date.js'
import { type GainMeasure, gainMeasures, type NoVelocityReason } from '../../../ground/model/course-names.js'
import type { SizePosition } from '../../../ground/model/patient.js'
import { type Score, scoreBound } from '../../../ground/model/score.js'
import { gramsPerKilogram } from '../../../ground/model/units.js'
import { isCorrected } from '../../growth/growth-age.js'
import type { GrowthSubject } from '../../growth/growth-subject.js'
import { percentileOf } from '../../references/distribution.js'
import { mayUse } from '../../references/set-rights.js'
import { cole1998, conditionalGain } from './conditional-gain.js'
import { type CourseFacts, type CourseVisit, yearsApart } from './course-visit.js'
import {
  dayOfTolerance,
  isOfInfancy,
  shortestYears,
  velocityPartner,
  visitBefore,
  wholeYear,
} from './earlier-visits.js'
import { isAtEndOfGrowth } from './end-of-growth.js'
import { gainPartner, referenceMonthsApart } from './gain-partner.js'
import type { GrowthInterval } from './growth-interval.js'
import { growthRate } from './growth-rate.js'
import { areComparable, changeOfSds } from './sds-change.js'
import { samePeriod } from './treatment-periods.js'
import { gainScore, type VelocityReference, velocityScore, who2009Gain } from './velocity-references.js'

/**
 * The technical error of one measurement of length or height, cm: standing, and
 * lying in the first two years. Round figures of trained observers, not of a busy
 * ward, where it is more: Voss LD et al., Arch Dis Child 1990;65:1340-1344 (0.25 cm
 * standing); WHO Multicentre Growth Reference Study Group, Acta Paediatr Suppl
 * 2006;450:38-46 (to 0.6 cm lying).
 */
export const technicalErrorCm: { readonly [position in SizePosition]: number } = { standing: 0.3, lying: 0.5 }

/** One standard deviation of a velocity's error that comes from measuring twice, cm a year. */
export function velocityError({ position }: CourseVisit, years: number): number {
  return (Math.SQRT2 * technicalErrorCm[position]) / years
}

/**
 * Every visit's growth since an earlier one under the same treatment of growth: from two
 * years on the visit nearest to a year before, before that the one that WHO's
 * increments fit best.
 *
 * @param isAsked which visits to compare with an earlier one, beside the latest of each measure
 */
export function growthIntervals(
  facts: CourseFacts,
  measures: readonly GainMeasure[] = gainMeasures,
  isAsked: (to: CourseVisit, latest: CourseVisit) => boolean = () => true,
): readonly GrowthInterval[] {
  const intervals: GrowthInterval[] = []
  for (const measure of measures) {
    const latest = facts.visits[measure].at(-1)
    const before: { readonly [position in SizePosition]: CourseVisit[] } = { lying: [], standing: [] }
    const all: CourseVisit[] = []
    for (const to of facts.visits[measure]) {
      // Lengths and heights are compared apart; for weight and head the position doesn't matter.
      const comparable = measure === 'size' ? before[to.position] : all
      const isCompared = latest === to || (latest !== undefined && isAsked(to, latest))
      const interval = isCompared ? intervalTo(facts, { measure, to, all, comparable }) : undefined
      if (interval !== undefined) intervals.push(interval)
      all.push(to)
      if (measure === 'size') before[to.position].push(to)
    }
  }
  return intervals
}

/** A visit, and the earlier ones that it may be compared with. */
interface VisitInCourse {
  readonly measure: GainMeasure
  readonly to: CourseVisit
  readonly all: readonly CourseVisit[]
  /** Those in the same position. */
  readonly comparable: readonly CourseVisit[]
}

/** Picks the visit to compare with, and compares; undefined where there is no earlier day. */
function intervalTo(facts: CourseFacts, { measure, to, all, comparable }: VisitInCourse): GrowthInterval | undefined {
  const { subject } = facts.growth
  const { visits, hasSettled } = samePeriod(facts.treatmentChanges, to, comparable)
  const isLater = visitBefore(to, visits) !== undefined
  const [first] = visits
  if (isLater && !hasSettled && first !== undefined) {
    return compared(subject, { measure, from: first, to }, 'after_treatment_change')
  }
  if (isLater && isInfant(to)) return infantInterval(facts, measure, to, visits)
  const partner = velocityPartner(to, visits)
  if (partner !== undefined) {
    const scored = measure === 'size' ? scoredVelocity(facts, partner, to) : 'no_reference'
    return compared(subject, { measure, from: partner, to }, scored)
  }
  const [apart, previous] = [visitBefore(to, comparable), visitBefore(to, all)]
  if (apart !== undefined) return withoutVelocity({ measure, from: apart, to }, 'treatment_changed')
  return previous === undefined ? undefined : withoutVelocity({ measure, from: previous, to }, 'position_changed')
}

/** Whether what was gained up to a visit is scored by WHO's increments. */
export function isInfant({ age }: CourseVisit): boolean {
  return isOfInfancy(age.chronologicalYears)
}

/** The score of a height velocity, or the reason why it has none. */
function scoredVelocity(
  { growth, velocity, menarcheYears }: CourseFacts,
  from: CourseVisit,
  to: CourseVisit,
): Score | NoVelocityReason {
  const { gender } = growth.subject
  const years = yearsApart(from.age, to.age)
  const reason = reasonAgainst(velocity, years)
  if (reason !== undefined) return reason
  if (gender === undefined) return 'no_reference'
  if (!mayUse(growth.subject, velocity.publication)) return 'not_cleared'
  const [midYears, cmPerYear] = [yearsMidway(from, to), gainPerYear(from, to)]
  const { boneAgeYears } = to.measurement
  const yearsSinceMenarche = menarcheYears === undefined ? undefined : to.age.chronologicalYears - menarcheYears
  const score = velocityScore(velocity, gender, midYears, cmPerYear)
  // A growth that is ending is slow; what is fast is not ending.
  const isSlow = score !== undefined && score.value < 0
  if (isSlow && isAtEndOfGrowth({ gender, boneAgeYears, yearsSinceMenarche })) return 'end_of_growth'
  return score ?? 'no_reference'
}

function reasonAgainst(
  { intervals: [shortest, longest] }: VelocityReference,
  years: number,
): NoVelocityReason | undefined {
  if (years < shortestYears - dayOfTolerance) return 'too_short'
  if (years > wholeYear.to + dayOfTolerance) return 'too_long'
  const isScored = years >= shortest - dayOfTolerance && years <= longest + dayOfTolerance
  return isScored ? undefined : 'interval_unmatched'
}

/** In the first two years: a gain, scored by the increments of WHO, against the latest visit that matches one of its intervals. */
function infantInterval(
  { growth }: CourseFacts,
  measure: GainMeasure,
  to: CourseVisit,
  earlier: readonly CourseVisit[],
): GrowthInterval | undefined {
  const { gender, isAgeFromBirth } = growth.subject
  const isUsable = mayUse(growth.subject, who2009Gain)
  const partner = isAgeFromBirth || !isUsable ? undefined : gender && gainPartner(measure, gender, to, earlier)
  if (partner !== undefined) {
    const { from, place } = partner
    const gain = (to.value - from.value) * (measure === 'weight' ? gramsPerKilogram : 1)
    return compared(growth.subject, { measure, from, to }, gainScore(place, gain, referenceMonthsApart(from, to)))
  }
  const previous = visitBefore(to, earlier)
  if (previous === undefined) return undefined
  const hasEnded = isCorrected(previous.age) !== isCorrected(to.age)
  const unmatched = hasEnded ? 'correction_ended' : isUsable ? 'interval_unmatched' : 'not_cleared'
  const reason = gender === undefined || isAgeFromBirth ? 'no_reference' : unmatched
  return compared(growth.subject, { measure, from: previous, to }, reason)
}

/** Two visits of a measure. */
interface VisitPair {
  readonly measure: GainMeasure
  readonly from: CourseVisit
  readonly to: CourseVisit
}

/** Compares two visits, with the score of the gain or the reason why it has none. */
function compared(subject: GrowthSubject, visits: VisitPair, scored: Score | NoVelocityReason): GrowthInterval {
  const { measure, from, to } = visits
  const years = yearsApart(from.age, to.age)
  const isSize = measure === 'size'
  const [sds, reason] = typeof scored === 'string' ? [undefined, scored] : [scored, undefined]
  const uncertainty = isSize ? velocityError(to, years) : undefined
  const isConditional = measure === 'weight' && !subject.isAgeFromBirth && mayUse(subject, cole1998)
  return {
    ...withoutVelocity(visits, reason),
    gain: to.value - from.value,
    perYear: gainPerYear(from, to),
    rate: growthRate(subject, visits, uncertainty),
    uncertainty,
    seasonal: isSize && !isInfant(to) && years < wholeYear.from - dayOfTolerance,
    sds,
    percentile: sds === undefined ? undefined : percentileOf(sds.value),
    sdsChange: changeOfSds(subject, from, to),
    conditionalGain: isConditional ? conditionalWeightGain(from, to) : undefined,
  }
}

/** Two visits that can't be compared. */
function withoutVelocity({ measure, from, to }: VisitPair, reason: NoVelocityReason | undefined): GrowthInterval {
  return {
    measure,
    fromIndex: from.index,
    toIndex: to.index,
    fromYears: from.age.chronologicalYears,
    toYears: to.age.chronologicalYears,
    years: yearsApart(from.age, to.age),
    midYears: yearsMidway(from, to),
    gain: undefined,
    perYear: undefined,
    rate: undefined,
    uncertainty: undefined,
    seasonal: false,
    sds: undefined,
    percentile: undefined,
    reason,
    sdsChange: undefined,
    conditionalGain: undefined,
  }
}

/** What was gained in the unit of the measure, for a year. */
function gainPerYear(from: CourseVisit, to: CourseVisit): number {
  return (to.value - from.value) / yearsApart(from.age, to.age)
}

/** The age midway between two visits, years. */
function yearsMidway(from: CourseVisit, to: CourseVisit): number {
  return (from.age.chronologicalYears + to.age.chronologicalYears) / 2
}

/** Cole's conditional gain of two weight scores by one reference and one counting of age. */
function conditionalWeightGain(from: CourseVisit, to: CourseVisit): number | undefined {
  if (from.scored === undefined || to.scored === undefined || !areComparable(from, to)) return undefined
  const weeks = daysPerYear / 7
  const gain = conditionalGain({
    fromWeeks: from.age.referenceYears * weeks,
    toWeeks: to.age.referenceYears * weeks,
    fromSds: from.scored.score,
    toSds: to.scored.score,
  })
  return gain === undefined || Math.abs(gain) > scoreBound ? undefined : gain
}
