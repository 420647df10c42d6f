import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../src/charts/chart-request.js'
import { courseCharts } from '../../src/charts/course/course-charts.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { layOutPuberty } from '../../src/charts/picture/around/puberty-lane.js'
import { chartScene } from '../../src/charts/picture/chart-scene.js'
import { chartDefinitions } from '../../src/charts/types/chart-catalogue.js'
import type { Locale } from '../../src/ground/languages/built-in.js'
import { anyChartTypes } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { textWidth } from '../../src/ground/scene/fit-text.js'
import type { Shape } from '../../src/ground/scene/scene.js'
import { formatChartDataJson } from '../../src/shown/documents/chart-data-document.js'
import { renderChart } from '../../src/shown/render/render-chart.js'
import { jakob } from '../fixtures/children.js'
import { amelie, lukas } from '../fixtures/puberty-children.js'
import { parseChartDataJson } from '../shown/documents/parse-chart-data.js'
import { chartInLanguage } from './chart-in-language.js'
import { today } from './patient-of-type.js'
import { flat, groupsOf, partsOf, textsOf } from './shapes.js'

function inLanguage(patient: Patient, request: Partial<ChartRequest> = {}, locale: Locale = 'en') {
  return chartInLanguage(patient, { type: 'Height', ...request }, { today, locale })
}

function drawn(patient: Patient, request: Partial<ChartRequest> = {}, locale: Locale = 'en') {
  const { width = 1000, height = 1000 } = request
  return chartScene(inLanguage(patient, request, locale), { width, height, references: false }).shapes
}

function lowestOf(shape: Shape): number {
  if (shape.kind === 'group') return Math.max(...shape.shapes.map(lowestOf))
  if (shape.kind === 'rect') return shape.y + shape.height
  return shape.kind === 'path'
    ? Math.max(...shape.lines.flatMap((line) => line.filter((_, i) => i % 2 === 1)))
    : shape.y
}

/** A finding every month from ten years on. */
const oftenExamined: Patient = {
  ...lukas,
  puberty: Array.from({ length: 48 }, (_, i) => ({
    date: `${2020 + Math.floor(i / 12)}-${String(1 + (i % 12)).padStart(2, '0')}-15`,
    genitalStage: 1 + Math.floor(i / 10),
  })),
}

