import { stagedSigns } from '../../growth/puberty-findings.js'
import { textWidth, wrapText } from '../../scene/fit-text.js'
import type { Paint, Shape, SymbolName } from '../../scene/scene.js'
import type { ChartInLanguage, CourseKey } from '../data/chart-data.js'
import { markerText } from '../data/describe-point.js'
import { drawDisc } from './draw-markers.js'
import { chronologicalShare, largeRadius, warningMark } from './draw-patient.js'
import { spanStyles, velocityMark, velocitySymbols } from './draw-velocities.js'
import { type Block, emptyBlock } from './layout.js'
import { discRadius } from './marker-lane.js'
import { sharedShapes } from './shared-groups.js'
import {
  isOnAxis,
  lastCorrected,
  shownBackground,
  shownBoneAges,
  shownCorrections,
  shownMarkers,
  shownPoints,
  shownPuberty,
  shownTarget,
  shownUnused,
} from './shown-data.js'
import { fontSizes, markStyles, type Palette } from './styles.js'

const lineHeight = 19
const keyWidth = 26
const keyGap = 7
const bandHeight = 12
const entryGap = 22
/** Between a disc and its text, pixels. */
const discGap = 6
/** A key with more rows would take the room of the chart: the events are counted. */
const mostKeyRows = 9
const size = fontSizes.tick

/** What an entry of the legend consists of. */
interface Entry {
  readonly text: string
  /** A band behind the line and the symbol, and the lines along its edges. */
  readonly band?: Paint
  readonly edges?: Paint
  readonly line?: Paint
  readonly symbol?: SymbolName
  readonly paint?: Paint
  /** The size of the symbol, as a share of a point's. */
  readonly share?: number
  /** A letter instead of a symbol. */
  readonly letter?: string
  /** Understood without the legend, which leaves it out first. */
  readonly isPlain?: true
  /** A disc with a letter: an event. */
  readonly disc?: string
  /** Says something of the child, and not only what a mark means. */
  readonly isOfChild?: true
  /** A further line of the entry before it. */
  readonly isContinued?: true
}

/** How much a legend says: all, what is not understood without it, or that with the events only counted. */
export type LegendExtent = 'full' | 'essential' | 'counted'

/** The meaning of the symbols that the chart shows, and the key to its events, in rows. */
export function layOutLegend(
  data: ChartInLanguage,
  extent: LegendExtent,
  left: number,
  width: number,
  palette: Palette,
): Block {
  const key = data.markers.length === 0 ? [] : arrangeInRows(eventEntries(data, false, width), width)
  const areCounted = extent === 'counted' || key.length > mostKeyRows
  const events = areCounted ? arrangeInRows(eventEntries(data, true, width), width) : key
  const entries = shownEntries(data, palette).filter(({ isPlain }) => extent === 'full' || !isPlain)
  const rows = [...arrangeInRows(entries, width), ...events]
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
  const points = shownPoints(data)
  const hasTarget = shownTarget(data) !== undefined
  const hasChannel = (data.target?.channel ?? []).length > 0
  const shown: readonly PossibleEntry[] = [
    [
      points.some((point) => point !== data.birth && point.interval === undefined),
      () => ({
        isPlain: true,
        text: words.measurement,
        line: markStyles.patientLine(palette),
        symbol: 'circle',
        paint: markStyles.patientPoint(palette),
      }),
    ],
    ...(data.courseKeys ?? []).map((key) => courseEntry(key, data, palette)),
    [
      points.some((point) => point === data.birth),
      () => ({ text: birthText(data), symbol: 'circle', paint: markStyles.birthPoint(palette) }),
    ],
    [
      shownUnused(data).length > 0,
      () => ({ text: words.unused, symbol: 'cross', paint: markStyles.unusedPoint(palette) }),
    ],
    [
      points.some(({ warnings }) => warnings !== undefined),
      () => ({ text: words.warning, letter: warningMark, paint: { fill: palette.target } }),
    ],
    [shownCorrections(data).length > 0, () => correctionEntry(data, palette)],
    [
      shownBoneAges(data).length > 0,
      () => ({
        text: words.boneAge,
        line: markStyles.boneAgeLine(palette),
        symbol: 'diamond',
        paint: markStyles.boneAgePoint(palette),
      }),
    ],
    [
      !hasTarget && hasChannel,
      () => ({ isPlain: true, text: words.targetChannelLegend, band: markStyles.targetChannel(palette) }),
    ],
    [
      hasTarget,
      () => ({
        isPlain: true,
        text: words.targetLegend,
        ...(hasChannel ? { band: markStyles.targetChannel(palette) } : {}),
        line: markStyles.targetLine(palette),
        symbol: 'diamond',
        paint: markStyles.targetPoint(palette),
      }),
    ],
    ...pubertyEntries(data, palette),
    [
      shownBackground(data).length > 0,
      () => ({
        text: words.generalReference,
        band: { fill: palette.backgroundBand },
        edges: markStyles.generalOuter(palette),
        line: markStyles.generalMedian(palette),
      }),
    ],
  ]
  return shown.flatMap(([isShown, entry]) => (isShown ? [entry()] : []))
}

