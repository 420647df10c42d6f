import type { GainMeasure, ScreeningQuantity } from '../../../ground/model/course-names.js'
import type { Gender, Patient } from '../../../ground/model/patient.js'
import type { PatientGrowth } from '../../growth/patient-growth.js'
import { scoreAtPlace } from '../../growth/score-at-age.js'
import { reportScore } from '../../references/distribution.js'
import { lookUpTable } from '../../references/lookup.js'
import { hermanussenCole } from '../adult-height/family-target.js'
import { type CourseFacts, type CourseVisit, yearsApart } from '../velocity/course-visit.js'
import { dayOfTolerance, isOfFirstWeeks, isOfInfancy, isOfLate, wholeYear } from '../velocity/earlier-visits.js'
import type { GrowthInterval } from '../velocity/growth-interval.js'
import { changeInOneReference, changeOfSds, comparableChange } from '../velocity/sds-change.js'
import { headDecisionTree } from './head-decision-tree.js'
import type { ScreeningRule } from './screening-rule.js'

/** A quantity, or why it is unknown. */
export type ScreeningValue = number | 'missing' | 'not_comparable' | 'end_of_growth'

/** What a rule is evaluated on in one reference. */
export interface Judgement {
  readonly reference: string | undefined
  readonly quantities: { readonly [quantity in ScreeningQuantity]: ScreeningValue }
}

/** What the rules compare, of the latest visit. */
export interface ScreeningFacts {
  readonly gender: Gender
  /** Age at the latest visit with a value, years. */
  readonly ageYears: number
  /** The latest visit with each measure, if it is not long ago. */
  readonly visits: {
    readonly [measure in GainMeasure]: { readonly index: number; readonly ageYears: number } | undefined
  }
  /** The names of the references of the latest scores. */
  readonly references: { readonly [measure in GainMeasure]: string | undefined }
  readonly quantities: { readonly [quantity in ScreeningQuantity]: ScreeningValue }
  /** The two visits of each change. */
  readonly changes: { readonly [quantity in ScreeningChange]: ChangedVisits }
  /** The latest head circumference in each reference that the set has for the first year, wholly in it. */
  readonly heads: readonly Judgement[]
}

/** The visits that a change lies between. */
type ChangedVisits = readonly [from: CourseVisit | undefined, to: CourseVisit | undefined]

/** The quantities that are the change of a score between two visits. */
export type ScreeningChange = Extract<
  ScreeningQuantity,
  | 'sizeSdsSinceHighest'
  | 'sizeSdsSinceLowest'
  | 'weightSdsSinceHighest'
  | 'headSdsSinceHighest'
  | 'headSdsSinceLowest'
  | 'headSdsRiseInHalfYear'
>

/** What a rule is evaluated on: once, or in each reference. */
export function judgements({ measure, inEachReference }: ScreeningRule, facts: ScreeningFacts): readonly Judgement[] {
  if (inEachReference === true && facts.heads.length > 0) return facts.heads
  return [{ reference: facts.references[measure], quantities: facts.quantities }]
}

/** Years. */
const halfYear = 0.5

/** Two visits of one rule lie this far apart, years. */
const halfToOneYear = { from: 0.5 - dayOfTolerance, to: 1 + dayOfTolerance }

/** The rules on velocity and on the change of a year are for intervals of about a year; the half of one doubles the error. */
function isOfAYear({ years }: GrowthInterval): boolean {
  return years >= wholeYear.from - dayOfTolerance && years <= wholeYear.to + dayOfTolerance
}

/**
 * Newborns lose weight and regain it by 3 weeks, and their scores fall with it: no weight before is a
 * peak. Nor is a head moulded by birth measured against. Our own choice; the coded rules take any earlier value.
 */
function isRegained({ age }: CourseVisit): boolean {
  return !isOfFirstWeeks(age.chronologicalYears)
}

/** Height velocities of two years in a row: the second interval begins about where the first ends, years. */
const inARow = 0.25

/** Intervals that end longer than this before the latest height are no part of the latest two years in a row, years. */
const screenedYears = wholeYear.to + dayOfTolerance + inARow

/** Whether the interval to a visit before the latest may have a velocity that rules compare: no gain of an infant is one. */
export function isScreened(to: CourseVisit, latest: CourseVisit): boolean {
  return yearsApart(to.age, latest.age) <= screenedYears && !isOfInfancy(to.age.chronologicalYears)
}

/**
 * Reads what the rules compare off a child's course.
 *
 * @param intervals of height: those of {@link isScreened} and the latest suffice
 * @returns undefined where the sex is unknown, or no visit has a height, weight or head circumference at an age
 */
