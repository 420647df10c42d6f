import type { ChartSettings } from '../../charts/chart-request.js'
import type { ChartInLanguage } from '../../charts/data/chart-data.js'
import { chartScene } from '../../charts/picture/chart-scene.js'
import type { Scene } from '../../scene/scene.js'
import { sceneSvg } from '../svg/scene-svg.js'
import { a4, chartMargins, pointsPerPixel } from './page-size.js'
import type { PdfNode } from './pdf-document.js'
import { documentFont } from './pdf-font.js'

const [left, top, right, bottom] = chartMargins
const room = { width: a4.width - left - right, height: a4.height - top - bottom }

/** The chart, laid out to fill the page; the references, if they are asked for, beneath it on the same page. */
export function chartPage(data: ChartInLanguage, settings: ChartSettings): PdfNode {
  const scene = fittingScene(data, settings.references)
  const svg = sceneSvg({ ...scene, fontFamily: documentFont }, settings.idPrefix)
  return { svg, fit: [room.width, room.height], absolutePosition: { x: left, y: top } }
}

/** References make a picture grow: then the chart itself is laid out as much lower. */
function fittingScene(data: ChartInLanguage, references: boolean): Scene {
  const width = Math.floor(room.width / pointsPerPixel)
  const height = Math.floor(room.height / pointsPerPixel)
  const scene = chartScene(data, { width, height, references })
  const excess = scene.height - height
  return excess > 0 ? chartScene(data, { width, height: height - Math.ceil(excess), references }) : scene
}
