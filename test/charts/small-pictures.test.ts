import { describe, expect, it } from 'vitest'
import { chartScene } from '../../src/charts/picture/chart-scene.js'
import { palettes } from '../../src/charts/picture/styles.js'
import { setChecksum } from '../../src/clinical/references/checksum.js'
import { germany } from '../../src/clinical/references/index.js'
import type { ReferenceSet } from '../../src/clinical/references/reference-set.js'
import { locales } from '../../src/ground/languages/built-in.js'
import type { ChartType } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { libraryVersion } from '../../src/ground/model/provenance.js'
import { textWidth } from '../../src/ground/scene/fit-text.js'
import type { RectShape, Scene, SymbolShape, TextShape } from '../../src/ground/scene/scene.js'
import { jakob, mira } from '../fixtures/children.js'
import { chartInLanguage } from './chart-in-language.js'
import { today } from './patient-of-type.js'
import { flat, textsOf } from './shapes.js'

const allText = ({ shapes }: Scene) => textsOf(shapes).join(' ')

const longName =
  'Maximilian Alexander Ferdinand Emanuel Leopold Gottfried Hieronymus Wolfeschlegelsteinhausenbergerdorff'
const noble: Patient = {
  ...jakob,
  firstName: longName,
  measurements: [...(jakob.measurements ?? []), { date: '2016-03-14', sizeCm: 1.32 }],
}
const sizes = [
  [1000, 1000],
  [600, 400],
  [400, 600],
  [300, 300],
  [100, 100],
  [2000, 200],
] as const

describe.each(sizes)('%i by %i', (width, height) => {
  const layout = { width, height, references: false }

  it('names the value at birth beneath its lane', () => {
    const data = chartInLanguage(mira, { type: 'HeightWithTurnerSyndrome' }, { today })
    const lane = chartScene(data, layout).shapes.filter(
      (shape) => shape.kind === 'group' && shape.role === 'birth-ladder',
    )
    const [name, ...others] = flat(lane).filter(
      (shape): shape is TextShape => shape.kind === 'text' && shape.text === 'Geburt',
    )
    expect(others).toEqual([])
    expect(name && name.x - textWidth(name.text, name.size)).toBeGreaterThan(0)
  })

  it.each(locales)('no entry of the legend runs beyond the edge in %s', (locale) => {
    const data = chartInLanguage(mira, { type: 'HeightWithTurnerSyndrome' }, { today, locale })
    const legend = chartScene(data, { ...layout, header: false, isBare: true }).shapes.filter(
      (shape) => shape.kind === 'group' && shape.role === 'legend',
    )
    for (const shape of flat(legend)) {
      if (shape.kind === 'text') expect(shape.x + textWidth(shape.text, shape.size)).toBeLessThanOrEqual(width)
    }
    // Whatever is broken into lines is all there.
    const whole = flat(legend).flatMap((shape) => (shape.kind === 'text' ? shape.text : []))
    if (whole.some((text) => text.startsWith(data.language.chart.birth))) {
      expect(whole.join(' ')).toContain(data.language.chart.birthLadder('Niklasson 2008'))
    }
  })

  it.each<[ChartType, Patient, RegExp]>([
    ['Height', noble, /· Jungen .*WHO 2006, KiGGS 2013/],
    ['HeightWithTurnerSyndrome', mira, /· Mädchen .*Lyon 1985, WHO 2006, KiGGS 2013/],
  ])('%s has name, date of birth, number, sex and references', (type, patient, expected) => {
    const data = chartInLanguage(patient, { type, patientId: 'A-17 & 4' }, { today })
    const scene = chartScene(data, layout)
    expect([scene.width, scene.height]).toEqual([width, height])
    const text = textsOf(scene.shapes).join(' ')
    for (const word of (data.patient.name as string).split(' ')) {
      // A word that is wider than the picture goes on in the next line.
      expect(text.replaceAll(' ', '')).toContain(word)
    }
    expect(text).toContain('A-17 & 4')
    expect(text).toMatch(/geb\. \d\d\.\d\d\.\d{4}/)
    expect(text).toMatch(expected)
  })

  it('has every caution in every language', () => {
    for (const locale of locales) {
      const data = chartInLanguage(noble, { type: 'Height' }, { today, locale })
      expect(data.cautions).toHaveLength(2)
      for (const caution of data.cautions) expect(allText(chartScene(data, layout))).toContain(caution)
    }
  })

  it('has a plot to read', () => {
    const scene = chartScene(chartInLanguage(jakob, { type: 'Height' }, { today }), layout)
    const frame = flat(scene.shapes).find(
      (shape): shape is RectShape => shape.kind === 'rect' && shape.stroke === palettes.male.frame,
    )
    expect(frame?.height).toBeGreaterThan(0.49 * height)
    expect(frame?.width).toBeGreaterThan(0.52 * width)
  })
})

