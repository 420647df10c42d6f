import type { Sentences } from '../message-parameters.js'
import { enDiseases as diseaseNames } from './basics.js'
import {
  about,
  age,
  birthMeasures,
  date,
  expected,
  gestationalAge,
  gestationalDays,
  gestationWeeks,
  judgement,
  likely,
  limits,
  list,
  notUsed,
  noun,
  offCourse,
  particular,
  possible,
  quantity,
  rounded,
  score,
  shrinking,
} from './phrases.js'

const fatherHeight = particular("The father's height")
const motherHeight = particular("The mother's height")
const birthLength = noun('birth length')
const birthWeight = noun('birth weight')
const birthHead = noun('head circumference at birth')
const height = noun('height')
const weight = noun('weight')
const head = noun('head circumference')
const sittingHeight = noun('sitting height')

/** The messages in English. */
export const enMessages: Sentences = {
  date_of_birth_in_future: ({ day }) => `The date of birth (${date(day)}) is in the future. This date was not used.`,
  date_of_birth_too_early: ({ day, years }) =>
    `The date of birth (${date(day)}) is more than ${quantity(years, 'years')} ago. This date was not used.`,
  date_of_birth_after_visits: ({ day, visits }) =>
    `The date of birth (${date(day)}) is after all ${visits} measurements. This date was not used.`,
  date_of_birth_missing: () => 'The date of birth is missing; measurements without a stated age cannot be assessed.',

  gender_missing: () => 'The sex is missing; without it, SDS and percentiles cannot be calculated.',

  disease_unknown: ({ name, known }) => `Unknown diagnosis “${name}” was ignored. Known diagnoses are ${list(known)}.`,
  disease_of_other_sex: ({ disease, gender }) =>
    `A diagnosis of ${diseaseNames[disease]} is recorded for a ${gender === 'male' ? 'boy' : 'girl'}, which is exceptional; its reference values were not used.`,

  father_size_limits: limits(fatherHeight),
  father_size_score: score(fatherHeight),
  mother_size_limits: limits(motherHeight),
  mother_size_score: score(motherHeight),
  parents_differ: ({ fatherCm, motherCm, most }) =>
    `The parents' heights (father ${quantity(fatherCm, 'cm')}, mother ${quantity(motherCm, 'cm')}) differ by ${about(Math.abs(fatherCm - motherCm), 1, 'cm')}, which is unusual; ${expected(undefined, most, 'cm')}`,

  birth_size_limits: limits(birthLength),
  birth_size_score: score(birthLength),
  birth_weight_limits: limits(birthWeight),
  birth_weight_score: score(birthWeight),
  birth_week_limits: gestationalAge(noun('gestational age')),
  birth_week_missing: () => 'The gestational age is missing; without it, the measurements at birth cannot be assessed.',
  birth_week_beyond_references: ({ measures, ...at }) =>
    `There are no reference values for ${list(measures.map((measure) => birthMeasures[measure]))} at ${gestationWeeks(at)} weeks of gestation; ${measures.length === 1 ? 'it' : 'they'} cannot be assessed.`,
  birth_day_limits: gestationalDays,
  birth_day_without_week: ({ days }) =>
    `The week of gestation is missing; the ${quantity(days, 'days')} given ${days === 1 ? 'was' : 'were'} ignored.`,
  birth_day_beside_fraction: ({ weeks, days }) =>
    `Gestation is given both as a fraction of a week (${quantity(weeks, 'weeks')}) and in days (${quantity(days, 'days')}); only one is possible. The days were not used.`,
  birth_head_limits: limits(birthHead),
  birth_head_score: score(birthHead),

  date_before_birth: ({ day, birthDay }) =>
    `The date of measurement (${date(day)}) is before the date of birth (${date(birthDay)}). The date of measurement was not used.`,
  date_in_future: ({ day }) => `The date of measurement (${date(day)}) is in the future. This date was not used.`,
  date_missing: () => 'The date of measurement and the age are missing; the measurement cannot be assessed.',
  same_day_twice: ({ day, visits }) => `There are ${visits} measurements dated ${date(day)}.`,

  age_limits: limits(particular('The stated age')),
  age_contradicts_dates: ({ statedYears, datesYears, months }) =>
    `The stated age of ${quantity(statedYears, 'years')} does not match the dates of birth and measurement (${about(datesYears, 2, 'years')})${months ? '; it was probably entered in months instead of years' : ''}. The calculated age was used.`,
  age_beyond_references: ({ years }) =>
    `There are no reference values for an age of ${age(years)}; the measurement cannot be assessed.`,

  bone_age_limits: limits(noun('bone age')),
  bone_age_difference: ({ boneAgeYears, ageYears, most }, severity) =>
    `A bone age of ${quantity(boneAgeYears, 'years')} at an age of ${about(ageYears, 1, 'years')} is ${boneAgeYears > ageYears ? 'advanced' : 'delayed'} by ${about(Math.abs(boneAgeYears - ageYears), 1, 'years')}, which is ${judgement[severity]}; a difference of ${expected(undefined, most, 'years')}`,

  size_limits: limits(height),
  size_score: score(height),
  size_off_course: offCourse(height),
  size_shrinks: shrinking(height),
  size_weight_swapped: ({ sizeCm, weightKg }, severity) =>
    `A height of ${quantity(sizeCm, 'cm')} with a weight of ${quantity(weightKg, 'kg')} is ${judgement[severity]}.${severity === 'error' ? ' Neither value was used.' : ''} The two were probably swapped (${quantity(weightKg, 'cm')} and ${quantity(sizeCm, 'kg')}?).`,

  weight_limits: limits(weight),
  weight_score: score(weight),
  weight_off_course: offCourse(weight),

  bmi_limits: ({ value, least, most, sizeCm, weightKg }, severity) => {
    const finding = `A height of ${quantity(sizeCm, 'cm')} and a weight of ${quantity(weightKg, 'kg')} give a BMI of ${about(value, 1, 'kg/m²')}, which is ${judgement[severity]}`
    return severity === 'error'
      ? `${finding}. ${possible(least, most, 'kg/m²')} The BMI was not used. Height or weight must be wrong.`
      : `${finding}; ${expected(least, most, 'kg/m²')}`
  },
  bmi_score: score(noun('BMI')),

  head_limits: limits(head),
  head_score: score(head),
  head_off_course: offCourse(head),
  head_shrinks: shrinking(head),

  seat_limits: limits(sittingHeight),
  seat_score: score(sittingHeight),
  seat_not_below_size: ({ seatCm, sizeCm, swapped }) =>
    `A sitting height of ${quantity(seatCm, 'cm')} is impossible at a height of ${quantity(sizeCm, 'cm')}; it must be less than the height. ${swapped ? 'Neither value was used. The two were probably swapped.' : 'The sitting height was not used.'}`,
  seat_size_ratio: ({ seatCm, sizeCm, least, most, slip }) =>
    `A sitting height of ${quantity(seatCm, 'cm')} is impossible at a height of ${quantity(sizeCm, 'cm')}. Possible values are ${rounded(least * sizeCm, 1)} to ${about(most * sizeCm, 1, 'cm')}. ${notUsed}${likely(slip, 'cm')}`,
  seat_without_size: ({ seatCm }) =>
    `A sitting height of ${quantity(seatCm, 'cm')} is given without a height; leg length and proportions cannot be calculated.`,

  marker_before_birth: ({ text, day, birthDay }) =>
    `The event “${text}” on ${date(day)} is before the date of birth (${date(birthDay)}).`,
  marker_in_future: ({ text, day }) => `The event “${text}” on ${date(day)} is in the future.`,
}
