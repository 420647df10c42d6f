import { describe, expect, test } from 'vitest'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { atTen, today } from './findings-of.js'

describe('what an error discards', () => {
  const settings = growthSettings({ today }, calculationDefaults)

  test('the value, and only that', () => {
    const patient = atTen({ sizeCm: 350, weightKg: 32, ageInYears: 10 }, { weightBirthG: 3.5, weekBirth: 40 })
    const { patient: usable, growth } = assessPatient(patient, settings)
    expect(usable).toEqual({
      ...patient,
      weightBirthG: undefined,
      measurements: [{ date: '2024-06-04', weightKg: 32, ageInYears: 10, sizeCm: undefined }],
    })
    expect(growth.measurements[0]?.scored.size).toBeUndefined()
    expect(growth.measurements[0]?.scored.weight).toBeDefined()
  })

  test('an impossible BMI is not computed; height and weight are', () => {
    const { growth } = assessPatient(atTen({ sizeCm: 150, weightKg: 11 }), settings)
    expect(growth.measurements[0]?.bmi).toBeUndefined()
    expect(growth.measurements[0]?.scored.bmi).toBeUndefined()
    expect(growth.measurements[0]?.scored.size).toBeDefined()
  })

  test('a patient without errors is used as it is', () => {
    const patient = atTen({ sizeCm: 100 })
    expect(assessPatient(patient, settings).patient).toBe(patient)
  })
})
