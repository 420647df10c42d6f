import { numberText } from '../../../ground/languages/written-number.js'
import { textWidth } from '../../../ground/scene/fit-text.js'
import type { Shape } from '../../../ground/scene/scene.js'
import type { ChartAxis } from '../../data/chart-curves.js'
import { percentileText } from '../../data/texts/describe-point.js'
import type { Plot } from '../../picture/layout.js'
import { fontSizes, markPaints, type Palette } from '../../picture/styles.js'
import type { SheetData } from '../sheet-data.js'
import type { Strip, StripLabel } from './draw-strip.js'
import { isInScale, shownIntervals, velocityAxis, velocityScale, velocityText } from './velocity-scale.js'
import type { StripInterval, VelocityStrip } from './velocity-strip.js'

/** Heights of the triangle for what lies above the scale, pixels. */
const triangle = 5
/** Up to the first number velocities have their figures beside them; from the second on they are drawn small. */
const fewLabelled = 14
const manyDrawn = 24
const labelSize = fontSizes.small
const largeDot = 2.6
const smallDot = 1.7
/** From a bar to its figure above it: clear of the dot, pixels. */
const figureGap = 6

/** Velocity over age: bars over the intervals with their errors, on the percentiles of the reference. */
export function drawnVelocity(sheet: SheetData, strip: VelocityStrip, palette: Palette): Strip {
  const { language } = sheet
  const shown = shownIntervals(sheet, strip)
  const scale = velocityScale(sheet, strip)
  const yAxis = velocityAxis(sheet, strip, shown)
  const inScale = shown.filter((each) => isInScale(each, yAxis))
  const title = language.terminal.course.velocities[scale.unit].axis
  return {
    role: 'velocity-strip',
    title,
    yAxis,
    ground: (plot) => [...referenceBand(strip, plot, palette), ...expectedBoxes(inScale, plot, palette)],
    content: (plot) => [...referenceCurves(strip, plot, palette), ...bars(inScale, plot, palette)],
    marks: (plot) => [
      ...inScale.map((each) => dot(each, inScale.length > manyDrawn ? smallDot : largeDot, plot, palette)),
      ...shown.filter((each) => !isInScale(each, yAxis)).map((each) => aboveScale(each, plot, palette)),
      ...figures(inScale, sheet, plot, palette),
      ...(shown.length === 0 ? [whyNone(sheet, strip, plot, palette)] : []),
    ],
    labels: [...curveNames(sheet, strip, yAxis, palette), ...latestLabel(inScale, sheet, palette)],
  }
}

/** Between P3 and P97. */
function referenceBand({ curves }: VelocityStrip, plot: Plot, palette: Palette): Shape[] {
  const [low, high] = [3, 97].map((end) => curves.find(({ percentile }) => percentile === end))
  if (low === undefined || high === undefined) return []
  const points = [
    ...high.places.flatMap(({ midYears, perYear }) => [plot.atX(midYears), plot.atY(perYear)]),
    ...[...high.places].reverse().flatMap(({ midYears }) => {
      const at = low.places.find((place) => place.midYears === midYears)
      return [plot.atX(midYears), at === undefined ? plot.atY(0) : plot.atY(at.perYear)]
    }),
  ]
  return [{ kind: 'path', lines: [points], closed: true, fill: palette.bands[1] }]
}

function referenceCurves({ curves }: VelocityStrip, plot: Plot, palette: Palette): Shape[] {
  return curves.map(({ sds, places }) => ({
    kind: 'path',
    lines: [places.flatMap(({ midYears, perYear }) => [plot.atX(midYears), plot.atY(perYear)])],
    stroke: palette.curve,
    strokeWidth: Math.abs(sds) < 1e-6 ? 1.4 : 0.8,
  }))
}

/** What healthy infants gain over the same interval: a box with the median. */
function expectedBoxes(shown: readonly StripInterval[], plot: Plot, palette: Palette): Shape[] {
  return shown.flatMap(({ from, to, expected }) => {
    if (expected === undefined) return []
    const [x, right] = [plot.atX(from), plot.atX(to)]
    const [low, middle, high] = expected.map((value) => plot.atY(value)) as [number, number, number]
    return [
      { kind: 'rect' as const, x, y: high, width: right - x, height: low - high, fill: palette.bands[2] },
      { kind: 'path' as const, lines: [[x, middle, right, middle]], stroke: palette.curve, strokeWidth: 1 },
    ]
  })
}

function bars(shown: readonly StripInterval[], plot: Plot, palette: Palette): Shape[] {
  const line = markPaints.patientLine(palette)
  const isMany = shown.length > manyDrawn
  const spans = shown.map(({ from, to, perYear }) => [
    plot.atX(from),
    plot.atY(perYear),
    plot.atX(to),
    plot.atY(perYear),
  ])
  const errors = shown.flatMap((each) => {
    const { uncertainty } = each.interval
    if (uncertainty === undefined) return []
    const x = middle(each, plot)
    return [[x, plot.atY(each.perYear - uncertainty), x, plot.atY(each.perYear + uncertainty)]]
  })
  return [
    { kind: 'path', lines: spans, ...line, strokeWidth: isMany ? 0.6 : 1.3 },
    { kind: 'path', lines: errors, ...line, strokeWidth: isMany ? 0.6 : 0.9 },
  ]
}

