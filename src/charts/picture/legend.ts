import { textWidth } from '../../scene/fit-text.js'
import type { Paint, Shape, SymbolName } from '../../scene/scene.js'
import type { ChartInLanguage } from '../data/chart-data.js'
import { shownTarget } from './draw-target.js'
import { type Block, emptyBlock } from './layout.js'
import { shownBackground, shownBoneAges, shownCorrections, shownMarkers, shownPoints } from './shown-data.js'
import { fontSizes, markStyles, type Palette } from './styles.js'

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
export function legend(data: ChartInLanguage, left: number, width: number, palette: Palette): Block {
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

function entries(data: ChartInLanguage, palette: Palette): Entry[] {
  const words = data.language.chart
  const known: readonly (Entry & { readonly shown: boolean })[] = [
    {
      shown: shownPoints(data).length > 0,
      text: words.measurement,
      line: markStyles.patientLine(palette),
      symbol: 'circle',
      paint: markStyles.patientPoint(palette),
    },
    {
      shown: shownCorrections(data).length > 0,
      text: words.correctedAge,
      line: markStyles.uncorrectedLine(palette),
    },
    {
      shown: shownBoneAges(data).length > 0,
      text: words.boneAge,
      line: markStyles.boneAgeLine(palette),
      symbol: 'diamond',
      paint: markStyles.boneAgePoint(palette),
    },
    {
      shown: shownTarget(data) !== undefined,
      text: words.targetLegend,
      line: markStyles.targetLine(palette),
      symbol: 'diamond',
      paint: markStyles.targetPoint(palette),
    },
    {
      shown: shownBackground(data).length > 0,
      text: words.generalReference,
      line: markStyles.generalMedian(palette),
    },
    {
      shown: shownMarkers(data).length > 0,
      text: words.event,
      line: markStyles.markerLine(palette),
    },
  ]
  return known.filter(({ shown }) => shown)
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
