import { describe, expect, test } from 'vitest'
import { sampleOfClinic, sampleOfSet, samplePatients, sampleZone } from '../../scripts/plausibility-samples.js'
import { assessPatient } from '../../src/assessment/assess-patient.js'
import { calculationDefaults, growthSettings } from '../../src/growth/growth-options.js'
import { clinicMeasures } from '../../src/references/clinic-measures.js'
import { findUnusual } from '../../src/validation/engine.js'
import { exceeds } from '../../src/validation/rule.js'
import { rules } from '../../src/validation/rules/index.js'
import { atTen, boy, child, findingsOf, today } from './findings-of.js'

const settings = growthSettings({ today, timeZone: sampleZone }, calculationDefaults)

describe('the list of rules', () => {
  const assessments = [
    ...samplePatients.map((patient) => assessPatient(patient, settings)),
    assessPatient(sampleOfSet.patient, { ...settings, references: sampleOfSet.references }),
    ...sampleOfClinic.map((patient) => assessPatient(patient, { ...settings, measures: clinicMeasures })),
  ]
  const findings = assessments.flatMap((assessment) => {
    const { patient: general, visits } = findUnusual(assessment)
    return [...general, ...visits.flat()]
  })

  test('every case of every rule is reached (else: scripts/plausibility-samples.ts)', () => {
    const reached = new Set(findings.map((finding) => `${finding.code} ${finding.case}`))
    const declared = rules.flatMap(({ code, cases }) => Object.keys(cases).map((name) => `${code} ${name}`))
    expect(declared.filter((name) => !reached.has(name))).toEqual([])
  })

  test('a finding has the target of its rule and the severity of its case', () => {
    for (const { code, case: name, target, severity } of findings) {
      const declared = rules.filter((rule) => rule.code === code && Object.hasOwn(rule.cases, name))
      expect(declared.map((rule) => [rule.target, rule.cases[name]?.severity])).toEqual([[target, severity]])
    }
  })

  test('only errors take something out of use', () => {
    for (const { code, severity, drops } of findings) if (drops !== undefined) expect(severity, code).toBe('error')
  })

  test('no two rules share a code and a case', () => {
    const declared = rules.flatMap(({ code, cases }) => Object.keys(cases).map((name) => `${code} ${name}`))
    expect(new Set(declared).size).toBe(declared.length)
  })
})

describe('a computed number at its limit', () => {
  test.each([
    [4.9 - 2.9, 2, false],
    [21 * (1 - 0.1), 18.9, false],
    [2, 2, false],
    [2 + 0.9e-9, 2, false],
    [2 + 1.1e-9, 2, true],
    [2 - 1e-6, 2, false],
    [Number.NaN, 2, false],
    [Number.POSITIVE_INFINITY, 2, true],
  ])('%d exceeds %d: %s', (value, limit, expected) => {
    expect(exceeds(value, limit)).toBe(expected)
  })

  test.each([
    ['bone age, 2 years less', child('male', 4.9, { boneAgeYears: 2.9 }), []],
    ['bone age, more than that', child('male', 4.9, { boneAgeYears: 2.89 }), ['hint bone_age_difference']],
    ['sitting height, 0.4 of height', child('male', 6, { sizeCm: 112.8, seatCm: 45.12 }), ['hint seat_score']],
    ['sitting height, less', child('male', 6, { sizeCm: 112.8, seatCm: 45.11 }), ['error seat_size_ratio']],
    ['parents, 40 cm apart', { ...boy, sizeFatherCm: 196.1, sizeMotherCm: 156.1 }, []],
    ['parents, more', { ...boy, sizeFatherCm: 196.2, sizeMotherCm: 156.1 }, ['hint parents_differ']],
  ])('%s', (_, patient, expected) => {
    expect(findingsOf(patient)).toEqual(expected)
  })
})

describe('height and weight swapped', () => {
  test('neither is used, and what was compared with the height is used again', () => {
    const patient = atTen({ sizeCm: 32, weightKg: 141, seatCm: 73 })
    const assessment = assessPatient(patient, settings)
    const [visit] = assessment.patient.measurements ?? []
    const [growth] = assessment.growth.measurements
    expect(findingsOf(patient)).toEqual(['error size_weight_swapped'])
    expect(visit).toEqual({ date: '2024-06-04', sizeCm: undefined, weightKg: undefined, seatCm: 73 })
    expect(growth?.scored.size).toBeUndefined()
    expect(growth?.scored.weight).toBeUndefined()
    expect(growth?.bmi).toBeUndefined()
    expect(growth?.scored.seat?.value).toBe(73)
  })
})
