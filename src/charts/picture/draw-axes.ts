import { textWidth } from '../../scene/fit-text.js'
import type { Shape } from '../../scene/scene.js'
import type { ChartAxis, ChartData, ChartTick } from '../data/chart-data.js'
import { type Plot, upright } from './layout.js'
import { fontSizes, type Palette } from './styles.js'

/** Lines closer than this are left out, pixels. */
const closestLines = 4.5
/** Labels keep this far apart, pixels. */
const labelGap = 8
/** Every how many labels one may be written. */
const thinnings = [1, 2, 5, 10, 20, 50]
const lineWidths = { 1: 1, 2: 0.8, 3: 0.6 } as const
const levels = [3, 2, 1] as const

/** Distances of the axis labels from the plot, pixels. */
export const axisRoom = { tickLabels: 20, title: 20, tickGap: 8 } as const

/** The lines of both axes, faint ones first. */
export function gridLines({ xAxis, yAxis }: ChartData, plot: Plot, palette: Palette): Shape[] {
  return levels.map((level) => {
    const vertical = far(xAxis, level, plot.width).map((x) => upright(plot, x))
    const horizontal = far(yAxis, level, plot.height).map((y) => [plot.x, plot.atY(y), plot.right, plot.atY(y)])
    return {
      kind: 'path',
      lines: [...vertical, ...horizontal],
      stroke: palette.grid[level],
      strokeWidth: lineWidths[level],
    }
  })
}

/** The ticks of a level inside the axis, unless its lines would be too close. */
function far({ ticks, from, to }: ChartAxis, level: ChartTick['level'], pixels: number): number[] {
  const upTo = ticks.filter((tick) => tick.level <= level)
  if (upTo.length > 1 && pixels / upTo.length < closestLines && level > 1) return []
  return upTo.filter((tick) => tick.level === level && tick.value > from && tick.value < to).map(({ value }) => value)
}

/** The frame and the labels of both axes. */
export function axes(data: ChartData, plot: Plot, palette: Palette, titles: boolean): Shape[] {
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
    ...xLabels(xAxis, plot, palette),
    ...yLabels(yAxis, plot, palette),
    ...(titles ? axisTitles(data, plot, palette) : []),
  ]
}

/** The width of the widest label of the y axis, pixels. */
export function widestLabel({ ticks }: ChartAxis): number {
  return Math.max(0, ...ticks.map(({ label }) => (label === undefined ? 0 : textWidth(label, fontSizes.tick))))
}

function xLabels(axis: ChartAxis, plot: Plot, palette: Palette): Shape[] {
  const y = plot.bottom + axisRoom.tickLabels - 4
  const widths = (tick: ChartTick) => textWidth(tick.label ?? '', fontSizes.tick)
  return chosenLabels(axis, plot.width, widths).map((tick) => ({
    kind: 'text',
    x: plot.atX(tick.value),
    y,
    text: tick.label ?? '',
    size: tick.level === 1 ? fontSizes.tick : fontSizes.small,
    fill: tick.level === 1 ? palette.text : palette.quietText,
    anchor: 'middle',
  }))
}

function yLabels(axis: ChartAxis, plot: Plot, palette: Palette): Shape[] {
  return chosenLabels(axis, plot.height, () => fontSizes.tick).map(({ value, label }) => ({
    kind: 'text',
    x: plot.x - axisRoom.tickGap,
    y: plot.atY(value) + fontSizes.tick * 0.36,
    text: label ?? '',
    size: fontSizes.tick,
    fill: palette.text,
    anchor: 'end',
  }))
}

/** The labels there is room for: both levels, or the strong ones, or every second, fifth, … of them. */
function chosenLabels(
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

function axisTitles({ xAxis, yAxis }: ChartData, plot: Plot, palette: Palette): Shape[] {
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
