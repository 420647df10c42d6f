import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../src/charts/chart-request.js'
import type { ChartInLanguage } from '../../src/charts/data/chart-data.js'
import { chartScene } from '../../src/charts/picture/chart-scene.js'
import { palettes } from '../../src/charts/picture/styles.js'
import { locales } from '../../src/ground/languages/built-in.js'
import { chartTypes } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import type { Rectangle, Scene, Shape } from '../../src/ground/scene/scene.js'
import { clara, emil, hanna, jakob, lina, paul } from '../fixtures/children.js'
import { box, overlap } from '../pictures/rectangles.js'
import { chartInLanguage } from './chart-in-language.js'
import { patientOfType, today } from './patient-of-type.js'
import { flat, groupsOf, partsOf, textShapes } from './shapes.js'

function overlappingTexts(scene: Scene): string[] {
  const all = textShapes(scene)
  const overlapping: string[] = []
  all.forEach((one, i) => {
    for (const other of all.slice(i + 1)) {
      if (overlap(box(one), box(other))) overlapping.push(`${one.text} | ${other.text}`)
    }
  })
  return overlapping
}

/** Whether a path runs through a rectangle. */
function crossed(shape: Shape, { x, y, width, height }: Rectangle): boolean {
  const [line = []] = shape.kind === 'path' ? shape.lines : []
  for (let i = 2; i + 1 < line.length; i += 2) {
    for (let share = 0; share <= 1; share += 0.002) {
      const atX = line[i - 2]! + share * (line[i]! - line[i - 2]!)
      const atY = line[i - 1]! + share * (line[i + 1]! - line[i - 1]!)
      if (atX > x && atX < x + width && atY > y && atY < y + height) return true
    }
  }
  return false
}

const square = { width: 1000, height: 1000, references: false }
const sizes = [
  square,
  { width: 1000, height: 1000, references: true },
  { width: 300, height: 300, references: false },
  { width: 300, height: 300, references: true },
  { width: 2000, height: 600, references: false },
  { width: 600, height: 2000, references: false },
  { width: 100, height: 100, references: false },
  { width: 400, height: 600, references: false },
  { width: 640, height: 480, references: true },
]
const longName: Patient = { ...jakob, firstName: 'Maximilian '.repeat(12), lastName: 'von Hohenlohe' }
const children: Readonly<Record<string, Patient>> = { jakob, paul, lina, clara, emil, hanna, longName }

describe('the texts of a picture', () => {
  describe.each(sizes)('$width by $height, references $references', (size) => {
    it.each(Object.keys(children))('of %s lie within it, apart from one another', (name) => {
      for (const locale of locales) {
        const scene = chartScene(
          chartInLanguage(children[name] as Patient, { type: 'Height' }, { today, locale }),
          size,
        )
        expect(overlappingTexts(scene)).toEqual([])
        for (const text of textShapes(scene)) {
          const { x, y, width, height } = box(text)
          expect(Math.min(x, y), text.text).toBeGreaterThanOrEqual(0)
          expect(x + width, text.text).toBeLessThanOrEqual(scene.width)
          expect(y + height, text.text).toBeLessThanOrEqual(scene.height)
        }
      }
    })
  })

  it.each(chartTypes)('of %s lie apart from one another', (type) => {
    for (const locale of locales) {
      const data = chartInLanguage(patientOfType(type), { type }, { today, locale })
      for (const size of sizes.slice(0, 3)) expect(overlappingTexts(chartScene(data, size))).toEqual([])
    }
  })
})

describe('the layout', () => {
  const data = chartInLanguage(jakob, { type: 'Height' }, { today })
  const withReferences = chartScene(data, { ...square, references: true })

  it('grows by the references, and the plot keeps its place', () => {
    const plain = chartScene(data, square)
    expect(plain.height).toBe(1000)
    expect(withReferences.height).toBeGreaterThan(1050)
    expect(groupsOf(withReferences.shapes, 'grid')).toEqual(groupsOf(plain.shapes, 'grid'))
  })

  it('numbers the references in the title where it prints them', () => {
    const subtitle = (scene: Scene) => textShapes(scene).find(({ text }) => text.startsWith('Referenz: '))?.text
    expect(subtitle(chartScene(data, square))).toBe('Referenz: WHO 2006, KiGGS 2013')
    expect(subtitle(withReferences)).toBe('Referenz: WHO 2006 (1), KiGGS 2013 (2)')
  })

  it('keeps the size of its title in every size of the picture', () => {
    const title = (scene: Scene) => textShapes(scene).find(({ text }) => text === 'Körpergröße · Jungen')?.size
    expect(title(chartScene(data, { ...square, width: 2000, height: 600 }))).toBe(title(chartScene(data, square)))
  })

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(withReferences))).toEqual(
      JSON.parse(JSON.stringify(structuredClone(withReferences))),
    )
    expect(JSON.stringify(withReferences)).not.toMatch(/null|NaN/)
  })
})