function middle({ from, to }: StripInterval, plot: Plot): number {
  return plot.atX((from + to) / 2)
}

/** Hollow where there is no score. */
function dot(each: StripInterval, radius: number, plot: Plot, palette: Palette): Shape {
  const { sds } = each.interval
  const paint = sds === undefined ? markPaints.chronologicalPoint(palette) : markPaints.patientPoint(palette)
  return {
    kind: 'symbol',
    symbol: 'circle',
    x: middle(each, plot),
    y: plot.atY(each.perYear),
    radius,
    ...paint,
    strokeWidth: 1,
  }
}

function aboveScale(each: StripInterval, plot: Plot, { patient }: Palette): Shape {
  const [x, y] = [Math.min(plot.right - triangle, Math.max(plot.x + triangle, middle(each, plot))), plot.y + 2]
  return {
    kind: 'path',
    lines: [[x - triangle * 0.7, y + triangle, x + triangle * 0.7, y + triangle, x, y]],
    closed: true,
    fill: patient,
  }
}

/** The figures above or below their bars, where these are few and far between. */
function figures(shown: readonly StripInterval[], sheet: SheetData, plot: Plot, palette: Palette): Shape[] {
  const { language, velocity } = sheet
  if (velocity === undefined || shown.length > fewLabelled) return []
  const { divisor, decimals } = velocityScale(sheet, velocity)
  const drawn: Shape[] = []
  let taken = Number.NEGATIVE_INFINITY
  for (const each of shown) {
    const text = numberText(each.perYear / divisor, decimals, language)
    const half = textWidth(text, labelSize) / 2
    const x = Math.max(plot.x + half + 2, Math.min(plot.right - half - 2, middle(each, plot)))
    const { uncertainty = 0 } = each.interval
    const above = plot.atY(each.perYear + uncertainty) - figureGap
    if (x - half < taken + 3) continue
    const below = Math.min(plot.atY(each.perYear - uncertainty) + labelSize + 2, plot.bottom - 3)
    const y = above - labelSize * 0.72 > plot.y + 1 ? above : below
    taken = x + half
    drawn.push({
      kind: 'rect',
      x: x - half - 1.5,
      y: y - labelSize * 0.78,
      width: 2 * half + 3,
      height: labelSize * 0.9,
      fill: palette.plot,
      fillOpacity: 0.92,
    })
    drawn.push({ kind: 'text', x, y, text, size: labelSize, fill: palette.text, anchor: 'middle' })
  }
  return drawn
}

/** The velocity at the latest visit with its percentile; an earlier one would read as the present one. */
function latestLabel(shown: readonly StripInterval[], sheet: SheetData, palette: Palette): StripLabel[] {
  const last = shown.at(-1)
  if (last === undefined || sheet.velocity === undefined || last.interval.toIndex !== sheet.latestInterval?.toIndex)
    return []
  const text = velocityText(last.perYear, velocityScale(sheet, sheet.velocity), sheet.language)
  const { percentile } = last.interval
  const beneath = percentile === undefined ? [] : [`(${percentileText(percentile, sheet.language)})`]
  return [{ text, y: last.perYear, fill: palette.patient, bold: true, beneath }]
}

/** The names of the curves where they end. */
function curveNames(
  { data, language }: SheetData,
  { curves }: VelocityStrip,
  yAxis: ChartAxis,
  palette: Palette,
): StripLabel[] {
  return curves.flatMap(({ places, percentile }) => {
    const last = places.filter(({ midYears, perYear }) => midYears <= data.xAxis.to && perYear <= yAxis.to).at(-1)
    if (last === undefined || last.midYears < data.xAxis.from) return []
    const text = language.chart.percentile(`${percentile}`)
    return [{ text, y: last.perYear, fill: palette.curve, bold: percentile === 50 }]
  })
}

/** In words, at the top of a strip without a velocity. */
function whyNone(sheet: SheetData, { intervals, without }: VelocityStrip, plot: Plot, palette: Palette): Shape {
  const { data, language } = sheet
  const { oneVisit, noVisit, noVelocity, outsideStrip } = language.sheet
  const visits = data.points.length
  const isOutside = intervals.length > 0
  const text = isOutside
    ? outsideStrip(intervals.length)
    : visits === 0
      ? noVisit
      : without.length > 0
        ? noVelocity
        : oneVisit
  const size = fontSizes.small
  const [x, y] = [plot.x + plot.width / 2, plot.y + fromTop]
  return { kind: 'text', x, y, text, size, fill: palette.text, anchor: 'middle' }
}

/** From the top of the strip to the baseline of the words, pixels. */
const fromTop = 16
