import { birthday } from '../../../ground/model/calendar-date.js'
import type { ExpectedMeasure, FindingCode } from '../../../ground/model/course-names.js'
import type { GrowthAge } from '../../growth/growth-age.js'
import type { GrowthSubject } from '../../growth/growth-subject.js'
import { nearEndFromBoneAge } from '../adult-height/unusual-maturity.js'
import type { CourseBasis } from '../course-basis.js'
import { dayOfTolerance, isOfFirstWeeks } from '../velocity/earlier-visits.js'
import { excludedBy } from '../velocity/treatment-periods.js'
import type { CourseSigns, UnusualSigns } from './course-signs.js'
import { isTooEarly } from './earlier-scores.js'
import type { GivenVisits } from './known-growth.js'
import { boneAgeApart, type RatedBoneAge, valueOn } from './patient-before.js'

/** What shows that a child grows by another timetable than its age says. */
export type MaturitySign =
  | 'menarche'
  | 'late_stage'
  | 'early_puberty'
  | 'late_puberty'
  | 'bone_age_off'
  | 'end_of_growth'

/** Why nothing is expected of a child's growth. */
export type NotExpectedReason =
  /** No cohort at hand has head circumferences. */
  | { readonly code: 'no_cohort' }
  | { readonly code: 'missing'; readonly inputs: readonly ('gender' | 'dateOfBirth')[] }
  | { readonly code: 'before_birth' | 'first_weeks' | 'adult' | 'disease' | 'treatment' | 'preterm' }
  /** The latest value, with its date, does not fit those before it; and what is unusual about the growth if it is right. */
  | ({
      readonly code: 'latest_in_doubt'
      readonly measurementIndex: number
      readonly value: number | undefined
      readonly date: string | undefined
    } & UnusualSigns)
  | { readonly code: 'maturity'; readonly because: MaturitySign }
  | ({ readonly code: 'unusual_growth' } & UnusualSigns)
  /** No reference of the set has the age, or the value expected lies beyond its scores. */
  | { readonly code: 'no_reference' | 'beyond_reference' }
  /** No value before the day; none that is not in doubt; none at an age that counts as the day's does; none with a score. */
  | { readonly code: 'none_before' | 'all_doubted' | 'other_age_counting' | 'no_earlier_value' }
  /** Years since the latest value, and how many may pass. */
  | { readonly code: 'too_far_ahead'; readonly years: number; readonly atMost: number }
  /** Less than the height that is reached, cm. */
  | { readonly code: 'below_present_height'; readonly cm: number; readonly presentCm: number }

/** The day and the age that are looked ahead to. */
export interface LookedAhead {
  readonly measure: ExpectedMeasure
  readonly day: number
  readonly age: GrowthAge
  readonly boneAge: RatedBoneAge | undefined
  readonly visits: GivenVisits
}

/** No one grows by the references of children after this birthday. */
const adultFromYears = 18

/** A bone age farther from the age than this refuses, years: our own limits. */
const boneAgeOffYears = { inChildhood: 2, inPuberty: 1 } as const

/** From here on a bone age a year off is of another timetable, years: our own limit. */
const boneAgeCountsYears = 12

/** Stages and testicular volumes, ml, from which growth may end early: our own limits. */
const lateStages = { breastStage: 4, genitalStage: 4, pubicHairStage: 4, testicularVolumeMl: 12 } as const

/** Why nothing is expected, by what is known of the child before the day and on it. */
export function whyNotExpected(
  basis: CourseBasis,
  ahead: LookedAhead,
  signs: CourseSigns,
): NotExpectedReason | undefined {
  const { assessment, facts } = basis
  const { subject } = facts.growth
  if (subject.birthDay !== undefined && ahead.day >= birthday(subject.birthDay, adultFromYears))
    return { code: 'adult' }
  if (ahead.age.chronologicalYears < 0) return { code: 'before_birth' }
  if (isOfFirstWeeks(ahead.age.chronologicalYears)) return { code: 'first_weeks' }
  const excluded = assessment.patient.tubeFed === true ? 'disease' : excludedBy(assessment.patient)
  if (excluded !== undefined) return { code: excluded }
  if (isTooEarly(subject, ahead.age)) return { code: 'preterm' }
  const sign = maturitySign(basis, ahead, signs.found)
  if (sign !== undefined) return { code: 'maturity', because: sign }
  const unusual = { because: signs.unusual, rules: signs.changing }
  // Before anything unusual: a slip is no disease.
  const { given, doubted } = ahead.visits
  const latest = given.at(-1)
  if (latest !== undefined && doubted.has(latest)) {
    const visit = assessment.submitted.measurements?.[latest] ?? {}
    const date = visit.date?.slice(0, 10)
    return { code: 'latest_in_doubt', measurementIndex: latest, value: valueOn[ahead.measure](visit), date, ...unusual }
  }
  return unusual.because.length === 0 ? undefined : { code: 'unusual_growth', ...unusual }
}

function maturitySign(
  { assessment, facts }: CourseBasis,
  { age, boneAge }: LookedAhead,
  found: readonly FindingCode[],
): MaturitySign | undefined {
  const { gender } = facts.growth.subject
  if (facts.menarcheYears !== undefined) return 'menarche'
  const { puberty = [] } = assessment.patient
  const isLate = (finding: (typeof puberty)[number]) =>
    (Object.keys(lateStages) as (keyof typeof lateStages)[]).some((sign) => (finding[sign] ?? 0) >= lateStages[sign])
  if (puberty.some(isLate)) return 'late_stage'
  if (found.includes('early_puberty')) return 'early_puberty'
  if (found.includes('late_puberty')) return 'late_puberty'
  if (boneAge === undefined || gender === undefined) return undefined
  const { inChildhood, inPuberty } = boneAgeOffYears
  const atMost = boneAge.years < boneAgeCountsYears ? inChildhood : inPuberty
  if (boneAgeApart(boneAge) > atMost + dayOfTolerance) return 'bone_age_off'
  const byThen = boneAge.boneAgeYears + age.chronologicalYears - boneAge.years
  return byThen >= nearEndFromBoneAge[gender] ? 'end_of_growth' : undefined
}

/** What nothing can be expected without. */
export function missingInputs({ gender, birthDay }: GrowthSubject): readonly ('gender' | 'dateOfBirth')[] {
  return [
    ...(gender === undefined ? (['gender'] as const) : []),
    ...(birthDay === undefined ? (['dateOfBirth'] as const) : []),
  ]
}
