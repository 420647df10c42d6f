import { fitText, textWidth } from '../../scene/fit-text.js'
import type { LabelRoom } from '../../scene/label-room.js'
import type { Rectangle, Shape } from '../../scene/scene.js'
import type { ChartCurve, ChartData, ChartInLanguage, ChartMarker } from '../data/chart-data.js'
import { dateText } from './describe-point.js'
import { type Plot, verticalLine } from './layout.js'
import { shownMarkers } from './shown-data.js'
import { fontSizes, markStyles, type Palette } from './styles.js'

const size = fontSizes.small
const lineHeight = 16
/** From the line to its label, pixels. */
const gap = 5
/** The largest share of the plot's width that a label may take. */
const widestShare = 0.32
/** The most rows of labels from the edge of the plot inwards. */
const mostRows = 12
/** More labels than this would cover the chart; all other lines still have their tooltips. */
const mostLabels = 100

/** A dashed line for each marker and, on top of all lines, their labels, where the curves leave room. */
export function drawMarkers(data: ChartInLanguage, plot: Plot, room: LabelRoom, palette: Palette): Shape[] {
  const markers = shownMarkers(data)
  const group = (marker: ChartMarker, shapes: readonly Shape[]): Shape => ({
    kind: 'group',
    role: 'marker',
    title: [dateText(marker.date, data.language), marker.text].filter((part) => part !== '').join(' · '),
    shapes,
  })
  const line = ({ x }: ChartMarker): Shape => ({
    kind: 'path',
    lines: [verticalLine(plot, x)],
    ...markStyles.markerLine(palette),
  })
  const lines = markers.map(({ x }) => plot.atX(x))
  return [
    ...markers.map((marker) => group(marker, [line(marker)])),
    ...markers.slice(0, mostLabels).map((marker) => group(marker, drawLabel(marker, lines, data, plot, room, palette))),
  ]
}

function drawLabel(
  marker: ChartMarker,
  lines: readonly number[],
  data: ChartData,
  plot: Plot,
  room: LabelRoom,
  palette: Palette,
): Shape[] {
  const text = fitText(marker.text, plot.width * widestShare, size)
  if (text === '') return []
  const width = textWidth(text, size) + 2 * gap
  const places = placesBesideLine(plot.atX(marker.x), width, roomierSide(marker.x, data, plot), plot)
  const crosses = (place: Rectangle) => lines.some((x) => x > place.x + 1 && x < place.x + place.width - 1)
  const place =
    room.takeClear(places.filter((place) => !crosses(place))) ?? room.takeClear(places) ?? room.takeFree(places)
  if (place === undefined) return []
  return [
    { kind: 'rect', ...place, x: place.x + gap / 2, width: width - gap, fill: palette.plot, radius: 2 },
    {
      kind: 'text',
      x: place.x + gap,
      y: place.y + lineHeight * 0.72,
      text,
      size,
      fill: palette.marker,
      anchor: 'start',
    },
  ]
}

/** Places beside the line, right before left, from an edge of the plot inwards. */
function placesBesideLine(x: number, width: number, side: 'top' | 'bottom', plot: Plot): Rectangle[] {
  const size = { width, height: lineHeight }
  const places: Rectangle[] = []
  for (let row = 0; row < mostRows; row++) {
    const y = side === 'top' ? plot.y + 3 + row * lineHeight : plot.bottom - 3 - (row + 1) * lineHeight
    places.push({ ...size, x, y }, { ...size, x: x - width, y })
  }
  return places
}

/** Whether there is more room above the highest curve or below the lowest. */
function roomierSide(x: number, { curves, background }: ChartData, plot: Plot): 'top' | 'bottom' {
  const places = [...curves, ...background].map((curve) => heightAt(curve, x)).filter((y) => y !== undefined)
  if (places.length === 0) return 'top'
  const above = plot.atY(Math.max(...places)) - plot.y
  const below = plot.bottom - plot.atY(Math.min(...places))
  return above >= below ? 'top' : 'bottom'
}

/** The y of a curve's nearest point at or after x. */
function heightAt({ segments }: ChartCurve, x: number): number | undefined {
  for (const { points } of segments) {
    for (const point of points) if (point.x >= x) return point.y
  }
  return segments.at(-1)?.points.at(-1)?.y
}
