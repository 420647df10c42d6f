import type { LanguageBasics } from '../../ground/languages/language.js'
import { dayNumber } from '../../ground/model/calendar-date.js'
import type { GainMeasure } from '../../ground/model/course-names.js'
import type { Gender, Patient, PatientInput } from '../../ground/model/patient.js'
import { assessPatient } from '../assessment/assess-patient.js'
import { smallForGestationalAge } from '../growth/birth-size.js'
import { yearsBetween } from '../growth/growth-age.js'
import { calculationDefaults, growthSettings, requireModule } from '../growth/growth-options.js'
import { foundSigns } from '../growth/puberty-findings.js'
import { unusualOnsets } from '../growth/puberty-onset.js'
import { shiftedLength } from '../growth/size-position.js'
import { adultHeight } from '../growth/target-height.js'
import type { PatientAssessment } from '../validation/engine.js'
import type { AdultHeightGiven } from './adult-height/method-forecasts.js'
import { type CourseOptions, type CourseSettings, courseSettings } from './course-options.js'
import { isScreened, type ScreeningFacts, screeningFacts } from './screening/screening-facts.js'
import { growthIntervals } from './velocity/compare-visits.js'
import { type CourseFacts, type CourseVisit, courseVisits, yearsApart } from './velocity/course-visit.js'
import { dayOfTolerance } from './velocity/earlier-visits.js'
import { ageAtMenarche } from './velocity/end-of-growth.js'
import { excludedBy, treatmentChanges } from './velocity/treatment-periods.js'
import { donald2025, kelly2014By } from './velocity/velocity-references.js'

/** What a course is computed from, and what the parts of it have in common. */
export interface CourseBasis {
  readonly assessment: PatientAssessment
  readonly settings: CourseSettings
  readonly language: LanguageBasics
  readonly facts: CourseFacts
  /** The visit that adult height is predicted from, and what is known at it. */
  readonly predictedFrom: CourseVisit | undefined
  readonly given: AdultHeightGiven
  /** Undefined where no rule is evaluated. */
  readonly screened: ScreeningFacts | undefined
}

/** Everything that {@link assessCourse} and its explanation share. */
export function courseBasis(
  patient: PatientInput,
  { boneAgeMethod, pubertalTiming, methods, ...growthOptions }: CourseOptions,
): CourseBasis {
  const growth = growthSettings(growthOptions, calculationDefaults)
  requireModule(growth, 'course', 'growth over time')
  return basisOfCourse(
    assessPatient(patient, growth),
    courseSettings({ boneAgeMethod, pubertalTiming, methods }),
    growth.language,
  )
}

/** {@link courseBasis} of a patient that was assessed already. */
export function basisOfCourse(
  assessment: PatientAssessment,
  settings: CourseSettings,
  language: LanguageBasics,
): CourseBasis {
  const { patient: usable } = assessment
  const facts = courseFacts(assessment, settings)
  const predictedFrom = predictionVisit(facts.visits.size)
  const isUntreated = excludedBy(usable) === undefined
  return {
    assessment,
    settings,
    language,
    facts,
    predictedFrom,
    given: adultHeightGiven(assessment, predictedFrom, facts.visits.size.at(-1), settings),
    screened: isUntreated ? screeningFacts(facts, usable, growthIntervals(facts, ['size'], isScreened)) : undefined,
  }
}

/** What the course of an assessed patient is read from. */
export function courseFacts(
  assessment: PatientAssessment,
  { pubertalTiming }: Pick<CourseSettings, 'pubertalTiming'>,
): CourseFacts {
  const visitsOf = (measure: GainMeasure) => courseVisits(assessment, measure)
  return {
    growth: assessment.growth,
    visits: { size: visitsOf('size'), weight: visitsOf('weight'), head: visitsOf('head') },
    velocity: pubertalTiming === undefined ? donald2025 : kelly2014By(pubertalTiming),
    treatmentChanges: treatmentChanges(assessment),
    menarcheYears: ageAtMenarche(assessment),
  }
}

/** A bone age counts up to a year before the latest height: an older one says little about the child today. */
const boneAgeForYears = 1

/**
 * The visit that adult height is predicted from: the latest with a height and a bone
 * age if that is no more than a year before the latest height, else the latest with a
 * height.
 */
function predictionVisit(sizes: readonly CourseVisit[]): CourseVisit | undefined {
  const latest = sizes.at(-1)
  const rated = sizes.filter(({ measurement }) => measurement.boneAgeYears !== undefined).at(-1)
  const isOfLate =
    rated !== undefined && latest !== undefined && yearsApart(rated.age, latest.age) <= boneAgeForYears + dayOfTolerance
  return isOfLate ? rated : latest
}

/** What the methods for adult height can use at a visit. */
function adultHeightGiven(
  { patient, growth, days }: PatientAssessment,
  visit: CourseVisit | undefined,
  latest: CourseVisit | undefined,
  { boneAgeMethod }: CourseSettings,
): AdultHeightGiven {
  const { gender, references } = growth.subject
  return {
    gender,
    ageYears: visit?.age.chronologicalYears,
    heightCm: visit && standingHeight(visit),
    presentCm: latest && standingHeight(latest),
    lengthCm: visit?.position === 'lying' ? visit.value : undefined,
    weightKg: visit?.measurement.weightKg,
    boneAgeYears: visit?.measurement.boneAgeYears,
    boneAgeMethod,
    fatherCm: patient.sizeFatherCm,
    motherCm: patient.sizeMotherCm,
    birthWeightG: patient.weightBirthG,
    isBornSmall: smallForGestationalAge(growth.birth),
    ...(visit && menarcheBefore(patient, gender, visit, days.visits[visit.index])),
    unusualOnset: unusualOnset(growth, days, patient),
    heightSds: visit?.scored?.score,
    adult: gender === undefined ? undefined : adultHeight(references, gender),
    excludedBy: excludedBy(patient),
    clearedOnly: growth.subject.clearedOnly,
  }
}

/** The methods are for standing height: a length measured lying is reduced as by WHO, cm. */
function standingHeight({ value, position }: CourseVisit): number {
  return value + (shiftedLength(position, 'standing') ?? 0)
}

/** Whether a girl had had her menarche at a visit, and for how many years; nothing where that is not known. */
function menarcheBefore(
  { menarche, dateOfBirth }: Patient,
  gender: Gender | undefined,
  { age }: CourseVisit,
  visitDay: number | undefined,
): Partial<Pick<AdultHeightGiven, 'isPostmenarcheal' | 'yearsSinceMenarche'>> {
  const day = menarche === undefined || gender !== 'female' ? undefined : dayNumber(menarche)
  if (day === undefined) return {}
  const birth = dateOfBirth === undefined ? undefined : dayNumber(dateOfBirth)
  if (visitDay === undefined && birth === undefined) return {}
  const years =
    visitDay === undefined ? age.chronologicalYears - yearsBetween(birth ?? day, day) : yearsBetween(day, visitDay)
  return years < 0 ? { isPostmenarcheal: false } : { isPostmenarcheal: true, yearsSinceMenarche: years }
}

/** That puberty began early, or has not begun when it should have. */
function unusualOnset(
  { subject: { gender, birthDay, references } }: PatientAssessment['growth'],
  { menarche, today, puberty }: PatientAssessment['days'],
  { puberty: findings = [] }: Patient,
): AdultHeightGiven['unusualOnset'] {
  if (gender === undefined || birthDay === undefined) return undefined
  const { found } = foundSigns({ findings, days: puberty, menarche, birthDay, today, gender })
  return unusualOnsets({ gender, birthDay, references }, found).at(-1)?.kind
}
