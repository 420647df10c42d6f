import { describe, expect, it } from 'vitest'
import type { ChartType } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { chartInLanguage } from './chart-in-language.js'
import { sheetOf, wordsOf } from './sheet/sheet-under-test.js'

/** A girl born at term whose weight falls through centiles: by WHO 2006 +0.36 at birth. */
const girl = (kg: number, more: Partial<Patient> = {}): Patient => ({
  dateOfBirth: '2024-10-01',
  gender: 'female',
  weekBirth: 39,
  weightBirthG: 3400,
  measurements: [
    { date: '2024-12-31', weightKg: 6.2, sizeCm: 61 },
    { date: '2025-11-28', weightKg: kg, sizeCm: 75 },
  ],
  ...more,
})
const cautions = (patient: Patient, type: ChartType = 'Weight', locale: 'de' | 'en' = 'en') =>
  chartInLanguage(patient, { type }, { today: '2025-12-01', locale }).cautions.join(' ')

describe('the plain chart of weight', () => {
  it('says which thresholds of faltering growth are reached', () => {
    expect(cautions(girl(7.6))).toContain(
      'Faltering growth? Threshold of NICE NG75 reached (by WHO 2006): weight has fallen by 2.10 SDS since birth: 1.33 or more (2 centile spaces) with a birth weight from the 9th to the 91st centile; this includes the ordinary weight loss of the first days (since the first value from 3 weeks on, 3.0 months: −2.22 SDS). A guide, not a diagnosis.',
    )
    expect(cautions(girl(7.6), 'Weight', 'de')).toContain(
      'Gedeihstörung? Schwelle von NICE NG75 erreicht (nach WHO 2006): Gewicht seit der Geburt um 2,10 SDS gefallen: ab 1,33 (2 Perzentilenabstände) bei Geburtsgewicht von P9 bis P91; darin der übliche Gewichtsverlust der ersten Tage (seit dem ersten Wert ab 3 Wochen, 3,0 Monate: −2,22 SDS). Ein Anhalt, keine Diagnose.',
    )
  })

  it('names each threshold for the weight, and that birth at term is assumed', () => {
    // The length is far below the parents' too, which the sheet says.
    const parents = { sizeFatherCm: 195, sizeMotherCm: 182, weekBirth: undefined }
    expect(cautions(girl(7.2, parents))).toMatch(
      /Thresholds of NICE NG75 reached \(by WHO 2006, taken as born at term\): weight has fallen by 2\.\d\d SDS .*; weight −2\.\d\d SDS, below the 2nd centile \(−2 SDS\)\. A guide/,
    )
    expect(cautions(girl(7.2, parents), 'Weight', 'de')).toMatch(
      /Schwellen von NICE NG75 erreicht \(nach WHO 2006, als reif geboren angenommen\): .*; Gewicht −2,\d\d SDS, unter P2 \(−2 SDS\)\. Ein Anhalt/,
    )
  })

  it('says that the weight at birth was not regained', () => {
    const light = girl(0, { measurements: [{ date: '2024-10-25', weightKg: 3.3 }] })
    expect(cautions(light)).toContain('birth weight not regained by 3 weeks')
    expect(cautions(light, 'Weight', 'de')).toContain('Geburtsgewicht nach 3 Wochen nicht wieder erreicht')
  })

  it.each([
    [8.33, false],
    [8.32, true],
  ])('with %d kg: %s', (kg, isSaid) => {
    expect(cautions(girl(kg)).includes('Faltering growth?')).toBe(isSaid)
  })

  it.each<readonly [string, Patient, ChartType]>([
    ['born preterm', girl(7.6, { weekBirth: 34 }), 'Weight'],
    ['with a disease', girl(7.6, { diseases: ['Trisomy21'] }), 'Weight'],
    ['of another measure', girl(7.6), 'Height'],
    ['by length', girl(7.6), 'WeightLength'],
    ['whose length alone is far below the parents’', girl(9, { sizeFatherCm: 195, sizeMotherCm: 182 }), 'Weight'],
  ])('says nothing of a child %s', (_, patient, type) => {
    expect(cautions(patient, type)).not.toContain('NG75')
  })

  it('and not its sheet, which has a paragraph of it', () => {
    const words = wordsOf(sheetOf(girl(7.6), { type: 'Weight' }, { today: '2025-12-01', locale: 'en' }))
    expect(words).toContain('Faltering growth? (NICE NG75)')
    expect(words).not.toContain('Threshold of NICE NG75 reached')
  })
})
