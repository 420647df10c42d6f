import { describe, expect, it } from 'vitest'
import { courseBasis } from '../../src/clinical/course/course-basis.js'
import { headFalls } from '../../src/clinical/course/findings/head-fall.js'
import type { ChartType } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { chartInLanguage } from './chart-in-language.js'
import { sheetOf, wordsOf } from './sheet/sheet-under-test.js'

/** A girl whose head stops growing after nine months. */
const girl = (headCm: number, more: Partial<Patient> = {}): Patient => ({
  dateOfBirth: '2024-10-01',
  gender: 'female',
  weekBirth: 39,
  headBirthCm: 34.5,
  measurements: [
    { date: '2024-12-31', headCm: 39.8 },
    { date: '2025-04-01', headCm: 42.4 },
    { date: '2025-07-01', headCm: 44.2 },
    { date: '2025-11-28', headCm },
  ],
  ...more,
})
const today = '2025-12-01'
const cautions = (patient: Patient, type: ChartType = 'Head', locale: 'de' | 'en' = 'en') =>
  chartInLanguage(patient, { type }, { today, locale }).cautions.join(' ')

describe('a falling head', () => {
  it('is said on the chart of the head, by both references', () => {
    expect(cautions(girl(43.6))).toContain(
      'Head circumference SDS down since its highest: by 1.60 since 9.0 months (WHO 2006), by 1.92 since 6.0 months (KiGGS 2013). Reported from 1.5 SD (our own choice: 5% of simulated healthy children at some check-up to 10 years); not a diagnosis.',
    )
    expect(cautions(girl(43.6), 'Head', 'de')).toContain(
      'SDS des Kopfumfangs seit dem Höchstwert gefallen: um 1,60 (WHO 2006; Höchstwert: 9,0 Monate), um 1,92 (KiGGS 2013; Höchstwert: 6,0 Monate). Genannt ab 1,5 SD (eigene Festlegung: 5 % simulierter gesunder Kinder bei irgendeiner Untersuchung bis 10 Jahre); keine Diagnose.',
    )
  })

  it.each([
    // By WHO −1.494 and −1.501, by KiGGS more.
    [43.75, false],
    [43.74, true],
  ])('to %d cm: %s', (headCm, isSaid) => {
    const falls = headFalls(courseBasis(girl(headCm), { today }).assessment)
    expect(falls.length > 0).toBe(isSaid)
    expect(cautions(girl(headCm)).includes('down since its highest')).toBe(isSaid)
  })

  it.each<readonly [string, Patient, ChartType]>([
    ['with a disease', girl(43.6, { diseases: ['Trisomy21'] }), 'Head'],
    ['on a chart of weight', girl(43.6, { weightBirthG: 3400 }), 'Weight'],
    [
      'of more than half a year ago',
      girl(43.6, { measurements: [...(girl(43.6).measurements ?? []), { date: '2026-06-20', weightKg: 9.5 }] }),
      'Head',
    ],
  ])('is not said %s', (_, patient, type) => {
    const { cautions: said } = chartInLanguage(patient, { type }, { today: '2026-07-01', locale: 'en' })
    expect(said.join()).not.toContain('down since its highest')
  })

  it('is a fact on the sheet, and no caution beside it', () => {
    const words = wordsOf(sheetOf(girl(43.6), { type: 'Head' }, { today, locale: 'en' }))
    expect(words).toContain('Fall of SDS −1.60 SDS')
    expect(words).not.toContain('down since its highest')
  })
})
