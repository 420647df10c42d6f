import type { ChartInLanguage } from '../../charts/data/chart-data.js'
import { pointText } from '../../charts/picture/describe-point.js'
import type { GroupShape, Scene, Shape, SymbolShape } from '../../scene/scene.js'
import { attributeText, elementText } from '../../text/markup.js'
import { formatNumber } from '../../text/number.js'
import { sceneSvg } from '../svg/scene-svg.js'
import { valuesId } from './page-sections.js'
import { rowId, valuesOf } from './values-table.js'

/** A point of the picture that can be pointed at: where it lies, what it says, which row tells more. */
interface Hotspot {
  /** Share of the picture's width and height, percent. */
  readonly left: number
  readonly top: number
  readonly text: string
  readonly href: string
}

/** A picture of the page. */
export interface HtmlPicture {
  readonly scene: Scene
  /** When it is shown: on wide screens and on paper, on narrow screens, always. */
  readonly shown: 'wide' | 'narrow' | 'always'
  /** Begins every id in the picture. */
  readonly id: string
}

/**
 * A picture as inline SVG. Over it lie links, one for each point: they show
 * its value when they are pointed at or focused, and lead to its row.
 *
 * @param idPrefix begins the ids of the page
 */
export function htmlPicture({ scene, shown, id }: HtmlPicture, data: ChartInLanguage, idPrefix: string): string {
  const spots = hotspots(data, scene, idPrefix)
  const list = `<ul class="points" aria-label="${attributeText(data.language.page.pointsOfChart)}">\n`
  const overlay = spots.length === 0 ? '' : `${list}${spots.map(spotItem).join('')}</ul>\n`
  const widest = shown === 'narrow' ? '' : ` style="max-width:${scene.width}px"`
  return `<div class="picture ${shown}"${widest}>\n${sceneSvg(scene, id)}${overlay}</div>\n`
}

function spotItem({ left, top, text, href }: Hotspot): string {
  const side = [left > 50 ? 'back' : '', top < 15 ? 'low' : ''].filter(Boolean).join(' ')
  return (
    `<li><a href="#${href}" style="left:${percent(left)};top:${percent(top)}"${side && ` class="${side}"`}>` +
    `<span>${elementText(text)}</span></a></li>\n`
  )
}

function percent(share: number): string {
  return `${formatNumber(share, { min: 2, max: 2 })}%`
}

function hotspots(data: ChartInLanguage, { shapes, width, height }: Scene, idPrefix: string): Hotspot[] {
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