/** What a mark of the picture is explained by in it: three events, the size at birth and stages of puberty. */
const eventful: readonly [ChartType, Patient][] = [
  [
    'Height',
    {
      ...jakob,
      markers: ['2016-01-10', '2016-02-20', '2016-04-01'].map((date) => ({ date, text: `Untersuchung vom ${date}` })),
    },
  ],
  [
    'HeightWithTurnerSyndrome',
    { ...mira, puberty: [{ date: '2024-11-11', breastStage: 1, pubicHairStage: 1 }], sizeBirthCm: 46, weekBirth: 39 },
  ],
]

const further = [
  [340, 480],
  [390, 520],
  [400, 300],
  [800, 600],
] as const

describe.each([...sizes, ...further])('the marks at %i by %i', (width, height) => {
  it.each(eventful)('of %s have their key in the picture', (type, patient) => {
    for (const locale of locales) {
      const data = chartInLanguage(patient, { type }, { today, locale })
      const { shapes } = chartScene(data, { width, height, references: false })
      const part = (role: string) =>
        flat(shapes.filter((shape) => shape.kind === 'group' && shape.role === role)).flatMap((shape) =>
          shape.kind === 'text' ? [shape.text] : [],
        )
      const key = part('legend')
      const letters = part('marker')
      for (const letter of letters) expect(key).toContain(letter)
      if (letters.length === 0) expect(key).toContain(data.language.chart.eventCount(data.markers.length))
      expect(key.join(' ')).toContain(data.language.chart.birth)
      const { legend, keys } = data.language.chart.puberty
      if (data.puberty?.signs.length) expect(key).toContain(legend(`${keys.breastStage}, ${keys.pubicHairStage}`))
    }
  })
})

describe('a small picture', () => {
  const scene = (side: number) =>
    chartScene(chartInLanguage(jakob, { type: 'Height' }, { today }), { width: side, height: side, references: false })
  const radius = (side: number) => {
    const circles = flat(scene(side).shapes).filter(
      (shape): shape is SymbolShape => shape.kind === 'symbol' && shape.symbol === 'circle',
    )
    return Math.min(...circles.filter(({ fill }) => fill === palettes.male.patient).map(({ radius }) => radius))
  }

  it('has smaller points', () => {
    expect(radius(300)).toBeLessThan(0.6 * radius(1000))
    expect(radius(600)).toBeLessThan(radius(1000))
  })

  it('draws the target that its legend would name', () => {
    expect(allText(scene(300))).toContain('181,3')
  })
})

it('the foot has the day of drawing and the version', () => {
  const text = allText(
    chartScene(chartInLanguage(jakob, { type: 'Height' }, { today }), { width: 1000, height: 1000, references: true }),
  )
  expect(text).toContain(`Erstellt am 10.08.2025 · auxology ${libraryVersion} · germany@2026 ${setChecksum(germany)}`)
})

it('the foot gives up the name of the set, not its checksum, where there is no room', () => {
  const footOf = (width: number, references: ReferenceSet) => {
    const data = chartInLanguage(jakob, { type: 'Height' }, { today, references })
    return allText(chartScene(data, { width, height: 600, references: false })).trim()
  }
  const longNamed = { ...germany, id: 'x'.repeat(80) }
  expect(footOf(1000, longNamed)).toMatch(/· x{80}@2026 [0-9a-f]{8}$/)
  expect(footOf(400, longNamed)).toMatch(/· auxology [\d.]+ · [0-9a-f]{8}$/)
  expect(footOf(1000, { ...longNamed, edition: undefined })).toMatch(/· x{80}$/)
})
