import type { ChartRequest } from '../../charts/chart-request.js'
import { framesChild } from '../../charts/data/frame.js'
import { checkSheetType, sheetData } from '../../charts/sheet/sheet-data.js'
import { sheetScene } from '../../charts/sheet/sheet-scene.js'
import type { Language } from '../../languages/language.js'
import type { ChartToRender, DrawnChart, SheetDrawer } from '../chart-renderer.js'
import type { RenderOptions } from '../render-options.js'

/** A sheet, and the chart in it. */
interface DrawnSheet {
  readonly chart: DrawnChart
  readonly scene: SheetDrawer
}

/**
 * The sheet of a chart. Everything of growth over time comes with this module, which
 * is loaded with the first sheet: a program that draws none doesn't carry it.
 *
 * @throws AuxologyError `invalid_parameter` for a type without ages in years
 */
export function drawSheet(
  asked: DrawnChart,
  request: ChartRequest,
  redraw: ChartToRender['redraw'],
  { boneAgeMethod, pubertalTiming, methods }: RenderOptions,
  language: Language,
): DrawnSheet {
  checkSheetType(asked.frame.type)
  const chart = framesChild(request, asked.frame) ? redraw({ window: 'fit' }, {}) : asked
  const sheet = sheetData(chart.data, chart.frame, { boneAgeMethod, pubertalTiming, methods }, language)
  return { chart, scene: (look) => sheetScene(sheet, look) }
}
