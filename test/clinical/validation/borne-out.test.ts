import { describe, expect, it } from 'vitest'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUp } from '../../../src/clinical/references/lookup.js'
import { notBorneOut } from '../../../src/clinical/validation/borne-out.js'
import { linearTailValue } from '../../../src/ground/math/lms.js'
import type { MeasurementInput, PatientInput } from '../../../src/ground/model/patient.js'

function doubtful(
  field: 'sizeCm' | 'weightKg' | 'headCm',
  measurements: readonly MeasurementInput[],
  patient: PatientInput = {},
) {
  const settings = growthSettings({ today: '2025-01-01' }, calculationDefaults)
  const assessment = assessPatient({ dateOfBirth: '2010-01-01', gender: 'male', ...patient, measurements }, settings)
  return [...notBorneOut(assessment, field)]
}

/** Values a year apart from five years on. */
function yearly(field: 'sizeCm' | 'weightKg', values: readonly (number | undefined)[]): MeasurementInput[] {
  return values.map((value, i) => ({ date: `${2015 + i}-01-01`, [field]: value }))
}

/** Heights of linear scores, from five years on. */
function heights(...scores: readonly number[]): MeasurementInput[] {
  return scores.map((score, i) => {
    const place = lookUp(germany, 'height', 'male', 5 + i)
    if (place === undefined) throw new Error('no place')
    return { ageInYears: 5 + i, sizeCm: Math.abs(score) > 3 ? linearTailValue(score, place) : valueAt(place, score) }
  })
}

describe('a value beyond ±6', () => {
  it.each([
    ['3.1 kg between 30 and 34', 'weightKg', yearly('weightKg', [18, 20, 22, 25, 3.1, 32]), [4]],
    ['the same as the last', 'weightKg', yearly('weightKg', [18, 20, 22, 25, 3.1]), [4]],
    ['the same as the first', 'weightKg', yearly('weightKg', [1.8, 20, 22]), [0]],
    ['two of them side by side', 'weightKg', yearly('weightKg', [18, 2, 2.2, 25]), [1, 2]],
    ['a boy who is as short at every visit', 'sizeCm', yearly('sizeCm', [80, 84, 88, 92]), []],
    ['the same boy, with 18.4 for 84 cm', 'sizeCm', yearly('sizeCm', [80, 18.4, 88, 92]), [1]],
    ['the same boy, with 184 for 84 cm', 'sizeCm', yearly('sizeCm', [80, 184, 88, 92]), [1]],
    ['a single one', 'sizeCm', yearly('sizeCm', [80]), []],
    ['values between which one is missing', 'sizeCm', yearly('sizeCm', [80, undefined, 88]), []],
  ] as const)('%s', (_, field, measurements, expected) => {
    expect(doubtful(field, measurements)).toEqual(expected)
  })

  it.each([
    ['has no warning at −6', [0, -5.99, 0], []],
    ['has one below', [0, -6.01, 0], [1]],
    ['is borne out by two thirds of it on both sides', [-4.08, -6.1, -4.08], []],
    ['not by less before it', [-4.05, -6.1, -4.08], [1]],
    ['not by less after it', [-4.08, -6.1, -4.05], [1]],
    ['not by the other side', [6.1, -6.1, 6.1], [1]],
    ['on the way down to the lowest of all', [-3, -4.5, -6.5], []],
    ['where the first is worse', [-9, -6.1, -6.1], []],
  ] as const)('%s', (_, scores, expected) => {
    expect(doubtful('sizeCm', heights(...scores), { dateOfBirth: undefined })).toEqual(expected)
  })
})