export function screeningFacts(
  facts: CourseFacts,
  patient: Patient,
  intervals: readonly GrowthInterval[],
): ScreeningFacts | undefined {
  const { growth } = facts
  const { gender } = growth.subject
  const { size: sizes, weight: weights, head: heads } = facts.visits
  const latest = [sizes.at(-1), weights.at(-1), heads.at(-1)]
    .filter((visit) => visit !== undefined)
    .sort((a, b) => b.age.chronologicalYears - a.age.chronologicalYears)[0]
  if (gender === undefined || latest === undefined) return undefined
  const ofLate = (visit: CourseVisit | undefined) =>
    visit !== undefined && isOfLate(visit, latest.age) ? visit : undefined
  const [size, weight, head] = [ofLate(sizes.at(-1)), ofLate(weights.at(-1)), ofLate(heads.at(-1))]
  const yearly = intervals.filter((interval) => interval.measure === 'size' && isOfAYear(interval))
  const velocities = yearly.filter(({ sds }) => sds !== undefined)
  const velocity = velocities.find(({ toIndex }) => toIndex === size?.index)
  const isEnding = yearly.some(({ toIndex, reason }) => toIndex === size?.index && reason === 'end_of_growth')
  const unknownVelocity = isEnding ? 'end_of_growth' : 'missing'
  const from3 = sizes.filter(({ age }) => age.chronologicalYears >= 3 - dayOfTolerance)
  const headChanges = changesOfHead(growth, heads, head)
  const changes: ScreeningFacts['changes'] = {
    sizeSdsSinceHighest: farthestChange(growth, from3, size, 'highest'),
    sizeSdsSinceLowest: farthestChange(growth, from3, size, 'lowest'),
    weightSdsSinceHighest: farthestChange(growth, weights.filter(isRegained), weight, 'highest'),
    ...headChanges,
  }
  const quantities: ScreeningFacts['quantities'] = {
    sizeSds: scoreOf(size),
    earlierSizeSds: scoreOf(earlierVisit(sizes, size)),
    sizeLessTargetSds: distanceToTarget(targets(growth).sizeLessTargetSds, size),
    sizeLessRegressedTargetSds: distanceToTarget(targets(growth).sizeLessRegressedTargetSds, size),
    sizeSdsSinceHighest: changeBetween(growth, changes.sizeSdsSinceHighest),
    sizeSdsSinceLowest: changeBetween(growth, changes.sizeSdsSinceLowest),
    sizeSdsChangePerYear: changePerYear(yearly, size),
    velocitySds: velocity?.sds?.raw ?? unknownVelocity,
    earlierVelocitySds: velocity === undefined ? unknownVelocity : velocityBefore(velocities, velocity),
    birthWeightG: patient.weightBirthG ?? 'missing',
    birthWeightSds: growth.birth.weight?.score ?? 'missing',
    birthLengthSds: growth.birth.length?.score ?? 'missing',
    gestationWeeks: patient.weekBirth ?? 'missing',
    weightSds: scoreOf(weight),
    weightSdsSinceHighest: changeBetween(growth, changes.weightSdsSinceHighest),
    ...quantitiesOfHead(growth, head, headChanges),
  }
  return {
    gender,
    changes,
    quantities,
    ageYears: latest.age.chronologicalYears,
    visits: { size: placeOf(size), weight: placeOf(weight), head: placeOf(head) },
    references: { size: referenceOf(size), weight: referenceOf(weight), head: referenceOf(head) },
    heads: headJudgements({ growth, gender, heads, head, quantities }),
  }
}

type HeadChange = Extract<ScreeningChange, `head${string}`>

function changesOfHead(
  growth: PatientGrowth,
  all: readonly CourseVisit[],
  head: CourseVisit | undefined,
): { readonly [quantity in HeadChange]: ChangedVisits } {
  const heads = all.filter(isRegained)
  const ofHalfYear = heads.filter(
    ({ age }) => head !== undefined && yearsApart(age, head.age) <= halfYear + dayOfTolerance,
  )
  return {
    headSdsSinceHighest: farthestChange(growth, heads, head, 'highest'),
    headSdsSinceLowest: farthestChange(growth, heads, head, 'lowest'),
    headSdsRiseInHalfYear: farthestChange(growth, ofHalfYear, head, 'lowest'),
  }
}

function quantitiesOfHead(
  growth: PatientGrowth,
  head: CourseVisit | undefined,
  changes: ReturnType<typeof changesOfHead>,
) {
  return {
    headSds: scoreOf(head),
    headSdsSinceHighest: changeBetween(growth, changes.headSdsSinceHighest),
    headSdsSinceLowest: changeBetween(growth, changes.headSdsSinceLowest),
    headSdsRiseInHalfYear: changeBetween(growth, changes.headSdsRiseInHalfYear),
  }
}

/** The latest head circumference, to be judged in further references, and the visits with one. */
interface JudgedHead {
  readonly growth: PatientGrowth
  readonly gender: Gender
  readonly heads: readonly CourseVisit[]
  readonly head: CourseVisit | undefined
  readonly quantities: ScreeningFacts['quantities']
}

