import { expect, it, test } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { localeFromTag, locales } from '../../../src/ground/languages/built-in.js'
import {
  genders,
  isGender,
  isRecordedGender,
  type RecordedGender,
  recordedGenders,
} from '../../../src/ground/model/patient.js'
import { parsePatientXml } from '../../../src/shown/documents/patient-document.js'
import { genderFromText } from '../../../src/shown/documents/patient-fields.js'
import { errorOf } from '../../fixtures/error-of.js'

const never: readonly unknown[] = [undefined, null, '', ' ', 'toString', '__proto__', 0, NaN, true, [], {}, ['male']]

test.each([
  ['isGender', isGender, genders, ['Male', 'f', 'diverse']],
  ['isRecordedGender', isRecordedGender, recordedGenders, ['other', 'x']],
] as const)('%s holds for its values alone', (_, guard, values, others) => {
  expect(values.filter((value) => !guard(value))).toEqual([])
  expect([...others, ...never].filter((value) => guard(value))).toEqual([])
})

const read: readonly (readonly [text: string, gender: RecordedGender | undefined])[] = [
  // FHIR
  ['male', 'male'],
  ['female', 'female'],
  ['other', 'diverse'],
  ['unknown', 'unknown'],
  // HL7 version 2
  ['M', 'male'],
  ['F', 'female'],
  ['U', 'unknown'],
  ['Male', 'male'],
  ['FEMALE', 'female'],
  ['weiblich', 'female'],
  ['boy', 'male'],
  ['Junge', 'male'],
  ['Mann', 'male'],
  ['girl', 'female'],
  ['Frau', 'female'],
  ['unbekannt', 'unknown'],
  ['Ma\u0308dchen', 'female'],
  [' divers ', 'diverse'],
  ['1', undefined],
  ['', undefined],
  ['males', undefined],
]

test.each(read)('genderFromText reads %j as the documents do', (text, gender) => {
  expect(genderFromText(text)).toBe(gender)
  const document = () => parsePatientXml(`<Patient><Gender>${text}</Gender></Patient>`).gender
  if (gender === undefined && text !== '') expect(errorOf(document).code).toBe('invalid_value')
  else expect(document()).toBe(gender)
})

it('genderFromText takes what databases give', () => {
  expect([null, undefined, 1 as unknown as string].map(genderFromText)).toEqual([undefined, undefined, undefined])
})

const tags: readonly (readonly [tag: string, locale: string | undefined])[] = [
  ['de', 'de'],
  ['DE', 'de'],
  ['de-AT', 'de'],
  ['de_AT', 'de'],
  ['de-Latn-CH-1996', 'de'],
  ['en-US', 'en'],
  ['EN_us', 'en'],
  ['fr', undefined],
  ['den', undefined],
  ['zh-de', undefined],
  ['', undefined],
  ['de-', undefined],
  ['de--AT', undefined],
  ['de_DE.UTF-8', undefined],
  ['*', undefined],
]

test.each(tags)('locale %j', (tag, locale) => {
  expect(localeFromTag(tag)).toBe(locale)
  const options = { today: '2024-06-04', locale: tag }
  if (locale === undefined) {
    expect(errorOf(() => calculatePatient({}, options))).toMatchObject({ parameter: 'locale', accepted: locales })
  } else expect(calculatePatient({}, options)).toEqual(calculatePatient({}, { ...options, locale }))
})

const birthday = new Date(2014, 5, 4)

it.each([
  ['dateOfBirth', { dateOfBirth: birthday }],
  ['measurements[1].date', { measurements: [{}, { date: birthday }] }],
  ['markers[0].until', { markers: [{ until: birthday }] }],
])('a Date object at %s is an error that says what to pass', (path, patient) => {
  const error = errorOf(() => calculatePatient(patient as never))
  expect(error).toMatchObject({ code: 'invalid_value', path })
  expect(error.message).toBe(
    `${path} is a Date object (which day it is depends on the time zone); expected an ISO date such as 2024-05-06.`,
  )
})

it('so is one as today', () => {
  expect(errorOf(() => calculatePatient({}, { today: birthday as never })).message).toBe(
    'today is a Date object (which day it is depends on the time zone); expected an ISO date such as 2024-05-06.',
  )
})

it('beside a gender that no word means, the words are listed', () => {
  expect(errorOf(() => calculatePatient({ gender: 'girls' as never })).message).toMatch(
    /^gender is "girls" \(genderFromText reads Male, m, männlich, .*, girl, .* or u\); expected male, female, diverse or unknown\.$/,
  )
  expect(errorOf(() => calculatePatient({ gender: 1 as never })).message).toBe(
    'gender is 1; expected male, female, diverse or unknown.',
  )
})

it('a gender in another spelling is an error that says what reads it', () => {
  expect(errorOf(() => calculatePatient({ gender: 'Male' as never })).message).toBe(
    'gender is "Male" (genderFromText reads other spellings; did you mean male?); expected male, female, diverse or unknown.',
  )
})
