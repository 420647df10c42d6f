import { describe, expect, it } from 'vitest'
import { type ChartThemeName, chartThemes } from '../../../../src/charts/chart-theme.js'
import { courseCharts } from '../../../../src/charts/course/course-charts.js'
import { chartScene } from '../../../../src/charts/picture/chart-scene.js'
import { paletteFor } from '../../../../src/charts/picture/themes.js'
import { clinicMeasures } from '../../../../src/clinical/references/clinic-measures.js'
import { type Locale, locales } from '../../../../src/ground/languages/built-in.js'
import { type AnyChartType, anyChartTypes } from '../../../../src/ground/model/chart-types.js'
import { clipScene } from '../../../../src/ground/scene/clip-scene.js'
import type { PathShape, Scene, Shape } from '../../../../src/ground/scene/scene.js'
import { printableText } from '../../../../src/ground/scene/typeface.js'
import { nativePicture } from '../../../../src/shown/render/node/node-pictures.js'
import { rasterScene } from '../../../../src/shown/render/raster/raster-scene.js'
import { rasterBackground } from '../../../../src/shown/render/rendering-host.js'
import { sceneSvg } from '../../../../src/shown/render/scene-svg.js'
import { chartInLanguage } from '../../../charts/chart-in-language.js'
import { optionsOfType, patientOfType, today } from '../../../charts/patient-of-type.js'

describe('a line of the scene that resvg draws', () => {
  const stroke = '#000000'
  const cases: [what: string, path: Partial<PathShape>, lines: number[][]][] = [
    ['short', { lines: [[0, 20, 499, 20]] }, [[0, 20, 499, 20]]],
    ['level and long', { lines: [[76.2, 20.1, 829, 20.1]] }, [[76.2, 20.1, 500, 20.1, 829, 20.1]]],
    ['upright and long', { lines: [[8, 500, 8, 1600]] }, [[8, 500, 8, 1000, 8, 1500, 8, 1600]]],
    ['slanting', { lines: [[0, 0, 900, 1]] }, [[0, 0, 900, 1]]],
    ['a curve', { lines: [[0, 0, 600, 0, 900, 0]] }, [[0, 0, 600, 0, 900, 0]]],
    ['empty', { lines: [[]] }, [[]]],
    ['dashed', { lines: [[0, 0, 900, 0]], dash: [3, 3] }, [[0, 0, 900, 0]]],
    ['a long one of several', { lines: [[0, 0, 9, 0], [0, 5, 600, 5]] }, [[0, 0, 9, 0], [0, 5, 500, 5, 600, 5]]],
  ] // biome-ignore format: a table
  it.each(cases)('%s', (_, path, lines) => {
    expect(drawn({ kind: 'path', stroke, lines: [], ...path })).toEqual([expect.objectContaining({ lines })])
  })

  it('nothing that is not seen is written, and no character that the faces lack', () => {
    const path = { kind: 'path', lines: [[0, 0, 9, 9]], stroke } as const
    const text = { kind: 'text', x: 0, y: 0, size: 9, fill: stroke, anchor: 'start' } as const
    const group: Shape = {
      kind: 'group',
      title: 'title',
      role: 'grid',
      data: { series: 'a' },
      shapes: [
        { ...path, series: 'P3', data: { x: 1 } },
        { ...text, text: 'Łukasz 王' },
      ],
    }
    expect(drawn(group)).toEqual([{ kind: 'group', shapes: [path, { ...text, text: 'Łukasz �' }] }])
  })
})

function drawn(shape: Shape): readonly Shape[] {
  const scene: Scene = {
    width: 900,
    height: 900,
    language: 'de',
    title: 'a',
    description: 'b',
    fontFamily: '',
    shapes: [shape],
  }
  return rasterScene(scene).shapes
}

/** Letters of several scripts, and characters that no face has. */
const names = [
  'Zoë Çelik-Łukaszewicz',
  'Ελένη Παπαδοπούλου',
  'Наталія Щербаківська',
  'a\u0308 王 עברית \u200d𝒳 x\u00ad  y',
]

describe('looks as the chart does', () => {
  it.each(anyChartTypes.map((type, i) => [type, i] as const))('%s', async (type, i) => {
    const [theme, locale, name] = [chartThemes, locales, names].map((of) => of[i % of.length]) as [
      ChartThemeName,
      Locale,
      string,
    ]
    // Twice as large, lines are broad enough that resvg draws all of them straight: no pixel differs.
    const scale = i % 5 === 0 ? 2 : 1
    const { differing, most } = await difference(sceneOf(type, name, locale, theme), scale)
    expect(most).toBeLessThanOrEqual(scale === 2 ? 0 : 24)
    expect(differing).toBeLessThanOrEqual(scale === 2 ? 0 : 0.006)
  })
})

function sceneOf(type: AnyChartType, lastName: string, locale: Locale, base: ChartThemeName): Scene {
  const patient = { ...patientOfType(type), lastName }
  const options = { today, locale, ...optionsOfType(type), measures: clinicMeasures, courseCharts }
  const data = chartInLanguage(patient, { type }, options)
  return chartScene(data, {
    width: 1000,
    height: 1000,
    references: true,
    palette: paletteFor({ theme: { base } }, data.gender),
  })
}

function printable(shape: Shape): Shape {
  if (shape.kind === 'text') return { ...shape, text: printableText(shape.text) }
  return shape.kind === 'group' ? { ...shape, shapes: shape.shapes.map(printable) } : shape
}

/** The largest difference of a pixel from the scene as it stands, of 255, and the share of pixels with more than 1. */
async function difference(scene: Scene, scale: number): Promise<{ readonly most: number; readonly differing: number }> {
  const clipped = clipScene(scene)
  const asItStands = sceneSvg({ ...clipped, shapes: clipped.shapes.map(printable) }, 'a')
  const { pixels: expected } = await nativePicture(asItStands, scale, rasterBackground)
  const { pixels } = await nativePicture(sceneSvg(rasterScene(scene), 'a'), scale, rasterBackground)
  expect(pixels.length).toBe(expected.length)
  let [most, differing] = [0, 0]
  for (let i = 0; i < pixels.length; i += 4) {
    let step = 0
    for (let channel = i; channel < i + 3; channel++) {
      step = Math.max(step, Math.abs((pixels[channel] as number) - (expected[channel] as number)))
    }
    most = Math.max(most, step)
    if (step > 1) differing++
  }
  return { most, differing: (4 * differing) / pixels.length }
}
