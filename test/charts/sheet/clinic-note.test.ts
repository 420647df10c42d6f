import { describe, expect, it, vi } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'
import { valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUp } from '../../../src/clinical/references/lookup.js'
import { normalQuantile } from '../../../src/ground/math/normal-distribution.js'
import type { PdfDocument } from '../../../src/shown/render/pdf/pdfmake.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { chartInLanguage } from '../chart-in-language.js'
import { sheetOf, wordsOf } from './sheet-under-test.js'

const printed: PdfDocument[] = []
vi.mock('../../../src/shown/render/node/node-host.js', () => ({
  host: {
    printPdf: async (document: PdfDocument) => {
      printed.push(document)
      return new Uint8Array()
    },
  },
}))

const options = { today: '2024-06-05', locale: 'en' } as const
const child = {
  dateOfBirth: '2014-06-04',
  gender: 'male',
  measurements: [
    { date: '2022-06-04', sizeCm: 128, waistCm: 58 },
    { date: '2024-06-04', sizeCm: 140, waistCm: 72, systolicMmHg: 118 },
  ],
} as const
const { measurements, ...general } = child
const withoutValues = { ...general, measurements: measurements.map(({ date, sizeCm }) => ({ date, sizeCm })) }

const textsOf = (svg: string) => svg.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('clinic measures', () => {
  it('of the latest visit are a note of the sheet, with their scores, classes and sources', async () => {
    const { body } = await renderChart(child, { type: 'Height', format: 'Svg', layout: 'sheet' }, options)
    const text = textsOf(body as string)
    for (const part of ['Further measurements', '118 mmHg', 'half the height or more', 'LIFE Child 2019']) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('58.0 cm')
  })

  it('have their sources by short names, and on request by citations', async () => {
    const sources = async (references: boolean) => {
      const request = { type: 'Height', format: 'Svg', layout: 'sheet', references } as const
      const { body } = await renderChart(child, request, options)
      return textsOf(body as string)
        .split(' Sources ')
        .at(-1)
    }
    const [named, cited] = [await sources(false), await sources(true)]
    expect(named).toContain('LIFE Child 2019')
    expect(named).not.toContain('Rönnecke')
    expect(cited).toContain('Rönnecke')
    expect(cited).toContain('Neuhauser')
  })

  it('in a class or beyond P3 and P97 have plain type, the others quiet type', () => {
    const visit = {
      date: '2024-06-04',
      sizeCm: 140,
      weightKg: 60,
      waistCm: 95,
      systolicMmHg: 118,
      diastolicMmHg: 62,
      armCm: 22,
    }
    const scene = sheetOf(
      { ...general, measurements: [visit] },
      { type: 'Bmi' },
      { ...options, measures: clinicMeasures },
    )
    const [plain, quiet] = [wordsOf(scene, 'cautions'), wordsOf(scene, 'notes')]
    for (const part of ['waist circumference 95.0 cm', '; waist-to-height ratio 0.68', '118 mmHg']) {
      expect(plain).toContain(part)
      expect(quiet).not.toContain(part)
    }
    expect(quiet).toContain('62 mmHg')
    expect(plain).not.toContain('62 mmHg')
    expect(plain).toContain('Single readings are not a diagnosis')
  })

  it.each([
    [2.9, true],
    [3.1, false],
    [96.9, false],
    [97.1, true],
  ])('of P%f have plain type: %s', (percentile, isPlain) => {
    const place = lookUp(clinicMeasures.references, 'armCircumference', 'male', 10) ?? expect.fail()
    const visit = { ageInYears: 10, sizeCm: 140, armCm: valueAt(place, normalQuantile(percentile / 100)) }
    const scene = sheetOf(
      { gender: 'male', measurements: [visit] },
      { type: 'Bmi' },
      { ...options, measures: clinicMeasures },
    )
    expect(wordsOf(scene, 'cautions').includes('arm circumference')).toBe(isPlain)
  })

  it.each([
    [15.99, 'In the high-normal range (ESH 2016)', 'Under 16 years', 'KiGGS 2011 · ESH 2016'],
    [16, undefined, 'From 16 years: high-normal range 130–139/85–89 mmHg', 'KiGGS 2011 · ESH 2016 · S2k 2015'],
  ])('name at %f years the limits of a pressure, and where they come from', (ageInYears, range, limits, sources) => {
    const visit = { ageInYears, sizeCm: 166, systolicMmHg: 126, diastolicMmHg: 60 }
    const scene = sheetOf(
      { gender: 'female', measurements: [visit] },
      { type: 'SystolicPressure' },
      { ...options, measures: clinicMeasures },
    )
    const facts = wordsOf(scene, 'facts')
    expect(facts).not.toContain('Birth')
    expect(facts.includes(' range (ESH 2016)')).toBe(range !== undefined)
    expect(facts).toContain(range ?? 'P90 to below P95 (KiGGS 2011)')
    expect(wordsOf(scene, 'cautions')).toContain(limits)
    expect(wordsOf(scene, 'cautions').includes('P95 (here 128 mmHg) or the adult limit')).toBe(range === undefined)
    expect(wordsOf(scene)).toContain(`Sources ${sources}`)
  })

  it('have both pressures among the facts of a sheet of one, and no more among the others', () => {
    const visit = { date: '2024-06-04', sizeCm: 140, waistCm: 58, systolicMmHg: 115, diastolicMmHg: 70 }
    const patient = { ...general, measurements: [visit] }
    for (const type of ['SystolicPressure', 'DiastolicPressure'] as const) {
      const scene = sheetOf(patient, { type }, { ...options, measures: clinicMeasures })
      for (const part of ['115 mmHg', '70 mmHg']) expect(wordsOf(scene).split(part)).toHaveLength(2)
      expect(wordsOf(scene, 'facts')).toContain(
        type === 'SystolicPressure' ? 'Diastolic blood pressure 70 mmHg SDS' : 'Systolic blood pressure 115 mmHg SDS',
      )
      expect(wordsOf(scene, 'facts')).toContain('P90 to below P95 (KiGGS 2011)')
    }
  })

  it.each([
    [79.4, 'waist-to-height ratio 0.496'],
    [80, 'waist-to-height ratio 0.50'],
    [79, 'waist-to-height ratio 0.49'],
  ])('never have a ratio below half the height rounded onto it: a waist of %f cm', (waistCm, text) => {
    const patient = {
      ...general,
      measurements: [{ date: '2024-06-01', sizeCm: 160, waistCm }],
    }
    for (const type of ['Bmi', 'WaistHeightRatio'] as const) {
      const words = wordsOf(sheetOf(patient, { type }, { ...options, locale: 'en', measures: clinicMeasures }))
      expect(words).toMatch(new RegExp(`${text}(?!\\d)`, 'i'))
    }
  })

  it.each([
    [118, '0.61 (height in doubt)', 'Blood pressure assessed by a height in doubt (10 y 0 m: 118.0 cm)'],
    [140, '0.51', undefined],
  ])('by a height in doubt say so: %i cm', (sizeCm, ratio, said) => {
    const earlier = [122, 128, 134].map((cm, i) => ({ date: `202${i + 1}-06-04`, sizeCm: cm }))
    const last = { date: '2024-06-04', sizeCm, weightKg: 33, waistCm: 72, systolicMmHg: 95, diastolicMmHg: 55 }
    const scene = sheetOf(
      { ...general, measurements: [...earlier, last] },
      { type: 'Weight' },
      { ...options, measures: clinicMeasures },
    )
    expect(wordsOf(scene)).toContain(`waist-to-height ratio ${ratio},`)
    expect(wordsOf(scene).includes(said ?? 'height in doubt')).toBe(said !== undefined)
  })

  it.each([
    ['sizeCm', 118, 'height', 'Größe', '118.0 cm'],
    ['weightKg', 13, 'weight', 'Gewicht', '13.00 kg'],
  ] as const)('name which value of a ratio is in doubt: %s', (field, value, name, german, text) => {
    const visit = (year: number, sizeCm: number, weightKg: number, more = {}) => ({
      date: `${year}-06-04`,
      sizeCm,
      weightKg,
      waistCm: 60,
      ...more,
    })
    const visits = [visit(2021, 122, 24), visit(2022, 128, 27), visit(2023, 134, 30, { [field]: value })]
    const patient = { ...general, measurements: [...visits, visit(2024, 140, 33)] }
    const said = (type: 'Bmi' | 'WaistHeightRatio' | 'Height', locale: 'de' | 'en') =>
      chartInLanguage(patient, { type }, { today: options.today, measures: clinicMeasures, locale }).cautions.join()
    expect(said('Bmi', 'en')).toContain(` (in doubt: ${name} ${text}).`)
    expect(said('Bmi', 'de')).toContain(` (fraglich: ${german} ${text.replace('.', ',')}).`)
    expect(said('WaistHeightRatio', 'en').includes(`(in doubt: height ${text})`)).toBe(field === 'sizeCm')
    expect(said('Height', 'en')).not.toContain('in doubt:')
  })

  it('leave a sheet without them as it is', async () => {
    const { body } = await renderChart(withoutValues, { type: 'Height', format: 'Svg', layout: 'sheet' }, options)
    expect(textsOf(body as string)).not.toContain('Further measurements')
  })

  it('of every visit are on the pages of data, with their literature', async () => {
    await renderChart(child, { type: 'Height', format: 'PdfAndData' }, options)
    const text = JSON.stringify(printed.at(-1))
    for (const part of ['"Waist', '58.0', '72.0', 'Rönnecke', 'Neuhauser']) expect(text).toContain(part)
    for (const part of ['Further measurements', 'Systolic blood pressure: P95 to below P99 (KiGGS 2011).']) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('No SDS')
    // What a high reading says and doesn't, and the guideline that the text names.
    expect(text.includes('Single readings are not a diagnosis')).toBe(true)
    expect(text.includes('European Society of Hypertension')).toBe(true)
    const twice = child.measurements.map((visit) => ({ ...visit, systolicMmHg: 120 }))
    await renderChart({ ...child, measurements: twice }, { type: 'Height', format: 'PdfAndData' }, options)
    expect(JSON.stringify(printed.at(-1))).toContain('High on 2 days')
    expect(JSON.stringify(printed.at(-1))).not.toContain('Single readings')
    const low = child.measurements.map((visit) => ({ ...visit, systolicMmHg: 95, diastolicMmHg: 55 }))
    await renderChart({ ...child, measurements: low }, { type: 'Height', format: 'PdfAndData' }, options)
    expect(/not a diagnosis|European Society/.test(JSON.stringify(printed.at(-1)))).toBe(false)
  })

  it('have no class by a height in doubt: note, chart, page and pages of data', async () => {
    const texts = async (sizeCm: number, waistCm: number) => {
      const heights = [127.5, 133.5].map((cm, i) => ({ date: `${2022 + i}-06-04`, sizeCm: cm }))
      const patient = { ...general, measurements: [...heights, { date: '2024-06-04', sizeCm, waistCm }] }
      const measured = { ...options, measures: clinicMeasures }
      const note = wordsOf(sheetOf(patient, { type: 'Height' }, measured))
      const [point] = chartData(patient, { type: 'WaistHeightRatio' }, measured).points.slice(-1)
      const page = await renderChart(patient, { type: 'Height', format: 'Html' }, measured)
      await renderChart(patient, { type: 'Height', format: 'PdfAndData' }, measured)
      return [note, JSON.stringify(point), page.body as string, JSON.stringify(printed.at(-1))]
    }
    const named = /half the height or more|waistHalfHeight/i
    // Both 0.504 of the height.
    for (const text of await texts(139, 70)) {
      expect(text).toMatch(named)
      expect(text).not.toMatch(/0\.50\d? \(height in doubt\)/)
    }
    const [note, point, page, data] = await texts(123, 62)
    for (const text of [note, point, page, data]) expect(text).not.toMatch(named)
    for (const text of [note, page]) expect(text).toMatch(/0\.50\d? \(height in doubt\)/)
    expect(data).toMatch(/"0\.50\d? \?"/)
  })
})
