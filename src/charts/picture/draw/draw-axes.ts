import { textWidth } from '../../../ground/scene/fit-text.js'
import type { Shape, TextShape } from '../../../ground/scene/scene.js'
import { groupShape } from '../../../ground/scene/shapes.js'
import type { ChartAxis, ChartTick } from '../../data/chart-curves.js'
import type { ChartData } from '../../data/chart-data.js'
import { layOutUpperScale, type UpperScale } from '../around/above-plot.js'
import { type ChartOfGround, type Plot, verticalLine } from '../layout.js'
import { fontSizes, type Palette } from '../styles.js'

/** Grid lines closer together than this are omitted, pixels. */
const closestLines = 4.5
/** Labels keep this far apart, pixels. */
const labelGap = 8
/** Labels can be thinned to every second, fifth, … one. */
const thinnings = [1, 2, 5, 10, 20, 50]
const lineWidths = { 1: 1, 2: 0.8, 3: 0.6 } as const
const levels = [3, 2, 1] as const

/** Distances of the axis labels from the plot, pixels. */
export const axisRoom = { tickLabels: 20, title: 20, tickGap: 8 } as const

/** The grid lines of both axes, faint ones first. */
export function drawGrid({ xAxis, yAxis }: Pick<ChartData, 'xAxis' | 'yAxis'>, plot: Plot, palette: Palette): Shape[] {
  return levels.map((level) => {
    const vertical = visibleLines(xAxis, level, plot.width).map((x) => verticalLine(plot, x))
    const horizontal = visibleLines(yAxis, level, plot.height).map((y) => [
      plot.x,
      plot.atY(y),
      plot.right,
      plot.atY(y),
    ])
    return {
      kind: 'path',
      lines: [...vertical, ...horizontal],
      stroke: palette.grid[level],
      strokeWidth: lineWidths[level],
    }
  })
}

/** The ticks of a level inside the axis; none if their lines would be too close together. */
export function visibleLines({ ticks, from, to }: ChartAxis, level: ChartTick['level'], pixels: number): number[] {
  const drawn = ticks.filter((tick) => tick.level <= level)
  if (drawn.length > 1 && pixels / drawn.length < closestLines && level > 1) return []
  return drawn.filter((tick) => tick.level === level && tick.value > from && tick.value < to).map(({ value }) => value)
}

/** The frame and the labels of both axes. */
export function drawAxes(chart: ChartOfGround, plot: Plot, palette: Palette, hasTitles: boolean): Shape[] {
  const { x, y, width, height } = plot
  const titles = hasTitles ? drawTitles(chart, plot, palette) : undefined
  return [
    { kind: 'rect', x, y, width, height, stroke: palette.frame, strokeWidth: 1 },
    groupShape('x-axis', [...drawXLabels(chart.xAxis, plot, palette), ...(titles ? [titles.x] : [])]),
    groupShape('y-axis', [...drawYLabels(chart.yAxis, plot, palette), ...(titles ? [titles.y] : [])]),
    groupShape('upper-axis', drawUpperAxis(chart, plot, layOutUpperScale(chart, plot.x, plot.right), palette)),
  ]
}

/** The width of the widest label of the y axis, pixels. */
export function widestLabel({ ticks }: ChartAxis): number {
  let widest = 0
  for (const { label } of ticks) if (label !== undefined) widest = Math.max(widest, textWidth(label, fontSizes.tick))
  return widest
}

/** The labels of an x axis below its plot. */
export function drawXLabels(axis: ChartAxis, plot: Plot, palette: Palette): Shape[] {
  const y = plot.bottom + axisRoom.tickLabels - 4
  const width = (tick: ChartTick) => textWidth(tick.label ?? '', fontSizes.tick)
  return fittingLabels(axis, plot.width, width).map((tick) => ({
    kind: 'text',
    x: plot.atX(tick.value),
    y,
    text: tick.label ?? '',
    size: tick.level === 1 ? fontSizes.tick : fontSizes.small,
    fill: tick.level === 1 ? palette.text : palette.quietText,
    anchor: 'middle',
  }))
}

