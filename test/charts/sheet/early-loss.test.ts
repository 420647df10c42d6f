import { describe, expect, it } from 'vitest'
import type { Patient } from '../../../src/ground/model/patient.js'
import { chartInLanguage } from '../chart-in-language.js'
import { sheetOf, textsOf, wordsOf } from './sheet-under-test.js'

/** A girl of 3500 g, by her weights, kg, at a day of life. */
const newborn = (weights: Readonly<Record<number, number>>, more: Partial<Patient> = {}): Patient => ({
  dateOfBirth: '2025-11-01',
  gender: 'female',
  weekBirth: 39,
  weightBirthG: 3500,
  measurements: Object.entries(weights).map(([day, weightKg]) => ({
    date: `2025-11-${String(1 + Number(day)).padStart(2, '0')}`,
    weightKg,
  })),
  ...more,
})
const lost = { 2: 3.25, 4: 3.08 }
const options = { today: '2025-12-01', locale: 'en' } as const
const facts = (patient: Patient, locale: 'de' | 'en' = 'en') =>
  textsOf(sheetOf(patient, { type: 'Weight' }, { ...options, locale }), 'facts').map(({ text }) => text)
const cautions = (patient: Patient, locale: 'de' | 'en' = 'en') =>
  chartInLanguage(patient, { type: 'Weight' }, { today: options.today, locale }).cautions

describe('the loss of the first days on the sheet of weight', () => {
  it.each([
    ['en', 'Weight loss of the first days (NICE NG75)', 'Faltering growth?'],
    ['de', 'Gewichtsverlust der ersten Tage (NICE NG75)', 'Gedeihstörung?'],
  ] as const)('has a heading of its own until other thresholds are reached (%s)', (locale, heading, later) => {
    const words = (weights: Readonly<Record<number, number>>) =>
      wordsOf(sheetOf(newborn(weights), { type: 'Weight' }, { ...options, locale }), 'cautions')
    expect(words(lost)).toContain(heading)
    expect(words(lost)).not.toContain(later)
    expect(words({ ...lost, 21: 3.3 })).toContain(later)
    expect(words({ ...lost, 21: 3.3 })).not.toContain(heading)
  })

  it('is the figure before the gain, in place of the fall of the score', () => {
    const words = facts(newborn(lost))
    expect(words).not.toContain('Fall of SDS')
    expect(words.indexOf('Deepest weight loss')).toBeLessThan(words.indexOf('Gain'))
    expect(words.join(' ')).toContain('Deepest weight loss −12.0% of birth weight, at 4 days more than 10% (NICE NG75)')
    expect(facts(newborn(lost), 'de').join(' ')).toContain(
      'Größter Gewichtsverlust −12,0 % des Geburtsgewichts (Alter 4 Tage) mehr als 10 % (NICE NG75)',
    )
  })

  it.each([
    [{ 4: 3.15 }, '−10.0%', 'at 4 days', false],
    [{ 4: 3.149 }, '−10.03%', 'more than 10%', true],
    [{ 4: 3.08, 7: 3.2 }, '−12.0%', 'at 4 days now −8.6%', true],
    [{ 4: 3.08, 20: 3.5 }, '−12.0%', 'birth weight regained', true],
  ] as const)('of %j is %s', (weights, figure, text, isBeyond) => {
    const words = facts(newborn(weights))
    expect(words[words.indexOf('Deepest weight loss') + 1]).toBe(figure)
    expect(words.join(' ')).toContain(text)
    expect(words.join(' ').includes('more than 10%')).toBe(isBeyond)
    expect(cautions(newborn(weights)).some((each) => each.includes('10%'))).toBe(isBeyond)
  })

  it.each<readonly [Patient]>([
    [newborn({ 4: 3.18, 21: 3.2 })],
    [newborn({ 2: 3.5, 4: 3.55 })],
    [newborn(lost, { weightBirthG: undefined })],
    [newborn(lost, { diseases: ['Trisomy21'] })],
  ])('is not of %j', (patient) => {
    expect(facts(patient)).not.toContain('Deepest weight loss')
    expect(cautions(patient).join()).not.toContain('10%')
  })

  it('is a plain figure of a preterm child, beside the change of the score', () => {
    const early = newborn(lost, { weekBirth: 36 })
    expect(facts(early).join(' ')).toContain('Deepest weight loss −12.0% of birth weight, at 4 days')
    expect(facts(early)).toContain('Change of SDS')
    expect(facts(early).join(' ')).not.toContain('more than 10%')
    expect(cautions(early).join()).not.toContain('10%')
  })

  it('is followed by what the guideline recommends, once', () => {
    const words = (weights: Readonly<Record<number, number>>, locale: 'de' | 'en') =>
      wordsOf(sheetOf(newborn(weights), { type: 'Weight' }, { ...options, locale }))
    expect(words(lost, 'en')).toContain(
      'NICE NG75, 1.1.2: perform a clinical assessment, take a detailed history to assess feeding, consider direct observation of feeding; further investigations only if they are indicated.',
    )
    expect(words(lost, 'de')).toContain(
      'NICE NG75, 1.1.2: klinisch beurteilen, Ernährungsanamnese ausführlich erheben, erwägen, eine Mahlzeit zu beobachten; weitere Untersuchungen nur, wenn sie angezeigt sind.',
    )
    expect(words(lost, 'en').split('Weight loss since birth')).toHaveLength(2)
    expect(words({ 4: 3.15 }, 'en')).not.toContain('1.1.2')
  })

  it.each([
    ['en', {}, 'only the thresholds of NICE NG75 were compared', 'nothing was screened'],
    ['de', {}, 'nur mit den Schwellen von NICE NG75 verglichen', 'nichts geprüft'],
    ['en', { weightBirthG: undefined }, 'nothing was screened', 'were compared'],
  ] as const)('is not denied by what is said of the rules: %s %j', (locale, more, text, other) => {
    const words = wordsOf(sheetOf(newborn(lost, more), { type: 'Weight' }, { ...options, locale }))
    expect(words).toContain(text)
    expect(words).not.toContain(other)
  })
})

describe('the plain chart of weight', () => {
  it('says a loss of more than a tenth', () => {
    expect(cautions(newborn(lost))).toContain(
      'Weight loss since birth 12.0% (4 days): more than 10% (NICE NG75). A guide, not a diagnosis.',
    )
    expect(cautions(newborn(lost), 'de')).toContain(
      'Gewichtsverlust seit der Geburt 12,0 % (4 Tage): mehr als 10 % (NICE NG75). Ein Anhalt, keine Diagnose.',
    )
    expect(cautions(newborn({ 4: 3.08, 7: 3.2 }, { weekBirth: undefined }))).toContain(
      'Weight loss since birth 12.0% (4 days; now 8.6%): more than 10% (NICE NG75, taken as born at term). A guide, not a diagnosis.',
    )
    expect(cautions(newborn({ 4: 3.08, 7: 3.2 }), 'de')).toContain(
      'Gewichtsverlust seit der Geburt 12,0 % (4 Tage; jetzt 8,6 %): mehr als 10 % (NICE NG75). Ein Anhalt, keine Diagnose.',
    )
  })

  it('says a loss that is not regained beside that', () => {
    expect(cautions(newborn({ 4: 3.08, 21: 3.2 })).join()).toContain(
      'weight loss since birth 12.0% (4 days; now 8.6%): more than 10%; birth weight not regained by 3 weeks',
    )
  })
})
