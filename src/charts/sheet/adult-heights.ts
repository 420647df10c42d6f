import { predictionRange } from '../../course/adult-height/prediction-text.js'
import { numberText } from '../../languages/written-number.js'
import { textWidth, wrapText } from '../../scene/fit-text.js'
import type { Shape } from '../../scene/scene.js'
import { letterName } from '../../text/letter-name.js'
import { chartPredictions } from '../data/chart-predictions.js'
import { dateText } from '../data/describe-point.js'
import { visibleLines } from '../picture/draw-axes.js'
import type { Plot } from '../picture/layout.js'
import { fontSizes, markPaints, type Palette } from '../picture/styles.js'
import type { SheetData } from './sheet-data.js'

/** An adult height: a dot with its bar in the lane, and a row of the list. */
interface AdultHeightEntry {
  readonly letter: string
  readonly name: string
  readonly detail: string
  readonly cm: number
  readonly low: number | undefined
  readonly high: number | undefined
  readonly isTarget: boolean
}

/** The width of the panel beside the chart, pixels. */
export const adultPanelWidth = 152
/** Between two bars of the lane, at most, pixels. */
const widestStep = 15
const laneEdge = 7
const size = 9
const lineHeight = 10.8
const rowGap = 2.6
const headingHeight = 17
/** From the heading to the lane, pixels. */
const headingGap = 7
/** Of the letters beneath the lane. */
const letterRow = 13

/** The family's target and the predictions, in the order of the panel; none where the chart is not of height. */
export function adultHeightEntries({ course, language, measure, frame }: SheetData): readonly AdultHeightEntry[] {
  if (measure !== 'size' || !frame.definition.showsTarget) return []
  const words = language.terminal.course
  const texts = { course: words, decimalMark: language.decimalMark }
  const targets = course.targets.map(({ method, cm, low, high }) => ({
    name: words.targets[method],
    detail: words.range(numberText(low, 1, language), numberText(high, 1, language)),
    ...{ cm, low, high, isTarget: true },
  }))
  const predictions = chartPredictions(course.predictions, texts).map((each, i) => {
    const { method, name, value, lowest, highest } = each
    const variant = name.slice(words.methods[method].length).replace(/^, /, '')
    const range = predictionRange(
      course.predictions[i] ?? { low: undefined, high: undefined, spread: 'unknown' },
      texts,
    )
    return {
      name: words.methods[method],
      detail: [variant, range].filter((part) => part !== '').join(' · '),
      ...{ cm: value, low: lowest, high: highest, isTarget: false },
    }
  })
  return [...targets, ...predictions].map((entry, i) => ({ letter: letterName(i).toLowerCase(), ...entry }))
}

/** The lane at the adult end, on the scale of the chart, and beneath it the list of what it shows. */
export function drawAdultHeights(sheet: SheetData, plot: Plot, left: number, palette: Palette): Shape {
  const entries = adultHeightEntries(sheet)
  const { language, data } = sheet
  const isOnScale = isAdultEndShown(sheet, entries, plot)
  const heading: Shape = {
    kind: 'text',
    x: left,
    y: isOnScale ? laneExtent(entries, plot).top - headingGap : plot.y + 8,
    text: language.sheet.adultHeight,
    size: fontSizes.small,
    bold: true,
    fill: palette.text,
    anchor: 'start',
  }
  const lane = isOnScale ? drawLane(entries, data.yAxis, plot, left, palette) : { shapes: [], bottom: plot.y + 9 }
  const list = drawList(sheet, entries, lane.bottom + headingHeight, left, palette)
  return { kind: 'group', role: 'adult-heights', shapes: [heading, ...lane.shapes, ...list.shapes] }
}

/** How far down the panel reaches, pixels. */
export function adultPanelBottom(sheet: SheetData, plot: Plot): number {
  const entries = adultHeightEntries(sheet)
  const top = isAdultEndShown(sheet, entries, plot) ? laneExtent(entries, plot).bottom + letterRow : plot.y + 9
  return (
    top +
    headingHeight +
    listRows(sheet, entries).reduce((sum, { lines }) => sum + lines.length * lineHeight + rowGap, 0)
  )
}

/**
 * Whether the heights stand on the chart's scale. Not where one lies so low, as one from
 * a mistyped weight can, that there would be no room for the list beneath it.
 */
function isAdultEndShown({ data, frame }: SheetData, entries: readonly AdultHeightEntry[], plot: Plot): boolean {
  const { yAxis, xAxis } = data
  const lowest = plot.bottom - letterRow - laneEdge
  return (
    xAxis.to >= frame.reference[1] - 0.01 &&
    entries.every(({ cm, low = cm }) => cm >= yAxis.from && cm <= yAxis.to && plot.atY(low) <= lowest)
  )
}

function laneExtent(
  entries: readonly AdultHeightEntry[],
  plot: Plot,
): { readonly top: number; readonly bottom: number } {
  const ends = entries.flatMap(({ cm, low = cm, high = cm }) => [plot.atY(low), plot.atY(high)])
  const top = Math.max(plot.y + laneEdge, Math.min(...ends)) - laneEdge
  return { top, bottom: Math.min(plot.bottom - letterRow, Math.max(...ends) + laneEdge) }
}

