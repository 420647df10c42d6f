import { assessPatient } from '../assessment/assess-patient.js'
import { yearsBetween } from '../growth/growth-age.js'
import { calculationDefaults, growthSettings } from '../growth/growth-options.js'
import type { PatientGrowth } from '../growth/patient-growth.js'
import { shiftedLength } from '../growth/size-position.js'
import { adultHeight } from '../growth/target-height.js'
import type { LanguageBasics } from '../languages/language.js'
import { dayNumber } from '../model/calendar-date.js'
import type { GainMeasure } from '../model/course-names.js'
import type { Gender, Patient, PatientInput } from '../model/patient.js'
import type { PatientAssessment } from '../validation/engine.js'
import {
  type AdultHeightGiven,
  type AdultHeightNotUsable,
  type AdultHeightPrediction,
  adultHeightPanel,
} from './adult-height/adult-height-panel.js'
import { type FamilyTarget, familyTargets } from './adult-height/family-target.js'
import { type CourseOptions, type CourseSettings, courseSettings } from './course-options.js'
import { evaluateScreening, type ScreeningResult } from './screening/evaluate-screening.js'
import { screeningFacts } from './screening/screening-facts.js'
import { growthIntervals } from './velocity/compare-visits.js'
import { type CourseFacts, type CourseVisit, courseVisits, yearsApart } from './velocity/course-visit.js'
import { dayOfTolerance } from './velocity/earlier-visits.js'
import type { GrowthInterval, SdsChange } from './velocity/growth-interval.js'
import { changeOfSds } from './velocity/sds-change.js'
import { donald2025, kelly2014By } from './velocity/velocity-references.js'

/** How far a height is from the family's target, SDS. */
export interface TargetDistance {
  readonly measurementIndex: number
  readonly ageYears: number
  readonly method: FamilyTarget['method']
  /** Height score less target score. */
  readonly sds: number
  /** Since the first visit from two years on, in one reference, SDS; undefined where none scores both. */
  readonly change: number | undefined
}

/** A child's growth over time: what lies between the visits, and ahead of them. */
export interface CourseAssessment {
  /** What was gained between visits, by measure and then by age. */
  readonly intervals: readonly GrowthInterval[]
  /** The adult height that the parents' heights let expect. */
  readonly targets: readonly FamilyTarget[]
  /** From two years on. */
  readonly targetDistances: readonly TargetDistance[]
  /** The visit whose values the predictions use. */
  readonly predictedFrom: number | undefined
  /** True where the scale of the bone age was not said and Greulich and Pyle's is assumed. */
  readonly isBoneAgeMethodAssumed: boolean
  readonly predictions: readonly AdultHeightPrediction[]
  readonly notUsable: readonly AdultHeightNotUsable[]
  /** Published rules on the latest visit: each by its name, with what was compared. Never a diagnosis. */
  readonly screening: readonly ScreeningResult[]
  /** Why no rule was evaluated: they are for children without a known disease and without treatment of their growth. */
  readonly notScreened: 'disease' | 'treatment' | undefined
}

/**
 * A child's growth over time: velocity and gains with their scores and errors, the
 * change of scores, the distance to the family's target, and adult height by every
 * published method that holds for the child. It judges nothing and averages nothing.
 *
 * Values with a message of severity `error` take no part. Nothing is rounded.
 *
 * @throws AuxologyError `invalid_parameter` for an option, `invalid_value` for
 * a date that doesn't exist
 * @example
 * ```ts
 * const course = assessCourse(
 *   {
 *     dateOfBirth: '2014-06-04',
 *     gender: 'male',
 *     measurements: [{ date: '2023-06-04', sizeCm: 130 }, { date: '2024-06-04', sizeCm: 135.5 }],
 *   },
 *   { today: '2024-06-04' },
 * )
 * course.intervals[0]?.perYear?.toFixed(1) // '5.5'
 * course.intervals[0]?.sds?.reference // 'DONALD 2025'
 * ```
 */
export function assessCourse(patient: PatientInput, options: CourseOptions = {}): CourseAssessment {
  const { boneAgeMethod, pubertalTiming, ...growthOptions } = options
  const settings = courseSettings({ boneAgeMethod, pubertalTiming })
  const growth = growthSettings(growthOptions, calculationDefaults)
  return courseOf(assessPatient(patient, growth), settings, growth.language)
}

