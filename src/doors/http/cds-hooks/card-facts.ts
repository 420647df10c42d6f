import { ageText, dateText } from '../../../charts/data/texts/describe-point.js'
import { assessmentMessages, assessPatient } from '../../../clinical/assessment/assess-patient.js'
import { type CourseAssessment, courseOf } from '../../../clinical/course/assess-course.js'
import { basisOfCourse, type CourseBasis } from '../../../clinical/course/course-basis.js'
import { courseSettings } from '../../../clinical/course/course-options.js'
import type { GrowthSettings } from '../../../clinical/growth/growth-options.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import type { CdsWords, CourseWords } from '../../../ground/languages/words.js'
import { daysPerYear } from '../../../ground/model/calendar-date.js'
import type { CardKind } from '../../../ground/model/fhir-names.js'
import type { PatientInput } from '../../../ground/model/patient.js'
import type { ValidationMessage } from '../../../ground/model/validation-message.js'
import type { CdsCard } from './card.js'

/** A card before it has an id and links. */
export type CardContent = Omit<CdsCard, 'uuid' | 'links'> & {
  /** What it is about, the same in every call. */
  readonly about: string
}

/** A child of whom cards are made, and what of the record was sent. */
export interface CardSubject {
  readonly patient: PatientInput
  readonly settings: GrowthSettings<ChartLanguage>
  readonly words: CdsWords
  readonly courseWords: CourseWords
  readonly kinds: readonly CardKind[]
  /** Rules that make cards whatever their specificity. */
  readonly screeningRules: readonly string[]
  /** Whether cards lead anywhere. */
  readonly hasLinks: boolean
  readonly isSent: { readonly [part in 'conditions' | 'treatments']: boolean }
  /** Names of drugs that aren't known, and of those that can change growth and aren't marked as its treatment. */
  readonly drugs: { readonly [part in 'unknown' | 'affecting']: readonly string[] }
}

/** What cards are made from. */
export interface CardFacts extends CardSubject {
  readonly messages: readonly ValidationMessage[]
  readonly basis: CourseBasis
  readonly course: CourseAssessment
  /** Whether the latest visit is so recent that the child's growth is today's. */
  readonly isOfLate: boolean
}

/** How long after the latest visit its growth counts as that of today, days. */
const ofLateDays = daysPerYear

/** Everything that cards about a child say. */
export function cardFacts(subject: CardSubject): CardFacts {
  const { patient, settings } = subject
  const assessment = assessPatient(patient, settings)
  const basis = basisOfCourse(assessment, courseSettings({}), settings.language)
  const { days } = assessment
  const newest = Math.max(...days.visits.flatMap((day) => day ?? []), Number.NEGATIVE_INFINITY)
  return {
    ...subject,
    messages: assessmentMessages(assessment, settings.language),
    basis,
    course: courseOf(basis),
    isOfLate: settings.today - newest <= ofLateDays,
  }
}

/** When a visit was, for a card: its day, else the age. */
export function visitDayText(index: number | undefined, { patient, settings, basis }: CardFacts): string {
  const date = index === undefined ? undefined : patient.measurements?.[index]?.date
  if (typeof date === 'string') return dateText(date.slice(0, 10), settings.language)
  const age = index === undefined ? undefined : basis.assessment.growth.measurements[index]?.age
  return age === undefined ? '' : ageText(age.chronologicalYears, settings.language)
}