describe('the labels of curves that end inside the plot', () => {
  const types = chartTypes.filter((type) => type.startsWith('WeightLength') || type.endsWith('Premature'))

  it.each(types)('%s: lie off the line of the patient', (type) => {
    // With a value beyond the curves, the line passes their ends.
    const measurements = [
      ...(emil.measurements ?? []).slice(0, 4),
      { date: '2025-05-12', sizeCm: 57, weightKg: 5, headCm: 39 },
    ]
    const patient = type.endsWith('Premature') ? { ...emil, measurements } : patientOfType(type)
    const data = chartInLanguage(patient, { type }, { today })
    const { curve, patient: colour } = palettes[data.gender]
    for (const size of sizes.slice(0, 6)) {
      const scene = chartScene(data, size)
      const line = flat(scene.shapes).find((shape) => shape.kind === 'path' && shape.stroke === colour)
      const labels = textShapes(scene).filter(({ text, fill }) => /^P\d+$/.test(text) && fill === curve)
      expect(labels).toHaveLength(7)
      for (const label of labels) expect(line && crossed(line, box(label)), label.text).toBe(false)
    }
  })

  it('are whole where the picture is narrow', () => {
    const data = chartInLanguage(patientOfType('LegWithAchondroplasia'), { type: 'LegWithAchondroplasia' }, { today })
    const median = (width: number) =>
      textShapes(chartScene(data, { ...square, width })).find(({ text }) => text.startsWith('Med'))?.text
    expect(median(300)).toBe('Median (Näherung)')
    expect(median(150)).toBe('Median (Näherung)')
  })
})

describe('thin grey lines', () => {
  it('differ in more than their colour, and the legend has them as they are drawn', () => {
    const scene = chartScene(chartInLanguage(emil, { type: 'HeightWithNoonanSyndrome' }, { today }), square)
    const legend: readonly Shape[] = groupsOf(scene.shapes, 'legend')
    const dashes = (shapes: readonly Shape[]) =>
      flat(shapes).flatMap((shape) => (shape.kind === 'path' ? [JSON.stringify(shape.dash ?? 'solid')] : []))
    const named = dashes(legend)
    // The measured value, the age without correction, the target height, the general reference with its edges.
    expect(named).toEqual(['"solid"', '[1.6,2.4]', '"solid"', '"solid"', '"solid"'])
    const fills = (shapes: readonly Shape[]) => flat(shapes).map((shape) => ('fill' in shape ? shape.fill : undefined))
    const { backgroundBand, targetChannel } = palettes.male
    expect(fills(legend)).toEqual(expect.arrayContaining([backgroundBand, targetChannel]))
    const drawn = dashes(scene.shapes.filter((shape) => !legend.includes(shape)))
    for (const dash of named) expect(drawn).toContain(dash)
    // A dash of length 0 would be a dot in SVG and nothing at all in PDF.
    expect(JSON.stringify(scene)).not.toMatch(/"dash":\[(?:[^\]]*,)?0[,\]]/)
  })
})

