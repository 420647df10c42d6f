import type { MarkerKind } from '../../model/patient.js'
import type { Paint, Shape } from '../../scene/scene.js'
import type { ChartInLanguage } from '../data/chart-data.js'
import { markerText } from '../data/describe-point.js'
import { belowLane, layOutAbove } from './above-plot.js'
import type { Plot } from './layout.js'
import { discRadius, type LaneDisc, laneRow, type PlacedMarker } from './marker-lane.js'
import { fontSizes, markStyles, type Palette } from './styles.js'

/** The height of the bar of a period, pixels. */
const barHeight = 8

/** How the bar of a kind is painted: distinguishable without colour. */
const barPaints: { readonly [kind in MarkerKind]: (palette: Palette) => Paint } = {
  'growth-hormone': ({ marker }) => ({ fill: marker, stroke: marker, strokeWidth: 1 }),
  'puberty-suppression': ({ marker, page }) => ({ fill: page, stroke: marker, strokeWidth: 1.2 }),
  other: ({ marker, grid }) => ({ fill: grid[1], stroke: marker, strokeWidth: 0.6 }),
}

/** The markers: lettered discs and the bars of periods in a lane above the plot, with hairlines through it. */
export function drawMarkers(data: ChartInLanguage, plot: Plot, palette: Palette): Shape[] {
  const { cutLabels, scale, puberty, lane } = layOutAbove(data, plot.x, plot.right)
  const bottom = plot.y - cutLabels - scale - belowLane - puberty.height
  return lane.discs.map((disc) => {
    const y = bottom - (disc.row + 0.5) * laneRow
    return {
      kind: 'group',
      role: 'marker',
      data: { date: disc.markers.map(({ marker }) => marker.date).join(' ') },
      title: disc.markers.map(({ marker }) => markerText(marker, data.language)).join('\n'),
      shapes: [
        ...disc.markers.flatMap((placed) => drawHairlines(placed, y, plot, palette)),
        ...disc.markers.flatMap((placed) => drawBar(placed, y, plot, palette)),
        ...drawDisc(disc, y, palette),
      ],
    }
  })
}

/** A disc with its letter, or a pill with several. */
export function drawDisc(
  { name, x, width }: Pick<LaneDisc, 'name' | 'x' | 'width'>,
  y: number,
  palette: Palette,
): Shape[] {
  return [
    {
      kind: 'rect',
      x: x - width / 2,
      y: y - discRadius,
      width,
      height: 2 * discRadius,
      radius: discRadius,
      fill: palette.page,
      stroke: palette.marker,
      strokeWidth: 1.2,
    },
    {
      kind: 'text',
      x,
      y: y + fontSizes.small * 0.36,
      text: name,
      size: fontSizes.small,
      bold: true,
      fill: palette.text,
      anchor: 'middle',
    },
  ]
}

/** From the lane through the plot, at the beginning and at the end of what is marked; not at an edge of the plot. */
function drawHairlines({ from, to }: PlacedMarker, y: number, plot: Plot, palette: Palette): Shape[] {
  const places = [...new Set([from, to])].filter((x) => x > plot.x + 0.5 && x < plot.right - 0.5)
  if (places.length === 0) return []
  return [{ kind: 'path', lines: places.map((x) => [x, y, x, plot.bottom]), ...markStyles.markerLine(palette) }]
}

function drawBar({ marker, from, to }: PlacedMarker, y: number, plot: Plot, palette: Palette): Shape[] {
  if (to <= from) return []
  const paint = barPaints[marker.kind ?? 'other'](palette)
  const bar: Shape = { kind: 'rect', x: from, y: y - barHeight / 2, width: to - from, height: barHeight, ...paint }
  const end: Shape = {
    kind: 'path',
    lines: [[to, y - discRadius, to, y + discRadius]],
    stroke: palette.marker,
    strokeWidth: 1.6,
  }
  // Without its end the period goes on beyond the section.
  return to < plot.right ? [bar, end] : [bar]
}
