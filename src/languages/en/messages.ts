import type { Sentences } from '../message-parameters.js'
import {
  age,
  band,
  birthMeasures,
  date,
  diseaseNames,
  gestation,
  gestationWeeks,
  judgement,
  likely,
  limits,
  list,
  notUsed,
  offCourse,
  quantity,
  rounded,
  score,
  shrinking,
} from './phrases.js'

/** The messages in English. */
export const en: Sentences = {
  date_of_birth_in_future: ({ day }) => `The date of birth, ${date(day)}, lies in the future. The date is not used.`,
  date_of_birth_too_early: ({ day, years }) =>
    `The date of birth, ${date(day)}, is more than ${quantity(years, 'years')} ago. The date is not used.`,
  date_of_birth_after_visits: ({ day, visits }) =>
    `The date of birth, ${date(day)}, is later than all ${visits} measurements. The date is not used.`,
  date_of_birth_missing: () => 'The date of birth is missing; measurements without a stated age are not assessed.',

  gender_missing: () => 'The sex is missing; without it neither SDS nor percentiles are computed.',

  disease_unknown: ({ name, known }) =>
    `The disease “${name}” is not known and is disregarded; known are ${list(known)}.`,
  disease_of_other_sex: ({ disease, gender }) =>
    `A diagnosis of ${diseaseNames[disease]} in a ${gender === 'male' ? 'boy' : 'girl'} is conceivable only in exceptional cases; the references for the disease are not used.`,

  father_size_limits: limits("The father's height"),
  father_size_score: score("The father's height"),
  mother_size_limits: limits("The mother's height"),
  mother_size_score: score("The mother's height"),
  parents_differ: ({ fatherCm, motherCm, most }) =>
    `The parents' heights (father ${quantity(fatherCm, 'cm')}, mother ${quantity(motherCm, 'cm')}) differ by ${rounded(Math.abs(fatherCm - motherCm), 1)} cm; at most ${quantity(most, 'cm')} is to be expected.`,

  birth_size_limits: limits('The length at birth'),
  birth_size_score: score('The length at birth'),
  birth_weight_limits: limits('The weight at birth'),
  birth_weight_score: score('The weight at birth'),
  birth_week_limits: gestation('The duration of gestation'),
  birth_week_missing: () =>
    'The week of gestation at birth is missing; without it the measurements at birth are not assessed.',
  birth_week_beyond_references: ({ measures, ...at }) =>
    `There are no reference values at ${gestationWeeks(at)} weeks of gestation for ${list(measures.map((it) => birthMeasures[it]))}, which therefore cannot be assessed.`,
  birth_day_limits: limits('The addition to the week of gestation'),
  birth_day_without_week: ({ days }) =>
    `The week of gestation that the addition of ${quantity(days, 'days')} belongs to is missing; the days are disregarded.`,
  birth_day_beside_fraction: ({ weeks, days }) =>
    `The duration of gestation of ${quantity(weeks, 'weeks')} has a fraction of a week already, and ${quantity(days, 'days')} ${days === 1 ? 'is' : 'are'} given besides; both at once is impossible. The additional ${days === 1 ? 'day is' : 'days are'} not used.`,
  birth_head_limits: limits('The head circumference at birth'),
  birth_head_score: score('The head circumference at birth'),

  date_before_birth: ({ day, birthDay }) =>
    `The date of measurement, ${date(day)}, is earlier than the date of birth, ${date(birthDay)}. The date is not used.`,
  date_in_future: ({ day }) => `The date of measurement, ${date(day)}, lies in the future. The date is not used.`,
  date_missing: () => 'Date of measurement and age are missing; the measurement is not assessed.',
  same_day_twice: ({ day, visits }) => `There are ${visits} measurements for ${date(day)}.`,

  age_limits: limits('The stated age'),
  age_contradicts_dates: ({ statedYears, datesYears, months }) =>
    `The stated age of ${quantity(statedYears, 'years')} does not agree with the dates of birth and measurement, which give ${rounded(datesYears, 2)} years.${months ? ' It was probably given in months instead of years.' : ''} The computed age is used.`,
  age_beyond_references: ({ years }) =>
    `There are no reference values for the age of ${age(years)}; the measurement is not assessed.`,

  bone_age_limits: limits('The bone age'),
  bone_age_difference: ({ boneAgeYears, ageYears, most }, severity) =>
    `The bone age of ${quantity(boneAgeYears, 'years')} differs by ${rounded(Math.abs(boneAgeYears - ageYears), 1)} years from the age (${rounded(ageYears, 1)} years); a difference of more than ${quantity(most, 'years')} is ${severity === 'warning' ? 'conceivable only in exceptional cases' : 'unusual'}.`,

  size_limits: limits('The height'),
  size_score: score('The height'),
  size_off_course: offCourse('The height'),
  size_shrinks: shrinking('The height'),
  size_weight_swapped: ({ sizeCm, weightKg }, severity) =>
    `Height (${quantity(sizeCm, 'cm')}) and weight (${quantity(weightKg, 'kg')}) have probably been swapped; ${quantity(weightKg, 'cm')} and ${quantity(sizeCm, 'kg')} would be expected.${severity === 'error' ? ' Neither value is used.' : ''}`,

  weight_limits: limits('The weight'),
  weight_score: score('The weight'),
  weight_off_course: offCourse('The weight'),

  bmi_limits: (found, severity) => {
    const { value, least, most, sizeCm, weightKg } = found
    const index = `A height of ${quantity(sizeCm, 'cm')} and a weight of ${quantity(weightKg, 'kg')} give a BMI of ${rounded(value, 1)} kg/m²`
    const expected = band(least, most, 'kg/m²')
    return severity === 'error'
      ? `${index}, which is impossible; ${expected} is possible. Height or weight is wrong. The BMI is not used.`
      : `${index}, which is ${judgement[severity]}; ${expected} is to be expected.`
  },
  bmi_score: score('The BMI'),

  head_limits: limits('The head circumference'),
  head_score: score('The head circumference'),
  head_off_course: offCourse('The head circumference'),
  head_shrinks: shrinking('The head circumference'),

  seat_limits: limits('The sitting height'),
  seat_score: score('The sitting height'),
  seat_not_below_size: ({ seatCm, sizeCm, swapped }) =>
    `The sitting height of ${quantity(seatCm, 'cm')} is not less than the height of ${quantity(sizeCm, 'cm')}, which is impossible.${swapped ? ' The two have probably been swapped. Neither value is used.' : ' The sitting height is not used.'}`,
  seat_size_ratio: ({ seatCm, sizeCm, least, most, slip }) =>
    `The sitting height of ${quantity(seatCm, 'cm')} is impossible with a height of ${quantity(sizeCm, 'cm')}; ${rounded(least * sizeCm, 1)} to ${rounded(most * sizeCm, 1)} cm is possible.${likely(slip, 'cm')} ${notUsed}`,
  seat_without_size: ({ seatCm }) =>
    `The sitting height of ${quantity(seatCm, 'cm')} is given without a height; leg length and proportions are not computed.`,

  marker_before_birth: ({ text, day, birthDay }) =>
    `The marker “${text}” of ${date(day)} is earlier than the date of birth, ${date(birthDay)}.`,
  marker_in_future: ({ text, day }) => `The marker “${text}” of ${date(day)} lies in the future.`,
}
