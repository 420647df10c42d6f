import { shortNumberText } from '../../../ground/languages/written-number.js'
import type { Shape } from '../../../ground/scene/scene.js'
import { textShape } from '../../../ground/scene/shapes.js'
import type { ChartPrediction } from '../../data/points/chart-predictions.js'
import { visibleLines } from '../../picture/draw/draw-axes.js'
import type { Plot } from '../../picture/layout.js'
import { fontSizes, markPaints, type Palette } from '../../picture/styles.js'
import type { SheetData } from '../sheet-data.js'

/** An adult height: a dot with its bar in the lane, and a row of the list. */
export interface AdultHeightEntry {
  readonly letter: string
  readonly name: string
  /** Beneath the name, a line each. */
  readonly details: readonly string[]
  readonly cm: number
  readonly low: number | undefined
  readonly high: number | undefined
  /** What the range means: ranges of different meanings are drawn differently. */
  readonly spread: ChartPrediction['spread']
  /** `reviewed`: a review doubts its method here, or it rests on a value in doubt, as its row says. */
  readonly kind: 'target' | 'prediction' | 'doubtful' | 'reviewed'
}

/** The width of the panel beside the chart, pixels. */
export const adultPanelWidth = 164
/** Between two bars of the lane, at most, pixels. */
const widestStep = 15
export const laneEdge = 7

/** Of the letters beneath the lane. */
export const letterRow = 13

/** Right of the lane, of the centimetres of its grid, pixels. */
const scaleWidth = 24
const scaleGap = 3

/** The colour of an entry: doubted ones are fainter. */
function colourOf(kind: AdultHeightEntry['kind'], palette: Palette): string {
  const quiet = palette.quietText
  return { target: palette.target, prediction: palette.patient, doubtful: quiet, reviewed: quiet }[kind]
}

/** Down to the present height, where that is as near to the others as this; else an arrow points to it, pixels. */
const presentWithin = 60

/** What a lane is drawn from: the heights, on the scale of the chart, from the left edge on. */
export interface Lane {
  readonly sheet: SheetData
  readonly entries: readonly AdultHeightEntry[]
  readonly plot: Plot
  readonly left: number
  readonly palette: Palette
}

export function laneExtent({ sheet, entries, plot }: Pick<Lane, 'sheet' | 'entries' | 'plot'>): {
  readonly top: number
  readonly bottom: number
} {
  const { reachedCm } = sheet.course
  const ends = entries.flatMap(({ cm, low = cm, high = cm }) => [plot.atY(low), plot.atY(high)])
  const top = Math.max(plot.y + laneEdge, Math.min(...ends)) - laneEdge
  const lowest = Math.max(...ends)
  const present = reachedCm === undefined ? lowest : plot.atY(reachedCm)
  const end = present > lowest && present - lowest <= presentWithin ? present : lowest
  return { top, bottom: Math.min(plot.bottom - letterRow, end + laneEdge) }
}

