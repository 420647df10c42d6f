import { textWidth } from '../../../ground/scene/fit-text.js'
import type { LabelRoom } from '../../../ground/scene/label-room.js'
import type { Rectangle, Shape } from '../../../ground/scene/scene.js'
import type { ChartCurve } from '../../data/chart-curves.js'
import type { ChartInLanguage } from '../../data/chart-data.js'
import type { Plot } from '../layout.js'
import { fontSizes, type Palette } from '../styles.js'
import { bandPairs } from './band-pairs.js'
import { curveRows } from './curve-rows.js'

const size = fontSizes.small
const lineHeight = 13
/** From the edge of the band to a label beside it, pixels. */
const gap = 6
/** Between the places that are tried, pixels. */
const step = 12

/** The name of the general reference, once: in its band if there is room between the curves, else beside an edge. */
export function labelBackground(data: ChartInLanguage, plot: Plot, room: LabelRoom, palette: Palette): Shape[] {
  const [pair] = bandPairs(data.background)
  const median = data.background.find(({ percentile }) => percentile === 50)
  if (pair === undefined || median === undefined) return []
  const [lower, upper] = pair
  const lines = [...data.seams, ...data.landmarks, ...data.markers].map(({ x }) => plot.atX(x))
  for (const reference of referencesFromLast(median)) {
    const full = data.language.chart.bandOf(reference, `${lower.percentile}`, `${upper.percentile}`)
    for (const text of [full, reference]) {
      const width = textWidth(text, size) + 2
      const edges = leftEdges(width, plot).filter((x) => isReferenceAt(median, reference, x + width, plot))
      const isCrossed = (x: number) => lines.some((line) => line > x - gap && line < x + width + gap)
      for (const columns of [edges.filter((x) => !isCrossed(x)), edges.filter(isCrossed)]) {
        const tried = { columns, width, plot }
        const place =
          room.takeClear(placesBetween(tried, [median, upper])) ??
          room.takeClear(placesBetween(tried, [lower, median])) ??
          room.takeClear(placesBeside(tried, upper, 'above')) ??
          room.takeClear(placesBeside(tried, lower, 'below'))
        if (place !== undefined) return [drawName(text, place, isCrossed(place.x), palette)]
      }
    }
  }
  return []
}

function drawName(text: string, place: Rectangle, isCrossed: boolean, palette: Palette): Shape {
  const { x, y } = place
  const plate: Shape = { kind: 'rect', ...place, fill: palette.plot, radius: 2 }
  const name: Shape = {
    kind: 'text',
    x: x + 1,
    y: y + lineHeight * 0.75,
    text,
    size,
    fill: palette.quietText,
    anchor: 'start',
  }
  return { kind: 'group', role: 'background', shapes: isCrossed ? [plate, name] : [name] }
}

/** Whether a curve comes from a reference at a column. */
function isReferenceAt({ segments }: ChartCurve, reference: string, column: number, plot: Plot): boolean {
  return segments.some(({ points, ...segment }) => {
    const [first, last] = [points[0], points.at(-1)]
    if (segment.reference !== reference || first === undefined || last === undefined) return false
    return plot.atX(first.x) < column && plot.atX(last.x) > column
  })
}

/** The references of a curve, the last one first. */
function referencesFromLast({ segments }: ChartCurve): string[] {
  return [...new Set(segments.map(({ reference }) => reference).reverse())]
}

/** Where a name is tried. */
interface Tried {
  /** The left edges of the name, from right to left, and its width, pixels. */
  readonly columns: readonly number[]
  readonly width: number
  readonly plot: Plot
}

/** Places between two curves where these leave enough room over the whole width, from right to left. */
function placesBetween(
  { columns, width, plot }: Tried,
  [lower, upper]: readonly [ChartCurve, ChartCurve],
): Rectangle[] {
  return columns.flatMap((x) => {
    const top = curveRows(upper, x, x + width, plot)
    const bottom = curveRows(lower, x, x + width, plot)
    if (top === undefined || bottom === undefined || bottom.highest - top.lowest < lineHeight + 2 * gap) return []
    return [{ x, y: (top.lowest + bottom.highest - lineHeight) / 2, width, height: lineHeight }]
  })
}

/** Places just outside an edge of the band, from right to left. */
function placesBeside({ columns, width, plot }: Tried, edge: ChartCurve, side: 'above' | 'below'): Rectangle[] {
  return columns.flatMap((x) => {
    const extreme = curveRows(edge, x, x + width, plot)
    if (extreme === undefined) return []
    const y = side === 'above' ? extreme.highest - gap - lineHeight : extreme.lowest + gap
    return [{ x, y, width, height: lineHeight }]
  })
}

function leftEdges(width: number, plot: Plot): number[] {
  const count = Math.max(0, Math.floor((plot.width - width - 2 * gap) / step))
  return Array.from({ length: count }, (_, i) => plot.right - gap - width - i * step)
}