/** The scale at the upper edge: ticks, labels that cover the lines of markers, and its title. */
function drawUpperAxis(
  { upperAxis, xAxis }: ChartOfGround,
  plot: Plot,
  { cutLabels, scale, isTitleBeside }: UpperScale,
  palette: Palette,
): Shape[] {
  if (upperAxis === undefined) return []
  const base = plot.y - cutLabels
  const text = { kind: 'text', size: fontSizes.small, fill: palette.text } as const
  const widths = (tick: ChartTick) => textWidth(tick.label ?? '', fontSizes.small)
  const labels = fittingLabels({ ...xAxis, ticks: upperAxis.ticks }, plot.width, widths, true)
  const first = labels[0]
  const titleEnd =
    first === undefined || !isTitleBeside ? plot.right : plot.atX(first.value) - widths(first) / 2 - labelGap
  return [
    {
      kind: 'path',
      lines: upperAxis.ticks.map(({ value, level }) => {
        const x = plot.atX(value)
        return [x, base, x, base - (level === 1 ? 5 : 3)]
      }),
      stroke: palette.frame,
      strokeWidth: 1,
    },
    ...labels.flatMap((tick): Shape[] => {
      const [x, width] = [plot.atX(tick.value), widths(tick)]
      const cover = { x: x - width / 2 - 2, y: base - 18, width: width + 4, height: 12 }
      return [
        { kind: 'rect', ...cover, fill: palette.page },
        { ...text, x, y: base - 8, text: tick.label ?? '', anchor: 'middle' },
      ]
    }),
    { ...text, x: titleEnd, y: isTitleBeside ? base - 8 : base - scale + 11, text: upperAxis.title, anchor: 'end' },
  ]
}

/** The labels of a y axis left of its plot. */
export function drawYLabels(axis: ChartAxis, plot: Plot, palette: Palette): Shape[] {
  return fittingLabels(axis, plot.height, () => fontSizes.tick).map(({ value, label }) => ({
    kind: 'text',
    x: plot.x - axisRoom.tickGap,
    y: plot.atY(value) + fontSizes.tick * 0.36,
    text: label ?? '',
    size: fontSizes.tick,
    fill: palette.text,
    anchor: 'end',
  }))
}

/** The labels that fit: those of both levels, the strong ones, or every second, fifth, … of these. */
export function fittingLabels(
  { ticks, from, to }: ChartAxis,
  pixels: number,
  extent: (tick: ChartTick) => number,
  isUneven = false,
): ChartTick[] {
  const labelled = ticks.filter(({ label }) => label !== undefined)
  const perUnit = pixels / (to - from)
  const fits = (chosen: readonly ChartTick[]) =>
    chosen.every((tick, i) => {
      const before = chosen[i - 1]
      if (before === undefined) return true
      return (tick.value - before.value) * perUnit >= (extent(tick) + extent(before)) / 2 + labelGap
    })
  if (fits(labelled)) return labelled
  if (isUneven) return thinnedFromLeft(labelled, fits)
  const strong = labelled.filter(({ level }) => level === 1)
  const [first, second] = strong
  const step = first && second ? second.value - first.value : 1
  for (const every of thinnings) {
    const chosen = strong.filter(({ value }) => Math.round(value / step) % every === 0)
    if (fits(chosen)) return chosen
  }
  return strong.slice(0, 1)
}

/** Uneven labels that fit: each that is clear of the last one before it. */
function thinnedFromLeft(labels: readonly ChartTick[], fits: (chosen: readonly ChartTick[]) => boolean): ChartTick[] {
  const fitting: ChartTick[] = []
  for (const label of labels) {
    const last = fitting.at(-1)
    if (last === undefined || fits([last, label])) fitting.push(label)
  }
  return fitting
}

function drawTitles(
  { xAxis, yAxis }: ChartOfGround,
  plot: Plot,
  palette: Palette,
): Readonly<Record<'x' | 'y', TextShape>> {
  const x = plot.x - axisRoom.tickGap - widestLabel(yAxis) - 10
  const common = { kind: 'text', size: fontSizes.label, fill: palette.quietText, anchor: 'middle' } as const
  const fitting = textWidth(yAxis.title, fontSizes.label) <= plot.height ? yAxis.title : yAxis.unit
  const lastLabel = xAxis.ticks.filter(({ label }) => label !== undefined).at(-1)?.value ?? xAxis.to
  // A scale that ends early, because another one at the upper edge takes over, has its title beneath it.
  const isShort = lastLabel < (xAxis.from + xAxis.to) / 2
  return {
    x: {
      ...common,
      ...(isShort ? { x: plot.x, anchor: 'start' } : { x: plot.x + plot.width / 2 }),
      y: plot.bottom + axisRoom.tickLabels + axisRoom.title - 5,
      text: xAxis.title,
    },
    y: { ...common, x, y: plot.y + plot.height / 2, text: fitting, rotate: -90 },
  }
}
