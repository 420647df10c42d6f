import type { ChartSettings } from '../../charts/chart-request.js'
import type { ChartInLanguage } from '../../charts/data/chart-data.js'
import { chartScene } from '../../charts/picture/chart-scene.js'
import { todayIso } from '../../growth/growth-options.js'
import type { Scene } from '../../scene/scene.js'
import type { ChartToRender } from '../chart-renderer.js'
import { sceneSvg } from '../scene-svg.js'
import { chartDocument } from './chart-document.js'
import { a4, chartMargins, pointsPerPixel } from './design.js'
import { documentFont, type PdfNode } from './pdfmake.js'

const [left, top, right, bottom] = chartMargins
const room = { width: a4.width - left - right, height: a4.height - top - bottom }

/** The chart on one A4 page. */
export async function printChart({ data, settings, growth, host }: ChartToRender): Promise<Uint8Array> {
  const { printPdf } = await host()
  const today = todayIso(growth)
  return printPdf([() => chartDocument(data, { content: [chartPage(data, settings)], today })])
}

/** The chart, laid out to fill the page, with the references, if requested, below it on the same page. */
export function chartPage(data: ChartInLanguage, settings: ChartSettings): PdfNode {
  const scene = fittingScene(data, settings.references)
  const svg = sceneSvg({ ...scene, fontFamily: documentFont }, settings.idPrefix)
  const alternative = `${scene.title}. ${scene.description}`
  return { svg, alternative, fit: [room.width, room.height], absolutePosition: { x: left, y: top } }
}

/** References make the picture taller: the chart itself is then laid out that much lower. */
function fittingScene(data: ChartInLanguage, references: boolean): Scene {
  const width = Math.floor(room.width / pointsPerPixel)
  const height = Math.floor(room.height / pointsPerPixel)
  const scene = chartScene(data, { width, height, references })
  const excess = scene.height - height
  return excess > 0 ? chartScene(data, { width, height: height - Math.ceil(excess), references }) : scene
}
