import type { BmiClass } from '../../../ground/model/bmi-class.js'
import type { FindingCode } from '../../../ground/model/course-names.js'
import { smallForGestationalAge } from '../../growth/birth-size.js'
import { lowestClassOf, obesityClassOf } from '../../growth/bmi-classification.js'
import { type Publication, publicationName } from '../../references/table.js'
import { nearEndFromBoneAge } from '../adult-height/unusual-maturity.js'
import type { CourseBasis } from '../course-basis.js'
import { pubertyOf } from '../puberty/assess-puberty.js'
import { growthHormoneSociety, targetDistanceLimit, targetFromYears } from '../screening/published-rules.js'
import type { CourseVisit } from '../velocity/course-visit.js'
import { dayOfTolerance, isOfLate, latestAge } from '../velocity/earlier-visits.js'
import type { CourseFinding } from './growth-finding.js'
import { headFinding } from './head-finding.js'
import { shareBeyond, velocityLimit } from './velocity-limit.js'

/** A bone age farther than this from the age, years, is a finding: our own limit. */
const boneAgeLimitYears = 2

/** The classes that their publications call severe, IOTF's grade 3 among them. CDC's lowest, below P5, is one healthy child in twenty. */
const severeClasses: readonly BmiClass[] = [
  'severe-wasting',
  'thinness-grade-3',
  'severe-thinness',
  'severe-underweight',
]

/** The classes of obesity that their publications set apart as extreme, morbid or severe. */
const extremeClasses: readonly BmiClass[] = ['extreme-obesity', 'morbid-obesity', 'obesity-class-2', 'obesity-class-3']

/**
 * Small for gestational age without catch-up growth: from four years on, below these scores of height, of height
 * less the family's target, and of the last year's velocity, each strictly.
 */
const catchUp = {
  fromYears: 4,
  sizeSds: -2.5,
  distanceSds: -1,
  velocitySds: 0,
  guideline: 'EMA 2023',
  citation:
    'European Medicines Agency. Omnitrope (somatropin), EMEA/H/C/000607: product information, section 4.1, growth disturbance in children born small for gestational age; 2023.',
} as const

/** Each finds what it is about in a child's course. */
const finders: readonly ((basis: CourseBasis) => readonly CourseFinding[])[] = [
  unusualHead,
  unusualPuberty,
  severeUnderweight,
  severeObesity,
  unusualVelocity,
  smallWithoutCatchUp,
  unusualBoneAge,
  earlyTargetDistance,
]

/**
 * Findings beside the screening rules. Puberty, underweight and obesity of every child; heads of children
 * without a known disease; the others of those without treatment of their growth too, like the rules.
 */
export function courseFindings(basis: CourseBasis): readonly CourseFinding[] {
  return finders.flatMap((find) => find(basis))
}

function unusualHead({ assessment, facts }: CourseBasis): readonly CourseFinding[] {
  const finding = headFinding(assessment, facts.visits.head)
  return finding === undefined ? [] : [finding]
}

function unusualPuberty({ assessment }: CourseBasis): readonly CourseFinding[] {
  return pubertyOf(assessment).hints.map(({ kind, sign, value: stage, ageYears, limitYears, ...hint }) => ({
    code: `${kind}_puberty`,
    ageYears,
    value: ageYears,
    limit: limitYears,
    sign,
    stage,
    percentOfChildren: hint.percentOfChildren,
    isFewer: hint.isFewer,
    begunAtYears: hint.begunAtYears,
    guideline: hint.publication,
    citation: hint.source,
  }))
}

/** The lowest class of the classification in use, where it is a severe one, at the latest weight; where a disease has a reference of its own for body mass index, none. */
function severeUnderweight(basis: CourseBasis): readonly CourseFinding[] {
  const weighed = latestWeighed(basis)
  const lowest = weighed && lowestClassOf(basis.facts.growth.subject, weighed.measured)
  if (weighed === undefined || lowest === undefined || !severeClasses.includes(lowest.bmiClass.class)) return []
  const { bmiClass, sds: value, limit, publication } = lowest
  return [{ code: 'severe_underweight', ...weighed.visit, value, limit, bmiClass, ...publishedIn(publication) }]
}

/** The classes above obesity that a classification has, at the latest weight; WHO has none. */
function severeObesity(basis: CourseBasis): readonly CourseFinding[] {
  const weighed = latestWeighed(basis)
  const obese = weighed && obesityClassOf(basis.facts.growth.subject, weighed.measured)
  if (weighed === undefined || obese === undefined || !extremeClasses.includes(obese.bmiClass.class)) return []
  const { bmiClass, bmi: value, limit, limitOf, publication } = obese
  return [{ code: 'extreme_obesity', ...weighed.visit, value, limit, limitOf, bmiClass, ...publishedIn(publication) }]
}

