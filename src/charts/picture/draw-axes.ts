import { textWidth } from '../../scene/fit-text.js'
import type { Shape } from '../../scene/scene.js'
import type { ChartAxis, ChartData, ChartTick } from '../data/chart-data.js'
import { type Plot, verticalLine } from './layout.js'
import { fontSizes, type Palette } from './styles.js'

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
export function drawGrid({ xAxis, yAxis }: ChartData, plot: Plot, palette: Palette): Shape[] {
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
function visibleLines({ ticks, from, to }: ChartAxis, level: ChartTick['level'], pixels: number): number[] {
  const drawn = ticks.filter((tick) => tick.level <= level)
  if (drawn.length > 1 && pixels / drawn.length < closestLines && level > 1) return []
  return drawn.filter((tick) => tick.level === level && tick.value > from && tick.value < to).map(({ value }) => value)
}

/** The frame and the labels of both axes. */
export function drawAxes(data: ChartData, plot: Plot, palette: Palette, hasTitles: boolean): Shape[] {
  const { xAxis, yAxis } = data
  return [
    {
      kind: 'rect',
      x: plot.x,
      y: plot.y,
      width: plot.width,
      height: plot.height,
      stroke: palette.frame,
      strokeWidth: 1,
    },
    ...drawXLabels(xAxis, plot, palette),
    ...drawYLabels(yAxis, plot, palette),
    ...(hasTitles ? drawTitles(data, plot, palette) : []),
  ]
}

/** The width of the widest label of the y axis, pixels. */
export function widestLabel({ ticks }: ChartAxis): number {
  return Math.max(0, ...ticks.map(({ label }) => (label === undefined ? 0 : textWidth(label, fontSizes.tick))))
}

function drawXLabels(axis: ChartAxis, plot: Plot, palette: Palette): Shape[] {
  const y = plot.bottom + axisRoom.tickLabels - 4
  const widths = (tick: ChartTick) => textWidth(tick.label ?? '', fontSizes.tick)
  return fittingLabels(axis, plot.width, widths).map((tick) => ({
    kind: 'text',
    x: plot.atX(tick.value),
    y,
    text: tick.label ?? '',
    size: tick.level === 1 ? fontSizes.tick : fontSizes.small,
    fill: tick.level === 1 ? palette.text : palette.quietText,
    anchor: 'middle',
  }))
}

function drawYLabels(axis: ChartAxis, plot: Plot, palette: Palette): Shape[] {
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
function fittingLabels(
  { ticks, from, to }: ChartAxis,
  pixels: number,
  extent: (tick: ChartTick) => number,
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
  const strong = labelled.filter(({ level }) => level === 1)
  const [first, second] = strong
  const step = first && second ? second.value - first.value : 1
  for (const every of thinnings) {
    const chosen = strong.filter(({ value }) => Math.round(value / step) % every === 0)
    if (fits(chosen)) return chosen
  }
  return strong.slice(0, 1)
}

function drawTitles({ xAxis, yAxis }: ChartData, plot: Plot, palette: Palette): Shape[] {
  const x = plot.x - axisRoom.tickGap - widestLabel(yAxis) - 10
  const common = { kind: 'text', size: fontSizes.label, fill: palette.quietText, anchor: 'middle' } as const
  const fitting = textWidth(yAxis.title, fontSizes.label) <= plot.height ? yAxis.title : yAxis.unit
  return [
    {
      ...common,
      x: plot.x + plot.width / 2,
      y: plot.bottom + axisRoom.tickLabels + axisRoom.title - 5,
      text: xAxis.title,
    },
    { ...common, x, y: plot.y + plot.height / 2, text: fitting, rotate: -90 },
  ]
}
