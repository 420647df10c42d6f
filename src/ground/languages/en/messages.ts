import { clinicUnits } from '../../model/clinic-values.js'
import type { DatedSign } from '../../model/message-parameters.js'
import type { Sentences } from '../message-text.js'
import { capitalised } from '../within-sentence.js'
import { enBasics, enDate } from './basics.js'
import {
  enBirthOffCourse,
  enCorrectionEnd,
  enHeadReferenceChange,
  enMeasures,
  enOffCourse,
  enPoundsEvidence,
  enShrinking,
  enUnchanged,
} from './course-phrases.js'
import {
  enAbout,
  enAge,
  enAges,
  enBirthMeasures,
  enExpected,
  enGestationalAge,
  enGestationalDays,
  enGestationWeeks,
  enJudgement,
  enLikely,
  enLimits,
  enList,
  enMoved,
  enNotUsed,
  enNoun,
  enParticular,
  enPossible,
  enQuantity,
  enRounded,
  enScore,
  enScoreBy,
} from './phrases.js'

const fatherHeight = enParticular("The father's height")
const motherHeight = enParticular("The mother's height")
const birthLength = enNoun('birth length')
const birthWeight = enNoun('birth weight')
const birthHead = enNoun('head circumference at birth')
const height = enNoun('height')
const weight = enNoun('weight')
const head = enNoun('head circumference')
const sittingHeight = enNoun('sitting height')
const found = ({ sign, value }: Pick<DatedSign, 'sign' | 'value'>) =>
  enBasics.names.pubertySigns[sign](value === undefined ? '' : enRounded(value, 1))
const foundOn = (sign: DatedSign) => `${found(sign)} on ${enDate(sign.date)}`
const clinic = enBasics.names.clinicMeasures