/** The heights as dots with their bars, and the present height. */
export function drawLane(lane: Lane): {
  readonly shapes: readonly Shape[]
  readonly bottom: number
  readonly present?: PresentMark | undefined
} {
  const { sheet, entries, plot, left, palette } = lane
  const { top, bottom } = laneExtent(lane)
  const isInLane = (y: number) => y > top && y < bottom
  const { reachedCm } = sheet.course
  const presentY = reachedCm === undefined ? undefined : plot.atY(reachedCm)
  const present = presentY === undefined ? undefined : isInLane(presentY) ? 'line' : 'arrow'
  // An arrow in a method's column would read as that method's.
  const columns = entries.length + (present === 'arrow' ? 1 : 0)
  const step = Math.min(widestStep, (adultPanelWidth - scaleWidth) / columns)
  const [width, right] = [step * columns, left + step * columns]
  const area = { kind: 'rect', x: left, y: top, width, height: bottom - top } as const
  const gridLines = (level: 1 | 2) =>
    visibleLines(sheet.data.yAxis, level, plot.height).filter((value) => isInLane(plot.atY(value)))
  const gridOf = (level: 1 | 2): Shape => ({
    kind: 'path',
    lines: gridLines(level).map((value) => [left, plot.atY(value), right, plot.atY(value)]),
    stroke: palette.grid[level],
    strokeWidth: level === 1 ? 1 : 0.8,
  })
  const scale = gridLines(1).map((value) =>
    textShape(
      shortNumberText(value, 1, sheet.language),
      { x: right + scaleGap, y: plot.atY(value) + fontSizes.small * 0.35 },
      { anchor: 'start', size: fontSizes.small, fill: palette.quietText },
    ),
  )
  const place =
    present === 'arrow' ? { y: bottom - 6, to: right - step / 2 + arrowFromEnd } : { y: presentY ?? bottom, to: right }
  const mark = present === undefined ? [] : [presentMark(present, { ...place, from: left }, palette)]
  const frame: Shape = { ...area, stroke: palette.frame, strokeWidth: 0.8 }
  const drawn = entries.flatMap((entry, i) => drawEntry(entry, left + (i + 0.5) * step, { top, bottom }, lane))
  return {
    shapes: [{ ...area, fill: palette.plot }, gridOf(2), gridOf(1), ...mark, frame, ...scale, ...drawn],
    bottom: bottom + letterRow,
    present,
  }
}

/** A height with its bar, and its letter beneath the lane. */
function drawEntry(
  { letter, cm, low, high, kind, spread }: AdultHeightEntry,
  x: number,
  { top, bottom }: ReturnType<typeof laneExtent>,
  { plot, palette }: Lane,
): Shape[] {
  const y = plot.atY(cm)
  const colour = colourOf(kind, palette)
  const isTarget = kind === 'target'
  const style = { anchor: 'middle', size: fontSizes.small, fill: colour, bold: true } as const
  const name = textShape(letter, { x, y: bottom + letterRow - 3 }, style)
  // A dot without a range would look exact, and a question mark is a warning.
  if (low === undefined || high === undefined)
    return [{ kind: 'symbol', symbol: 'cross', x, y, radius: 4.4, fill: colour }, name]
  const bar = barShape(x, Math.min(bottom, plot.atY(low)), Math.max(top, plot.atY(high)), { stroke: colour, spread })
  return [
    bar,
    {
      kind: 'symbol',
      symbol: isTarget ? 'diamond' : 'circle',
      x,
      y,
      radius: isTarget ? 4.4 : 3.2,
      ...(isTarget ? markPaints.targetPoint(palette) : markPaints.patientPoint(palette)),
      ...(colour === palette.quietText && { fill: palette.plot, stroke: colour }),
      strokeWidth: 1,
    },
    name,
  ]
}

/** A bar of one SD leaves out a third of children: broad and without ends, unlike one of nearly all. */
function barShape(
  x: number,
  lower: number,
  upper: number,
  { stroke, spread }: Pick<AdultHeightEntry, 'spread'> & { readonly stroke: string },
): Shape {
  const line = [x, lower, x, upper]
  if (spread === 'sd') return { kind: 'path', lines: [line], stroke, strokeWidth: 3.4 }
  const ends = [lower, upper].map((y) => [x - 2.5, y, x + 2.5, y])
  return { kind: 'path', lines: [line, ...ends], stroke, strokeWidth: 1.2 }
}

/** How the present height is marked: by a line across the lane, or an arrow down where it lies far beneath. */
export type PresentMark = 'line' | 'arrow'

/** From the arrow to the end of the room for it, pixels. */
const arrowFromEnd = 5

/** The present height in the lane, and before its row in the list. */
export function presentMark(
  mark: PresentMark,
  at: { readonly y: number; readonly from: number; readonly to: number },
  { patient }: Palette,
): Shape {
  const { y, from, to } = at
  const paint = { kind: 'path', stroke: patient, strokeWidth: 1.2 } as const
  if (mark === 'line') return { ...paint, lines: [[from, y, to, y]], dash: [4, 2.5] }
  const x = to - arrowFromEnd
  return {
    ...paint,
    lines: [
      [x, y - 4, x, y + 4],
      [x - 2.5, y + 0.5, x, y + 4, x + 2.5, y + 0.5],
    ],
  }
}
