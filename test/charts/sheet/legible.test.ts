import { describe, expect, it } from 'vitest'
import type { Patient } from '../../../src/ground/model/patient.js'
import { pretermGirl, shapesOf, sheetOf, textsOf, wordsOf } from './sheet-under-test.js'

const after = (birth: string, days: number) =>
  new Date(Date.parse(birth) + days * 86_400_000).toISOString().slice(0, 10)
const visits = (birth: string, rows: readonly (readonly [number, number, number])[]) =>
  rows.map(([days, sizeCm, weightKg]) => ({ date: after(birth, days), sizeCm, weightKg }))

/** A girl of 28+1 weeks, all of whose visits are before term. */
const lina: Patient = {
  ...pretermGirl,
  measurements: visits('2025-06-01', [
    [7, 36.8, 0.98],
    [14, 37.4, 1.05],
    [28, 39, 1.3],
    [42, 41, 1.62],
    [56, 43, 1.95],
  ]),
}
/** A woman whose last scored height is of 17.5 years. */
const anna: Patient = {
  dateOfBirth: '2004-01-10',
  gender: 'female',
  measurements: visits('2004-01-10', [
    [2922, 130, 27],
    [5479, 166, 56],
    [6392, 167.5, 59],
    [7853, 168, 62],
  ]),
}
const today = '2025-12-01'

describe('the strip of velocity', () => {
  it('has room for a preterm child’s gains before term', () => {
    const scene = sheetOf(lina, { type: 'Weight' }, { today, locale: 'en' })
    expect(wordsOf(scene, 'notes')).not.toContain('Above the scale')
    expect(textsOf(scene, 'velocity-strip').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['10', '18', '23', '24', '24 g/day']),
    )
  })

  it('keeps the figure of a long whisker within it', () => {
    const scene = sheetOf(lina, { type: 'Height' }, { today, locale: 'en' })
    const figures = textsOf(scene, 'velocity-strip').filter(({ anchor, rotate }) => anchor === 'middle' && !rotate)
    const frame = shapesOf(
      shapesOf(scene.shapes).filter((shape) => shape.kind === 'group' && shape.role === 'velocity-strip'),
    ).find((shape) => shape.kind === 'rect' && shape.stroke !== undefined)
    const bottom = frame?.kind === 'rect' ? frame.y + frame.height : Number.NaN
    expect(figures.find(({ text }) => text === '2.6')?.y).toBeLessThan(bottom)
  })
})

it.each([
  ['en', '+0.29 (17 y 6 m)'],
  ['de', '+0,29 (17 J 6 M)'],
] as const)('gives the age of the last score beside it where the latest value has none (%s)', (locale, text) => {
  const labels = (patient: Patient) =>
    textsOf(sheetOf(patient, { type: 'Height' }, { today, locale }), 'sds-strip').map((each) => each.text)
  expect(labels(anna)).toContain(text)
  expect(labels({ ...anna, measurements: anna.measurements?.slice(0, 3) ?? [] })).toContain(text.slice(0, 5))
})

it('keeps an age in brackets on one line', () => {
  const boy: Patient = {
    dateOfBirth: '2010-09-01',
    gender: 'male',
    sizeFatherCm: 183,
    sizeMotherCm: 168,
    measurements: visits('2010-09-01', [
      [2192, 112, 19],
      [5114, 149.8, 38],
      [5515, 154.5, 42],
    ]),
  }
  const facts = textsOf(sheetOf(boy, { type: 'Height' }, { today, locale: 'en' }), 'facts').map(({ text }) => text)
  expect(facts).toContainEqual(expect.stringMatching(/\(6 y 0 m\)/))
})