/** The latest weight, where it is recent and was measured with a height; one with a height or body mass index that is left out or impossible is skipped. */
function latestWeighed({ assessment: { submitted }, facts: { growth, visits } }: CourseBasis) {
  const heights = new Set(visits.size.map(({ index }) => index))
  const isLeftOut = ({ index }: CourseVisit) =>
    submitted.measurements?.[index]?.sizeCm !== undefined &&
    (!heights.has(index) || growth.measurements[index]?.bmi === undefined)
  const latest = visits.weight.at(-1)
  const weighed = visits.weight.filter((visit) => !isLeftOut(visit)).at(-1)
  const measured = weighed && growth.measurements[weighed.index]
  const today = latestAge(growth)
  if (weighed === undefined || measured === undefined || latest === undefined || today === undefined) return undefined
  const { age, leftOutUntil } = latest
  if (!heights.has(weighed.index) || !isOfLate({ age: weighed.age, leftOutUntil: leftOutUntil ?? age }, today))
    return undefined
  const visit = { measurementIndex: weighed.index, ageYears: weighed.age.chronologicalYears }
  return { measured, visit }
}

function publishedIn(publication: Publication): Pick<CourseFinding, 'guideline' | 'citation'> {
  return { guideline: publicationName(publication), citation: publication.citation }
}

/** The velocity of about the last year; a slow one says where it isn't known whether growth has ended. */
function unusualVelocity(basis: CourseBasis): readonly CourseFinding[] {
  const { screened } = basis
  const { velocitySds: value } = screened?.quantities ?? {}
  const visit = screened?.visits.size
  if (visit === undefined || typeof value !== 'number' || Math.abs(value) <= velocityLimit) return []
  const code: FindingCode = value < 0 ? 'slow_growth' : 'fast_growth'
  const limit = Math.sign(value) * velocityLimit
  const { index: measurementIndex, ageYears } = visit
  const isMaturityUnknown = value < 0 && mayHaveStopped(basis, ageYears) ? true : undefined
  return [{ code, measurementIndex, ageYears, value, limit, ...shareBeyond(value), isMaturityUnknown }]
}

/** Whether a child is as old as the bone age from which growth is ending, and neither a bone age nor a menarche is known: our own limit. */
function mayHaveStopped({ facts, given }: CourseBasis, years: number): boolean {
  const { gender } = facts.growth.subject
  if (gender === undefined || facts.menarcheYears !== undefined || given.boneAgeYears !== undefined) return false
  return years >= nearEndFromBoneAge[gender] - dayOfTolerance
}

/**
 * Born small for gestational age and still short, by the limits that the European product information of growth
 * hormone prints: every one of them known and passed. It names a child to be seen, and no indication.
 */
function smallWithoutCatchUp({ screened, facts: { growth } }: CourseBasis): readonly CourseFinding[] {
  const { sizeSds: value, sizeLessTargetSds: distance, velocitySds: velocity } = screened?.quantities ?? {}
  const visit = screened?.visits.size
  if (visit === undefined || visit.ageYears < catchUp.fromYears - dayOfTolerance) return []
  if (typeof value !== 'number' || typeof distance !== 'number' || typeof velocity !== 'number') return []
  if (value >= catchUp.sizeSds || distance >= catchUp.distanceSds || velocity >= catchUp.velocitySds) return []
  if (smallForGestationalAge(growth.birth) !== true) return []
  const { index: measurementIndex, ageYears } = visit
  const { guideline, citation } = catchUp
  return [
    { code: 'small_without_catch_up', measurementIndex, ageYears, value, limit: catchUp.sizeSds, guideline, citation },
  ]
}

function unusualBoneAge({ screened, predictedFrom }: CourseBasis): readonly CourseFinding[] {
  const { boneAgeYears } = predictedFrom?.measurement ?? {}
  if (screened === undefined || predictedFrom === undefined || boneAgeYears === undefined) return []
  const { index, age } = predictedFrom
  const value = boneAgeYears - age.chronologicalYears
  // Two years on a birthday are up to a day more in years of 365.25 days.
  if (Math.abs(value) <= boneAgeLimitYears + dayOfTolerance) return []
  const code: FindingCode = value > 0 ? 'bone_age_far_ahead' : 'bone_age_far_behind'
  const limit = Math.sign(value) * boneAgeLimitYears
  return [{ code, measurementIndex: index, ageYears: age.chronologicalYears, value, limit }]
}

/** The criterion of a rule that has no lower age, at an age at which it says little yet. */
function earlyTargetDistance({ screened }: CourseBasis): readonly CourseFinding[] {
  const { sizeLessTargetSds: value } = screened?.quantities ?? {}
  const visit = screened?.visits.size
  if (visit === undefined || visit.ageYears >= targetFromYears || typeof value !== 'number') return []
  if (value >= targetDistanceLimit) return []
  const { index: measurementIndex, ageYears } = visit
  return [
    {
      code: 'far_below_target',
      measurementIndex,
      ageYears,
      value,
      limit: targetDistanceLimit,
      isMinor: true,
      ...growthHormoneSociety,
    },
  ]
}
