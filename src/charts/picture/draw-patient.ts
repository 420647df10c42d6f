import type { GroupRole, PathShape, Shape } from '../../scene/scene.js'
import type { ChartAxis } from '../data/chart-curves.js'
import type { ChartBoneAge, ChartData, ChartInLanguage, ChartPoint, ChartUnused } from '../data/chart-data.js'
import { boneAgeText, dateText, pointText } from '../data/describe-point.js'
import { drawBirth } from './draw-birth.js'
import { coordinatesOf, type Plot } from './layout.js'
import { pointData, unusedData } from './point-data.js'
import { lastCorrected, shownBoneAges, shownCorrections, shownPoints, shownUnused } from './shown-data.js'
import type { Palette } from './styles.js'
import { fontSizes, markStyles } from './styles.js'

/** Up to this many points are drawn large. */
const fewPoints = 24
export const largeRadius = 4.6
const smallRadius = 3.4
/** The size of a value's second place, at the age since birth. */
export const chronologicalShare = 0.75
/** In a plot with shorter sides the points are smaller, pixels, but not below this share. */
const largePlot = 560
const leastShare = 0.62
/** Half the height of the end of the line to the uncorrected age, pixels. */
const uncorrectedEnd = 3.5
/** From the edge of the plot to an unused value, pixels. */
const fromEdge = 9

/** Beside a value that has a warning. */
export const warningMark = '?'

/** The radius of the patient's points, pixels. */
export function pointRadius({ points }: ChartData, { width, height }: Plot): number {
  const share = Math.max(leastShare, Math.min(1, Math.min(width, height) / largePlot))
  return share * (points.length <= fewPoints ? largeRadius : smallRadius)
}

/** The patient's values, joined by a line, with their bone ages and uncorrected ages, the value at birth, and those not used. */
export function drawPatient(data: ChartInLanguage, plot: Plot, palette: Palette): Shape[] {
  const boneAges = shownBoneAges(data)
  const radius = pointRadius(data, plot)
  const part = (role: GroupRole, shapes: readonly Shape[]): Shape => ({ kind: 'group', role, shapes })
  return [
    {
      kind: 'group',
      clip: { x: plot.x, y: plot.y, width: plot.width, height: plot.height },
      shapes: [
        part(
          'corrected-ages',
          shownCorrections(data).flatMap((point) => uncorrectedLine(point, plot, palette)),
        ),
        part(
          'bone-ages',
          boneAges.map((boneAge) => boneAgeLink(boneAge, plot, palette)),
        ),
        part('patient-line', joiningLines(data, plot, palette)),
      ],
    },
    ...boneAges.map((boneAge) => boneAgePoint(boneAge, data, plot, palette)),
    ...drawBirth(data, plot, radius, palette),
    part('corrected-ages', chronologicalPlace(data, plot, radius, palette)),
    ...shownUnused(data).map((unused) => unusedCross(unused, data, plot, radius, palette)),
    ...shownPoints(data)
      .filter((point) => point !== data.birth && point.interval === undefined)
      .map((point) => pointShape(point, data, plot, radius, palette)),
  ]
}

/** The line between the values: what lies between two visits far apart is dashed. */
function joiningLines({ line }: ChartData, plot: Plot, palette: Palette): Shape[] {
  const stretches = (isDashed: boolean) =>
    line.filter(({ dashed }) => dashed === isDashed).map(({ points }) => coordinatesOf(points, plot))
  const paths: readonly PathShape[] = [
    { kind: 'path', series: 'line', lines: stretches(false), ...markStyles.patientLine(palette) },
    { kind: 'path', series: 'line_dashed', lines: stretches(true), ...markStyles.patientGap(palette) },
  ]
  return paths.filter(({ lines }) => lines.length > 0)
}

