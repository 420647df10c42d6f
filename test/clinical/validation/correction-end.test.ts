import { describe, expect, test } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import type { GrowthOptions } from '../../../src/clinical/growth/growth-options.js'
import { cdcBmiClasses } from '../../../src/clinical/references/index.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { findingsOf, today } from './findings-of.js'

// Born at 25 + 3: 102 days too early, so ages are corrected up to day 832, 12 April 2022.
const lastCorrected: Measurement = { date: '2021-12-01', sizeCm: 82, weightKg: 10.5 }
const firstChronological: Measurement = { date: '2022-05-01', sizeCm: 85.5, weightKg: 11.4 }
const later: Measurement = { date: '2022-11-01', sizeCm: 90, weightKg: 12.4 }

function child(measurements: readonly Measurement[], weekBirth = 25): Patient {
  return { gender: 'male', dateOfBirth: '2020-01-01', weekBirth, dayBirth: 3, measurements }
}

const preterm = 'hint birth_week_limits'

describe('the end of the correction for prematurity', () => {
  test.each<[string, Patient, GrowthOptions, readonly string[]]>([
    ['at the first visit after it', child([lastCorrected, firstChronological, later]), {}, ['hint correction_ended 1']],
    ['in any order', child([later, firstChronological, lastCorrected]), {}, ['hint correction_ended 1']],
    ['before it', child([lastCorrected, { ...firstChronological, date: '2022-04-12' }]), {}, []],
    ['with nothing to compare', child([firstChronological, later]), {}, []],
    ['without a measure in common', child([lastCorrected, { date: '2022-05-01', headCm: 48 }]), {}, []],
    [
      'for a measure that was left out at the last corrected visit',
      child([{ date: '2021-06-01', headCm: 46 }, lastCorrected, { date: '2022-05-01', headCm: 48 }]),
      {},
      ['hint correction_ended 2'],
    ],
    ['later, where it has one', child([lastCorrected, { date: '2022-05-01' }, later]), {}, ['hint correction_ended 2']],
    [
      'by the other rule, later',
      child([lastCorrected, firstChronological]),
      { gestationalCorrection: 'preterm36' },
      [],
    ],
    ['that never comes', child([lastCorrected, later]), { gestationalCorrection: 'lifelong' }, []],
    ['of a correction that never began', child([lastCorrected, later]), { gestationalCorrection: 'none' }, []],
  ])('%s', (_, patient, options, expected) => {
    expect(findingsOf(patient, options)).toEqual([preterm, ...expected])
  })

  test('does not apply to a child born at term', () => {
    expect(findingsOf(child([lastCorrected, firstChronological], 38))).toEqual([])
  })

  test('says how much of the change it is', () => {
    const patient = child([lastCorrected, firstChronological])
    const sizes = (options: GrowthOptions) =>
      calculatePatient(patient, { today, ...options }).measurements.map(({ sizeSds }) => sizeSds?.value ?? Number.NaN)
    const [before = 0, after = 0] = sizes({})
    const [, corrected = 0] = sizes({ gestationalCorrection: 'lifelong' })
    const sds = (score: number) => score.toFixed(2).replace('-', '−')
    const text = validatePatient(patient, { today, locale: 'en' }).find(({ target }) => target === 'age')?.text
    expect(text).toContain(
      `(28 months) instead of corrected age (24.6 months). Height: SDS ${sds(after)} (at corrected age ${sds(corrected)}); `,
    )
    expect(text).toContain(
      `change since the last corrected value ${sds(after - before)}, from the end of the correction alone ${sds(after - corrected)}.`,
    )
    expect(text).toContain('Weight: SDS')
    expect(text).not.toContain('Head')
  })

  const on = ['2021-10-01', '2022-03-01', '2022-05-15', '2022-11-15'] as const
  const sized = (...heights: readonly number[]) => child(heights.map((sizeCm, i) => ({ date: on[i], sizeCm })))
  const ended = (patient: Patient) => {
    const messages = validatePatient(patient, { today, locale: 'en' })
    return messages.find(({ code }) => code === 'correction_ended') ?? expect.fail()
  }

  test('compares no body mass index with one by a height that is left out', () => {
    const patient = child([84, 91, 88, 89].map((sizeCm, i) => ({ date: on[i], sizeCm, weightKg: 11 + i / 2 })))
    const [first] = calculatePatient(patient, { today }).measurements
    const { parameters } = ended(patient)
    const of = 'scores' in parameters ? parameters.scores.find(({ measure }) => measure === 'bmi') : undefined
    expect(of?.before).toBeCloseTo(first?.bmiSds?.value ?? Number.NaN, 6)
  })

  test('measures no change against a height that is left out', () => {
    const patient = sized(84, 91, 88, 89)
    const [before = 0, , after = 0] = calculatePatient(patient, { today }).measurements.map(
      ({ sizeSds }) => sizeSds?.value ?? Number.NaN,
    )
    expect(ended(patient).text).toContain(`value ${(after - before).toFixed(2).replace('-', '−')},`)
  })

  test.each([
    ['both heights', sized(84, 91, 88, 91.5)],
    ['the later height', sized(84, 87, 84, 91.5)],
    ['the only earlier height', child(sized(84, 91, 88, 89).measurements?.slice(1) as Measurement[])],
  ])('tells no change where %s of it are left out', (_, patient) => {
    expect(ended(patient).text).toMatch(/^From this visit on, scores use chronological age \(28\.4 months\)[^.]*[^:]*$/)
  })
})

describe('a body mass index far above P97', () => {
  const withBmi = (ageInYears: number, bmi: number, general: Patient = {}): Patient => ({
    gender: 'male',
    ...general,
    measurements: [{ ageInYears, sizeCm: 150, weightKg: bmi * 2.25 }],
  })
  const hint = ['hint bmi_far_above_percentile']

  // P97 of AGA 2015 in boys of ten: 23.35 kg/m², by 1.4 32.7. P95 of CDC 2000: 22.1, by 1.4 31.0.
  test.each<[string, Patient, GrowthOptions, readonly string[]]>([
    ['32.6 in a boy of ten', withBmi(10, 32.6), {}, []],
    ['32.8', withBmi(10, 32.8), {}, hint],
    ['45', withBmi(10, 45), {}, hint],
    ['31.5', withBmi(10, 31.5), {}, []],
    ['31.5, by the CDC', withBmi(10, 31.5), { bmiClasses: cdcBmiClasses }, hint],
    ['32.8 with trisomy 21', withBmi(10, 32.8, { diseases: ['Trisomy21'] }), {}, []],
    ['60: another message says enough', withBmi(10, 60), {}, ['hint weight_score']],
    ['40 in a boy of 18.5, for whom there is no class', withBmi(18.5, 40), {}, ['hint size_score']],
  ])('%s', (_, patient, options, expected) => {
    expect(findingsOf(patient, options)).toEqual(expected)
  })
})
