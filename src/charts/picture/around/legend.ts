import type { Shape } from '../../../ground/scene/scene.js'
import { groupShape, pathShape, rectShape, symbolShape, textShape } from '../../../ground/scene/shapes.js'
import { drawDisc } from '../draw/draw-markers.js'
import { largeRadius } from '../draw/draw-patient.js'
import { type Block, emptyBlock, type RoomOfTexts } from '../layout.js'
import { shownMarkers } from '../shown-data.js'
import { fontSizes, type Palette } from '../styles.js'
import {
  type DataOfLegend,
  type EntryParts,
  eventEntries,
  keyWidth,
  type LegendEntry,
  legendSize,
  shownEntries,
} from './legend-entries.js'
import { discWidth } from './marker-lane.js'

const lineHeight = 19
const bandHeight = 12
const entryGap = 22
/** A key with more rows would take the room of the chart: the events are counted. */
const mostKeyRows = 9

/**
 * How much a legend says: all, what is not understood without it, that with the events only counted, or of it
 * what is never left out.
 */
export type LegendExtent = 'full' | 'essential' | 'counted' | 'least'

/** A legend, and whether it has each event by its letter. */
export interface Legend extends Block {
  readonly hasLetters: boolean
}

/** A legend that takes no room. */
export const emptyLegend: Legend = { ...emptyBlock, hasLetters: true }

/** The meaning of the symbols that the chart shows, and the key to its events, in rows. */
export function layOutLegend(
  data: DataOfLegend,
  extent: LegendExtent,
  { left, width }: RoomOfTexts,
  palette: Palette,
): Legend {
  const key = data.markers.length === 0 ? [] : arrangeInRows(eventEntries(data, false, width), width)
  const areCounted = shownMarkers(data).length > 1 && (isBrief(extent) || key.length > mostKeyRows)
  const entries = shownEntries(data, width, palette).filter(({ parts }) => isSaid(parts, extent))
  const counted = areCounted ? eventEntries(data, true, width) : []
  const rows = [...arrangeInRows([...entries, ...counted], width), ...(areCounted ? [] : key)]
  if (rows.length === 0) return emptyLegend
  return {
    hasLetters: !areCounted,
    height: rows.length * lineHeight,
    shapes: (top) => {
      const shapes = rows.flatMap((row, i) => drawRow(row, left, top + (i + 0.5) * lineHeight, palette))
      return [groupShape('legend', shapes)]
    },
  }
}

function isBrief(extent: LegendExtent): boolean {
  return extent === 'counted' || extent === 'least'
}

function isSaid({ isPlain, isKept }: EntryParts, extent: LegendExtent): boolean {
  return extent === 'full' || (extent === 'least' ? isKept === true : !isPlain)
}

function arrangeInRows(entries: readonly LegendEntry[], width: number): LegendEntry[][] {
  const rows: LegendEntry[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const entry of entries) {
    if (used + entryGap + entry.width > width) {
      rows.push([])
      used = -entryGap
    }
    rows.at(-1)?.push(entry)
    used += entryGap + entry.width
  }
  return rows
}

function drawRow(row: readonly LegendEntry[], left: number, y: number, palette: Palette): Shape[] {
  const shapes: Shape[] = []
  let x = left
  for (const entry of row) {
    shapes.push(...drawEntry(entry, x, y, palette))
    x += entry.width + entryGap
  }
  return shapes
}

function drawEntry({ parts, keyWidth: textStart }: LegendEntry, x: number, y: number, palette: Palette): Shape[] {
  const { text, band, edges, line, symbol, paint = {}, share = 1, letter, disc } = parts
  const [top, bottom] = [y - bandHeight / 2, y + bandHeight / 2]
  const right = x + keyWidth
  const shapes: Shape[] = []
  if (band) shapes.push(rectShape({ x, y: top, width: keyWidth, height: bandHeight }, band))
  if (edges) {
    const lines = [top, bottom].map((edge) => [x, edge, right, edge])
    shapes.push(pathShape(lines, edges))
  }
  if (line) shapes.push(pathShape([[x, y, right, y]], line))
  if (symbol) shapes.push(symbolShape(symbol, { x: x + keyWidth / 2, y, radius: largeRadius * share }, paint))
  if (letter) shapes.push(letterShape(letter, x + keyWidth / 2, y, paint.fill ?? palette.text))
  if (disc !== undefined) {
    const width = discWidth(disc)
    shapes.push(...drawDisc({ name: disc, x: x + width / 2, width }, y, palette))
  }
  shapes.push(
    textShape(
      text,
      { x: x + textStart, y: y + legendSize * 0.36 },
      { anchor: 'start', size: legendSize, fill: palette.text },
    ),
  )
  return shapes
}

function letterShape(text: string, x: number, y: number, fill: string): Shape {
  return textShape(text, { x, y: y + legendSize * 0.36 }, { anchor: 'middle', size: fontSizes.label, fill, bold: true })
}
