import type {
  Comparison,
  CourseRule,
  PatientRecord,
  PatientRule,
  UsablePatient,
  UsableVisit,
  VisitRecord,
} from '../rule.js'
import { age } from './age.js'
import { ageBeyondReferences } from './age-beyond-references.js'
import { ageContradictsDates } from './age-contradicts-dates.js'
import { dateMissing, dateOfBirthMissing } from './age-known.js'
import { birthDay } from './birth-day.js'
import { birthHead } from './birth-head.js'
import { birthSize } from './birth-size.js'
import { birthWeek } from './birth-week.js'
import {
  birthDayBesideFraction,
  birthDayWithoutWeek,
  birthWeekBeyondReferences,
  birthWeekMissing,
} from './birth-week-given.js'
import { birthWeight } from './birth-weight.js'
import { boneAge } from './bone-age.js'
import { boneAgeDifference } from './bone-age-difference.js'
import { dateOfBirthAfterVisits, dateOfBirthInFuture, dateOfBirthTooEarly } from './date-of-birth.js'
import { diseaseOfOtherSex, diseaseUnknown } from './diseases.js'
import { genderMissing } from './gender-missing.js'
import { head } from './head.js'
import { markerBeforeBirth, markerInFuture } from './markers.js'
import { headOffCourse, sizeOffCourse, weightOffCourse } from './off-course.js'
import { fatherSize, motherSize } from './parent-size.js'
import { parentsDiffer } from './parents-differ.js'
import { sameDayTwice } from './same-day-twice.js'
import { seat } from './seat.js'
import { seatNotBelowSize, seatSizeRatio } from './seat-of-size.js'
import { seatWithoutSize } from './seat-without-size.js'
import { headShrinks, sizeShrinks } from './shrinking.js'
import { size } from './size.js'
import { dateBeforeBirth, dateInFuture } from './visit-date.js'
import { weight } from './weight.js'

/**
 * Every rule the engine applies. A rule is known by its row here; only BMI and
 * the swap of height and weight, which speak of two fields at once, are asked
 * by name.
 */

/** The patient's own numbers. */
export const patientValues: readonly PatientRule[] = [
  fatherSize,
  motherSize,
  birthSize,
  birthWeight,
  birthWeek,
  birthDay,
  birthHead,
]

/** The numbers of a visit; those with a score are scored by the measure of their target. */
export const visitValues = [age, boneAge, size, weight, head, seat] as const

/** What makes a patient's own field impossible where its number is possible by itself. */
export const impossibleInPatient: readonly Comparison<PatientRecord>[] = [
  dateOfBirthInFuture,
  dateOfBirthTooEarly,
  dateOfBirthAfterVisits,
  birthDayBesideFraction,
]

/** What makes a visit's date impossible; asked first, for the age depends on it. */
export const impossibleDates: readonly Comparison<VisitRecord>[] = [dateBeforeBirth, dateInFuture]

/** What makes a visit's fields impossible together, where each is possible by itself. */
export const impossibleTogether: readonly Comparison<VisitRecord>[] = [seatNotBelowSize, seatSizeRatio]

/** What is unusual in a patient's own fields. */
export const unusualInPatient: readonly Comparison<UsablePatient>[] = [
  dateOfBirthMissing,
  genderMissing,
  diseaseUnknown,
  diseaseOfOtherSex,
  parentsDiffer,
  birthWeekMissing,
  birthWeekBeyondReferences,
  birthDayWithoutWeek,
  markerBeforeBirth,
  markerInFuture,
]

/** What is unusual in a visit's fields together. */
export const unusualInVisit: readonly Comparison<UsableVisit>[] = [
  dateMissing,
  ageContradictsDates,
  ageBeyondReferences,
  boneAgeDifference,
  seatWithoutSize,
]

/** What is unusual in the course: values off it, asked before BMI, which they explain. */
export const offCourseRules: readonly CourseRule[] = [sizeOffCourse, weightOffCourse, headOffCourse]

/** What is unusual between visits otherwise. */
export const betweenVisits: readonly CourseRule[] = [sameDayTwice, sizeShrinks, headShrinks]
