import { describe, expect, test } from 'vitest'
import {
  sampleOfClinic,
  sampleOfSet,
  samplePatients,
  sampleWithoutZone,
  sampleZone,
} from '../../../scripts/plausibility-samples.js'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import { highPercentile } from '../../../src/clinical/growth/bmi-classification.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'
import { valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUp } from '../../../src/clinical/references/lookup.js'
import { findUnusual } from '../../../src/clinical/validation/engine.js'
import { exceeds } from '../../../src/clinical/validation/rule.js'
import { rules } from '../../../src/clinical/validation/rules/index.js'
import { linearTailValue } from '../../../src/ground/math/lms.js'
import type { BeyondScore } from '../../../src/ground/model/message-parameters.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { atTen, boy, child, findingsOf, today } from './findings-of.js'

const settings = growthSettings({ today, timeZone: sampleZone }, calculationDefaults)

describe('the list of rules', () => {
  const assessments = [
    ...samplePatients.map((patient) => assessPatient(patient, settings)),
    assessPatient(sampleOfSet.patient, { ...settings, references: sampleOfSet.references }),
    assessPatient(sampleWithoutZone, { ...settings, zone: undefined }),
    assessPatient(atTen({ sizeCm: 141 }), growthSettings({ today, clearedOnly: true }, calculationDefaults)),
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
    for (const { code, case: name, target, severity, parameters } of findings) {
      const declared = rules.filter((rule) => rule.code === code && Object.hasOwn(rule.cases, name))
      const { scoreSeverity = severity } = parameters as Pick<BeyondScore, 'scoreSeverity'>
      expect(declared.map((rule) => [rule.target, rule.cases[name]?.severity])).toEqual([[target, scoreSeverity]])
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

/** What an adult's values have. */
const beyond = 'hint values_beyond_references'

describe('a computed number at its limit', () => {
  test.each([
    [4.9 - 2.9, 2, false],
    [21 * (1 - 0.1), 18.9, false],
    [2, 2, false],
    [1e-9, 0, false],
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
    ['an adult of BMI 50', child('male', 30, { sizeCm: 160, weightKg: 128 }), [beyond]],
    ['an adult of BMI 50.1', child('male', 30, { sizeCm: 160, weightKg: 128.3 }), [beyond, 'hint bmi_limits']],
    ['an adult of BMI 80', child('male', 30, { sizeCm: 150, weightKg: 180 }), [beyond, 'hint bmi_limits']],
    ['an adult of BMI 80.1', child('male', 30, { sizeCm: 149.9, weightKg: 180 }), ['warning bmi_limits', beyond]],
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

describe('on the day itself', () => {
  const visits = ['2024-01-01', '2024-02-01', '2024-03-01'].map((date) => ({ date, headCm: 40 }))
  const ofCode = (code: string, patient: Patient) => findingsOf(patient).some((it) => it.includes(code))
  const marker = (date: string, until?: string): Patient => ({
    ...boy,
    markers: [{ text: 'GH', kind: 'growth-hormone', date, until }],
  })
  const [tomorrow, yesterday] = ['2026-11-21', '2026-11-19']

  test.each<readonly [string, string, Patient, Patient]>([
    [
      'a visit on the day of birth keeps the date of birth',
      'date_of_birth_after_visits',
      { gender: 'male', dateOfBirth: '2024-03-01', measurements: visits },
      { gender: 'male', dateOfBirth: '2024-03-02', measurements: visits },
    ],
    ['a marker of today is not of the future', 'marker', marker(today), marker(tomorrow)],
    ['a marker that ends as it begins does not end before', 'marker', marker(today, today), marker(today, yesterday)],
    [
      'a menarche on the day of birth is not before it',
      'menarche_before_birth',
      { gender: 'female', dateOfBirth: '2014-06-04', menarche: '2014-06-04' },
      { gender: 'female', dateOfBirth: '2014-06-04', menarche: '2014-06-03' },
    ],
    [
      'two heights of one day are no loss of height',
      'size_shrinks',
      { gender: 'male', measurements: [18.6, 18.6].map((ageInYears, i) => ({ ageInYears, sizeCm: 178 - 2 * i })) },
      { gender: 'male', measurements: [18.6, 18.7].map((ageInYears, i) => ({ ageInYears, sizeCm: 178 - 2 * i })) },
    ],
  ])('%s', (_, code, within, past) => {
    expect([ofCode(code, within), ofCode(code, past)]).toEqual([false, true])
  })

  test('a disease that is named twice is one', () => {
    expect(findingsOf({ ...boy, diseases: ['X', 'X'] })).toEqual(['hint disease_unknown'])
  })
})

/** A child of unknown sex, whom no reference scores. */
const unscored = ([sizeCm, weightKg]: readonly [cm: number, kg: number]) => child(undefined, 1.5, { sizeCm, weightKg })

describe('without a reference a swapped pair is believed', () => {
  // Each impossible as given; swapped 40 to 210 cm, 1.5 to 200 kg and a BMI of 9 to 50.
  test.each([
    ['from 40 cm', [3, 40], [3, 39.9]],
    ['to 210 cm', [100, 210], [100, 210.1]],
    ['from 1.5 kg', [1.5, 40], [1.49, 40]],
    ['to 200 kg', [200, 209], [200.1, 209]],
    ['from BMI 9', [9, 100], [8.9, 100]],
    ['to BMI 50', [50, 100], [50.1, 100]],
  ] as const)('%s: %o, not %o', (_, within, beyond) => {
    expect(findingsOf(unscored(within))).toContain('error size_weight_swapped')
    expect(findingsOf(unscored(beyond))).not.toContain('error size_weight_swapped')
  })
})

describe('a swapped pair within 4 SD of the reference is believed', () => {
  const [height, weight] = (['height', 'weight'] as const).map((name) => lookUp(germany, name, 'male', 10))
  if (height === undefined || weight === undefined) throw new Error('no place')
  test.each([
    [3.99, 0, true],
    [4.01, 0, false],
    [-3.99, 0, true],
    [-4.01, 0, false],
    [0, -3.99, true],
    [0, -4.01, false],
  ])('height %d, weight %d: %s', (sizeScore, weightScore, expected) => {
    const weightKg = linearTailValue(sizeScore, height)
    const sizeCm = linearTailValue(weightScore, weight)
    expect(findingsOf(child('male', 10, { sizeCm, weightKg })).includes('error size_weight_swapped')).toBe(expected)
  })
})

/** What a message of a child's only visit says, by its code. */
function parametersOf(code: string, patient: Patient): unknown {
  const { visits, patient: general } = findUnusual(assessPatient(patient, { ...settings, measures: clinicMeasures }))
  return [...general, ...visits.flat()].find((finding) => finding.code === code)?.parameters
}

describe('a message', () => {
  const place = lookUp(germany, 'height', 'male', 10)
  if (place === undefined) throw new Error('no place')

  test('of an unusual height gives what is usual: within 2 SD', () => {
    const usual = [-2, 2].map((score) => expect.closeTo(valueAt(place, score) ?? 0, 9))
    expect(parametersOf('size_score', child('male', 10, { sizeCm: 170 }))).toMatchObject({ usual })
  })

  test('of a body mass index far above P97 gives it in per cent, and the limit', () => {
    const high = highPercentile({ gender: 'male', bmiClasses: germany.bmiClasses }, 10)?.bmi ?? Number.NaN
    const of = (times: number) =>
      parametersOf('bmi_far_above_percentile', child('male', 10, { sizeCm: 140, weightKg: 1.4 ** 2 * times * high }))
    expect(of(1.5)).toMatchObject({ percentile: 97, percent: expect.closeTo(150, 6), most: 140 })
    expect(of(1.399)).toBeUndefined()
  })

  test('of a body mass index far above P97 needs no score of it', () => {
    const { bmi: _, ...series } = germany.series
    const references = { ...germany, series }
    const { visits } = findUnusual(
      assessPatient(child('male', 10, { sizeCm: 140, weightKg: 70 }), { ...settings, references }),
    )
    expect(visits.flat().map(({ code }) => code)).toContain('bmi_far_above_percentile')
  })

  test('of unknown elements names five of them, and of each 120 characters', () => {
    const unknownElements = ['a', 'b', 'c', 'd', 'e'.repeat(121), 'f', 'g']
    expect(parametersOf('unknown_elements', { ...boy, unknownElements })).toEqual({
      names: ['a', 'b', 'c', 'd', expect.stringMatching(/^e{120}…$/)],
      more: 2,
    })
  })

  // WHO at 91 days: L -0.303, M 7.692, S 0.17019.
  test.each([
    [4.99, undefined],
    [5.01, expect.anything()],
    [-5.01, expect.anything()],
  ])('of a skinfold is given beyond 5 SD: %d', (score, expected) => {
    const subscapularMm = linearTailValue(score, { l: -0.303, m: 7.692, s: 0.17019 })
    expect(parametersOf('clinic_score', child('male', 91 / 365.25, { subscapularMm }))).toEqual(expected)
  })
})
