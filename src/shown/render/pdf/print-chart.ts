import type { ChartSettings } from '../../../charts/chart-settings.js'
import type { ChartInLanguage } from '../../../charts/data/chart-data.js'
import { chartScene } from '../../../charts/picture/chart-scene.js'
import { wholeSummary } from '../../../charts/picture/summary/describe-chart.js'
import { onPaper } from '../../../charts/picture/themes.js'
import { sheetSize } from '../../../charts/sheet/sheet-scene.js'
import { todayIso } from '../../../clinical/growth/growth-options.js'
import type { Scene } from '../../../ground/scene/scene.js'
import type { ChartToRender, SheetDrawer } from '../chart-renderer.js'
import type { Bytes } from '../rendered-chart.js'
import { chartDocument } from './chart-document.js'
import { a4, chartMargins, pointsPerPixel } from './design.js'
import type { PdfPicture } from './pdfmake.js'

const [left, top, right, bottom] = chartMargins
const room = { width: a4.width - left - right, height: a4.height - top - bottom }

/** The chart on one A4 page. */
export async function printChart(chart: ChartToRender): Promise<Bytes> {
  const { data, growth, host } = chart
  const { printPdf } = await host()
  const today = todayIso(growth)
  return printPdf(chartDocument(data, { content: [], picture: firstPage(chart, false), today }))
}

/** The chart on its page, or the sheet, which is one; a footer takes the bottom of it. */
export function firstPage({ data, settings, sheet }: ChartToRender, hasFooter: boolean): PdfPicture {
  return sheet === undefined ? chartPage(data, settings) : sheetPage(sheet, settings, hasFooter ? bottom : 0)
}

/** The sheet has its own margins. */
function sheetPage(sheet: SheetDrawer, settings: ChartSettings, footer: number): PdfPicture {
  const { theme, background } = onPaper(settings)
  const height = a4.height - footer
  const scene = sheet({ theme, background, height: Math.floor((height / a4.width) * sheetSize.width) })
  const alternative = wholeSummary(scene)
  const { idPrefix } = settings
  return { scene, idPrefix, alternative, fit: [a4.width, height], absolutePosition: { x: 0, y: 0 } }
}

/** The chart, laid out to fill the page, with the references, if requested, below it on the same page. */
function chartPage(data: ChartInLanguage, settings: ChartSettings): PdfPicture {
  const scene = fittingScene(data, settings)
  const alternative = wholeSummary(scene)
  const { idPrefix } = settings
  return { scene, idPrefix, alternative, fit: [room.width, room.height], absolutePosition: { x: left, y: top } }
}

/** References make the picture taller: the chart itself is then laid out that much lower. */
function fittingScene(data: ChartInLanguage, settings: ChartSettings): Scene {
  const width = Math.floor(room.width / pointsPerPixel)
  const height = Math.floor(room.height / pointsPerPixel)
  const layout = { ...settings, ...onPaper(settings), width }
  const scene = chartScene(data, { ...layout, height })
  const excess = scene.height - height
  return excess > 0 ? chartScene(data, { ...layout, height: height - Math.ceil(excess) }) : scene
}
