import { daysPerYear } from '../../../ground/model/calendar-date.js'
import type { FalteringSign } from '../../../ground/model/course-names.js'
import type { Gender, Patient } from '../../../ground/model/patient.js'
import { gramsPerKilogram } from '../../../ground/model/units.js'
import { isBornAtTerm } from '../../growth/growth-subject.js'
import { scoreAtPlace } from '../../growth/score-at-age.js'
import { scoreValue } from '../../references/distribution.js'
import { lookUpTable } from '../../references/lookup.js'
import { mayUse } from '../../references/set-rights.js'
import { type ReferenceTable, referenceName } from '../../references/table.js'
import { who2006Height, who2006Weight } from '../../references/tables/who2006.js'
import { who2007Height } from '../../references/tables/who2007.js'
import { exceeds } from '../../validation/rule.js'
import type { CourseFacts, CourseVisit } from './course-visit.js'
import { dayOfTolerance, isOfFirstWeeks, isOfLate, latestAge } from './earlier-visits.js'
import { deepestLoss, earlyLoss } from './early-loss.js'
import type { ChangeSince } from './score-fall.js'

/**
 * National Guideline Alliance. Faltering growth: recognition and management of faltering
 * growth in children. NICE guideline NG75, 2017. Its charts are UK-WHO's, which the
 * package doesn't have: weight and length are scored by WHO 2006.
 */
export const nice75 = 'NICE NG75 (2017)'

/** As it is cited among the sources. */
export const nice75Citation =
  'National Guideline Alliance for NICE. Faltering growth: recognition and management of faltering growth in children. NICE guideline NG75; 2017.'

/** Lines of the UK's charts are two thirds of an SD apart (Cole TJ. BMJ 1994;308:641-642). */
export const centileSpace: number = 2 / 3

/** The lines "9th", "91st" and "2nd" of those charts, SD. */
const ninth = -2 * centileSpace
const ninetyFirst = 2 * centileSpace
const second = -3 * centileSpace

/** Centile spaces of a fall that counts, by the weight at birth. */
const spaces = { below: 1, between: 2, above: 3 } as const

/** Length or height lies farther than this below the mid-parental centile, centile spaces. */
const parentalSpaces = 2

/** A first weight up to this age, weeks, shows that a fall since birth is of the first weeks: our own limit. */
const firstWeightByWeeks = 8

/** The guideline is for infants and preschool children; that they end with WHO's standards, at five years, is our own reading. */
const preschoolYears = 5

/** WHO's curves of height lead to adult height here; the family's target is scored at their end, years. */
const adultYears = 19

/** By what the family's target is scored. */
export const targetReference: string = referenceName(who2007Height)

/** A threshold, what was compared with it, and whether it is reached. */
export interface FalteringThreshold {
  readonly sign: FalteringSign
  /** SDS, or the share of the weight at birth that was lost. */
  readonly value: number
  readonly limit: number
  readonly met: boolean
  /** Of a fall: centile spaces. */
  readonly spaces?: number | undefined
  /** Of the loss of the first days: the lowest weight, where a later one follows, and the share of the weight at birth that was gained since. */
  readonly sinceLowest?: ChangeSince | undefined
  /** Of a fall: the change since the first weight from three weeks on, without the loss of the first days; undefined without one before the latest. */
  readonly sinceThreeWeeks?: ChangeSince | undefined
}

/** The thresholds of NICE NG75 at the latest weight. They are a guide to consider, and no diagnosis. */
export interface FalteringGrowth {
  readonly guideline: string
  readonly measurementIndex: number
  readonly ageYears: number
  /** What weights and lengths were scored by; the parents' target by WHO 2007 at 19 years. */
  readonly reference: string
  readonly thresholds: readonly FalteringThreshold[]
  /** Nothing is reached but the fall since birth, and that lies before the first weeks' end: our own reading tells it as a remark. */
  readonly isFallOfFirstWeeks?: true | undefined
}

function isPreschool(growth: CourseFacts['growth']): boolean {
  const today = latestAge(growth)
  return today !== undefined && today.chronologicalYears < preschoolYears - dayOfTolerance
}

/** Whether a child is of the age of the thresholds, and was born too early for them. */
export function isTooPreterm(growth: CourseFacts['growth']): boolean {
  return isPreschool(growth) && !isBornAtTerm(growth.subject)
}

/**
 * The thresholds of NICE NG75 for infants and preschool children born at term.
 *
 * @returns undefined from five years on, for a preterm child, with `clearedOnly` (WHO's terms), and without a weight in the half-year before the latest visit
 */