describe('the findings of puberty', () => {
  it('are not struck through by the lines of events', () => {
    const markers = Array.from({ length: 36 }, (_, i) => ({
      date: `${2019 + Math.floor(i / 12)}-${String(1 + (i % 12)).padStart(2, '0')}-20`,
      text: 'Kontrolle',
    }))
    const shapes = drawn({ ...amelie, markers })
    const names = partsOf(shapes, 'puberty').filter((shape) => shape.kind === 'text' && shape.bold === true)
    const lines = partsOf(shapes, 'marker').flatMap((shape) => (shape.kind === 'path' ? shape.lines : []))
    expect(names.length * lines.length).toBeGreaterThan(100)
    for (const name of names) {
      if (name.kind !== 'text') continue
      const half = textWidth(name.text, name.size, true) / 2
      const struck = lines.filter(
        ([x = 0, top = 0, , bottom = 0]) => Math.abs(x - name.x) < half && top < name.y - 2 && bottom > name.y - 6,
      )
      expect(struck, name.text).toEqual([])
    }
  })

  it('are at the age of each, with menarche', () => {
    const { puberty } = inLanguage(amelie)
    expect(puberty).toMatchObject({ notShown: 0, onsetFrom: 8, onsetTo: 13.5 })
    expect(puberty?.signs).toHaveLength(11)
    expect(puberty?.signs[2]).toMatchObject({ date: '2020-03-02', sign: 'breastStage', value: 2 })
    expect(puberty?.signs[2]?.x).toBeCloseTo(2735 / 365.25, 9)
    expect(puberty?.signs.find(({ sign }) => sign === 'menarche')).toMatchObject({ date: '2023-09-20' })
  })

  it('are named above the plot, over the band of the usual onset', () => {
    const [group] = groupsOf(drawn(amelie), 'puberty')
    const texts = textsOf(group?.shapes ?? [])
    expect(texts).toEqual(expect.arrayContaining(['B1 PH1', 'B2 PH1', 'B3 PH2', 'B4 PH4', 'Menarche', 'B5 PH5']))
    expect(textsOf(groupsOf(drawn(lukas, {}, 'de'), 'puberty'))).toEqual(
      expect.arrayContaining(['G1 PH1 2 ml', 'G2 PH2 4,5 ml', 'Pubertätsbeginn 9–14 J']),
    )
  })

  it.each([
    ['a girl', amelie, {}],
    ['a boy', lukas, {}],
    ['one section', lukas, { window: 'fit' }],
    ['a small picture', lukas, { width: 320, height: 320 }],
    ['findings every month', oftenExamined, {}],
    ['velocity', lukas, { type: 'HeightVelocity' }],
  ] as const)('never cover a point of the child: %s', (_, patient, request) => {
    const data = chartInLanguage(patient, { type: 'Height', ...request }, { today, courseCharts })
    const { width, height } = { width: 1000, height: 1000, ...request }
    const { shapes } = chartScene(data, { width, height, references: false })
    const plot = partsOf(shapes, 'plot')[0]
    const marks = partsOf(shapes, 'puberty')
    expect(marks.length).toBeGreaterThan(4)
    const top = plot?.kind === 'rect' ? plot.y : Number.NaN
    for (const mark of marks) {
      const lowest = lowestOf(mark)
      expect(lowest).toBeLessThan(top)
    }
  })

  it('are not struck through by the line of an event', () => {
    // The line of an event 35 days after a finding runs through its name.
    const early = { ...amelie, puberty: [{ date: '2020-03-02', breastStage: 2, pubicHairStage: 1 }] }
    const plates = (date: string) => {
      const shapes = partsOf(drawn({ ...early, markers: [{ date, text: 'MRI' }] }), 'puberty')
      const at = shapes.findIndex((shape) => shape.kind === 'text' && shape.text.startsWith('B2'))
      return shapes[at - 1]?.kind === 'rect'
    }
    expect(plates('2020-05-20')).toBe(true)
    expect(plates('2021-05-20')).toBe(false)
  })

  it('in a crowd share a name, and each has its stem', () => {
    const [group] = groupsOf(drawn(oftenExamined), 'puberty')
    const stems = flat(group?.shapes ?? []).flatMap((shape) => (shape.kind === 'path' ? shape.lines : []))
    expect(stems).toHaveLength(48)
    expect(textsOf(group?.shapes ?? []).some((text) => /^G\d–G\d$/.test(text))).toBe(true)
  })

  it('are explained in the legend, in the language of the chart', () => {
    expect(textsOf(groupsOf(drawn(amelie), 'legend'))).toEqual(
      expect.arrayContaining(['Puberty (Tanner): B breast, PH pubic hair', 'Usual onset of puberty: 8 to 13.5 years']),
    )
    expect(textsOf(groupsOf(drawn(lukas, {}, 'de'), 'legend'))).toEqual(
      expect.arrayContaining([
        'Pubertät (Tanner): G Genitale, PH Schambehaarung, ml Hodenvolumen',
        'Üblicher Pubertätsbeginn: 9 bis 14 Jahre',
      ]),
    )
  })

  it('that are not shown are counted', () => {
    const young = textsOf(groupsOf(drawn(lukas, { cropX: true, cropXAt: 12 }), 'legend'))
    expect(young).toContain('9 findings of puberty not shown')
    const impossible = { ...lukas, puberty: [...(lukas.puberty ?? []), { date: '2024-05-13', breastStage: 2 }] }
    expect(textsOf(groupsOf(drawn(impossible), 'legend'))).toContain('1 finding of puberty not shown')
  })

  it('reach readers who cannot see the picture', () => {
    const { description } = chartScene(inLanguage(amelie), { width: 1000, height: 1000, references: false })
    expect(description).toContain(
      'Puberty, latest findings: menarche (20 September 2023); breast B5, pubic hair PH5 (11 March 2025).',
    )
  })

  it.each(['Csv', 'Html', 'Xml', 'Json'] as const)('are in %s', async (format) => {
    const { body } = await renderChart(amelie, { type: 'Height', format }, { today, locale: 'en' })
    expect(body).toMatch(format === 'Html' ? /<td[^>]*>breast B2, pubic hair PH1/ : /breastStage/)
  })

  it('are read back from a document', () => {
    const data = chartData(amelie, { type: 'Height' }, { today })
    expect(parseChartDataJson(formatChartDataJson(data)).puberty?.signs[2]).toMatchObject({
      date: '2020-03-02T00:00:00',
      sign: 'breastStage',
      value: 2,
    })
  })
})

