import { checkSheetType, sheetData } from '../../../charts/sheet/sheet-data.js'
import { sheetScene } from '../../../charts/sheet/sheet-scene.js'
import type { Language } from '../../../ground/languages/language.js'
import type { DrawnChart, SheetDrawer } from '../chart-renderer.js'

/**
 * The sheet of a chart. Everything of growth over time comes with this module, which
 * is loaded with the first sheet: a program that draws none doesn't carry it.
 *
 * @throws AuxologyError `invalid_parameter` for a type without ages in years
 */
export function drawSheet({ data, frame }: DrawnChart, language: Language): SheetDrawer {
  checkSheetType(frame.type)
  const sheet = sheetData(data, frame, frame.courseOptions ?? {}, language)
  return (look) => sheetScene(sheet, look)
}
