import type { ChartData } from '../chart-data.js'
import type { Paint, Shape, SymbolName } from '../scene.js'
import { chartWords } from '../words/index.js'
import { type Block, emptyBlock } from './block.js'
import { fontSizes, type Palette, uncorrectedStyle } from './palette.js'
import { shownBackground, shownBoneAges, shownCorrections, shownMarkers, shownPoints } from './shown.js'
import { shownTarget } from './target.js'
import { textWidth } from './text-width.js'

const lineHeight = 19
const keyWidth = 26
const keyGap = 7
const entryGap = 22
const size = fontSizes.tick

/** What is drawn beside a name. */
interface Entry {
  readonly text: string
  readonly line?: Paint
  readonly symbol?: SymbolName
  readonly paint?: Paint
}

/** What the symbols mean: those that the chart shows, in rows. */
export function legend(data: ChartData, left: number, width: number, palette: Palette): Block {
  const rows = inRows(entries(data, palette), width)
  if (rows.length === 0) return emptyBlock
  return {
    height: rows.length * lineHeight,
    shapes: (top) => [
      {
        kind: 'group',
        role: 'legend',
        shapes: rows.flatMap((row, i) => rowShapes(row, left, top + (i + 0.5) * lineHeight, palette)),
      },
    ],
  }
}

function entries(data: ChartData, palette: Palette): Entry[] {
  const words = chartWords[data.locale]
  const found: Entry[] = []
  if (shownPoints(data).length > 0) {
    found.push({
      text: words.measurement,
      line: { stroke: palette.patient, strokeWidth: 1.6 },
      symbol: 'circle',
      paint: { fill: palette.patient, stroke: palette.patientHalo, strokeWidth: 1.5 },
    })
  }
  if (shownCorrections(data).length > 0) {
    found.push({ text: words.correctedAge, line: { stroke: palette.marker, ...uncorrectedStyle } })
  }
  if (shownBoneAges(data).length > 0) {
    found.push({
      text: words.boneAge,
      line: { stroke: palette.boneAge, strokeWidth: 1.1, dash: [3, 3] },
      symbol: 'diamond',
      paint: { fill: palette.patientHalo, stroke: palette.boneAge, strokeWidth: 1.5 },
    })
  }
  if (shownTarget(data) !== undefined) {
    found.push({
      text: words.targetLegend,
      line: { stroke: palette.target, strokeWidth: 2 },
      symbol: 'diamond',
      paint: { fill: palette.target, stroke: palette.page, strokeWidth: 1.5 },
    })
  }
  if (shownBackground(data).length > 0) {
    found.push({ text: words.generalReference, line: { stroke: palette.background, strokeWidth: 1.2 } })
  }
  if (shownMarkers(data).length > 0) {
    found.push({ text: words.event, line: { stroke: palette.marker, strokeWidth: 1.2, dash: [5, 4] } })
  }
  return found
}

function entryWidth({ text }: Entry): number {
  return keyWidth + keyGap + textWidth(text, size)
}

function inRows(all: readonly Entry[], width: number): Entry[][] {
  const rows: Entry[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const entry of all) {
    const own = entryWidth(entry)
    if (used + entryGap + own > width) {
      rows.push([])
      used = -entryGap
    }
    rows.at(-1)?.push(entry)
    used += entryGap + own
  }
  return rows
}

function rowShapes(row: readonly Entry[], left: number, y: number, palette: Palette): Shape[] {
  let x = left
  return row.flatMap((entry) => {
    const { text, line, symbol, paint } = entry
    const shapes: Shape[] = []
    if (line) shapes.push({ kind: 'path', lines: [[x, y, x + keyWidth, y]], ...line })
    if (symbol) shapes.push({ kind: 'symbol', symbol, x: x + keyWidth / 2, y, radius: 4.6, ...paint })
    shapes.push({
      kind: 'text',
      x: x + keyWidth + keyGap,
      y: y + size * 0.36,
      text,
      size,
      fill: palette.text,
      anchor: 'start',
    })
    x += entryWidth(entry) + entryGap
    return shapes
  })
}
