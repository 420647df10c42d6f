import { textWidth } from '../../scene/fit-text.js'
import type { Paint, Shape, SymbolName } from '../../scene/scene.js'
import type { ChartInLanguage } from '../data/chart-data.js'
import { type Block, emptyBlock } from './layout.js'
import {
  shownBackground,
  shownBoneAges,
  shownCorrections,
  shownMarkers,
  shownPoints,
  shownTarget,
} from './shown-data.js'
import { fontSizes, markStyles, type Palette } from './styles.js'

const lineHeight = 19
const keyWidth = 26
const keyGap = 7
const entryGap = 22
const size = fontSizes.tick

/** What an entry of the legend consists of. */
interface Entry {
  readonly text: string
  readonly line?: Paint
  readonly symbol?: SymbolName
  readonly paint?: Paint
}

/** The meaning of the symbols that the chart shows, in rows. */
export function layOutLegend(data: ChartInLanguage, left: number, width: number, palette: Palette): Block {
  const rows = arrangeInRows(shownEntries(data, palette), width)
  if (rows.length === 0) return emptyBlock
  return {
    height: rows.length * lineHeight,
    shapes: (top) => [
      {
        kind: 'group',
        role: 'legend',
        shapes: rows.flatMap((row, i) => drawRow(row, left, top + (i + 0.5) * lineHeight, palette)),
      },
    ],
  }
}

function shownEntries(data: ChartInLanguage, palette: Palette): Entry[] {
  const words = data.language.chart
  const entries: readonly (Entry & { readonly isShown: boolean })[] = [
    {
      isShown: shownPoints(data).length > 0,
      text: words.measurement,
      line: markStyles.patientLine(palette),
      symbol: 'circle',
      paint: markStyles.patientPoint(palette),
    },
    {
      isShown: shownCorrections(data).length > 0,
      text: words.correctedAge,
      line: markStyles.uncorrectedLine(palette),
    },
    {
      isShown: shownBoneAges(data).length > 0,
      text: words.boneAge,
      line: markStyles.boneAgeLine(palette),
      symbol: 'diamond',
      paint: markStyles.boneAgePoint(palette),
    },
    {
      isShown: shownTarget(data) !== undefined,
      text: words.targetLegend,
      line: markStyles.targetLine(palette),
      symbol: 'diamond',
      paint: markStyles.targetPoint(palette),
    },
    {
      isShown: shownBackground(data).length > 0,
      text: words.generalReference,
      line: markStyles.generalMedian(palette),
    },
    {
      isShown: shownMarkers(data).length > 0,
      text: words.event,
      line: markStyles.markerLine(palette),
    },
  ]
  return entries.filter(({ isShown }) => isShown)
}

function entryWidth({ text }: Entry): number {
  return keyWidth + keyGap + textWidth(text, size)
}

function arrangeInRows(entries: readonly Entry[], width: number): Entry[][] {
  const rows: Entry[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const entry of entries) {
    const needed = entryWidth(entry)
    if (used + entryGap + needed > width) {
      rows.push([])
      used = -entryGap
    }
    rows.at(-1)?.push(entry)
    used += entryGap + needed
  }
  return rows
}

function drawRow(row: readonly Entry[], left: number, y: number, palette: Palette): Shape[] {
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
