import type { Shape } from '../../../ground/scene/scene.js'
import type { ChartAxis } from '../../data/chart-curves.js'
import type { ChartData } from '../../data/chart-data.js'
import { chartDefinitions } from '../../types/chart-catalogue.js'
import type { Plot } from '../layout.js'
import { fontSizes, type Palette } from '../styles.js'
import { fittingLabels, visibleLines, widestLabel } from './draw-axes.js'

/** Narrower pictures have no room for a second scale, pixels. */
const shownFrom = 560
/** Lengths of the marks along the scale by level, pixels. */
const markLengths = { 1: 6, 2: 4, 3: 2.5 } as const
const levels = [1, 2, 3] as const
/** From the scale to its numbers, pixels. */
const gap = 9

/** The width of the scale on the right of the curves' labels, where adult heights are read; 0 on charts without it. */
export function rightScaleWidth({ type, yAxis }: Pick<ChartData, 'type' | 'yAxis'>, pictureWidth: number): number {
  const isShown = chartDefinitions[type].showsRightScale === true && pictureWidth >= shownFrom
  return isShown ? gap + widestLabel(yAxis) : 0
}

/** The y axis again: a line at x with marks and numbers on its right. */
export function drawRightScale(yAxis: ChartAxis, plot: Plot, x: number, palette: Palette): Shape[] {
  return [
    { kind: 'path', lines: [[x, plot.y, x, plot.bottom]], stroke: palette.frame, strokeWidth: 1 },
    { kind: 'path', lines: marks(yAxis, plot, x), stroke: palette.frame, strokeWidth: 0.8 },
    ...fittingLabels(yAxis, plot.height, () => fontSizes.tick).map(
      ({ value, label }): Shape => ({
        kind: 'text',
        x: x + gap,
        y: plot.atY(value) + fontSizes.tick * 0.36,
        text: label ?? '',
        size: fontSizes.tick,
        fill: palette.text,
        anchor: 'start',
      }),
    ),
  ]
}

function marks(axis: ChartAxis, plot: Plot, x: number): number[][] {
  return levels.flatMap((level) =>
    visibleLines(axis, level, plot.height).map((value) => [
      x,
      plot.atY(value),
      x + markLengths[level],
      plot.atY(value),
    ]),
  )
}
