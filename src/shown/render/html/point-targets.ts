import type { ChartInLanguage } from '../../../charts/data/chart-data.js'
import { pointText } from '../../../charts/data/texts/describe-point.js'
import type { GroupShape, Rectangle, Scene, Shape, SymbolShape } from '../../../ground/scene/scene.js'
import { formatNumber } from '../../../ground/text/number.js'
import { type LinkedValues, valueButtonId, valueClass, valueKey, valuesOf } from './linked-values.js'

/** How far from its point a value can be pointed at, sideways and upwards, pixels; never beyond the middle to the next. */
const reach = 22
const reachUp = 32
/** Of the ring around a point, pixels. */
const ringRadius = 9

/** A point of the picture. */
interface DrawnPoint {
  readonly x: number
  readonly y: number
  readonly index: number
}

/**
 * What lies over a picture's points: for each a place that is pointed at or
 * tapped, a ring, and hairlines to both axes. They are without effect where the
 * style of the page is.
 */
export function pointTargets(data: ChartInLanguage, scene: Scene, linked: LinkedValues, idPrefix: string): string {
  const plot = plotOf(scene.shapes)
  const points = drawnPoints(data, scene, linked)
  if (points.length === 0 || plot === undefined) return ''
  const targets = points.map((point, i) => {
    const { x, y, index } = point
    const left = middle(points[i - 1], point) ?? x - reach
    const right = middle(point, points[i + 1]) ?? x + reach
    const [from, to] = [Math.max(x - reach, left), Math.min(x + reach, right)]
    const top = Math.max(0, y - reachUp)
    const hairlines = `M${pixel(plot.x)} ${pixel(y)}H${pixel(x)}V${pixel(plot.y + plot.height)}`
    return (
      `<g class="value ${valueClass(index)}">\n<path class="hair" d="${hairlines}"/>\n` +
      `<circle class="ring" cx="${pixel(x)}" cy="${pixel(y)}" r="${ringRadius}"/>\n` +
      `<foreignObject x="${pixel(from)}" y="${pixel(top)}" width="${pixel(Math.max(1, to - from))}" height="${2 * reachUp}">` +
      `<label xmlns="http://www.w3.org/1999/xhtml" for="${valueButtonId(idPrefix, index)}"></label></foreignObject>\n</g>\n`
    )
  })
  return `<g class="targets" display="none">\n${targets.join('')}</g>\n`
}

function middle(left: DrawnPoint | undefined, right: DrawnPoint | undefined): number | undefined {
  return left === undefined || right === undefined ? undefined : (left.x + right.x) / 2
}

function drawnPoints(data: ChartInLanguage, { shapes }: Scene, linked: LinkedValues): DrawnPoint[] {
  const indices = new Map(
    valuesOf(data).map((point) => [pointText(point, data.yAxis, data.language), linked.get(valueKey(point))]),
  )
  return pointGroups(shapes)
    .flatMap(({ title = '', shapes }) => {
      const index = indices.get(title)
      const symbol = shapes.find((shape): shape is SymbolShape => shape.kind === 'symbol')
      return symbol === undefined || index === undefined ? [] : [{ x: symbol.x, y: symbol.y, index }]
    })
    .sort((a, b) => a.x - b.x)
}

function pointGroups(shapes: readonly Shape[]): GroupShape[] {
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'group') return []
    return shape.role === 'point' ? [shape] : pointGroups(shape.shapes)
  })
}

/** The area of the curves: what the first clipped group is clipped to. */
function plotOf(shapes: readonly Shape[]): Rectangle | undefined {
  return shapes.flatMap((shape) => (shape.kind === 'group' && shape.clip !== undefined ? [shape.clip] : []))[0]
}

function pixel(length: number): string {
  return formatNumber(length, { min: 0, max: 1 })
}
