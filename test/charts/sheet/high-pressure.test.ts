import { describe, expect, it } from 'vitest'
import { pointText } from '../../../src/charts/data/texts/describe-point.js'
import { chartDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'
import { percentileScores, valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUpBloodPressure } from '../../../src/clinical/references/measures/blood-pressure.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { notableLines } from '../../../src/shown/render/pdf/report/findings-section.js'
import { reportedPatient } from '../../../src/shown/render/pdf/report/reported-patient.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { languages } from '../../fixtures/languages.js'
import { chartInLanguage } from '../chart-in-language.js'
import { sheetOf, wordsOf } from './sheet-under-test.js'

const options = { today: '2024-06-05', measures: clinicMeasures } as const
const axis = { unit: 'mmHg', decimals: 0, from: 90, to: 130, ticks: [], label: '', title: '' }
const boy = (visit: Measurement, more: readonly Measurement[] = []): Patient => ({
  dateOfBirth: '2016-06-04',
  gender: 'male',
  measurements: [...more, { date: '2024-06-04', sizeCm: 129, ...visit }],
})
const high = boy({ systolicMmHg: 124, diastolicMmHg: 62 })
const aged = (ageInYears: number, systolicMmHg: number, diastolicMmHg = 60): Patient => ({
  gender: 'male',
  measurements: [{ ageInYears, sizeCm: 176, systolicMmHg, diastolicMmHg }],
})
const cautionsOf = (
  patient: Patient,
  type: 'Height' | 'Bmi' | 'SystolicPressure' | 'Waist',
  locale: 'de' | 'en' = 'en',
) => wordsOf(sheetOf(patient, { type }, { ...options, locale }), 'cautions')
const linesOf = (patient: Patient, locale: 'de' | 'en' = 'en') => {
  const language = languages[locale]
  const settings = { ...growthSettings({ ...options, locale: language }, chartDefaults), language }
  return notableLines(reportedPatient(patient, settings), language).map(({ text }) => text)
}

const told = {
  en: 'Of note High blood pressure reading, 4 Jun 2024 (8 y 0 m): systolic blood pressure 124 mmHg, SDS (KiGGS 2011) +2.83 · P99.8, in the hypertensive range (ESH 2016). Under 16 years: high-normal range from P90, hypertensive range from P95 (ESH 2016). Single readings are not a diagnosis.',
  de: 'Auffällig Erhöhter Blutdruckwert, 04.06.2024 (8 J 0 M): Blutdruck systolisch 124 mmHg, SDS (KiGGS 2011) +2,83 · P99,8, im hypertensiven Bereich (ESH 2016). Unter 16 Jahren: ab P90 hochnormaler, ab P95 hypertensiver Bereich (ESH 2016). Einzelne Werte sind keine Diagnose.',
} as const

describe('a high blood pressure', () => {
  it.each(['Height', 'Bmi', 'SystolicPressure', 'Waist'] as const)(
    'is a finding on the sheet of %s, said once',
    (type) => {
      for (const locale of ['en', 'de'] as const) {
        const cautions = cautionsOf(high, type, locale)
        expect(cautions).toContain(told[locale])
        expect(cautions.split(/not a diagnosis|keine Diagnose/)).toHaveLength(2)
        expect(cautions.split('124 mmHg')).toHaveLength(2)
      }
    },
  )

  it('is counted on the page and leads the pages of data', async () => {
    const { body } = await renderChart(high, { type: 'Height', format: 'Html' }, { today: options.today, locale: 'en' })
    expect(body).toContain('Of note (1): see')
    expect(body).toContain(told.en.replace('Of note ', ''))
    expect(body).toContain('European Society of Hypertension')
    expect(linesOf(high)).toEqual([expect.stringMatching(/^High blood pressure reading, .*ESH 2016\)$/)])
    expect(linesOf(boy({ systolicMmHg: 100, diastolicMmHg: 60 }))).toEqual([])
  })

  const place = lookUpBloodPressure('systolic', 'male', 8, 129)
  const p95 = (place && valueAt(place, percentileScores[95])) ?? Number.NaN
  it.each([
    [8, p95 - 0.01, false],
    [8, p95 + 0.01, true],
  ])('begins under 16 years at P95: at %i years %f mmHg %s', (ageInYears, systolicMmHg, isFound) => {
    const patient = {
      gender: 'male',
      measurements: [{ ageInYears, sizeCm: 129, systolicMmHg, diastolicMmHg: 60 }],
    } as const
    const cautions = cautionsOf(patient, 'Height')
    expect(cautions.includes('High blood pressure reading')).toBe(isFound)
    // Below it the reading is in the high-normal range, and among the measurements.
    expect(cautions).toContain('Single readings are not a diagnosis')
  })

  it.each([
    [15.99, 130, 60, false],
    [16, 129, 60, false],
    [16, 130, 60, true],
    [16, 120, 84, true],
    [18.5, 129, 84, false],
    [18.5, 129, 85, true],
  ])('begins at %f years by the fixed limits too: %i/%i mmHg %s', (years, systolic, diastolic, isFound) => {
    expect(cautionsOf(aged(years, systolic, diastolic), 'Height').includes('High blood pressure reading')).toBe(isFound)
  })

  it('names from 16 years both ranges, and once which counts, with P95 of both pressures', () => {
    const cautions = cautionsOf(aged(17, 142, 92), 'SystolicPressure')
    expect(cautions).toContain('P95 to below P99 (KiGGS 2011); diastolic')
    expect(cautions).toMatch(/P95 \(here 1[34]\d\/8\d mmHg\) or the adult limit/)
    expect(cautions.split('the lower one counts')).toHaveLength(2)
  })

  it.each([
    [112.98, '+1.64 · P94.9', 'P90 to below P95'],
    [113.02, '+1.64 · P94.997', 'P90 to below P95'],
    [113.1, '+1.65 · P95', 'P95 to below P99'],
    [119.1, '+2.32 · P98.98', 'P95 to below P99'],
    [119.2, '+2.33 · P99', 'P99 or above'],
  ])('never has a percentile rounded onto the end of its range: %f mmHg', (systolicMmHg, score, range) => {
    const reading = { gender: 'male', measurements: [{ ageInYears: 8, sizeCm: 129, systolicMmHg }] } as const
    const words = wordsOf(sheetOf(reading, { type: 'SystolicPressure' }, { ...options, locale: 'en' }), 'facts')
    expect(words).toContain(`SDS ${score} KiGGS 2011 ${range} (KiGGS 2011)`)
    const [point] = chartInLanguage(reading, { type: 'SystolicPressure' }, { ...options, locale: 'en' }).points
    expect(point && pointText(point, axis, languages.en)).toContain(`${score} · ${range}`)
    expect(cautionsOf(reading, 'Height')).toContain(score)
  })

  it.each([
    [15.99, 'SDS (KiGGS 2011) +1.72 · P96, in the hypertensive range (ESH 2016). Under 16'],
    [16, 'SDS (KiGGS 2011) +1.72 · P96, P95 to below P99 (KiGGS 2011). From 16'],
  ])('has at %f years the range of a percentile in words only until 16: %s', (years, text) => {
    const patient: Patient = {
      gender: 'female',
      measurements: [{ ageInYears: years, sizeCm: 166, systolicMmHg: 129, diastolicMmHg: 60 }],
    }
    expect(cautionsOf(patient, 'Height')).toContain(text)
  })

  it('is one sentence where both pressures are high, which says a range of both once', () => {
    expect(cautionsOf(aged(17, 142, 92), 'Height')).toContain(
      '142/92 mmHg: systolic SDS (KiGGS 2011) +1.84 · P97, P95 to below P99 (KiGGS 2011); diastolic SDS (KiGGS 2011) +2.81 · P99.8, P99 or above (KiGGS 2011); both at or above 140/90 mmHg, in the hypertensive range (ESH 2016). From 16 years',
    )
    expect(cautionsOf(aged(17, 142, 86), 'Height', 'de')).toContain(
      'ab 140/90 mmHg, im hypertensiven Bereich (ESH 2016); diastolisch SDS (KiGGS 2011) +2,02 · P98, P95 bis unter P99 (KiGGS 2011), ab 130/85 mmHg, im hochnormalen Bereich (ESH 2016). Ab 16 Jahren',
    )
    for (const reading of [142, 150]) {
      expect(cautionsOf(aged(17, reading, 92), 'Height')).not.toContain('the lower limit counts')
    }
  })

  it('names high readings of days before, on sheets and on the pages of data', () => {
    const before = [
      { date: '2019-06-04', sizeCm: 100, systolicMmHg: 90, diastolicMmHg: 50 },
      { date: '2023-06-04', sizeCm: 123, systolicMmHg: 126, diastolicMmHg: 90 },
      { date: '2024-03-04', sizeCm: 128, systolicMmHg: 130, diastolicMmHg: 62 },
    ]
    const patient = boy({ systolicMmHg: 124, diastolicMmHg: 62 }, before)
    const texts = {
      en: [
        'Also high before: 4 Mar 2024 (7 y 9 m) systolic 130 mmHg; 4 Jun 2023 (7 y 0 m) 126/90 mmHg.',
        'High on 3 days: not a diagnosis, but no longer a single reading.',
      ],
      de: [
        'Auch früher erhöht: 04.03.2024 (7 J 9 M) systolisch 130 mmHg; 04.06.2023 (7 J 0 M) 126/90 mmHg.',
        'An 3 Tagen erhöht: keine Diagnose, aber kein Einzelwert mehr.',
      ],
    }
    for (const locale of ['en', 'de'] as const) {
      for (const text of texts[locale]) expect(cautionsOf(patient, 'SystolicPressure', locale)).toContain(text)
      expect(cautionsOf(patient, 'Height', locale)).not.toMatch(/ingle readings are not|Einzelne Werte sind keine/)
      expect(linesOf(patient, locale)).toEqual([expect.stringContaining(texts[locale][0] as string)])
    }
  })

  it.each([
    ['2023-12-04', true],
    ['2023-12-01', false],
  ])('is one of late: measured %s', (date, isFound) => {
    const reading = { date, sizeCm: 126, systolicMmHg: 124, diastolicMmHg: 62 }
    const cautions = cautionsOf(boy({}, [reading]), 'Height')
    expect(cautions.includes('High blood pressure reading')).toBe(isFound)
    expect(cautions).toContain('124 mmHg')
  })

  it('says that its height is in doubt', () => {
    const heights = [111, 117, 123].map((sizeCm, i) => ({ date: `202${i + 1}-06-04`, sizeCm }))
    const doubted = boy({ sizeCm: 113, systolicMmHg: 124, diastolicMmHg: 62 }, heights)
    expect(cautionsOf(doubted, 'Height')).toContain('Blood pressure assessed by a height in doubt (8 y 0 m: 113.0 cm)')
    expect(cautionsOf(boy({ systolicMmHg: 124 }, heights), 'Height')).not.toContain('height in doubt')
  })

  it.each([
    [139, 60, false],
    [140, 60, true],
    [100, 89, false],
    [100, 90, true],
  ])('without a height is found from the limits of adults: %i/%i mmHg %s', (systolicMmHg, diastolicMmHg, isFound) => {
    const patient = boy({ systolicMmHg, diastolicMmHg, sizeCm: undefined })
    expect(cautionsOf(patient, 'Height').includes('the adult limit of 140/90 mmHg (ESH 2016), high at any age')).toBe(
      isFound,
    )
  })

  it('says why it has no score without a height, in a finding, among the measurements and on its chart', () => {
    const unscored = (systolicMmHg: number) => boy({ systolicMmHg, diastolicMmHg: 60, sizeCm: undefined })
    const why = {
      en: 'No SDS for blood pressure: the height is missing (8 y 0 m).',
      de: 'Kein SDS des Blutdrucks: Die Körpergröße fehlt (8 J 0 M).',
    }
    for (const locale of ['en', 'de'] as const) {
      for (const [type, mmHg] of [
        ['Height', 142],
        ['SystolicPressure', 142],
        ['SystolicPressure', 120],
        ['Bmi', 120],
      ] as const) {
        const words = wordsOf(sheetOf(unscored(mmHg), { type }, { ...options, locale }))
        expect(words.split(why[locale])).toHaveLength(2)
      }
      expect(linesOf(unscored(142), locale)).toEqual([expect.stringContaining(why[locale])])
      expect(cautionsOf(high, 'SystolicPressure', locale)).not.toContain(why[locale].slice(0, 8))
    }
  })

  it('is not hidden by a later reading of the other pressure alone', () => {
    const patient = boy({ diastolicMmHg: 60 }, [
      { date: '2024-03-04', sizeCm: 128, systolicMmHg: 130, diastolicMmHg: 62 },
    ])
    expect(cautionsOf(patient, 'Height')).toContain('High blood pressure reading, 4 Mar 2024')
  })
})
