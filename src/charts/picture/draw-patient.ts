import { shortNumberText } from '../../languages/written-number.js'
import type { Shape } from '../../scene/scene.js'
import type { ChartBoneAge, ChartData, ChartInLanguage, ChartPoint } from '../data/chart-data.js'
import { pointText } from './describe-point.js'
import type { Plot } from './layout.js'
import { patientPoints, shownBoneAges, shownCorrections, shownPoints } from './shown-data.js'
import type { Palette } from './styles.js'
import { markStyles } from './styles.js'

/** Up to this many points are drawn large. */
const fewPoints = 24
const largeRadius = 4.6
const smallRadius = 3.4
/** Half the height of the end of the line to the uncorrected age, pixels. */
const uncorrectedEnd = 3.5

/** The radius of the patient's points, pixels. */
export function pointRadius({ points }: ChartData): number {
  return points.length <= fewPoints ? largeRadius : smallRadius
}

/** The patient's values, joined by a line, with their bone ages and uncorrected ages. */
export function drawPatient(data: ChartInLanguage, plot: Plot, palette: Palette): Shape[] {
  const points = patientPoints(data)
  const boneAges = shownBoneAges(data)
  return [
    {
      kind: 'group',
      clip: { x: plot.x, y: plot.y, width: plot.width, height: plot.height },
      shapes: [
        ...shownCorrections(data).flatMap((point) => uncorrectedLine(point, plot, palette)),
        ...boneAges.map((boneAge) => boneAgeLink(boneAge, plot, palette)),
        ...(points.length > 1 ? [joiningLine(points, plot, palette)] : []),
      ],
    },
    ...boneAges.map((boneAge) => boneAgePoint(boneAge, data, plot, palette)),
    ...shownPoints(data).map((point) => pointShape(point, data, plot, palette)),
  ]
}

function joiningLine(points: readonly ChartPoint[], plot: Plot, palette: Palette): Shape {
  return {
    kind: 'path',
    lines: [points.flatMap(({ x, y }) => [plot.atX(x), plot.atY(y)])],
    ...markStyles.patientLine(palette),
  }
}

function uncorrectedLine({ x, y, uncorrectedX = x }: ChartPoint, plot: Plot, palette: Palette): Shape[] {
  const [from, to, height] = [plot.atX(x), plot.atX(uncorrectedX), plot.atY(y)]
  const end = [to, height - uncorrectedEnd, to, height + uncorrectedEnd]
  return [
    { kind: 'path', lines: [[from, height, to, height]], ...markStyles.uncorrectedLine(palette) },
    { kind: 'path', lines: [end], stroke: palette.marker, strokeWidth: 1.2 },
  ]
}

function boneAgeLink({ x, y, pointX }: ChartBoneAge, plot: Plot, palette: Palette): Shape {
  return {
    kind: 'path',
    lines: [[plot.atX(x), plot.atY(y), plot.atX(pointX), plot.atY(y)]],
    ...markStyles.boneAgeLine(palette),
  }
}

function boneAgePoint({ x, y }: ChartBoneAge, data: ChartInLanguage, plot: Plot, palette: Palette): Shape {
  const words = data.language.chart
  return {
    kind: 'group',
    role: 'point',
    title: `${words.boneAge}: ${words.years(shortNumberText(x, 2, data.language))}`,
    shapes: [
      {
        kind: 'symbol',
        symbol: 'diamond',
        x: plot.atX(x),
        y: plot.atY(y),
        radius: pointRadius(data) + 1,
        ...markStyles.boneAgePoint(palette),
      },
    ],
  }
}

function pointShape(point: ChartPoint, data: ChartInLanguage, plot: Plot, palette: Palette): Shape {
  return {
    kind: 'group',
    role: 'point',
    title: pointText(point, data.yAxis, data.language),
    shapes: [
      {
        kind: 'symbol',
        symbol: 'circle',
        x: plot.atX(point.x),
        y: plot.atY(point.y),
        radius: pointRadius(data),
        ...markStyles.patientPoint(palette),
      },
    ],
  }
}
