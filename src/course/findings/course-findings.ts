import { lowestClassOf } from '../../growth/bmi-classification.js'
import type { BmiClass } from '../../model/bmi-class.js'
import type { FindingCode } from '../../model/course-names.js'
import { publicationName } from '../../references/table.js'
import type { CourseBasis } from '../course-basis.js'
import { pubertyOf } from '../puberty/assess-puberty.js'
import { growthHormoneSociety, targetDistanceLimit, targetFromYears } from '../screening/published-rules.js'
import { dayOfTolerance, isOfLate, latestAge } from '../velocity/earlier-visits.js'
import type { CourseFinding } from './growth-finding.js'
import { percentBeyondLimit, velocityLimit } from './velocity-limit.js'

/** A bone age farther than this from the age, years, is a finding: our own limit. */
const boneAgeLimitYears = 2

/** The classes that their publications call severe, IOTF's grade 3 among them. CDC's lowest, below P5, is one healthy child in twenty. */
const severeClasses: readonly BmiClass[] = [
  'severe-wasting',
  'thinness-grade-3',
  'severe-thinness',
  'severe-underweight',
]

/** Each finds what it is about in a child's course. */
const finders: readonly ((basis: CourseBasis) => readonly CourseFinding[])[] = [
  unusualPuberty,
  severeUnderweight,
  unusualVelocity,
  unusualBoneAge,
  earlyTargetDistance,
]

/**
 * Findings beside the screening rules. Puberty and underweight of every child; the others of
 * children without a known disease and without treatment of their growth, like the rules.
 */
export function courseFindings(basis: CourseBasis): readonly CourseFinding[] {
  return finders.flatMap((find) => find(basis))
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
function severeUnderweight({ facts: { growth, visits } }: CourseBasis): readonly CourseFinding[] {
  const weighed = visits.weight.at(-1)
  const measured = weighed && growth.measurements[weighed.index]
  const today = latestAge(growth)
  const isUsed = visits.size.some(({ index }) => index === weighed?.index)
  if (weighed === undefined || measured === undefined || today === undefined) return []
  if (!isUsed || !isOfLate(weighed.age, today)) return []
  const lowest = lowestClassOf(growth.subject, measured)
  if (lowest === undefined || !severeClasses.includes(lowest.bmiClass.class)) return []
  const { bmiClass, sds: value, limit, publication } = lowest
  return [
    {
      code: 'severe_underweight',
      measurementIndex: weighed.index,
      ageYears: weighed.age.chronologicalYears,
      value,
      limit,
      bmiClass,
      guideline: publicationName(publication),
      citation: publication.citation,
    },
  ]
}

/** The velocity of about the last year. Beyond ±2 SD lie 2.3 % of healthy children on each side, in any one year. */
function unusualVelocity({ screened }: CourseBasis): readonly CourseFinding[] {
  const { velocitySds: value } = screened?.quantities ?? {}
  const visit = screened?.visits.size
  if (visit === undefined || typeof value !== 'number' || Math.abs(value) <= velocityLimit) return []
  const code: FindingCode = value < 0 ? 'slow_growth' : 'fast_growth'
  const limit = value < 0 ? -velocityLimit : velocityLimit
  const percentOfChildren = percentBeyondLimit()
  return [{ code, measurementIndex: visit.index, ageYears: visit.ageYears, value, limit, percentOfChildren }]
}

function unusualBoneAge({ screened, predictedFrom }: CourseBasis): readonly CourseFinding[] {
  const { boneAgeYears } = predictedFrom?.measurement ?? {}
  if (screened === undefined || predictedFrom === undefined || boneAgeYears === undefined) return []
  const { index, age } = predictedFrom
  const value = boneAgeYears - age.chronologicalYears
  // Two years on a birthday are up to a day more in years of 365.25 days.
  if (Math.abs(value) <= boneAgeLimitYears + dayOfTolerance) return []
  const code: FindingCode = value > 0 ? 'bone_age_far_ahead' : 'bone_age_far_behind'
  const limit = value > 0 ? boneAgeLimitYears : -boneAgeLimitYears
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