/** Where a value stands at the age since birth too, with the symbol that it has there. */
function correctionEntry(data: ChartInLanguage, palette: Palette): Entry {
  const entry: Entry = { text: data.language.chart.correctedAge, line: markStyles.uncorrectedLine(palette) }
  if (!isShownAtChronologicalAge(data)) return entry
  return { ...entry, symbol: 'circle', share: chronologicalShare, paint: markStyles.chronologicalPoint(palette) }
}

/** An entry, and whether the chart shows what it explains. */
type PossibleEntry = readonly [isShown: boolean, entry: () => Entry]

/** What the marks of puberty mean, and the band under them. */
function pubertyEntries(data: ChartInLanguage, palette: Palette): readonly PossibleEntry[] {
  const { puberty, xAxis, language } = data
  if (puberty === undefined) return []
  const { onsetFrom, onsetTo } = puberty
  const signs = shownPuberty(data)
  const notShown = puberty.notShown + puberty.signs.length - signs.length
  const { keys, legend, onsetLegend, notShown: notShownText } = language.chart.puberty
  const staged = stagedSigns.filter((sign) => signs.some((each) => each.sign === sign))
  return [
    [staged.length > 0, () => ({ text: legend(staged.map((sign) => keys[sign]).join(', ')) })],
    [
      onsetTo > xAxis.from && onsetFrom < xAxis.to,
      () => ({ text: onsetLegend(`${onsetFrom}`, `${onsetTo}`), band: markStyles.onsetBand(palette) }),
    ],
    [notShown > 0, () => ({ text: notShownText(notShown), isOfChild: true })],
  ]
}

/** The key to a mark of growth over time. */
function courseEntry({ mark, text }: CourseKey, data: ChartInLanguage, palette: Palette): PossibleEntry {
  if (mark === 'thrive') return [true, () => ({ text, line: markStyles.thriveLine(palette) })]
  const { symbol, paint, share } = velocitySymbols[mark]
  return [
    shownPoints(data).some((point) => point.interval !== undefined && velocityMark(point) === mark),
    () => ({
      text,
      line: markStyles[spanStyles[mark]](palette),
      symbol,
      share,
      paint: markStyles[paint](palette),
    }),
  ]
}

/** Whether the last value at a corrected age stands at the age since birth too. */
function isShownAtChronologicalAge(data: ChartInLanguage): boolean {
  const last = lastCorrected(data)
  return last?.uncorrectedX !== undefined && isOnAxis(last.uncorrectedX, data.xAxis) && isOnAxis(last.y, data.yAxis)
}

