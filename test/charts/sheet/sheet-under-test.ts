import type { ChartRequest } from '../../../src/charts/chart-request.js'
import { buildChartData } from '../../../src/charts/data/build-chart-data.js'
import { curveFigures } from '../../../src/charts/data/curves/curve-figures.js'
import { chartFrame, framesChild } from '../../../src/charts/data/frame/frame.js'
import { assessingDefaults } from '../../../src/charts/data/notes/course-cautions.js'
import { growthSettings } from '../../../src/clinical/growth/growth-options.js'
import type { Locale } from '../../../src/ground/languages/built-in.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import type { Scene, Shape, TextShape } from '../../../src/ground/scene/scene.js'
import type { SheetDrawer } from '../../../src/shown/render/chart-renderer.js'
import type { RenderOptions } from '../../../src/shown/render/render-options.js'
import { drawSheet } from '../../../src/shown/render/sheet/draw-sheet.js'
import { languages } from '../../fixtures/languages.js'
import { today } from '../patient-of-type.js'

/** A girl of 28+1 weeks, without visits. */
export const pretermGirl: Patient = {
  dateOfBirth: '2025-06-01',
  gender: 'female',
  weekBirth: 28,
  dayBirth: 1,
  sizeBirthCm: 36.5,
  weightBirthG: 1050,
}

/** What a sheet can be asked for in tests. */
export type SheetOptions = Omit<RenderOptions, 'locale'> & { readonly locale?: Locale }

/** How the sheet of a patient is drawn, without a format. */
export function sheetDrawer(patient: Patient, request: ChartRequest, options: SheetOptions = {}): SheetDrawer {
  const { boneAgeMethod, pubertalTiming, methods, locale = 'de', ...given } = options
  const language = languages[locale]
  const course = { boneAgeMethod, pubertalTiming, methods }
  const { courseCautions } = assessingDefaults
  const growth = { ...growthSettings({ today, ...given, locale: language }, assessingDefaults), courseCautions, course }
  const asked: ChartRequest = { layout: 'sheet', ...request }
  const plain = chartFrame(patient, asked, growth)
  const frame = framesChild(asked, plain) ? chartFrame(patient, { ...asked, window: 'fit' }, growth) : plain
  return drawSheet({ frame, data: { ...buildChartData(frame), language }, figures: curveFigures(frame) }, language)
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
