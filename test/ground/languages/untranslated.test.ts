import { expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { createCalculator } from '../../../src/clinical/assessment/create-calculator.js'
import { who } from '../../../src/clinical/references/built-in-sets.js'
import { de } from '../../../src/ground/languages/de/index.js'
import { en } from '../../../src/ground/languages/en/index.js'
import { untranslated } from '../../../src/ground/languages/untranslated.js'
import { errorOf } from '../../fixtures/error-of.js'

it('lists what is the same, and nothing that was replaced', () => {
  const mine = { ...en, tag: 'fr', name: 'Français', messages: { ...en.messages, date_missing: () => 'x' } }
  const left = untranslated(mine, en)
  expect(left).toContain('messages.size_limits')
  expect(left).not.toContain('messages.date_missing')
  expect(untranslated(en, en).length - left.length).toBe(3)
  expect(untranslated(de, en).filter((path) => path.startsWith('messages.'))).toEqual([])
})

it.each([
  [{ ...en, name: undefined }, 'language.name is missing; expected a text.'],
  [
    { ...en, messages: { ...en.messages, size_limits: 'x' } },
    'language.messages.size_limits is "x"; expected a function that gives the text.',
  ],
])('says where a text is missing or of another kind: %#', (mine, message) => {
  expect(errorOf(() => untranslated(mine as never, en)).message).toBe(message)
})

it('a sentence of another kind is a clear error of a calculator, and of a calculation', () => {
  const wrong = { ...en, messages: { ...en.messages, date_missing: 'No date' } } as never
  const missing = { ...en, messages: { ...en.messages, date_missing: undefined } } as never
  const accepted = 'expected a function that gives the sentence.'
  const made = (language: never) => errorOf(() => createCalculator({ references: who, language })).message
  expect(made(wrong)).toBe(`language.messages.date_missing is "No date"; ${accepted}`)
  expect(made(missing)).toBe(`language.messages.date_missing is missing; ${accepted}`)
  const patient = { gender: 'male', dateOfBirth: '2020-01-01', measurements: [{ sizeCm: 100 }] } as const
  expect(errorOf(() => calculatePatient(patient, { locale: wrong })).message).toBe(
    `language.messages.date_missing is "No date"; ${accepted}`,
  )
})