describe('a cropped chart', () => {
  const textsOf = (request: Partial<ChartRequest>, who: Patient = jakob) =>
    textShapes(chartScene(chartInLanguage(who, { type: 'Height', cropX: true, ...request }, { today }), square))
      .map(({ text }) => text)
      .join(' | ')
  const unborn: Patient = { ...jakob, sizeBirthCm: undefined }

  it.each([
    ['de', '118,5 cm (fraglich, nicht in diesem Ausschnitt)'],
    ['en', '118.5 cm (in doubt, not in this section)'],
  ] as const)('says in one bracket that a latest value is in doubt and not shown (%s)', (locale, text) => {
    const measurements = [116, 122.4, 128.5, 118.5].map((sizeCm, i) => ({ date: `${2018 + i}-05-11`, sizeCm }))
    const child: Patient = { dateOfBirth: '2012-05-11', gender: 'male', measurements }
    const data = chartInLanguage(child, { type: 'Height', cropX: true, cropXAt: 7.3 }, { today, locale })
    const texts = textShapes(chartScene(data, square)).map((shape) => shape.text)
    expect(texts.join(' | ')).toContain(text)
  })

  it('names the true latest value, and that it is not shown', () => {
    const latest = '10.03.2025, 16 J 0 M: 177,0 cm'
    const hidden = `${latest} (nicht in diesem Ausschnitt)`
    expect(textsOf({})).toContain(latest)
    expect(textsOf({})).not.toContain(hidden)
    expect(textsOf({ cropXAt: 7.3 })).toContain(hidden)
    expect(textsOf({ cropY: true, cropYAt: 140 })).toContain(hidden)
    expect(textsOf({ cropXAt: 7.3 })).toContain(
      '5 spätere Werte außerhalb des Ausschnitts; letzter: 16 J 0 M: 177,0 cm.',
    )
    const data = chartInLanguage(jakob, { type: 'Height', cropX: true, cropXAt: 7.3 }, { today })
    const { description } = chartScene(data, square)
    expect(description).toContain('Perzentile 52, nicht in diesem Ausschnitt. 5 Messwerte, Geburt bis 5 Jahre;')
    expect(description).toContain('5 spätere Werte außerhalb')
  })

  it('has in its legend what it shows', () => {
    const named = (text: string) =>
      text.match(
        /(?<=\| )(Messwert|Knochenalter|Zielgröße mit|Zielbereich)|· Adenotomie|· Beginn der Pubertät|Ereignis(?:se)? außerhalb/g,
      )
    expect(named(textsOf({ cropXAt: 19 }))).toEqual([
      'Messwert',
      'Knochenalter',
      'Zielgröße mit',
      '· Adenotomie',
      '· Beginn der Pubertät',
    ])
    // The channel towards the target is there at every age.
    expect(named(textsOf({ cropXAt: 7.3 }))).toEqual(['Messwert', 'Zielbereich', '· Adenotomie', 'Ereignis außerhalb'])
    expect(named(textsOf({ cropXAt: 4 }))).toEqual(['Messwert', 'Zielbereich', 'Ereignisse außerhalb'])
    expect(named(textsOf({ cropXAt: 0.4 }, unborn))).toEqual(['Zielbereich', 'Ereignisse außerhalb'])
  })

  it('names the dashed stretch between two visits far apart, where it shows one', () => {
    const legend = (patient: Patient, locale: 'de' | 'en', request: Partial<ChartRequest> = {}) => {
      const scene = chartScene(chartInLanguage(patient, { type: 'Weight', ...request }, { today, locale }), square)
      const groups = scene.shapes.filter((shape) => shape.kind === 'group' && shape.role === 'legend')
      return flat(groups).flatMap((shape) => (shape.kind === 'text' ? shape.text : []))
    }
    expect(legend(jakob, 'de')).toContain('Lange Zeit ohne Messung')
    expect(legend(jakob, 'en')).toContain('Long gap between measurements')
    // Jakob's first long gap ends in his third year; Hanna is seen often.
    expect(legend(jakob, 'de', { cropX: true, cropXAt: 0.9 })).not.toContain('Lange Zeit ohne Messung')
    expect(legend(hanna, 'de')).not.toContain('Lange Zeit ohne Messung')
  })

  const labels = (data: ChartInLanguage) =>
    textShapes(chartScene(data, square)).filter(({ text, fill }) => /^P\d+$/.test(text) && fill === palettes.male.curve)

  it('has its labels where the curves leave it at the top', () => {
    const data = chartInLanguage(jakob, { type: 'Height', cropY: true, cropYAt: 150 }, { today })
    const tops = labels(data)
    expect(tops.map(({ text }) => text)).toEqual(['P97', 'P90', 'P75', 'P50', 'P25', 'P10', 'P3'])
    expect(new Set(tops.map(({ y }) => y)).size).toBe(1)
  })

  it('has no bracket where the adult end is cut off', () => {
    const target = (data: ChartInLanguage) =>
      textShapes(chartScene(data, square)).some(({ text }) => text === 'Zielgröße')
    expect(target(chartInLanguage(jakob, { type: 'Height' }, { today }))).toBe(true)
    expect(target(chartInLanguage(jakob, { type: 'Height', cropX: true }, { today }))).toBe(false)
    expect(target(chartInLanguage(jakob, { type: 'Height', cropY: true, cropYAt: 150 }, { today }))).toBe(false)
  })

  it('has no bone age whose measurement is cut off', () => {
    const data = chartInLanguage(jakob, { type: 'Height', cropX: true, cropXAt: 7.3 }, { today })
    const diamonds = flat(chartScene(data, square).shapes).filter(
      (shape) => shape.kind === 'symbol' && shape.symbol === 'diamond',
    )
    // The one in the legend.
    expect(diamonds.length).toBeLessThanOrEqual(1)
  })
})

it('names above a cropped plot stay at their curves, whatever the length of another', () => {
  const measurements = [5, 6, 7].map((age) => ({
    ageInYears: age,
    sizeCm: 115 + 7 * (age - 5),
    weightKg: 32 + 6 * (age - 5),
  }))
  const request = { type: 'Bmi', cropX: true, cropXAt: 12, cropY: true, cropYAt: 26, lines: 'sds' } as const
  const data = chartInLanguage({ gender: 'male', measurements }, request, { today })
  const scene = chartScene(data, { width: 1000, height: 1000, references: false })
  const [plot] = partsOf(scene.shapes, 'plot')
  const [left, top, width] = plot?.kind === 'rect' ? [plot.x, plot.y, plot.width] : [0, 0, 0]
  const named = textShapes(scene).filter(({ y }) => Math.abs(y - (top - 5)) < 0.01)
  expect(named.map(({ text }) => text)).toContain('Extreme Adipositas (AGA P99,5)')
  expect(overlappingTexts(scene)).toEqual([])
  for (const { text, x } of named) {
    const line = [...data.curves, ...data.limits].find(({ label }) => label === text)
    const points = line?.segments.flatMap((segment) => segment.points) ?? []
    const leaves = points.filter(({ y }) => y <= data.yAxis.to).at(-1)?.x ?? Number.NaN
    // Half the longest name is 80 pixels: the others lie closer to where their curves leave the plot.
    expect(Math.abs(left + (leaves / 12) * width - x), text).toBeLessThan(85)
  }
})
