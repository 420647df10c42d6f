import type { ChartRequest } from '../../src/charts/chart-request.js'
import { buildChartData } from '../../src/charts/data/build-chart-data.js'
import { curveFigures } from '../../src/charts/data/curve-figures.js'
import { chartFrame } from '../../src/charts/data/frame.js'
import { chartDefaults, growthSettings } from '../../src/growth/growth-options.js'
import type { Locale } from '../../src/languages/built-in.js'
import type { Patient } from '../../src/model/patient.js'
import type { ChartToRender, SheetDrawer } from '../../src/render/chart-renderer.js'
import type { RenderOptions } from '../../src/render/render-options.js'
import { drawSheet } from '../../src/render/sheet/draw-sheet.js'
import type { Scene, Shape, TextShape } from '../../src/scene/scene.js'
import { today } from '../charts/patient-of-type.js'
import { languages } from '../fixtures/languages.js'

/** What a sheet can be asked for in tests. */
export type SheetOptions = Omit<RenderOptions, 'locale'> & { readonly locale?: Locale }

/** How the sheet of a patient is drawn, without a format. */
export function sheetDrawer(patient: Patient, request: ChartRequest, options: SheetOptions = {}): SheetDrawer {
  const { boneAgeMethod, pubertalTiming, methods, locale = 'de', ...given } = options
  const language = languages[locale]
  const growth = growthSettings({ today, ...given, locale: language }, chartDefaults)
  const redraw: ChartToRender['redraw'] = (other, settings) => {
    const frame = chartFrame(patient, { layout: 'sheet', ...request, ...other }, { ...growth, ...settings })
    return { frame, data: { ...buildChartData(frame), language }, figures: curveFigures(frame) }
  }
  return drawSheet(redraw({}, {}), request, redraw, { boneAgeMethod, pubertalTiming, methods }, language).scene
}

/** The picture of a patient's sheet. */
export function sheetOf(patient: Patient, request: ChartRequest, options?: SheetOptions): Scene {
  return sheetDrawer(patient, request, options)({})
}

/** Every shape of a picture, also those in groups. */
export function shapesOf(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((shape) => (shape.kind === 'group' ? [shape, ...shapesOf(shape.shapes)] : [shape]))
}

/** The texts of a picture, or of its parts of a role, in the order in which they are drawn. */
export function textsOf(scene: Scene, role?: string): readonly TextShape[] {
  const parts = shapesOf(scene.shapes).filter((shape) => shape.kind === 'group' && shape.role === role)
  return shapesOf(role === undefined ? scene.shapes : parts).filter((shape) => shape.kind === 'text')
}

/** All words of a picture, lines joined. */
export function wordsOf(scene: Scene, role?: string): string {
  return textsOf(scene, role)
    .map(({ text }) => text)
    .join(' ')
}