function drawLane(
  entries: readonly AdultHeightEntry[],
  yAxis: SheetData['data']['yAxis'],
  plot: Plot,
  left: number,
  palette: Palette,
): { readonly shapes: readonly Shape[]; readonly bottom: number } {
  const { top, bottom } = laneExtent(entries, plot)
  const step = Math.min(widestStep, adultPanelWidth / entries.length)
  const width = step * entries.length
  const isInLane = (y: number) => y > top && y < bottom
  const gridOf = (level: 1 | 2): Shape => ({
    kind: 'path',
    lines: visibleLines(yAxis, level, plot.height)
      .map((value) => plot.atY(value))
      .filter(isInLane)
      .map((y) => [left, y, left + width, y]),
    stroke: palette.grid[level],
    strokeWidth: level === 1 ? 1 : 0.8,
  })
  const shapes = entries.flatMap(({ letter, cm, low, high, isTarget }, i): Shape[] => {
    const x = left + (i + 0.5) * step
    const colour = isTarget ? palette.target : palette.patient
    const ends =
      low === undefined || high === undefined ? [] : [Math.min(bottom, plot.atY(low)), Math.max(top, plot.atY(high))]
    const [lower, upper] = ends
    const bar =
      lower === undefined || upper === undefined
        ? []
        : [
            [x, lower, x, upper],
            [x - 2.5, lower, x + 2.5, lower],
            [x - 2.5, upper, x + 2.5, upper],
          ]
    return [
      { kind: 'path', lines: bar, stroke: colour, strokeWidth: 1.2 },
      {
        kind: 'symbol',
        symbol: isTarget ? 'diamond' : 'circle',
        x,
        y: plot.atY(cm),
        radius: isTarget ? 4.4 : 3.2,
        ...(isTarget ? markPaints(palette).targetPoint : markPaints(palette).patientPoint),
        strokeWidth: 1,
      },
      { kind: 'text', x, y: bottom + letterRow - 3, text: letter, size, bold: true, fill: colour, anchor: 'middle' },
    ]
  })
  const frame: Shape = {
    kind: 'rect',
    x: left,
    y: top,
    width,
    height: bottom - top,
    stroke: palette.frame,
    strokeWidth: 0.8,
  }
  const ground: Shape = { kind: 'rect', x: left, y: top, width, height: bottom - top, fill: palette.plot }
  return { shapes: [ground, gridOf(2), gridOf(1), frame, ...shapes], bottom: bottom + letterRow }
}

/** The lines of a row of the list, and its figure at the right of the first. */
interface ListRow {
  readonly letter: string
  readonly lines: readonly { readonly text: string; readonly isDetail: boolean }[]
  readonly figure: string
  readonly isTarget: boolean
}

const indent = 12

function listRows(sheet: SheetData, entries: readonly AdultHeightEntry[]): readonly ListRow[] {
  const { language, course, frame } = sheet
  const figureWidth = textWidth('000,0', size, true) + 4
  const rows = entries.map(
    ({ letter, name, detail, cm, isTarget }): ListRow => ({
      letter,
      lines: [
        ...wrapText(name, adultPanelWidth - indent - figureWidth, size).map((text) => ({ text, isDetail: false })),
        ...wrapText(detail, adultPanelWidth - indent, size).map((text) => ({ text, isDetail: true })),
      ],
      figure: numberText(cm, 1, language),
      isTarget,
    }),
  )
  const { predictedFrom, predictions } = course
  const { measurements = [] } = frame.assessment.patient
  const date = predictedFrom === undefined ? undefined : measurements[predictedFrom]?.date?.slice(0, 10)
  if (date === undefined || predictions.length === 0) return rows
  const from = language.terminal.course.predictedFrom(dateText(date, language))
  const lines = wrapText(from, adultPanelWidth - indent, size).map((text) => ({ text, isDetail: true }))
  return [...rows, { letter: '', lines, figure: '', isTarget: false }]
}

function drawList(
  sheet: SheetData,
  entries: readonly AdultHeightEntry[],
  top: number,
  left: number,
  palette: Palette,
): { readonly shapes: readonly Shape[] } {
  let y = top
  const shapes = listRows(sheet, entries).flatMap(({ letter, lines, figure, isTarget }): Shape[] => {
    const fill = isTarget ? palette.target : palette.text
    const row: Shape[] = [
      { kind: 'text', x: left, y, text: letter, size, bold: true, fill, anchor: 'start' },
      ...lines.map(
        ({ text, isDetail }, i): Shape => ({
          kind: 'text',
          x: left + indent,
          y: y + i * lineHeight,
          text,
          size,
          fill: isDetail ? palette.quietText : fill,
          anchor: 'start',
        }),
      ),
      { kind: 'text', x: left + adultPanelWidth, y, text: figure, size, bold: true, fill, anchor: 'end' },
    ]
    y += lines.length * lineHeight + rowGap
    return row.filter((shape) => shape.kind !== 'text' || shape.text !== '')
  })
  return { shapes }
}