describe('the names of findings', () => {
  const days = ['2020-03-10', '2020-09-10', '2021-03-10', '2023-06-10', '2023-09-10', '2023-12-10', '2024-03-10']
  const puberty = days.map((date, i) => ({ date, genitalStage: 1 + (i >> 1), testicularVolumeMl: 2 + 2 * i }))
  const boy: Patient = { gender: 'male', dateOfBirth: '2009-03-05', puberty }

  it.each([
    ['a boy with a visit every quarter', boy, 400],
    ['the same', boy, 800],
    ['the same', boy, 1600],
    ['a girl', amelie, 320],
    ['a girl', amelie, 800],
    ['a boy', lukas, 500],
  ] as const)('are each beside their own stem, which no other name is on: %s, %#', (_, child, right) => {
    const { marks } = layOutPuberty(inLanguage(child), 40, right)
    expect(marks.length).toBeGreaterThan(1)
    for (const mark of marks) {
      const [begin, end] = [mark.x - mark.width / 2, mark.x + mark.width / 2]
      const beside = mark.isLeft ? Math.max(...mark.places) - end : begin - Math.min(...mark.places)
      expect(beside).toBeGreaterThan(0)
      expect(beside).toBeLessThan(5)
      for (const other of marks) {
        if (other === mark || other.row < mark.row) continue
        expect(other.places.some((x) => x > begin - 1 && x < end + 1)).toBe(false)
        const isApart = other.x - other.width / 2 > end || other.x + other.width / 2 < begin
        expect(other.row > mark.row || isApart).toBe(true)
      }
    }
  })
})

describe('the option puberty', () => {
  it('shows the usual onset without a finding', () => {
    const shapes = drawn(jakob, { puberty: true })
    expect(textsOf(groupsOf(shapes, 'puberty'))).toEqual(['onset of puberty 9–14 y'])
  })

  it('leaves findings out', () => {
    expect(inLanguage(amelie, { puberty: false }).puberty).toBeUndefined()
  })

  it('is a boolean', () => {
    expect(() => chartData(amelie, { type: 'Height', puberty: 'yes' as never })).toThrow(/true.*false/)
  })

  it('has no effect on other charts', () => {
    expect(inLanguage(amelie, { type: 'Weight', puberty: true }).puberty).toBeUndefined()
  })
})

describe('a chart without findings', () => {
  it('shows nothing of puberty', () => {
    expect(inLanguage(jakob)).toMatchObject({ puberty: undefined })
    expect(groupsOf(drawn(jakob), 'puberty')).toEqual([])
  })

  it('height and its velocity alone can show them', () => {
    const types = anyChartTypes.filter((type) => chartDefinitions[type].showsPuberty)
    expect(types.every((type) => type.startsWith('Height'))).toBe(true)
    expect(types).toEqual(expect.arrayContaining(['Height', 'HeightVelocity', 'HeightWithTurnerSyndrome']))
  })
})