/** The key to the events: each with its letter, or their number. */
function eventEntries(data: ChartInLanguage, areCounted: boolean, width: number): Entry[] {
  const { language, markers } = data
  const words = language.chart
  const shown = shownMarkers(data)
  const outside = markers.length - shown.length
  const names = [words.eventName(0), words.eventName(shown.length - 1)]
  const count = { disc: [...new Set(names)].join('–'), text: words.eventCount(shown.length) }
  const each = shown.map((marker, i) => ({ disc: words.eventName(i), text: markerText(marker, language) }))
  const entries = areCounted && shown.length > 1 ? [count] : each
  return [
    ...entries.flatMap((entry) => inLines({ ...entry, isOfChild: true }, width)),
    ...(outside > 0 ? [{ text: words.eventsOutside(outside), isOfChild: true } as const] : []),
  ]
}

/** An entry with a line for each part that the width can take. */
function inLines(entry: Entry, width: number): Entry[] {
  const lines = wrapText(entry.text, width - keyOf(entry), size)
  return lines.map((text, i) => (i === 0 ? { ...entry, text } : { text, isOfChild: true, isContinued: true }))
}

/** The width of what stands before the text of an entry. */
function keyOf({ line, band, symbol, letter, disc, isContinued }: Entry): number {
  if (disc !== undefined) return discWidth(disc) + discGap
  if (isContinued) return 2 * discRadius + discGap
  const hasKey = line !== undefined || band !== undefined || symbol !== undefined || letter !== undefined
  return hasKey ? keyWidth + keyGap : 0
}

function discWidth(name: string): number {
  return Math.max(2 * discRadius, textWidth(name, fontSizes.small, true) + 8)
}

function birthText({ birth, language: { chart } }: ChartInLanguage): string {
  const { reference, ladder = [] } = birth ?? {}
  return reference === undefined || ladder.length === 0 ? chart.birth : chart.birthLadder(reference)
}

function entryWidth(entry: Entry): number {
  return keyOf(entry) + textWidth(entry.text, size)
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
    const start = x
    x += entryWidth(entry) + entryGap
    if (entry.isOfChild) return drawEntry(entry, start, y, palette)
    const { text, symbol, band, line, share } = entry
    const key = `${text} ${start} ${y} ${symbol} ${band !== undefined} ${line !== undefined} ${share}`
    return [sharedShapes(palette, key, () => drawEntry(entry, start, y, palette))]
  })
}

function drawEntry(entry: Entry, x: number, y: number, palette: Palette): Shape[] {
  const { text, band, edges, line, symbol, paint, share = 1, letter, disc } = entry
  const [top, bottom] = [y - bandHeight / 2, y + bandHeight / 2]
  const right = x + keyWidth
  const shapes: Shape[] = []
  if (band) shapes.push({ kind: 'rect', x, y: top, width: keyWidth, height: bandHeight, ...band })
  if (edges) shapes.push({ kind: 'path', lines: [top, bottom].map((edge) => [x, edge, right, edge]), ...edges })
  if (line) shapes.push({ kind: 'path', lines: [[x, y, right, y]], ...line })
  if (symbol) shapes.push({ kind: 'symbol', symbol, x: x + keyWidth / 2, y, radius: largeRadius * share, ...paint })
  if (letter) shapes.push(letterShape(letter, x + keyWidth / 2, y, paint?.fill ?? palette.text))
  if (disc !== undefined) {
    const width = discWidth(disc)
    shapes.push(...drawDisc({ name: disc, x: x + width / 2, width }, y, palette))
  }
  const textX = x + keyOf(entry)
  shapes.push({ kind: 'text', x: textX, y: y + size * 0.36, text, size, fill: palette.text, anchor: 'start' })
  return shapes
}

function letterShape(text: string, x: number, y: number, fill: string): Shape {
  return { kind: 'text', x, y: y + size * 0.36, text, size: fontSizes.label, bold: true, fill, anchor: 'middle' }
}