/** In the first year, head circumference in each reference of the set that serves it, from the age at which it serves. */
function headJudgements({ growth, gender, heads, head, quantities }: JudgedHead): readonly Judgement[] {
  if (head === undefined || head.age.chronologicalYears >= headDecisionTree.untilYears) return []
  const pieces = growth.subject.references.series.head ?? []
  return pieces.flatMap(({ table, from, tableX }) => {
    if (table.axis !== 'years' || tableX !== undefined) return []
    const rescored = heads.flatMap((visit): CourseVisit[] => {
      const { referenceYears } = visit.age
      const place = referenceYears >= from ? lookUpTable(table, gender, referenceYears) : undefined
      const scored = scoreAtPlace(place, { age: visit.age, sizeCm: undefined }, visit.age, visit.value)
      return scored === undefined ? [] : [{ ...visit, scored }]
    })
    const latest = rescored.find(({ index }) => index === head.index)
    if (latest === undefined) return []
    const ofHead = quantitiesOfHead(growth, latest, changesOfHead(growth, rescored, latest))
    return [{ reference: referenceOf(latest), quantities: { ...quantities, ...ofHead } }]
  })
}

function referenceOf(visit: CourseVisit | undefined): string | undefined {
  return visit?.scored === undefined ? undefined : reportScore(visit.scored).reference
}

/** The visit before another from which its score has fallen most (since the highest), or risen most. */
function farthestChange(
  { subject }: PatientGrowth,
  visits: readonly CourseVisit[],
  to: CourseVisit | undefined,
  since: 'highest' | 'lowest',
): ChangedVisits {
  const earlier = visits.filter(({ age }) => to !== undefined && yearsApart(age, to.age) > 0)
  let [from, farthest]: [CourseVisit | undefined, number] = [earlier[0], Number.NEGATIVE_INFINITY]
  for (const visit of earlier) {
    const change = to && comparableChange(subject, visit, to)
    if (change === undefined) continue
    const size = since === 'highest' ? -change : change
    if (size > farthest) [from, farthest] = [visit, size]
  }
  return [from, to]
}

/** The scores of the two targets: Tanner's, and Hermanussen and Cole's, after which the Dutch guideline models its own. */
export function targets({ target, father, mother }: PatientGrowth): {
  readonly [quantity in 'sizeLessTargetSds' | 'sizeLessRegressedTargetSds']: number | undefined
} {
  return {
    sizeLessTargetSds: target?.score,
    sizeLessRegressedTargetSds:
      father === undefined || mother === undefined
        ? undefined
        : (hermanussenCole.share * (father.score + mother.score)) / 2,
  }
}

function placeOf(visit: CourseVisit | undefined): ScreeningFacts['visits'][GainMeasure] {
  return visit === undefined ? undefined : { index: visit.index, ageYears: visit.age.chronologicalYears }
}

function scoreOf(visit: CourseVisit | undefined): ScreeningValue {
  return visit?.scored?.score ?? 'missing'
}

/** The latest visit half a year to a year before another. */
function earlierVisit(
  visits: readonly CourseVisit[] | undefined,
  visit: CourseVisit | undefined,
): CourseVisit | undefined {
  if (visit === undefined) return undefined
  const fitting = visits?.filter((earlier) => {
    const years = yearsApart(earlier.age, visit.age)
    return years >= halfToOneYear.from && years <= halfToOneYear.to
  })
  return fitting?.at(-1)
}

function distanceToTarget(target: number | undefined, size: CourseVisit | undefined): ScreeningValue {
  return target === undefined || size?.scored === undefined ? 'missing' : size.scored.score - target
}

/** The change of a score in one reference and one counting of age. */
function changeBetween({ subject }: PatientGrowth, [from, to]: ChangedVisits): ScreeningValue {
  if (from === undefined || to === undefined) return 'missing'
  const change = changeOfSds(subject, from, to)
  return change === undefined ? 'missing' : (changeInOneReference(change)?.change ?? 'not_comparable')
}

/** The change a year over the interval of the latest visit. */
function changePerYear(yearly: readonly GrowthInterval[], to: CourseVisit | undefined): ScreeningValue {
  const interval = yearly.find(({ toIndex }) => toIndex === to?.index)
  const change = interval?.sdsChange
  if (interval === undefined || change === undefined) return 'missing'
  const one = changeInOneReference(change)
  return one === undefined ? 'not_comparable' : one.change / interval.years
}

/** The score of the velocity of the year before a velocity's interval. */
function velocityBefore(velocities: readonly GrowthInterval[], velocity: GrowthInterval): ScreeningValue {
  const before = velocities.find(({ toYears }) => Math.abs(toYears - velocity.fromYears) <= inARow)
  return before?.sds?.raw ?? 'missing'
}
