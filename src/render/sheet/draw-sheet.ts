import type { ChartRequest } from '../../charts/chart-request.js'
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
  { boneAgeMethod, pubertalTiming }: RenderOptions,
  language: Language,
): DrawnSheet {
  const { type, definition, section } = asked.frame
  checkSheetType(type)
  const { young } = definition.axis
  const isYoung = young !== undefined && section[1] <= young
  // The years to four are too long for an infant; the child's own window has no place for adult height, which a child needs.
  const chart = request.window === undefined && !request.cropX && isYoung ? redraw({ window: 'fit' }, {}) : asked
  const sheet = sheetData(chart.data, chart.frame, { boneAgeMethod, pubertalTiming }, language)
  return { chart, scene: (look) => sheetScene(sheet, look) }
}