/** {@link assessCourse} of a patient that was assessed already. */
function courseOf(assessment: PatientAssessment, settings: CourseSettings, language: LanguageBasics): CourseAssessment {
  const { patient, growth, days } = assessment
  const { pubertalTiming, isBoneAgeMethodAssumed } = settings
  const visitsOf = (measure: GainMeasure) => courseVisits(patient.measurements ?? [], days.order, growth, measure)
  const facts: CourseFacts = {
    growth,
    visits: { size: visitsOf('size'), weight: visitsOf('weight'), head: visitsOf('head') },
    velocity: pubertalTiming === undefined ? donald2025 : kelly2014By(pubertalTiming),
  }
  const intervals = growthIntervals(facts)
  const targets = familyTargets(growth)
  const sizes = facts.visits.size
  const given = adultHeightGiven(assessment, sizes, settings)
  const notScreened = excludedBy(patient)
  const screened = notScreened === undefined ? screeningFacts(facts, patient, intervals) : undefined
  return {
    intervals,
    targets,
    targetDistances: targetDistances(growth, sizes, targets),
    predictedFrom: given.measurementIndex,
    isBoneAgeMethodAssumed,
    ...adultHeightPanel(given.facts),
    screening: screened === undefined ? [] : evaluateScreening(screened, language),
    notScreened,
  }
}

/** Below this age, years, a child's height says little about its family's. */
const targetFromYears = 2

function targetDistances(
  { subject }: PatientGrowth,
  sizes: readonly CourseVisit[],
  targets: readonly FamilyTarget[],
): readonly TargetDistance[] {
  const visits = sizes.filter(({ age }) => age.chronologicalYears >= targetFromYears)
  const first = visits[0]
  return targets.flatMap(({ method, sds: target }) => {
    if (target === undefined || first === undefined) return []
    return visits.flatMap((visit) => {
      if (visit.scored === undefined) return []
      const { index, age, scored } = visit
      const change = visit === first ? undefined : changeOfSds(subject, first, visit)
      return [
        {
          measurementIndex: index,
          ageYears: age.chronologicalYears,
          method,
          sds: scored.score - target.raw,
          change: visit === first ? 0 : comparableChange(change),
        },
      ]
    })
  })
}

/** The change within one reference: the seam between two is no growth. */
function comparableChange(change: SdsChange | undefined): number | undefined {
  return change?.referenceChanged === true ? change.withinOne?.change : change?.change
}

/** A bone age counts up to so long before the latest height, years: an older one says little about today's child. */
const boneAgeForYears = 1

/**
 * What the methods for adult height can use: the latest visit with a height and a
 * bone age if that is no more than a year before the latest height, else the latest
 * with a height.
 */
function adultHeightGiven(
  { patient, growth, days }: PatientAssessment,
  sizes: readonly CourseVisit[],
  { boneAgeMethod }: CourseSettings,
): { readonly measurementIndex: number | undefined; readonly facts: AdultHeightGiven } {
  const { gender, references } = growth.subject
  const latest = sizes.at(-1)
  const rated = sizes.filter(({ measurement }) => measurement.boneAgeYears !== undefined).at(-1)
  const isOfLate =
    rated !== undefined && latest !== undefined && yearsApart(rated.age, latest.age) <= boneAgeForYears + dayOfTolerance
  const visit = isOfLate ? rated : latest
  const lessLying = visit && shiftedLength(visit.position, 'standing')
  return {
    measurementIndex: visit?.index,
    facts: {
      gender,
      ageYears: visit?.age.chronologicalYears,
      // Methods were made on children who stood: of a child that lay, the length less what WHO takes off.
      heightCm: visit && visit.value + (lessLying ?? 0),
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
    },
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
function excludedBy({ diseases = [], markers = [] }: Patient): 'disease' | 'treatment' | undefined {
  if (diseases.length > 0) return 'disease'
  return markers.some(({ kind }) => kind === 'growth-hormone' || kind === 'puberty-suppression')
    ? 'treatment'
    : undefined
}
