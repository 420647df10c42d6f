import { expect, it } from 'vitest'
import type { Patient } from '../../../src/ground/model/patient.js'
import { textWidth } from '../../../src/ground/scene/fit-text.js'
import { shapesOf, sheetOf, textsOf } from './sheet-under-test.js'

/** A boy who grows late: at 16 years faster than most. */
const late: Patient = {
  dateOfBirth: '2008-12-01',
  gender: 'male',
  measurements: [140, 144, 148.5, 154.5, 160.9, 165.9].map((sizeCm, i) => ({ date: `${2019 + i}-12-01`, sizeCm })),
}
const infant: Patient = {
  dateOfBirth: '2025-01-10',
  gender: 'female',
  measurements: [
    { date: '2025-04-10', headCm: 39.5 },
    { date: '2025-06-10', headCm: 41.4 },
  ],
}

const labels = (patient: Patient, type: 'Height' | 'Head', locale: 'de' | 'en', today: string) =>
  textsOf(sheetOf(patient, { type }, { locale, today }), 'velocity-strip')

it.each([
  ['de', '5,0 cm/J'],
  ['en', '5.0 cm/y'],
] as const)(
  'the latest velocity is apart from the names of the curves, its percentile in brackets (%s)',
  (locale, text) => {
    const texts = labels(late, 'Height', locale, '2024-12-02')
    const find = (wanted: string) => texts.find((label) => label.text === wanted)
    const [value, beneath] = [find(text), texts.find((label) => /^\(P\d+\)$/.test(label.text))]
    expect(beneath?.x).toBe(value?.x)
    expect((beneath?.y ?? 0) - (value?.y ?? 0)).toBe(12)
    for (const name of ['P3', 'P50', 'P97']) {
      const label = find(name)
      expect(label?.x).toBeGreaterThan(0)
      expect((label?.x ?? 0) + textWidth(name, label?.size ?? 0, label?.bold) + 8).toBeLessThan(value?.x ?? 0)
    }
  },
)

it('a velocity without curves has its percentile beneath it at the plot, both above its bottom', () => {
  const texts = labels(infant, 'Head', 'en', '2025-06-11')
  const [value, beneath] = [/ cm\/month$/, /^\(P\d+\)$/].map((form) => texts.find(({ text }) => form.test(text)))
  expect(beneath?.x).toBe(value?.x)
  const lowest = Math.max(...texts.filter(({ text }) => /^\d/.test(text)).map(({ y }) => y))
  expect(beneath?.y).toBeLessThanOrEqual(lowest)
})

it('a figure is clear of the dot beneath it', () => {
  const girl: Patient = {
    dateOfBirth: '2010-06-01',
    gender: 'female',
    measurements: [53, 47, 34].map((weightKg, i) => ({ date: `${2023 + i}-06-01`, weightKg })),
  }
  const scene = sheetOf(girl, { type: 'Weight' }, { locale: 'en', today: '2025-06-02' })
  const strip = scene.shapes.filter((shape) => shape.kind === 'group' && shape.role === 'velocity-strip')
  const dot = shapesOf(strip)
    .filter((shape) => shape.kind === 'symbol')
    .at(-1)
  const figure = textsOf(scene, 'velocity-strip').find(({ text }) => text === '−13.0')
  expect(figure?.y).toBeLessThan((dot?.y ?? 0) - (dot?.radius ?? 0) - 2)
})