function uncorrectedLine({ x, y, uncorrectedX = x }: ChartPoint, plot: Plot, palette: Palette): Shape[] {
  const [from, to, height] = [plot.atX(x), plot.atX(uncorrectedX), plot.atY(y)]
  const end = [to, height - uncorrectedEnd, to, height + uncorrectedEnd]
  return [
    { kind: 'path', lines: [[from, height, to, height]], ...markStyles.uncorrectedLine(palette) },
    { kind: 'path', lines: [end], stroke: palette.marker, strokeWidth: 1.2 },
  ]
}

/** The last value at a corrected age once more at the age since birth, where the line goes on. */
function chronologicalPlace(data: ChartInLanguage, plot: Plot, radius: number, palette: Palette): Shape[] {
  const last = lastCorrected(data)
  if (last?.uncorrectedX === undefined || !plot.shows(last.uncorrectedX, last.y)) return []
  return [
    {
      kind: 'symbol',
      symbol: 'circle',
      x: plot.atX(last.uncorrectedX),
      y: plot.atY(last.y),
      radius: radius * chronologicalShare,
      ...markStyles.chronologicalPoint(palette),
    },
  ]
}

function boneAgeLink({ x, y, pointX }: ChartBoneAge, plot: Plot, palette: Palette): Shape {
  return {
    kind: 'path',
    lines: [[plot.atX(x), plot.atY(y), plot.atX(pointX), plot.atY(y)]],
    ...markStyles.boneAgeLine(palette),
  }
}

function boneAgePoint(
  { x, y, measurementIndex }: ChartBoneAge,
  data: ChartInLanguage,
  plot: Plot,
  palette: Palette,
): Shape {
  const words = data.language.chart
  return {
    kind: 'group',
    role: 'point',
    data: { series: 'bone_age', 'measurement-index': measurementIndex },
    title: `${words.boneAge}: ${boneAgeText(x, data.language)}`,
    shapes: [
      {
        kind: 'symbol',
        symbol: 'diamond',
        x: plot.atX(x),
        y: plot.atY(y),
        radius: pointRadius(data, plot) + 1,
        ...markStyles.boneAgePoint(palette),
      },
    ],
  }
}

/** Where the cross of an unused value stands, pixels: at the top for one above the axis, otherwise at the bottom. */
export function unusedHeight({ y }: Pick<ChartUnused, 'y'>, { to }: ChartAxis, plot: Plot): number {
  return y !== undefined && y > to ? plot.y + fromEdge : plot.bottom - fromEdge
}

/** A hollow cross at the edge of the plot where an unused value would leave it. */
function unusedCross(
  unused: ChartUnused,
  { yAxis, language }: ChartInLanguage,
  plot: Plot,
  radius: number,
  palette: Palette,
): Shape {
  const { x = 0, y, date, value, text } = unused
  const when = date === undefined ? [] : [dateText(date, language)]
  return {
    kind: 'group',
    role: 'point',
    data: unusedData(unused),
    title: [...when, value, text].filter((part) => part !== '').join(' · '),
    shapes: [
      {
        kind: 'symbol',
        symbol: 'cross',
        x: plot.atX(x),
        y: unusedHeight({ y }, yAxis, plot),
        radius: radius + 1.2,
        ...markStyles.unusedPoint(palette),
      },
    ],
  }
}

function pointShape(point: ChartPoint, data: ChartInLanguage, plot: Plot, radius: number, palette: Palette): Shape {
  const [x, y] = [plot.atX(point.x), plot.atY(point.y)]
  const warning: Shape = {
    kind: 'text',
    x: x + radius + 1,
    y: y - radius + 1,
    text: warningMark,
    size: fontSizes.label,
    bold: true,
    fill: palette.target,
    anchor: 'start',
  }
  return {
    kind: 'group',
    role: 'point',
    data: pointData('patient', point),
    title: pointText(point, data.yAxis, data.language),
    shapes: [
      { kind: 'symbol', symbol: 'circle', x, y, radius, ...markStyles.patientPoint(palette) },
      ...(point.warnings === undefined ? [] : [warning]),
    ],
  }
}
