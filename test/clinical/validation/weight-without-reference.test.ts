import { expect, test } from 'vitest'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { cdc, who } from '../../../src/clinical/references/index.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { today } from './findings-of.js'

function codes(weightKg: number, years: number | undefined, more: object = {}, sizeCm?: number): string[] {
  const gender: Patient['gender'] = 'female'
  const patient = { gender, measurements: [{ ageInYears: years, weightKg, sizeCm }] }
  return validatePatient(patient, { today, locale: 'en', ...more })
    .filter(({ target }) => target === 'weight')
    .map(({ severity, code }) => `${severity} ${code}`)
}

test.each([3, 14, 17, 25, undefined])('599 kg at %s years is never without a message', (years) => {
  for (const more of [{}, { references: who }, { references: cdc }]) {
    const [code] = codes(599, years, more)
    expect(code).toMatch(years === 3 ? /^error weight_limits$/ : /^warning weight_(limits|score)$/)
  }
})

test.each([
  [80, 4.9, []],
  [80.1, 4.9, ['error weight_limits']],
  [250, 9.9, []],
  [250.1, 9.9, ['error weight_limits']],
  [180, 25, []],
  [180.1, 25, ['hint weight_limits']],
  [250, 25, ['hint weight_limits']],
  [250.1, 25, ['warning weight_limits']],
  [600, 25, ['warning weight_limits']],
  [600.1, 25, ['error weight_limits']],
] as const)('%d kg at %d years', (weightKg, years, expected) => {
  expect(codes(weightKg, years).filter((code) => code.endsWith('limits'))).toEqual(expected)
})

test.each([
  [88, 12, 2.1],
  [98, 15, 3.5],
  [110, 19, 5],
])('a child of %d cm and %d kg, given in pounds', (sizeCm, kg, years) => {
  expect(codes(Math.round(kg / 0.45359237), years, {}, sizeCm).join()).toContain('hint weight_in_pounds')
  expect(codes(kg, years, {}, sizeCm)).toEqual([])
  expect(codes(kg * 10, years, {}, sizeCm).join()).not.toContain('pounds')
})
