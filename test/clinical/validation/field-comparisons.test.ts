import { describe, expect, test } from 'vitest'
import { dayNumber, isoDate } from '../../../src/ground/model/calendar-date.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { atTen, boy, child, findingsOf, today } from './findings-of.js'

type Row = readonly [title: string, patient: Patient, expected: readonly string[]]

const rows: readonly Row[] = [
  ['an empty patient', {}, ['hint gender_missing']],
  ['an empty list', { gender: 'female', measurements: [], markers: [], diseases: [] }, []],
  ['an empty measurement', { gender: 'female', measurements: [{}] }, []],

  // Dates.
  ['born today', { gender: 'male', dateOfBirth: today }, []],
  ['born tomorrow', { gender: 'male', dateOfBirth: '2026-11-21' }, ['hint date_of_birth_in_future']],
  ['born the day after', { gender: 'male', dateOfBirth: '2026-11-22' }, ['error date_of_birth_in_future']],
  ['born 130 years ago', { gender: 'male', dateOfBirth: '1896-11-21' }, []],
  ['born more than 130 years ago', { gender: 'male', dateOfBirth: '1896-11-18' }, ['error date_of_birth_too_early']],
  ['measured on the day of birth', { ...boy, measurements: [{ date: '2014-06-04', sizeCm: 51 }] }, []],
  [
    'measured the day before',
    { ...boy, measurements: [{ date: '2014-06-03', sizeCm: 51 }] },
    ['error date_before_birth'],
  ],
  ['measured today', { gender: 'male', measurements: [{ date: today }] }, []],
  ['measured tomorrow', { ...boy, measurements: [{ date: '2026-11-21' }] }, ['hint date_in_future']],
  ['measured the day after', { ...boy, measurements: [{ date: '2026-11-22' }] }, ['error date_in_future']],
  [
    'an impossible date leaves the stated age',
    { ...boy, measurements: [{ date: '2030-06-04', ageInYears: 10, sizeCm: 115 }] },
    ['error date_in_future', 'hint size_score'],
  ],
  [
    'born after two visits: the visits are wrong',
    { ...boy, measurements: [{ date: '2012-01-01' }, { date: '2013-01-01' }] },
    ['error date_before_birth 0', 'error date_before_birth 1'],
  ],
  [
    'born after three visits: the date of birth is wrong',
    { ...boy, measurements: [{ date: '2011-01-01' }, { date: '2012-01-01' }, { date: '2013-01-01' }] },
    ['error date_of_birth_after_visits'],
  ],
  [
    'born in the future: no message about the visits',
    { ...boy, dateOfBirth: '2030-01-01', measurements: [{ date: '2024-06-04', sizeCm: 141 }] },
    ['error date_of_birth_in_future'],
  ],

  // Ages.
  ['stated age as the dates', atTen({ ageInYears: 10 }), []],
  ['stated age off by 0.1', atTen({ ageInYears: 10.1 }), []],
  ['stated age off by 0.11', atTen({ ageInYears: 10.11 }), ['hint age_contradicts_dates']],
  ['stated age below by 0.11', atTen({ ageInYears: 9.89 }), ['hint age_contradicts_dates']],
  ['stated age in months', atTen({ ageInYears: 120 }), ['hint age_contradicts_dates']],
  ['stated age negative', atTen({ ageInYears: -1 }), ['error age_limits']],
  ['stated age of 131', child('male', 131, {}), ['error age_limits']],
  ['stated age not a number', child('male', Number.NaN, { sizeCm: 141 }), ['error age_limits']],
  ['at the end of the references', child('male', 18.99, { sizeCm: 180 }), []],
  ['beyond the references', child('male', 19.01, { sizeCm: 180 }), ['hint values_beyond_references']],
  ['beyond the references without a value', child('male', 19.01, {}), []],
  ['beyond the references without a sex', child(undefined, 40, { sizeCm: 180 }), ['hint gender_missing']],

  ['neither date nor age', { ...boy, measurements: [{ sizeCm: 141 }] }, ['hint date_missing']],
  ['neither date nor value', { ...boy, measurements: [{ boneAgeYears: 10 }] }, []],
  [
    'no date of birth: one message',
    { gender: 'male', measurements: [{ date: '2024-06-04', sizeCm: 141 }, { sizeCm: 145 }] },
    ['hint date_of_birth_missing'],
  ],
  ['no date of birth, but the age', child('male', 10, { sizeCm: 141 }), []],

  // Sex and diseases.
  ['no sex', child(undefined, 10, { sizeCm: 20 }), ['hint gender_missing']],
  [
    'known diseases',
    { gender: 'female', diseases: ['TurnerSyndrome', 'NoonanSyndrome', 'Achondroplasia', 'Trisomy21'] },
    [],
  ],
  ['Turner syndrome in a boy', { gender: 'male', diseases: ['TurnerSyndrome'] }, ['warning disease_of_other_sex']],
  ['Turner syndrome, sex unknown', { diseases: ['TurnerSyndrome'] }, ['hint gender_missing']],
  ['an unknown disease', { gender: 'male', diseases: ['Turner'] }, ['hint disease_unknown']],
  [
    'twice the same unknown',
    { gender: 'male', diseases: ['X', 'X', 'Y'] },
    ['hint disease_unknown', 'hint disease_unknown'],
  ],
  ['a name of Object.prototype', { gender: 'male', diseases: ['toString'] }, ['hint disease_unknown']],

  // Parents.
  ['parents 40 cm apart', { gender: 'male', sizeFatherCm: 190, sizeMotherCm: 150 }, []],
  ['parents 41 cm apart', { gender: 'male', sizeFatherCm: 191, sizeMotherCm: 150 }, ['hint parents_differ']],
  ['mother taller by 41 cm', { gender: 'male', sizeFatherCm: 157, sizeMotherCm: 198 }, ['hint mother_size_score']],
  ['a parent odd by itself', { gender: 'male', sizeFatherCm: 225, sizeMotherCm: 165 }, ['warning father_size_limits']],

  // Birth.
  [
    'day and size without a week',
    { gender: 'male', dayBirth: 3, sizeBirthCm: 51 },
    ['hint birth_week_missing', 'hint birth_day_without_week'],
  ],
  [
    'an impossible week is not missing',
    { gender: 'male', weekBirth: 400, sizeBirthCm: 51, dayBirth: 3 },
    ['error birth_week_limits'],
  ],
  [
    'a week past the references at birth',
    { gender: 'male', weekBirth: 44, sizeBirthCm: 55, weightBirthG: 4300, headBirthCm: 37 },
    ['hint birth_week_limits', 'hint birth_week_beyond_references'],
  ],
  ['such a week alone', { gender: 'male', weekBirth: 44 }, ['hint birth_week_limits']],
  ['such a week, sex unknown', { weekBirth: 44, sizeBirthCm: 55 }, ['hint gender_missing', 'hint birth_week_limits']],
  [
    'a birth weight before the references',
    { gender: 'male', weekBirth: 22, dayBirth: 0, weightBirthG: 480 },
    ['hint birth_week_limits', 'hint birth_week_beyond_references'],
  ],
  [
    'a birth weight three days before they begin',
    { gender: 'male', weekBirth: 22, dayBirth: 1, weightBirthG: 480 },
    ['hint birth_week_limits'],
  ],
  [
    'a birth length before the references, but not the weight',
    { gender: 'male', weekBirth: 23, dayBirth: 0, sizeBirthCm: 29, weightBirthG: 560 },
    ['hint birth_week_limits', 'hint birth_week_beyond_references'],
  ],
  [
    'a birth length three days before they begin',
    { gender: 'male', weekBirth: 23, dayBirth: 1, sizeBirthCm: 30 },
    ['hint birth_week_limits'],
  ],
  ['an impossible size needs no week', { gender: 'male', sizeBirthCm: 5100 }, ['error birth_size_limits']],

  // Sitting height.
  ['sitting height in proportion', atTen({ sizeCm: 140, seatCm: 73 }), []],
  ['sitting height alone', atTen({ seatCm: 73 }), ['hint seat_without_size']],
  ['sitting height beside an impossible height', atTen({ sizeCm: 1400, seatCm: 73 }), ['error size_limits']],
  ['sitting height as height', atTen({ sizeCm: 140, seatCm: 140 }), ['error seat_not_below_size']],
  ['sitting height and height swapped', atTen({ sizeCm: 73, seatCm: 140 }), ['error seat_not_below_size']],
  ['0.40 of the height', atTen({ sizeCm: 150, seatCm: 60 }), []],
  ['less than 0.40 of the height', atTen({ sizeCm: 150, seatCm: 59.9 }), ['error seat_size_ratio']],
  ['0.85 of the height', child('male', 1, { sizeCm: 76, seatCm: 64.6 }), ['warning seat_score']],
  ['more than 0.85 of the height', child('male', 1, { sizeCm: 76, seatCm: 64.7 }), ['error seat_size_ratio']],
  ['sitting height in metres', atTen({ sizeCm: 140, seatCm: 0.73 }), ['error seat_limits']],
  ['sitting height with a slipped decimal', atTen({ sizeCm: 140, seatCm: 7.3 }), ['error seat_size_ratio']],

  // One cause, one message.
  ['height in metres: nothing of the BMI', atTen({ sizeCm: 1.41, weightKg: 32, seatCm: 73 }), ['error size_limits']],
  ['weight in grams: nothing of the BMI', atTen({ sizeCm: 141, weightKg: 32000 }), ['error weight_limits']],
  ['height and weight swapped', atTen({ sizeCm: 32, weightKg: 141, seatCm: 73 }), ['error size_weight_swapped']],
  ['swapped in an infant', child('female', 0.5, { sizeCm: 7.2, weightKg: 66 }), ['error size_weight_swapped']],
  ['swapped in an adolescent', child('male', 16, { sizeCm: 63.5, weightKg: 176 }), ['error size_weight_swapped']],
  [
    'swapped, sex unknown',
    child(undefined, 16, { sizeCm: 63.5, weightKg: 176 }),
    ['error size_weight_swapped', 'hint gender_missing'],
  ],
  [
    'swapped and heavy: possible, but odd',
    child('female', 15, { sizeCm: 125, weightKg: 170 }),
    ['warning size_weight_swapped'],
  ],
  ['weight explains the BMI', atTen({ sizeCm: 155, weightKg: 13 }), ['warning weight_score']],
  [
    'an odd weight beside an impossible BMI',
    atTen({ sizeCm: 140, weightKg: 240 }),
    ['error bmi_limits', 'warning weight_score'],
  ],
  [
    'an odd height beside an impossible BMI',
    atTen({ sizeCm: 48, weightKg: 32 }),
    ['error bmi_limits', 'warning size_score'],
  ],
  ['a slip of the weight explains an impossible BMI', atTen({ sizeCm: 140, weightKg: 320 }), ['warning weight_score']],
  ['BMI alone', atTen({ sizeCm: 155, weightKg: 26.5 }), ['hint bmi_score']],
  [
    'impossible BMI alone',
    child(undefined, 10, { sizeCm: 150, weightKg: 11 }),
    ['error bmi_limits', 'hint gender_missing'],
  ],
  ['BMI of 5', child(undefined, 10, { sizeCm: 200, weightKg: 20 }), ['hint gender_missing']],
  [
    'BMI above 120',
    child(undefined, 10, { sizeCm: 100, weightKg: 120.1 }),
    ['error bmi_limits', 'hint gender_missing'],
  ],
  ['BMI of 120', child(undefined, 10, { sizeCm: 100, weightKg: 120 }), ['warning bmi_limits', 'hint gender_missing']],
  ['BMI of 80', child(undefined, 10, { sizeCm: 100, weightKg: 80 }), ['hint gender_missing', 'hint bmi_limits']],
  ['BMI of 50', child(undefined, 10, { sizeCm: 100, weightKg: 50 }), ['hint gender_missing']],
  ['BMI of 60 at ten, no hint by score', atTen({ sizeCm: 141, weightKg: 120 }), ['hint bmi_limits']],

  // Corrected age.
  [
    'a preterm child at its corrected age',
    {
      gender: 'female',
      weekBirth: 28,
      dateOfBirth: '2026-05-01',
      measurements: [{ date: '2026-10-23', sizeCm: 60, weightKg: 5.6, headCm: 39 }],
    },
    ['hint birth_week_limits'],
  ],
  [
    'a preterm child before term',
    {
      gender: 'female',
      weekBirth: 28,
      dateOfBirth: '2026-09-01',
      measurements: [{ date: '2026-10-13', weightKg: 1.8 }],
    },
    ['hint birth_week_limits'],
  ],

  // Menarche.
  ['a menarche', { ...boy, gender: 'female', menarche: '2026-01-01' }, []],
  ['a menarche before birth', { ...boy, gender: 'female', menarche: '2014-06-03' }, ['error menarche_before_birth']],
  [
    'a menarche in the future',
    { ...boy, gender: 'female', menarche: isoDate((dayNumber(today) as number) + 2) },
    ['error menarche_in_future'],
  ],
  ['the menarche of a boy', { ...boy, menarche: '2026-01-01' }, ['hint menarche_of_boy']],

  // Motor function.
  ['a level below the first', { ...boy, gmfcsLevel: 0 }, ['error gmfcs_level_impossible']],
  ['the first level, in a set without references', { ...boy, gmfcsLevel: 1 }, ['hint gmfcs_level_unscored']],
  ['the last level', { ...boy, gmfcsLevel: 5, tubeFed: true }, ['hint gmfcs_level_unscored']],
  ['a level beyond the last', { ...boy, gmfcsLevel: 6 }, ['error gmfcs_level_impossible']],
  ['half a level', { ...boy, gmfcsLevel: 2.5 }, ['error gmfcs_level_impossible']],
  ['feeding without a level', { ...boy, tubeFed: true }, []],

  // Markers.
  ['a marker in between', { ...boy, markers: [{ text: 'Adenotomie', date: '2018-01-01' }] }, []],
  [
    'a marker before birth',
    { ...boy, markers: [{ text: 'Lungenreife', date: '2014-06-03' }] },
    ['hint marker_before_birth'],
  ],
  ['a marker on the day of birth', { ...boy, markers: [{ text: 'Lungenreife', date: '2014-06-04' }] }, []],
  ['a marker without a day', { ...boy, markers: [{ text: 'Wachstumshormon' }] }, ['hint marker_date_missing']],
  ['a kind without a day', { ...boy, markers: [{ kind: 'growth-hormone' }] }, ['hint marker_date_missing']],
  ['an empty marker', { ...boy, markers: [{}] }, []],
  ['a marker in the future', { ...boy, markers: [{ date: '2027-01-01' }] }, ['hint marker_in_future']],
  ['a period on a single day', { ...boy, markers: [{ date: '2018-01-01', until: '2018-01-01' }] }, []],
  [
    'a period that ends on the day before it begins',
    { ...boy, markers: [{ date: '2018-01-02', until: '2018-01-01' }] },
    ['hint marker_ends_before_beginning'],
  ],
  ['a period that ends today', { ...boy, markers: [{ date: '2018-01-01', until: today }] }, []],
  [
    'a period that ends tomorrow',
    { ...boy, markers: [{ date: '2018-01-01', until: isoDate((dayNumber(today) as number) + 1) }] },
    ['hint marker_ends_in_future'],
  ],
  ['a period without a beginning', { ...boy, markers: [{ until: '2027-01-01' }] }, ['hint marker_ends_in_future']],
  [
    'a period without a beginning that ends before birth',
    { ...boy, markers: [{ until: '2014-06-03' }] },
    ['hint marker_before_birth'],
  ],
  [
    'a period in the future',
    { ...boy, markers: [{ date: '2027-01-01', until: '2028-01-01' }] },
    ['hint marker_in_future'],
  ],
]

describe('comparisons between fields', () => {
  test.each(rows)('%s', (_, patient, expected) => {
    expect(findingsOf(patient)).toEqual(expected)
  })
})
