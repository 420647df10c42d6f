import { expect, test } from 'vitest'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import type { ReferenceSet } from '../../../src/clinical/references/reference-set.js'
import { AuxologyError } from '../../../src/ground/model/errors.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { today } from './findings-of.js'

const wrong: readonly (readonly [path: string, patient: object])[] = [
  ['dateOfBirth', { dateOfBirth: '2019-02-29' }],
  ['dateOfBirth', { dateOfBirth: '' }],
  ['dateOfBirth', { dateOfBirth: '04.06.2014' }],
  ['dateOfBirth', { dateOfBirth: new Date(0) }],
  ['measurements[2].date', { measurements: [{}, { date: '2019-02-28' }, { date: '2019-13-01' }] }],
  ['markers[0].date', { markers: [{ date: 'soon' }] }],
  ['gender', { gender: 'Male' }],
  ['gender', { gender: 'divers' }],
  ['gender', { gender: Object.create(null) }],
  ['markers[0].date', { markers: [{ date: Object.create(null) }] }],
  ['patient', []],
  ['patient', null as unknown as object],
  ['firstName', { firstName: { toString: 1 } }],
  ['lastName', { lastName: [] }],
  ['diseases', { diseases: 'TurnerSyndrome' }],
  ['diseases[1]', { diseases: ['TurnerSyndrome', Symbol('Noonan')] }],
  ['measurements', { measurements: { length: 3 } }],
  ['measurements[1]', { measurements: [{}, null] }],
  ['markers[0]', { markers: [[]] }],
  ['markers[0].text', { markers: [{ text: 1 }] }],
  ['markers[1].until', { markers: [{}, { until: '2019-02-29' }] }],
  ['markers[0].until', { markers: [{ until: 0 }] }],
  ['markers[1].kind', { markers: [{}, { kind: 'growth hormone' }] }],
  ['measurements[1].sizePosition', { measurements: [{}, { sizePosition: 'Lying' }] }],
  ['measurements[0].sizePosition', { measurements: [{ sizePosition: 0 }] }],
]

test.each(wrong)('%s: an AuxologyError with the path', (path, patient) => {
  const validate = () => validatePatient(patient as Patient, { today })
  expect(validate).toThrow(AuxologyError)
  expect(validate).toThrow(expect.objectContaining({ code: 'invalid_value', path }))
})

test.each([
  5,
  {},
  { series: 5 },
  { series: { height: 5 } },
  { series: { height: [null] } },
  { series: { height: [{ from: 0, to: 5 }] } },
])('what is no set of references, %j: an AuxologyError that names the option', (references) => {
  const validate = () => validatePatient({}, { today, references: references as unknown as ReferenceSet })
  expect(validate).toThrow(expect.objectContaining({ code: 'invalid_parameter', parameter: 'references' }))
})

test('text where a number belongs is no number, not an exception', () => {
  const patient = { gender: 'male', measurements: [{ sizeCm: '140', weightKg: '32' }] } as unknown as Patient
  expect(validatePatient(patient, { today, locale: 'en' })[0]?.text).toContain(
    'is given as text (“140”), not as a number',
  )
  expect(validatePatient(patient, { today }).map(({ text }) => text)).toEqual([
    'Die Körpergröße ist als Text („140“) statt als Zahl angegeben. Möglich sind 18 bis 300 cm. Der Wert wurde nicht verwendet.',
    'Das Gewicht ist als Text („32“) statt als Zahl angegeben. Möglich sind 0,2 bis 600 kg. Der Wert wurde nicht verwendet.',
  ])
})

test.each([Symbol('5'), 5n, {}, Object.create(null), { valueOf: 1, toString: 1 }, [5]])(
  'what is no number, %#, is no number, not an exception',
  (value) => {
    const fields = { ageInYears: value, sizeCm: value, weightKg: value, headCm: value, boneAgeYears: value }
    const patient = { gender: 'male', sizeFatherCm: value, weekBirth: value, measurements: [fields, fields] }
    const texts = validatePatient(patient as unknown as Patient, { today }).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('ist keine Zahl')).length).toBeGreaterThan(5)
  },
)

test('an error shows no more of a value than a person would read', () => {
  const validate = () => validatePatient({ dateOfBirth: 'x'.repeat(100_000) }, { today })
  expect(validate).toThrow(`dateOfBirth is "${'x'.repeat(60)}…"; expected an ISO date such as 2024-05-06.`)
})

test.each(['2024-06-31', '2023-02-29', '2024-13-01'])(
  'a day that no calendar has, %s, is not called badly written',
  (date) => {
    const expected = 'expected a date that exists, such as 2024-05-06.'
    const patient = { gender: 'male', measurements: [{ date, sizeCm: 140 }] } as const
    expect(() => validatePatient(patient, { today })).toThrow(`measurements[0].date is "${date}"; ${expected}`)
    expect(() => validatePatient({}, { today: date })).toThrow(`today is "${date}"; ${expected}`)
  },
)

test('a set of references under another name is asked for by its own', () => {
  const options = { today, referenceSet: {} } as object
  expect(() => validatePatient({}, options)).toThrow('did you mean references?')
})
