import { describe, expect, it } from 'vitest'
import { highPressure } from '../../../src/charts/sheet/notes/high-pressure.js'
import { chartDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'
import { percentileScores, valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUpBloodPressure } from '../../../src/clinical/references/measures/blood-pressure.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { clinicRows } from '../../../src/shown/render/pdf/report/report-sections.js'
import { reportedPatient } from '../../../src/shown/render/pdf/report/reported-patient.js'
import { languages } from '../../fixtures/languages.js'
import { chartInLanguage } from '../chart-in-language.js'
import { sheetOf, wordsOf } from './sheet-under-test.js'

const options = { today: '2024-06-05', measures: clinicMeasures } as const
const born = { dateOfBirth: '2016-06-04', gender: 'male' } as const
const day = { date: '2024-06-04', sizeCm: 129 } as const
const at = (time: string) => ({ ...day, date: `2024-06-04T${time}:00` })
const cautionsOf = (patient: Patient, locale: 'de' | 'en' = 'en', type: 'Height' | 'SystolicPressure' = 'Height') =>
  wordsOf(sheetOf(patient, { type }, { ...options, locale }), 'cautions')
const visits = (...measurements: Measurement[]): Patient => ({ ...born, measurements })
const reading = { systolicMmHg: 124, diastolicMmHg: 62 }

const again = /Measure again|several days|Wiederholt messen|mehreren Tagen/

describe('high blood pressures', () => {
  it.each<readonly [string, Patient]>([
    ['two records', visits({ ...day, ...reading }, { ...day, ...reading })],
    ['two times', visits({ ...at('08:00'), ...reading }, { ...at('16:00'), ...reading })],
    ['one time', visits({ ...day, ...reading }, { ...at('16:00'), ...reading })],
    ['two parts', visits({ ...day, systolicMmHg: 124 }, { ...day, diastolicMmHg: 80 })],
    ['two parts, the diastolic first', visits({ ...day, diastolicMmHg: 80 }, { ...day, systolicMmHg: 124 })],
    [
      'a stated age',
      { gender: 'male', measurements: [8, 8].map((ageInYears) => ({ ageInYears, sizeCm: 129, ...reading })) },
    ],
  ])('counts calendar days before its own: %s', (_, patient) => {
    const cautions = cautionsOf(patient)
    expect(cautions).toContain('High blood pressure reading')
    expect(cautions).toContain('systolic blood pressure 124 mmHg')
    expect(cautions).toContain('Single readings are not a diagnosis. Measure again')
    expect(cautions).not.toMatch(/high before|High on/)
    expect(cautions.includes('diastolic blood pressure 80 mmHg')).toBe(
      patient.measurements?.some(({ diastolicMmHg }) => diastolicMmHg === 80),
    )
  })

  it('names the other high readings of the day', () => {
    const patient = visits(
      { ...at('08:00'), systolicMmHg: 130, diastolicMmHg: 92 },
      { ...at('09:00'), systolicMmHg: 100, diastolicMmHg: 60 },
      { ...at('10:00'), systolicMmHg: 128, diastolicMmHg: 60 },
      { ...at('16:00'), ...reading },
    )
    expect(cautionsOf(patient)).toContain('Also high that day: 130/92 mmHg, systolic 128 mmHg. Under 16 years')
    expect(cautionsOf(patient, 'de')).toContain('Am selben Tag auch erhöht: 130/92 mmHg, systolisch 128 mmHg. Unter 16')
    expect(cautionsOf(visits({ ...day, ...reading }))).not.toContain('that day')
  })

  it('names a day before once, with each of its readings', () => {
    const before = { date: '2024-03-04', sizeCm: 128 }
    const [morning, noon] = ['2024-03-04T08:00:00', '2024-03-04T12:00:00'].map((date) => ({ ...before, date }))
    const patient = visits(
      { ...morning, systolicMmHg: 130 },
      { ...noon, systolicMmHg: 128, diastolicMmHg: 92 },
      { ...day, ...reading },
    )
    expect(cautionsOf(patient)).toContain(
      'Also high before: 4 Mar 2024 (7 y 9 m) 128/92 mmHg, systolic 130 mmHg. Under 16 years: high-normal range from P90, hypertensive range from P95 (ESH 2016). High on 2 days: not a diagnosis, but no longer a single reading. Hypertension is diagnosed from readings on several days.',
    )
    expect(cautionsOf(patient, 'de')).toContain('Auch früher erhöht: 04.03.2024 (7 J 9 M) 128/92 mmHg, systolisch 130')
  })

  it.each([
    ['2022-06-04', true],
    ['2022-06-03', false],
  ])('of earlier days counts those of two years: measured %s', (date, isCounted) => {
    const cautions = cautionsOf(visits({ date, sizeCm: 118, ...reading }, { ...day, ...reading }))
    expect(cautions.includes('Also high before')).toBe(isCounted)
    expect(cautions.includes('High on 2 days')).toBe(isCounted)
    expect(cautions.includes('Single readings')).toBe(!isCounted)
  })

  const p99 = (measure: 'systolic' | 'diastolic') => {
    const place = lookUpBloodPressure(measure, 'male', 8, 129)
    return (place && valueAt(place, percentileScores[99])) ?? Number.NaN
  }
  const child = (systolicMmHg: number, diastolicMmHg = 60, sizeCm: number | undefined = 129): Patient => ({
    gender: 'male',
    measurements: [{ ageInYears: 8, sizeCm, systolicMmHg, diastolicMmHg }],
  })
  const aged = (systolicMmHg: number, diastolicMmHg: number, sizeCm?: number): Patient => ({
    gender: 'male',
    measurements: [{ ageInYears: 17, sizeCm, systolicMmHg, diastolicMmHg }],
  })
  const beyond = {
    en: 'in the hypertensive range, more than 5 mmHg above P99 (ESH 2016; P99 by KiGGS 2011)',
    de: 'im hypertensiven Bereich, über P99 + 5 mmHg (ESH 2016; P99 nach KiGGS 2011)',
  }
  it.each<readonly [string, Patient, en: string, de: string, isFar: boolean]>([
    ['8 years, P99 + 5', child(p99('systolic') + 4.99), 'range (ESH 2016)', 'Bereich (ESH 2016)', false],
    ['8 years, above it', child(p99('systolic') + 5.01), beyond.en, beyond.de, true],
    ['8 years, diastolic', child(100, p99('diastolic') + 4.99), 'range (ESH 2016)', 'Bereich (ESH 2016)', false],
    ['8 years, diastolic above it', child(100, p99('diastolic') + 5.01), beyond.en, beyond.de, true],
    ['8 years, both', child(190, 122), `both ${beyond.en}`, `beide ${beyond.de}`, true],
    [
      '8 years, no height',
      { ...born, measurements: [{ date: day.date, systolicMmHg: 159 }] },
      '140/90',
      '140/90',
      false,
    ],
    [
      '8 years, no height, 160',
      { ...born, measurements: [{ date: day.date, systolicMmHg: 160 }] },
      '160/100',
      '160/100',
      true,
    ],
    ['17 years, 159/99', aged(159, 99, 176), 'at or above 140/90 mmHg', 'ab 140/90 mmHg', false],
    ['17 years, 160/70', aged(160, 70, 176), 'at or above 160/100 mmHg', 'ab 160/100 mmHg', true],
    ['17 years, 120/100', aged(120, 100, 176), 'at or above 160/100 mmHg', 'ab 160/100 mmHg', true],
    ['17 years, no height', aged(160, 100), 'at or above 160/100 mmHg', 'ab 160/100 mmHg', true],
  ])('names a range beyond P99 + 5 mmHg, or from 160/100 mmHg: %s', (_, patient, en, de, isFar) => {
    for (const [locale, text] of [
      ['en', en],
      ['de', de],
    ] as const) {
      const cautions = cautionsOf(patient, locale)
      expect(cautions).toContain(text)
      expect(cautions).not.toMatch(/stage|Stadium|Grad /)
      expect(/Single readings are not a diagnosis|Einzelne Werte sind keine Diagnose/.test(cautions)).toBe(true)
      for (const more of [
        cautions,
        chartInLanguage(patient, { type: 'SystolicPressure' }, { ...options, locale }).cautions.join(),
      ])
        if (isFar || more === cautions) expect(again.test(more)).toBe(!isFar)
    }
  })

  it('far beyond the limits on several days has no advice to wait for more', () => {
    const cautions = cautionsOf(visits({ date: '2024-03-04', sizeCm: 128, ...reading }, { ...day, systolicMmHg: 190 }))
    expect(cautions).toContain('High on 2 days: not a diagnosis, but no longer a single reading.')
    expect(cautions).not.toMatch(again)
  })

  it.each([
    [190, 122, '? 2 exceptional values: 8 y 0 m: 190 mmHg; diastolic blood pressure 122 mmHg.'],
    [190, 62, '? 1 exceptional value: 8 y 0 m: 190 mmHg.'],
  ])('both with a warning are both named: %i/%i mmHg', (systolicMmHg, diastolicMmHg, text) => {
    const patient = visits({ ...day, systolicMmHg, diastolicMmHg })
    expect(cautionsOf(patient, 'en', 'SystolicPressure')).toContain(text)
  })

  it.each([
    ['en', 'Single readings are not a diagnosis.'],
    ['de', 'Einzelne Werte sind keine Diagnose.'],
  ] as const)('says without a height on the pages of data that a reading is no diagnosis (%s)', (locale, text) => {
    const language = languages[locale]
    const settings = { ...growthSettings({ ...options, locale: language }, chartDefaults), language }
    const rows = (systolicMmHg: number, diastolicMmHg: number) => {
      const reported = reportedPatient(visits({ date: day.date, systolicMmHg, diastolicMmHg }), settings)
      return JSON.stringify(clinicRows(reported.visits, language, highPressure(reported.assessment, language)))
    }
    expect(rows(150, 95)).toContain(text)
    expect(rows(139, 89)).not.toContain(text)
  })
})
