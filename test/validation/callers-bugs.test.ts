import { expect, test } from 'vitest'
import { validatePatient } from '../../src/assessment/validate-patient.js'
import { AuxologyError } from '../../src/model/errors.js'
import type { Patient } from '../../src/model/patient.js'
import { today } from './found.js'

const wrong: readonly (readonly [path: string, patient: object])[] = [
  ['dateOfBirth', { dateOfBirth: '2019-02-29' }],
  ['dateOfBirth', { dateOfBirth: '' }],
  ['dateOfBirth', { dateOfBirth: '04.06.2014' }],
  ['dateOfBirth', { dateOfBirth: new Date(0) }],
  ['measurements[2].date', { measurements: [{}, { date: '2019-02-28' }, { date: '2019-13-01' }] }],
  ['markers[0].date', { markers: [{ date: 'soon' }] }],
  ['gender', { gender: 'Male' }],
  ['gender', { gender: 'divers' }],
]

test.each(wrong)('%s: an AuxologyError with the path', (path, patient) => {
  const validate = () => validatePatient(patient as Patient, { today })
  expect(validate).toThrow(AuxologyError)
  expect(validate).toThrow(expect.objectContaining({ code: 'invalid_value', path }))
})

test('text where a number belongs is no number, not an exception', () => {
  const patient = { gender: 'male', measurements: [{ sizeCm: '140', weightKg: '32' }] } as unknown as Patient
  expect(validatePatient(patient, { today }).map(({ text }) => text)).toEqual([
    'Die Körpergröße ist keine Zahl; möglich sind 18 bis 300 cm. Der Wert wird nicht verwendet.',
    'Das Gewicht ist keine Zahl; möglich sind 0,2 bis 600 kg. Der Wert wird nicht verwendet.',
  ])
})
