import { stagedSigns } from '../../../clinical/growth/puberty-findings.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { textWidth, wrapText } from '../../../ground/scene/fit-text.js'
import type { Paint, SymbolName } from '../../../ground/scene/scene.js'
import type { ChartBirth, ChartInLanguage, ChartPoint, CourseKey } from '../../data/chart-data.js'
import { lastCorrected } from '../../data/points/patient-line.js'
import { onsetAges } from '../../data/texts/found-by-day.js'
import { markerText } from '../../data/texts/marker-text.js'
import { chronologicalShare, warningMark } from '../draw/draw-patient.js'
import { spanStyles, velocityMark, velocitySymbols } from '../draw/draw-velocities.js'
import {
  isOnAxis,
  shownBackground,
  shownBoneAges,
  shownCorrections,
  shownMarkers,
  shownPoints,
  shownPuberty,
  shownTarget,
  shownUnused,
} from '../shown-data.js'
import { fontSizes, markPaints, type Palette } from '../styles.js'
import { discRadius, discWidth } from './marker-lane.js'

/** The width of the symbol before a text, and its distance, pixels. */
export const keyWidth = 26
const keyGap = 7
/** Between a disc and its text, pixels. */
const discGap = 6
/** The height of the font, pixels. */
export const legendSize: number = fontSizes.tick

/** What an entry of the legend consists of. */
export interface EntryParts {
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
  readonly isPlain?: true | undefined
  /** Explains letters or a mark that nothing else explains: no picture leaves it out. */
  readonly isKept?: true | undefined
  /** A disc with a letter: an event. */
  readonly disc?: string
  /** Says something of the child, and not only what a mark means. */
  readonly isOfChild?: true | undefined
  /** A further line of the entry before it, which has a symbol or a disc. */
  readonly isContinued?: 'key' | 'disc'
}

/** An entry with its measures, pixels. */
export interface LegendEntry {
  readonly parts: EntryParts
  /** Of the symbol before the text. */
  readonly keyWidth: number
  readonly width: number
}

function measured(parts: EntryParts): LegendEntry {
  const width = widthOfKey(parts)
  return { parts, keyWidth: width, width: width + textWidth(parts.text, legendSize) }
}

/** What a legend is of; on a sheet also what the score at birth goes by. */
export type DataOfLegend = ChartInLanguage & { readonly birthScore?: string | undefined }

/** The entries for what the chart shows, each in the lines that the width asks for. */
export function shownEntries(data: DataOfLegend, width: number, palette: Palette): LegendEntry[] {
  const entries = valueEntries(data, palette)
  entries.push(...ageEntries(data, palette))
  entries.push(...targetEntries(data, palette))
  entries.push(...pubertyEntries(data, palette))
  if (shownBackground(data).length > 0) {
    entries.push({
      text: data.language.chart.generalReference,
      band: { fill: palette.backgroundBand },
      edges: markPaints.generalOuter(palette),
      line: markPaints.generalMedian(palette),
    })
  }
  return entries.flatMap((entry) => inLines(entry, width))
}

/** What the patient's values mean, and what is marked at them. */
function valueEntries(data: DataOfLegend, palette: Palette): EntryParts[] {
  const words = data.language.chart
  const points = shownPoints(data)
  const entries: EntryParts[] = []
  if (points.some((point) => point !== data.birth && point.interval === undefined)) {
    entries.push({
      isPlain: true,
      text: words.measurement,
      line: markPaints.patientLine(palette),
      symbol: 'circle',
      paint: markPaints.patientPoint(palette),
    })
  }
  if (hasLongGap(data)) entries.push({ isPlain: true, text: words.longGap, line: markPaints.patientGap(palette) })
  for (const key of data.courseKeys ?? []) {
    if (isShown(key, points)) entries.push(courseEntry(key, palette))
  }
  if (data.birth !== undefined && points.includes(data.birth)) {
    const text = [birthText(data.birth, words), data.birthScore].filter(Boolean).join('; ')
    entries.push({ isKept: true, text, symbol: 'circle', paint: markPaints.birthPoint(palette) })
  }
  if (shownUnused(data).length > 0) {
    entries.push({ text: words.unused, symbol: 'cross', paint: markPaints.unusedPoint(palette) })
  }
  if (points.some(({ warnings }) => warnings !== undefined)) {
    entries.push({ text: words.warning, letter: warningMark, paint: { fill: palette.target } })
  }
  return entries
}

/** Whether the section shows a stretch of the line between two visits far apart. */
function hasLongGap({ line, xAxis, yAxis }: ChartInLanguage): boolean {
  return line.some(
    ({ dashed, points }) => dashed && points.some(({ x, y }) => isOnAxis(x, xAxis) && isOnAxis(y, yAxis)),
  )
}

/** Other ages at which a value is drawn: since birth, and of the bones. */
function ageEntries(data: ChartInLanguage, palette: Palette): EntryParts[] {
  const words = data.language.chart
  const entries: EntryParts[] = []
  if (shownCorrections(data).length > 0) {
    entries.push(correctionEntry(isShownAtChronologicalAge(data), words, palette))
  }
  if (shownBoneAges(data).length > 0) {
    entries.push({
      text: words.boneAge,
      line: markPaints.boneAgeLine(palette),
      symbol: 'diamond',
      paint: markPaints.boneAgePoint(palette),
    })
  }
  return entries
}

