import type { MarkerKind } from '../../../ground/model/patient.js'
import type { Paint, Shape } from '../../../ground/scene/scene.js'
import { pathShape, rectShape, textShape, titledGroup } from '../../../ground/scene/shapes.js'
import type { ChartInLanguage } from '../../data/chart-data.js'
import { markerText } from '../../data/texts/marker-text.js'
import { type AbovePlot, belowLane } from '../around/above-plot.js'
import { discRadius, type LaneDisc, laneRow, type PlacedMarker } from '../around/marker-lane.js'
import { markRow, onsetBand } from '../around/puberty-lane.js'
import type { Plot } from '../layout.js'
import { fontSizes, markPaints, type Palette } from '../styles.js'

/** The height of the bar of a period, pixels. */
const barHeight = 8

/** How the bar of a kind is painted: distinguishable without colour. */
const barPaints: { readonly [kind in MarkerKind]: (palette: Palette) => Paint } = {
  'growth-hormone': ({ marker }) => ({ fill: marker, stroke: marker, strokeWidth: 1 }),
  'puberty-suppression': ({ marker, page }) => ({ fill: page, stroke: marker, strokeWidth: 1.2 }),
  other: ({ marker, grid }) => ({ fill: grid[1], stroke: marker, strokeWidth: 0.6 }),
}

/** The markers: lettered discs and the bars of periods in a lane above the plot, with hairlines through it. */
export function drawMarkers(data: ChartInLanguage, plot: Plot, above: AbovePlot, palette: Palette): Shape[] {
  const { cutLabels, scale, puberty, lane } = above
  const pubertyBottom = plot.y - cutLabels - scale - belowLane
  const bottom = pubertyBottom - puberty.height
  const names = puberty.marks.map(({ x, width, row }): Name => {
    const under = pubertyBottom - onsetBand - row * markRow
    return { from: x - width / 2, to: x + width / 2, top: under - markRow, bottom: under }
  })
  return lane.discs.map((disc) => {
    const { markers } = disc
    const y = bottom - (disc.row + 0.5) * laneRow
    const shapes: Shape[] = []
    for (const placed of markers) shapes.push(...drawHairlines(placed, { y, names }, plot, palette))
    for (const placed of markers) shapes.push(...drawBar(placed, y, plot, palette))
    shapes.push(...drawDisc(disc, y, palette))
    return titledGroup(
      'marker',
      { date: markers.map(({ marker }) => marker.date).join(' ') },
      markers.map(({ marker }) => markerText(marker, data.language)).join('\n'),
      shapes,
    )
  })
}

/** A disc with its letter, a pill with several, or a small disc without. */
export function drawDisc(
  { name, x, width }: Pick<LaneDisc, 'name' | 'x' | 'width'>,
  y: number,
  palette: Palette,
): Shape[] {
  const markerDisc = markPaints.markerDisc(palette)
  if (name === '')
    return [rectShape({ x: x - width / 2, y: y - width / 2, width, height: width }, markerDisc, width / 2)]
  return [
    rectShape({ x: x - width / 2, y: y - discRadius, width, height: 2 * discRadius }, markerDisc, discRadius),
    textShape(
      name,
      { x, y: y + fontSizes.small * 0.36 },
      { anchor: 'middle', size: fontSizes.small, fill: palette.text, bold: true },
    ),
  ]
}

/** The place of the name of a finding of puberty, pixels. */
interface Name {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly bottom: number
}

/** From the lane through the plot, at the beginning and at the end of what is marked; not at an edge of the plot, nor through a name. */
function drawHairlines(
  { from, to }: PlacedMarker,
  { y, names }: { readonly y: number; readonly names: readonly Name[] },
  plot: Plot,
  palette: Palette,
): Shape[] {
  const places = (to === from ? [from] : [from, to]).filter((x) => x > plot.x + 0.5 && x < plot.right - 0.5)
  if (places.length === 0) return []
  const lines = places.flatMap((x) => {
    const struck = names.filter((name) => x > name.from && x < name.to).sort((a, b) => a.top - b.top)
    const starts = [y, ...struck.map(({ bottom }) => bottom)]
    const ends = [...struck.map(({ top }) => top), plot.bottom]
    return starts.map((start, i) => [x, start, x, ends[i] as number])
  })
  return [pathShape(lines, markPaints.markerLine(palette))]
}

function drawBar({ marker, from, to }: PlacedMarker, y: number, plot: Plot, palette: Palette): Shape[] {
  if (to <= from) return []
  const bar = rectShape(
    { x: from, y: y - barHeight / 2, width: to - from, height: barHeight },
    barPaints[marker.kind ?? 'other'](palette),
  )
  // Without its end the period goes on beyond the section.
  if (to >= plot.right) return [bar]
  return [bar, pathShape([[to, y - discRadius, to, y + discRadius]], markPaints.periodEnd(palette))]
}