/** The messages in English. */
export const enMessages: Sentences = {
  date_of_birth_in_future: ({ dateOfBirth }, severity) =>
    `The date of birth (${enDate(dateOfBirth)}) is in the future. ${severity === 'error' ? 'This date was not used.' : 'It may be of another time zone.'}`,
  date_of_birth_too_early: ({ dateOfBirth, years }) =>
    `The date of birth (${enDate(dateOfBirth)}) is more than ${enQuantity(years, 'years')} ago. This date was not used.`,
  date_of_birth_after_visits: ({ dateOfBirth, visits }) =>
    `The date of birth (${enDate(dateOfBirth)}) is after all ${visits} measurements. This date was not used.`,
  date_of_birth_moved_by_offset: (moved) => enMoved('The date of birth', moved),
  date_of_birth_missing: () => 'The date of birth is missing; measurements without a stated age cannot be assessed.',

  gender_missing: () => 'The sex is missing; without it, SDS and percentiles cannot be calculated.',

  gender_without_reference: ({ gender, written, chosen }) =>
    `${gender === undefined ? 'The sex is missing' : `The sex is recorded as “${written ?? gender}”`}; ${chosen === undefined ? 'without reference values for it, SDS and percentiles cannot be calculated' : `SDS and percentiles are by the reference values for ${chosen === 'male' ? 'boys' : 'girls'}, as chosen`}.`,

  disease_unknown: ({ name, known, meant }) =>
    `The diagnosis “${name}” is not known. It changes no score; screening rules and predictions are left out, as with any disease. ${meant === undefined ? '' : `Did you mean ${meant}? `}Known diagnoses are ${enList(known)}.`,
  disease_of_other_sex: ({ disease, gender }) =>
    `A diagnosis of ${enBasics.names.diseases[disease]} is recorded for a ${gender === 'male' ? 'boy' : 'girl'}, which is exceptional; its reference values were not used.`,

  father_size_limits: enLimits(fatherHeight),
  father_size_score: enScore(fatherHeight),
  mother_size_limits: enLimits(motherHeight),
  mother_size_score: enScore(motherHeight),
  parents_differ: ({ fatherCm, motherCm, most }) =>
    `The parents' heights (father ${enQuantity(fatherCm, 'cm')}, mother ${enQuantity(motherCm, 'cm')}) differ by ${enAbout(Math.abs(fatherCm - motherCm), 1, 'cm')}, which is unusual; ${enExpected(undefined, most, 'cm')}`,

  birth_size_limits: enLimits(birthLength),
  birth_size_score: enScore(birthLength),
  birth_size_off_course: enBirthOffCourse(birthLength),
  birth_weight_limits: enLimits(birthWeight),
  birth_weight_score: enScore(birthWeight),
  birth_weight_off_course: enBirthOffCourse(birthWeight),
  birth_week_limits: enGestationalAge(enNoun('gestational age')),
  birth_week_missing: () =>
    'The gestational age is missing; without it, the measurements at birth have no score by gestation.',
  birth_week_beyond_references: ({ measures, ...at }) =>
    `There are no reference values for ${enList(measures.map((measure) => enBirthMeasures[measure]))} at ${enGestationWeeks(at)} weeks of gestation; ${measures.length === 1 ? 'it' : 'they'} cannot be assessed.`,
  birth_day_limits: enGestationalDays,
  birth_day_without_week: ({ days }) =>
    `The week of gestation is missing; the ${enQuantity(days, 'days')} given ${days === 1 ? 'was' : 'were'} ignored.`,
  birth_day_beside_fraction: ({ weeks, days }) =>
    `Gestation is given both as a fraction of a week (${enQuantity(weeks, 'weeks')}) and in days (${enQuantity(days, 'days')}); only one is possible. The days were not used.`,
  birth_head_limits: enLimits(birthHead),
  birth_head_score: enScore(birthHead),
  birth_head_off_course: enBirthOffCourse(birthHead),

  date_before_birth: ({ date, dateOfBirth }) =>
    `The date of measurement (${enDate(date)}) is before the date of birth (${enDate(dateOfBirth)}). The date of measurement was not used.`,
  date_in_future: ({ date }, severity) =>
    `The date of measurement (${enDate(date)}) is in the future. ${severity === 'error' ? 'This date was not used.' : 'It may be of another time zone.'}`,
  date_moved_by_offset: (moved) => enMoved('The date of measurement', moved),
  date_missing: () => 'The date of measurement and the age are missing; the measurement cannot be assessed.',
  same_day_twice: ({ date, visits }) => `There are ${visits} measurements dated ${enDate(date)}.`,

  age_limits: enLimits(enParticular('The stated age')),
  age_contradicts_dates: ({ statedYears, datesYears, months }) =>
    `The stated age of ${enQuantity(statedYears, 'years')} does not match the dates of birth and measurement (${enAbout(datesYears, 2, 'years')})${months ? '; it was probably entered in months instead of years' : ''}. The calculated age was used.`,
  values_beyond_references: ({ measures, disease, fromYears, toYears, bornWeek, corrected }) => {
    const what = `${enList(measures.map((measure) => enMeasures[measure].replace(/^.(?=[a-z])/, (first) => first.toLowerCase())))}${disease === undefined ? '' : ` in ${enBasics.names.diseases[disease]}`}${bornWeek === undefined ? '' : ` of children born at ${bornWeek} weeks`}`
    const these = measures.length === 1 ? 'this SDS is' : 'these SDS are'
    return fromYears === undefined || toYears === undefined
      ? `The chosen references have no values for ${what}; ${these} therefore missing.`
      : `There are reference values for ${what} only ${enAges(fromYears, toYears, corrected)}; otherwise ${these} missing.`
  },
  references_not_cleared: ({ publications }) =>
    `Left out for licensing reasons: ${enList(publications)}. Values that only these references cover have no SDS; their limits are not checked.`,

  correction_ended: ({ ageYears, correctedYears, scores }) =>
    `From this visit on, scores use chronological age (${enRounded(ageYears * 12, 1)} months) instead of corrected age (${enRounded(correctedYears * 12, 1)} months).${scores.map(enCorrectionEnd).join('')}`,

  head_reference_changed: enHeadReferenceChange,
  bone_age_limits: enLimits(enNoun('bone age')),
  bone_age_difference: ({ boneAgeYears, ageYears, most }, severity) =>
    `A bone age of ${enQuantity(boneAgeYears, 'years')} at an age of ${enAbout(ageYears, 1, 'years')} is ${boneAgeYears > ageYears ? 'advanced' : 'delayed'} by ${enAbout(Math.abs(boneAgeYears - ageYears), 1, 'years')}, which is ${enJudgement[severity]}; a difference of ${enExpected(undefined, most, 'years')}`,

  size_limits: enLimits(height),
  size_score: enScore(height),
  size_off_course: enOffCourse(height),
  size_shrinks: enShrinking(height),
  size_unchanged: enUnchanged(height),
  size_weight_swapped: ({ sizeCm, weightKg }, severity) =>
    `A height of ${enQuantity(sizeCm, 'cm')} with a weight of ${enQuantity(weightKg, 'kg')} is ${enJudgement[severity]}.${severity === 'error' ? ' Neither value was used.' : ''} The two were probably swapped (${enQuantity(weightKg, 'cm')} and ${enQuantity(sizeCm, 'kg')}?).`,

  weight_limits: enLimits(weight),
  weight_score: enScore(weight),
  weight_in_pounds: ({ weightKg, meantKg, evidence }, severity) =>
    `${enPoundsEvidence(evidence)}, a weight of ${enQuantity(weightKg, 'kg')} may have been entered in pounds (${enAbout(meantKg, 1, 'kg')}?).${severity === 'warning' ? ' The weights before and after contradict it, which is exceptional.' : ''}`,
  weight_off_course: enOffCourse(weight),

  bmi_limits: ({ value, least, most, sizeCm, weightKg }, severity) => {
    const finding = `A height of ${enQuantity(sizeCm, 'cm')} and a weight of ${enQuantity(weightKg, 'kg')} give a BMI of ${enAbout(value, 1, 'kg/m²')}, which is ${enJudgement[severity]}`
    return severity === 'error'
      ? `${finding}. ${enPossible(least, most, 'kg/m²')} The BMI was not used. Height or weight must be wrong.`
      : `${finding}; ${enExpected(least, most, 'kg/m²')}`
  },
  bmi_score: enScore(enNoun('BMI')),
  bmi_far_above_percentile: ({ value, percentile, atPercentile, reference, percent, most }) =>
    `A BMI of ${enAbout(value, 1, 'kg/m²')} is ${enRounded(percent, 0)}% of P${enRounded(percentile, 1)} (${enAbout(atPercentile, 1, 'kg/m²')}, ${reference}), which is unusual; up to ${enRounded(most, 0)}% is expected. The SDS does not reflect the extent.`,

  head_limits: enLimits(head),
  head_score: enScore(head),
  head_off_course: enOffCourse(head),
  head_shrinks: enShrinking(head),

  seat_limits: enLimits(sittingHeight),
  seat_score: enScore(sittingHeight),
  seat_not_below_size: ({ seatCm, sizeCm, swapped }) =>
    `A sitting height of ${enQuantity(seatCm, 'cm')} is impossible at a height of ${enQuantity(sizeCm, 'cm')}; it must be less than the height. ${swapped ? 'Neither value was used. The two were probably swapped.' : 'The sitting height was not used.'}`,
  seat_size_ratio: ({ seatCm, sizeCm, least, most, slip }) =>
    `A sitting height of ${enQuantity(seatCm, 'cm')} is impossible at a height of ${enQuantity(sizeCm, 'cm')}. Possible values are ${enRounded(least * sizeCm, 1)} to ${enAbout(most * sizeCm, 1, 'cm')}. ${enNotUsed}${enLikely(slip, 'cm')}`,
  seat_without_size: ({ seatCm }) =>
    `A sitting height of ${enQuantity(seatCm, 'cm')} is given without a height; leg length and proportions cannot be calculated.`,

  clinic_limits: ({ measure, ...limits }, severity) =>
    enLimits(enParticular(`The ${clinic[measure]}`))(limits, severity),
  diastolic_above_systolic: ({ systolicMmHg, diastolicMmHg }) =>
    diastolicMmHg === systolicMmHg
      ? `The diastolic blood pressure of ${enQuantity(diastolicMmHg, 'mmHg')} is equal to the systolic; it must be lower. Neither value was used.`
      : `The diastolic blood pressure of ${enQuantity(diastolicMmHg, 'mmHg')} is above the systolic of ${enQuantity(systolicMmHg, 'mmHg')}. Neither value was used. The two may be swapped.`,
  clinic_score: ({ measure, value, score: sds, reference }) =>
    `The ${clinic[measure]} of ${`${enRounded(value, 2)} ${clinicUnits[measure]}`.trim()} is exceptional${sds === undefined || reference === undefined ? '' : ` (${enScoreBy(sds, reference)})`}.`,
  clinic_unscored: ({ measures, reason, years }) =>
    `No SDS for ${enList(measures.map((measure) => clinic[measure])).replace(' blood pressure and', ' and')}: ${reason === 'height' ? 'the height is missing' : reason === 'not_cleared' ? 'for licensing reasons no reference values are used' : reason === 'age' && years !== undefined ? `there are no reference values for an age of ${enAge(years)}` : 'no reference values were chosen'}.`,

  menarche_before_birth: ({ date, dateOfBirth }) =>
    `Menarche (${enDate(date)}) is before the date of birth (${enDate(dateOfBirth)}). ${enNotUsed}`,
  menarche_in_future: ({ date }) => `Menarche (${enDate(date)}) is in the future. ${enNotUsed}`,
  menarche_of_boy: ({ date }) => `Menarche (${enDate(date)}) is recorded for a boy; it was not used.`,

  puberty_finding_unused: ({ date, why }) =>
    `The finding of puberty${date === undefined ? '' : ` of ${enDate(date)}`} is left out: ${{ date: 'its date is missing or impossible', value: 'stages are 1 to 5, testicular volumes 0.5 to 40 ml', sex: 'it does not match the sex' }[why]}.`,
  puberty_early: ({ limitYears, publication, ...sign }) =>
    `${capitalised(foundOn(sign))}, before ${limitYears} years: unusually early onset of puberty (${publication}). Not a diagnosis.`,
  puberty_late: ({ date, limitYears, publication, ...sign }) =>
    `Still ${found(sign)} on ${enDate(date)}, at ${limitYears} years or later: unusually late onset of puberty (${publication}). Not a diagnosis.`,
  puberty_contradiction: ({ earlier, ...sign }, severity) =>
    `${capitalised(foundOn(earlier))}, but ${foundOn(sign)}: ${enJudgement[severity]}. One of the two is probably wrong.`,

  gmfcs_level_impossible: () => `The GMFCS levels are 1, 2, 3, 4 and 5. ${enNotUsed}`,
  gmfcs_level_unscored: ({ level, lacks }) =>
    lacks === 'feeding'
      ? 'GMFCS level 5 is given without whether the child is tube-fed; scores by level need that.'
      : `The chosen references have no values for GMFCS level ${level}.`,

  marker_before_birth: ({ text, date, dateOfBirth }) =>
    `The event “${text}” on ${enDate(date)} is before the date of birth (${enDate(dateOfBirth)}).`,
  marker_date_missing: ({ text }) =>
    `The event “${text}” has no date. Charts do not show it, and assessments do not take it into account.`,
  marker_in_future: ({ text, date }) => `The event “${text}” on ${enDate(date)} is in the future.`,
  marker_ends_before_beginning: ({ text, date, until }) =>
    `The end of the event “${text}” (${enDate(until)}) is before its start (${enDate(date)}).`,
  marker_ends_in_future: ({ text, until }) => `The end of the event “${text}” (${enDate(until)}) is in the future.`,

  marker_moved_by_offset: ({ text, ...moved }) => enMoved(`The date of the event “${text}”`, moved),

  moment_without_zone: ({ date, time }) =>
    `At least one date is given as a moment in UTC (${enDate(date)}, ${time}), which may fall on another day in local time. The day as written was used.`,

  unknown_elements: ({ names, more }) =>
    `${names.length + more === 1 ? 'An unknown or misplaced field was' : 'Unknown or misplaced fields were'} not read: ${enList([...names, ...(more === 0 ? [] : [`${more} more`])])}.`,
}