function targetEntries(data: ChartInLanguage, palette: Palette): EntryParts[] {
  const { targetLegend, targetChannelLegend } = data.language.chart
  const hasChannel = data.target !== undefined && data.target.channel.length > 0
  const channel = hasChannel ? { band: markPaints.targetChannel(palette) } : {}
  if (shownTarget(data) !== undefined) {
    const [line, paint] = [markPaints.targetLine(palette), markPaints.targetPoint(palette)]
    return [{ isPlain: true, text: targetLegend, ...channel, line, symbol: 'diamond', paint }]
  }
  return hasChannel ? [{ isPlain: true, text: targetChannelLegend, ...channel }] : []
}

/** Where a value is at the age since birth too, with its symbol there. */
function correctionEntry(isTwice: boolean, words: ChartLanguage['chart'], palette: Palette): EntryParts {
  const entry: EntryParts = { text: words.correctedAge, line: markPaints.uncorrectedLine(palette) }
  if (!isTwice) return entry
  return { ...entry, symbol: 'circle', share: chronologicalShare, paint: markPaints.chronologicalPoint(palette) }
}

/** What the marks of puberty mean, and the band under them. */
function pubertyEntries(data: ChartInLanguage, palette: Palette): readonly EntryParts[] {
  const { puberty, xAxis, language } = data
  if (puberty === undefined) return []
  const { onsetFrom, onsetTo } = puberty
  const signs = shownPuberty(data)
  const notShown = puberty.notShown + puberty.signs.length - signs.length
  const { keys, legend, onsetLegend, notShown: notShownText } = language.chart.puberty
  const staged = stagedSigns.filter((sign) => signs.some((each) => each.sign === sign))
  const isOnsetShown = onsetTo > xAxis.from && onsetFrom < xAxis.to
  return [
    ...(staged.length === 0
      ? []
      : [{ isKept: true, text: legend(staged.map((sign) => keys[sign]).join(', ')) } as const]),
    ...(isOnsetShown
      ? [{ text: onsetLegend(...onsetAges(puberty, language)), band: markPaints.onsetBand(palette) }]
      : []),
    ...(notShown === 0 ? [] : [{ text: notShownText(notShown), isKept: true, isOfChild: true } as const]),
  ]
}

/** Whether the chart shows the mark of growth over time that a key is about. */
function isShown({ mark }: CourseKey, points: readonly ChartPoint[]): boolean {
  return (
    mark === 'thrive' ||
    mark === 'expected' ||
    points.some((point) => point.interval !== undefined && velocityMark(point) === mark)
  )
}

/** The key to a mark of growth over time. */
function courseEntry({ mark, text }: CourseKey, palette: Palette): EntryParts {
  if (mark === 'thrive') return { text, line: markPaints.thriveLine(palette) }
  if (mark === 'expected') {
    const [band, edges, line] = [markPaints.expectedBand, markPaints.expectedEdge, markPaints.expectedLine]
    return { text, band: band(palette), edges: edges(palette), line: line(palette) }
  }
  const { symbol, paint, share } = velocitySymbols[mark]
  return { text, line: markPaints[spanStyles[mark]](palette), symbol, share, paint: markPaints[paint](palette) }
}

/** Whether the last value at a corrected age is also plotted at the age since birth. */
function isShownAtChronologicalAge(data: ChartInLanguage): boolean {
  const last = lastCorrected(data.points)
  return last?.uncorrectedX !== undefined && isOnAxis(last.uncorrectedX, data.xAxis) && isOnAxis(last.y, data.yAxis)
}

/** The key to the events: each with its letter, or their number beside a disc without one. */
export function eventEntries(data: ChartInLanguage, areCounted: boolean, width: number): LegendEntry[] {
  const { language, markers } = data
  const words = language.chart
  const shown = shownMarkers(data)
  const outside = markers.length - shown.length
  const { length } = shown
  const entries: readonly EntryParts[] =
    areCounted && length > 1
      ? [{ disc: '', text: words.eventCount(length), isOfChild: true }]
      : shown.map((marker, i) => ({ disc: words.eventName(i), text: markerText(marker, language), isOfChild: true }))
  const lines: LegendEntry[] = []
  for (const entry of entries) for (const line of inLines(entry, width)) lines.push(line)
  if (outside > 0) lines.push(measured({ text: words.eventsOutside(outside), isOfChild: true }))
  return lines
}

/** An entry with a line for each part that the width can take, the further ones under the text of the first. */
function inLines(parts: EntryParts, width: number): LegendEntry[] {
  const { isPlain, isKept, isOfChild } = parts
  const isContinued = parts.disc === undefined ? 'key' : 'disc'
  const lines = wrapText(parts.text, width - widthOfKey(parts), legendSize)
  return lines.map((text, i) =>
    measured(i === 0 ? { ...parts, text } : { text, isPlain, isKept, isOfChild, isContinued }),
  )
}

/** The width of the symbol before the text of an entry. */
function widthOfKey({ line, band, symbol, letter, disc, isContinued }: EntryParts): number {
  if (disc !== undefined) return discWidth(disc) + discGap
  if (isContinued === 'disc') return 2 * discRadius + discGap
  if (isContinued === 'key') return keyWidth + keyGap
  const hasKey = line !== undefined || band !== undefined || symbol !== undefined || letter !== undefined
  return hasKey ? keyWidth + keyGap : 0
}

function birthText({ reference, ladder }: ChartBirth, words: ChartLanguage['chart']): string {
  return reference === undefined || ladder.length === 0 ? words.birth : words.birthLadder(reference)
}
