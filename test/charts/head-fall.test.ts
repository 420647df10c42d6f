import { describe, expect, it } from 'vitest'
import { courseBasis } from '../../src/clinical/course/course-basis.js'
import { headFall } from '../../src/clinical/course/findings/head-fall.js'
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
  it('is said on the chart of the head, by WHO to 24 months', () => {
    expect(cautions(girl(43.6))).toContain(
      'Head circumference SDS has fallen by 1.60 since its highest value (9.0 months, WHO 2006). Reported from 1.5 SD (our own choice: 5% of simulated healthy children at some check-up to 10 years); not a diagnosis.',
    )
    expect(cautions(girl(43.6), 'Head', 'de')).toContain(
      'SDS des Kopfumfangs seit dem Höchstwert (9,0 Monate, WHO 2006) um 1,60 gefallen. Genannt ab 1,5 SD (eigene Festlegung; bei 5 % der simulierten gesunden Kinder bei irgendeiner Untersuchung bis 10 Jahre); keine Diagnose.',
    )
  })

  it.each([
    // −1.494 and −1.501 by WHO.
    [43.75, false],
    [43.74, true],
  ])('to %d cm: %s', (headCm, isSaid) => {
    const fall = headFall(courseBasis(girl(headCm), { today }).assessment)
    expect(fall !== undefined).toBe(isSaid)
    expect(cautions(girl(headCm)).includes('has fallen by')).toBe(isSaid)
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
    expect(said.join()).not.toContain('has fallen by')
  })

  it('is a fact on the sheet, and a caution with its share of healthy children', () => {
    const words = wordsOf(sheetOf(girl(43.6), { type: 'Head' }, { today, locale: 'en' }))
    expect(words).toContain('Fall of SDS −1.60 SDS')
    expect(words).toContain('5% of simulated healthy children at some check-up')
  })
})
