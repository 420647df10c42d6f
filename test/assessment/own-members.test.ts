import { describe, expect, it, test } from 'vitest'
import { calculatePatient } from '../../src/assessment/calculate-patient.js'
import { createCalculator } from '../../src/assessment/create-calculator.js'
import { validatePatient } from '../../src/assessment/validate-patient.js'
import { formatPatientJson, formatPatientXml } from '../../src/documents/patient-document.js'
import { formatResultJson, formatResultXml } from '../../src/documents/patient-result-document.js'
import { en } from '../../src/languages/en/index.js'
import { fieldMeant, measurementNames } from '../../src/model/own-members.js'
import { who } from '../../src/references/built-in-sets.js'
import { errorOf } from '../fixtures/error-of.js'

const options = { today: '2024-06-05' }

// As a database gives them, the later visit first.
const rows = [
  { id: 8, date: '2024-06-04', sizeCm: 138.2, ward: { name: 'A3' }, note: null },
  { id: 7, date: '2020-06-04', sizeCm: 108, ward: { name: 'B1' }, note: 'restless', weightKg: null },
]
const child = { dateOfBirth: '2014-06-04', gender: 'female' as const, measurements: rows }

describe("a measurement's own members", () => {
  it('come back with its result, as they were given', () => {
    const [first, second] = calculatePatient(child, options).measurements
    expect(first).toMatchObject({ id: 8, note: null, sizeCm: 138.2 })
    expect(first?.ward).toBe(rows[0]?.ward)
    expect(second).toMatchObject({ id: 7, note: 'restless' })
    expect(second?.sizeSds?.reference).toBe('KiGGS 2013')
    expect(second?.weightKg).toBeUndefined()
  })

  it('change nothing else', () => {
    const without = rows.map(({ date, sizeCm }) => ({ date, sizeCm }))
    const { measurements, ...result } = calculatePatient(child, options)
    const plain = calculatePatient({ ...child, measurements: without }, options)
    expect({ ...result, measurements: measurements.map(({ id, ward, note, ...visit }) => visit) }).toEqual(plain)
  })

  it('come back from a calculator, and where a sex is chosen', () => {
    const calculator = createCalculator({ references: who, language: en })
    expect(calculator.calculatePatient(child, options).measurements.map(({ id }) => id)).toEqual([8, 7])
    const chosen = { ...child, gender: 'diverse' as const }
    const { measurements } = calculatePatient(chosen, { ...options, referenceSex: 'female' })
    expect(measurements.map(({ id }) => id)).toEqual([8, 7])
  })

  it('never replace what is computed', () => {
    const visit = {
      date: '2024-06-04',
      sizeCm: 138.2,
      weightKg: 30,
      bmi: 99,
      ageYears: 1,
      validationMessages: ['mine'],
    }
    const [result] = calculatePatient({ ...child, measurements: [visit as { date: string }] }, options).measurements
    expect(result?.bmi).toBeCloseTo(15.71, 2)
    expect(result?.ageYears).toBeCloseTo(10, 2)
    expect(result?.validationMessages).toEqual([])
  })

  it('reach no prototype', () => {
    const visit = JSON.parse('{ "sizeCm": 110, "__proto__": { "polluted": true }, "constructor": 1 }')
    const [result] = calculatePatient({ measurements: [visit] }, options).measurements
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('are in no document', () => {
    const result = calculatePatient(child, options)
    const texts = [false, true].flatMap((extensions) => [
      formatResultXml(result, { extensions }),
      formatResultJson(result, { extensions }),
    ])
    for (const text of [...texts, formatPatientXml(child), formatPatientJson(child)]) {
      expect(text).not.toMatch(/restless|ward|"id"|<id>/i)
    }
  })
})

describe('a field by another name', () => {
  test.each([
    ['heightCm', 'sizeCm'],
    ['SizeCm', 'sizeCm'],
    ['weightKG', 'weightKg'],
    ['weight', 'weightKg'],
    ['headCircumference', 'headCm'],
    ['boneAge', 'boneAgeYears'],
    ['Date', 'date'],
  ])('%s is an error that names %s', (name, field) => {
    const visit = { [field === 'date' ? 'sizeCm' : 'date']: undefined, [name]: 130 }
    for (const use of [calculatePatient, validatePatient]) {
      const error = errorOf(() => use({ measurements: [{}, visit] } as never, options))
      expect(error).toMatchObject({ code: 'invalid_value', path: `measurements[1].${name}`, accepted: field })
      expect(error.message).toBe(`measurements[1].${name} is 130 (no field of a measurement); expected ${field}.`)
    }
  })

  it('is the caller’s own beside the field itself, or without a value', () => {
    const visits = [
      { sizeCm: 110, heightCm: 1.1 },
      { sizeCm: null, height: 110 },
      { heightCm: null },
      { weight: undefined },
    ]
    expect(() => calculatePatient({ measurements: visits } as never, options)).not.toThrow()
  })

  it('stands for one field, and no field for another', () => {
    const names = Object.values(measurementNames).flat()
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    expect(Object.keys(measurementNames).map(fieldMeant)).toEqual(Object.keys(measurementNames).map(() => undefined))
    expect(['id', 'toString', '__proto__', 'bmi', 'ageYears'].map(fieldMeant)).toEqual(Array(5).fill(undefined))
  })
})
