import { assessPatient } from '../assessment/assess-patient.js'
import { yearsBetween } from '../growth/growth-age.js'
import { calculationDefaults, growthSettings } from '../growth/growth-options.js'
import { shiftedLength } from '../growth/size-position.js'
import { adultHeight } from '../growth/target-height.js'
import type { LanguageBasics } from '../languages/language.js'
import { dayNumber } from '../model/calendar-date.js'
import type { GainMeasure } from '../model/course-names.js'
import type { Gender, Patient, PatientInput } from '../model/patient.js'
import type { PatientAssessment } from '../validation/engine.js'
import type { AdultHeightGiven } from './adult-height/adult-height-panel.js'
import { type CourseOptions, type CourseSettings, courseSettings } from './course-options.js'
import { type ScreeningFacts, screeningFacts } from './screening/screening-facts.js'
import { growthIntervals } from './velocity/compare-visits.js'
import { type CourseFacts, type CourseVisit, courseVisits, yearsApart } from './velocity/course-visit.js'
import { dayOfTolerance } from './velocity/earlier-visits.js'
import type { GrowthInterval } from './velocity/growth-interval.js'
import { isGrowthTreatment, treatmentChanges } from './velocity/treatment-periods.js'
import { donald2025, kelly2014By } from './velocity/velocity-references.js'

/** What a course is computed from, and what the parts of it have in common. */
export interface CourseBasis {
  readonly assessment: PatientAssessment
  readonly settings: CourseSettings
  readonly language: LanguageBasics
  readonly facts: CourseFacts
  readonly intervals: readonly GrowthInterval[]
  /** The visit that adult height is predicted from, and what is known at it. */
  readonly predictedFrom: CourseVisit | undefined
  readonly given: AdultHeightGiven
  /** Undefined where no rule is evaluated. */
  readonly screened: ScreeningFacts | undefined
}

/** Everything that {@link assessCourse} and its explanation share. */
export function courseBasis(
  patient: PatientInput,
  { boneAgeMethod, pubertalTiming, ...growthOptions }: CourseOptions,
): CourseBasis {
  const growth = growthSettings(growthOptions, calculationDefaults)
  return basisOfCourse(
    assessPatient(patient, growth),
    courseSettings({ boneAgeMethod, pubertalTiming }),
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
  const intervals = growthIntervals(facts)
  const predictedFrom = predictionVisit(facts.visits.size)
  const isScreened = excludedBy(usable) === undefined
  return {
    assessment,
    settings,
    language,
    facts,
    intervals,
    predictedFrom,
    given: adultHeightGiven(assessment, predictedFrom, settings),
    screened: isScreened ? screeningFacts(facts, usable, intervals) : undefined,
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
  }
}

/** A bone age counts up to so long before the latest height, years: an older one says little about today's child. */
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
  { boneAgeMethod }: CourseSettings,
): AdultHeightGiven {
  const { gender, references } = growth.subject
  const lessLying = visit && shiftedLength(visit.position, 'standing')
  return {
    gender,
    ageYears: visit?.age.chronologicalYears,
    // Methods were made on children who stood: of a child that lay, the length less what WHO takes off.
    heightCm: visit && visit.value + (lessLying ?? 0),
    lengthCm: visit?.position === 'lying' ? visit.value : undefined,
    weightKg: visit?.measurement.weightKg,
    boneAgeYears: visit?.measurement.boneAgeYears,
    boneAgeMethod,
    fatherCm: patient.sizeFatherCm,
    motherCm: patient.sizeMotherCm,
    birthWeightG: patient.weightBirthG,
    isPostmenarcheal: visit && isPostmenarcheal(patient, gender, visit, days.visits[visit.index]),
    heightSds: visit?.scored?.score,
    adult: gender === undefined ? undefined : adultHeight(references, gender),
    excludedBy: excludedBy(patient),
  }
}

/** Whether a girl had had her menarche at a visit; undefined where that is not known. */
function isPostmenarcheal(
  { menarche, dateOfBirth }: Patient,
  gender: Gender | undefined,
  { age }: CourseVisit,
  visitDay: number | undefined,
): boolean | undefined {
  const day = menarche === undefined || gender !== 'female' ? undefined : dayNumber(menarche)
  if (day === undefined) return undefined
  if (visitDay !== undefined) return day <= visitDay
  const birth = dateOfBirth === undefined ? undefined : dayNumber(dateOfBirth)
  return birth === undefined ? undefined : yearsBetween(birth, day) <= age.chronologicalYears
}

/** No method was made for children who are ill, or treated for their growth. */
function excludedBy({ diseases = [], gmfcsLevel, markers = [] }: Patient): 'disease' | 'treatment' | undefined {
  if (diseases.length > 0 || gmfcsLevel !== undefined) return 'disease'
  return markers.some(isGrowthTreatment) ? 'treatment' : undefined
}
