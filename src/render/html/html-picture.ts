import type { ChartInLanguage } from '../../charts/data/chart-data.js'
import { pointText } from '../../charts/data/describe-point.js'
import type { GroupShape, Scene, Shape, SymbolShape } from '../../scene/scene.js'
import { attributeText, elementText } from '../../text/markup.js'
import { formatNumber } from '../../text/number.js'
import { sceneSvg } from '../scene-svg.js'
import { valuesId } from './page-sections.js'
import { rowId, valuesOf } from './values-table.js'

/** A point of the picture that links to its row in the table: its position, its text and the link. */
interface Hotspot {
  /** Percent of the picture's width and height. */
  readonly left: number
  readonly top: number
  readonly text: string
  readonly href: string
}

/** A picture of the page. */
export interface HtmlPicture {
  readonly scene: Scene
  /** On wide screens and in print, on narrow screens, or always. */
  readonly shown: 'wide' | 'narrow' | 'always'
  /** The prefix of every id in the picture. */
  readonly id: string
}

/**
 * A picture as inline SVG, covered by a link for each point, which shows the
 * value on hover or focus and leads to the row in the table.
 *
 * @param idPrefix the prefix of the page's ids
 */
export function htmlPicture({ scene, shown, id }: HtmlPicture, data: ChartInLanguage, idPrefix: string): string {
  const hotspots = hotspotsOf(data, scene, idPrefix)
  const list = `<ul class="points" aria-label="${attributeText(data.language.page.pointsOfChart)}">\n`
  const overlay = hotspots.length === 0 ? '' : `${list}${hotspots.map(hotspotItem).join('')}</ul>\n`
  const widest = shown === 'narrow' ? '' : ` style="max-width:${scene.width}px"`
  return `<div class="picture ${shown}"${widest}>\n${sceneSvg(scene, id)}${overlay}</div>\n`
}

function hotspotItem({ left, top, text, href }: Hotspot): string {
  const side = [left > 50 ? 'back' : '', top < 15 ? 'low' : ''].filter(Boolean).join(' ')
  return (
    `<li><a href="#${href}" style="left:${percentText(left)};top:${percentText(top)}"${side && ` class="${side}"`}>` +
    `<span>${elementText(text)}</span></a></li>\n`
  )
}

function percentText(share: number): string {
  return `${formatNumber(share, { min: 2, max: 2 })}%`
}

function hotspotsOf(data: ChartInLanguage, { shapes, width, height }: Scene, idPrefix: string): Hotspot[] {
  const rows = new Map(
    valuesOf(data).map((point) => [pointText(point, data.yAxis, data.language), rowId(idPrefix, point)]),
  )
  return pointGroups(shapes)
    .flatMap(({ title, shapes }) => {
      const symbol = shapes.find((shape): shape is SymbolShape => shape.kind === 'symbol')
      if (symbol === undefined || title === undefined) return []
      const { x, y } = symbol
      const href = rows.get(title) ?? valuesId(idPrefix)
      return [{ left: (100 * x) / width, top: (100 * y) / height, text: title, href }]
    })
    .sort((a, b) => a.left - b.left)
}

function pointGroups(shapes: readonly Shape[]): GroupShape[] {
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'group') return []
    return shape.role === 'point' ? [shape] : pointGroups(shape.shapes)
  })
}