export function falteringGrowth(
  { growth, visits }: Pick<CourseFacts, 'growth' | 'visits'>,
  { weightBirthG }: Patient,
): FalteringGrowth | undefined {
  const { subject, targetCm } = growth
  const { gender } = subject
  const today = latestAge(growth)
  const ofLate = (visit: CourseVisit | undefined) =>
    visit !== undefined && today !== undefined && isOfLate(visit, today) ? visit : undefined
  const [latest, size] = [ofLate(visits.weight.at(-1)), ofLate(visits.size.at(-1))]
  if (latest === undefined || gender === undefined || !isPreschool(growth) || !isBornAtTerm(subject)) return undefined
  if (!mayUse(subject, who2006Weight.publications[0])) return undefined
  const years = latest.age.chronologicalYears
  const bornKg = weightBirthG === undefined ? undefined : weightBirthG / gramsPerKilogram
  const scoreOf = (table: ReferenceTable, visit: CourseVisit | undefined) => visit && scoreByWho(table, visit, gender)
  const first = visits.weight.find((visit) => visit !== latest && !isOfFirstWeeks(visit.age.chronologicalYears))
  const [sds, firstSds] = [scoreOf(who2006Weight, latest), scoreOf(who2006Weight, first)]
  const sinceThreeWeeks: ChangeSince | undefined =
    first === undefined || sds === undefined || firstSds === undefined
      ? undefined
      : { fromIndex: first.index, fromYears: first.age.chronologicalYears, change: sds - firstSds }
  const thresholds = isOfFirstWeeks(years)
    ? earlyThresholds(bornKg, visits.weight)
    : [
        ...(bornKg !== undefined && latest.value < bornKg ? earlyThresholds(bornKg, visits.weight) : []),
        ...regained(bornKg, latest.value),
        ...weightThresholds(
          bornKg === undefined ? undefined : scoreValue(lookUpTable(who2006Weight, gender, 0), bornKg)?.score,
          sds,
          sinceThreeWeeks,
        ),
        ...parentalThreshold(
          scoreOf(who2006Height, size),
          scoreValue(lookUpTable(who2007Height, gender, adultYears), targetCm)?.score,
        ),
      ]
  return {
    guideline: nice75,
    measurementIndex: latest.index,
    ageYears: years,
    reference: referenceName(who2006Weight),
    thresholds,
    isFallOfFirstWeeks: isFallOfFirstWeeks(thresholds, sds, visits.weight, scoreOf) || undefined,
  }
}

/**
 * Whether the fall since birth alone is reached, and since the first weight from three weeks on the weight
 * has nowhere fallen by a centile space to the latest.
 */
function isFallOfFirstWeeks(
  thresholds: readonly FalteringThreshold[],
  sds: number | undefined,
  weights: readonly CourseVisit[],
  scoreOf: (table: ReferenceTable, visit: CourseVisit | undefined) => number | undefined,
): boolean {
  const reached = thresholds.filter(({ met }) => met)
  const since = reached[0]?.sinceThreeWeeks
  if (reached.length !== 1 || since === undefined || sds === undefined) return false
  if (Math.round(since.fromYears * daysPerYear) > firstWeightByWeeks * 7) return false
  return weights.every((visit) => {
    const score = isOfFirstWeeks(visit.age.chronologicalYears) ? undefined : scoreOf(who2006Weight, visit)
    return score === undefined || exceeds(centileSpace, score - sds)
  })
}

/** A weight or a length at the age since birth. */
function scoreByWho(table: ReferenceTable, { age, value, measurement }: CourseVisit, gender: Gender) {
  const { sizeCm, sizePosition } = measurement
  const place = lookUpTable(table, gender, age.chronologicalYears)
  return scoreAtPlace(place, { age, sizeCm, sizePosition }, age, value)?.score
}

/**
 * The deepest loss of the first three weeks, whatever was weighed after it; later on only while the weight
 * at birth has not been regained: our own reading.
 */
export function earlyThresholds(
  bornKg: number | undefined,
  weights: readonly CourseVisit[],
): readonly FalteringThreshold[] {
  const latest = weights.at(-1)
  const early = weights.filter(({ age }) => isOfFirstWeeks(age.chronologicalYears))
  if (bornKg === undefined || latest === undefined) return []
  const deepest = deepestLoss(bornKg, early, ({ value }) => value)
  if (deepest === undefined) return []
  const { lowest, share: value } = deepest
  const { index: fromIndex, age } = lowest
  const sinceLowest =
    lowest === latest
      ? undefined
      : { fromIndex, fromYears: age.chronologicalYears, change: value - (bornKg - latest.value) / bornKg }
  return [{ sign: 'early_loss', value, limit: earlyLoss, met: exceeds(value, earlyLoss), sinceLowest }]
}

function regained(bornKg: number | undefined, kg: number): readonly FalteringThreshold[] {
  if (bornKg === undefined) return []
  return [{ sign: 'not_regained', value: (bornKg - kg) / bornKg, limit: 0, met: kg < bornKg }]
}

/** The weight's fall since birth, and the weight itself. */
export function weightThresholds(
  birthSds: number | undefined,
  sds: number | undefined,
  sinceThreeWeeks?: ChangeSince,
): readonly FalteringThreshold[] {
  if (sds === undefined) return []
  const low = { sign: 'low_weight', value: sds, limit: second, met: exceeds(second, sds) } as const
  if (birthSds === undefined) return [low]
  const counted = exceeds(ninth, birthSds)
    ? spaces.below
    : exceeds(birthSds, ninetyFirst)
      ? spaces.above
      : spaces.between
  const [value, limit] = [birthSds - sds, counted * centileSpace]
  return [{ sign: 'weight_fall', value, limit, met: !exceeds(limit, value), spaces: counted, sinceThreeWeeks }, low]
}

/** The distance of length or height to the mid-parental centile. */
export function parentalThreshold(
  sds: number | undefined,
  targetSds: number | undefined,
): readonly FalteringThreshold[] {
  if (sds === undefined || targetSds === undefined) return []
  const [value, limit] = [targetSds - sds, parentalSpaces * centileSpace]
  return [{ sign: 'below_parents', value, limit, met: exceeds(value, limit), spaces: parentalSpaces }]
}
