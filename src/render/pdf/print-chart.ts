import type { ChartSettings } from '../../charts/chart-request.js'
import type { ChartInLanguage } from '../../charts/data/chart-data.js'
import { chartScene } from '../../charts/picture/chart-scene.js'
import { onPaper } from '../../charts/picture/themes.js'
import { todayIso } from '../../growth/growth-options.js'
import type { Scene } from '../../scene/scene.js'
import type { ChartToRender } from '../chart-renderer.js'
import type { Bytes } from '../rendered-chart.js'
import { sceneSvg } from '../scene-svg.js'
import { chartDocument } from './chart-document.js'
import { a4, chartMargins, pointsPerPixel } from './design.js'
import { documentFont, type PdfNode } from './pdfmake.js'

const [left, top, right, bottom] = chartMargins
const room = { width: a4.width - left - right, height: a4.height - top - bottom }

/** The chart on one A4 page. */
export async function printChart({ data, settings, growth, host }: ChartToRender): Promise<Bytes> {
  const { printPdf } = await host()
  const today = todayIso(growth)
  return printPdf([() => chartDocument(data, { content: [chartPage(data, settings)], today })])
}

/** The chart, laid out to fill the page, with the references, if requested, below it on the same page. */
export function chartPage(data: ChartInLanguage, settings: ChartSettings): PdfNode {
  const scene = fittingScene(data, settings)
  const svg = sceneSvg({ ...scene, fontFamily: documentFont }, settings.idPrefix)
  const alternative = `${scene.title}. ${scene.description}`
  return { svg, alternative, fit: [room.width, room.height], absolutePosition: { x: left, y: top } }
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
