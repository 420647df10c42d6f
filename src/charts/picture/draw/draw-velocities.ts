import type { Shape, SymbolName } from '../../../ground/scene/scene.js'
import type { ChartInLanguage, ChartPoint, CourseKey } from '../../data/chart-data.js'
import { pointText } from '../../data/texts/describe-point.js'
import type { Plot } from '../layout.js'
import { shownPoints } from '../shown-data.js'
import { markPaints, type Palette } from '../styles.js'
import { pointRadius } from './draw-patient.js'
import { pointData } from './point-data.js'

/** Half the width of the ends of an error bar, pixels. */
const barEnd = 3.5

/** The marks of velocities. */
export type VelocityMark = Exclude<CourseKey['mark'], 'thrive' | 'expected'>

/** How a velocity looks: whole, over a time in which the season shows, or without a score. */
export function velocityMark({ interval, score }: ChartPoint): VelocityMark {
  if (score === undefined) return 'unscored'
  return interval?.seasonal === true ? 'seasonal' : 'interval'
}

/** The symbol of a velocity, and its colours. */
export const velocitySymbols: {
  readonly [mark in VelocityMark]: {
    readonly symbol: SymbolName
    readonly paint: 'patientPoint' | 'birthPoint'
    readonly share: number
  }
} = {
  interval: { symbol: 'circle', paint: 'patientPoint', share: 1 },
  seasonal: { symbol: 'circle', paint: 'birthPoint', share: 1 },
  unscored: { symbol: 'circle', paint: 'birthPoint', share: 0.65 },
}

/** Velocities: each from visit to visit, with the error of measuring at its middle. */
export function drawVelocities(data: ChartInLanguage, plot: Plot, palette: Palette): Shape[] {
  const points = shownPoints(data).filter(({ interval }) => interval !== undefined)
  if (points.length === 0) return []
  const clip = { x: plot.x, y: plot.y, width: plot.width, height: plot.height }
  return [
    {
      kind: 'group',
      clip,
      shapes: [
        { kind: 'group', role: 'patient-line', shapes: points.flatMap((point) => span(point, plot, palette)) },
        { kind: 'group', role: 'error-bars', shapes: points.flatMap((point) => errorBar(point, plot, palette)) },
      ],
    },
    ...points.map((point) => velocityPoint(point, data, plot, palette)),
  ]
}

/** From visit to visit. */
function span(point: ChartPoint, plot: Plot, palette: Palette): Shape[] {
  const { interval, y } = point
  if (interval === undefined) return []
  const line = [plot.atX(interval.fromX), plot.atY(y), plot.atX(interval.toX), plot.atY(y)]
  return [{ kind: 'path', series: 'interval', lines: [line], ...markPaints[spanStyles[velocityMark(point)]](palette) }]
}

/** The lines of the marks; thin where the score says less. */
export const spanStyles = { interval: 'velocitySpan', seasonal: 'velocityThin', unscored: 'velocityThin' } as const

function errorBar({ x, y, interval }: ChartPoint, plot: Plot, palette: Palette): Shape[] {
  if (interval?.error === undefined) return []
  const [middle, top, bottom] = [plot.atX(x), plot.atY(y + interval.error), plot.atY(y - interval.error)]
  const ends = [top, bottom].map((end) => [middle - barEnd, end, middle + barEnd, end])
  return [
    {
      kind: 'path',
      series: 'error',
      lines: [[middle, top, middle, bottom], ...ends],
      ...markPaints.velocityError(palette),
    },
  ]
}

function velocityPoint(point: ChartPoint, data: ChartInLanguage, plot: Plot, palette: Palette): Shape {
  const { symbol, paint, share } = velocitySymbols[velocityMark(point)]
  return {
    kind: 'group',
    role: 'point',
    data: pointData('patient', point),
    title: pointText(point, data.yAxis, data.language),
    shapes: [
      {
        kind: 'symbol',
        symbol,
        x: plot.atX(point.x),
        y: plot.atY(point.y),
        radius: pointRadius(data, plot) * share,
        ...markPaints[paint](palette),
      },
    ],
  }
}
