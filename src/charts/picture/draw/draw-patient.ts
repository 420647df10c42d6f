import type { Shape } from '../../../ground/scene/scene.js'
import { areaShape, groupShape, pathShape, symbolShape, textShape, titledGroup } from '../../../ground/scene/shapes.js'
import type { ChartAxis } from '../../data/chart-curves.js'
import type { ChartBoneAge, ChartData, ChartInLanguage, ChartPoint, ChartUnused } from '../../data/chart-data.js'
import { lastCorrected } from '../../data/points/patient-line.js'
import { isFollowed } from '../../data/points/points-in-section.js'
import { boneAgeText, dateText, pointText } from '../../data/texts/describe-point.js'
import { coordinatesOf, type Plot } from '../layout.js'
import { shownBoneAges, shownCorrections, shownPoints, shownUnused } from '../shown-data.js'
import { fontSizes, markPaints, type Palette } from '../styles.js'
import { drawBirth } from './draw-birth.js'
import { pointData, unusedData } from './point-data.js'

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

/** The chart that values are drawn on, and how. */
interface Drawing {
  readonly data: ChartInLanguage
  readonly plot: Plot
  /** Of a point, pixels. */
  readonly radius: number
  readonly palette: Palette
}

/** The patient's values, joined by a line, with their bone ages and uncorrected ages, the value at birth, and those not used. */
export function drawPatient(data: ChartInLanguage, plot: Plot, palette: Palette): Shape[] {
  const boneAges = shownBoneAges(data)
  const radius = pointRadius(data, plot)
  const shapes: Shape[] = [
    groupShape(
      undefined,
      [
        groupShape(
          'corrected-ages',
          shownCorrections(data).flatMap((point) => uncorrectedLine(point, plot, palette)),
        ),
        groupShape(
          'bone-ages',
          boneAges.map((boneAge) => boneAgeLink(boneAge, plot, palette)),
        ),
        groupShape('patient-line', joiningLines(data, plot, palette)),
      ],
      { x: plot.x, y: plot.y, width: plot.width, height: plot.height },
    ),
  ]
  const drawing = { data, plot, radius, palette }
  for (const boneAge of boneAges) shapes.push(boneAgePoint(boneAge, drawing))
  shapes.push(...drawBirth(data, plot, radius, palette))
  shapes.push(groupShape('corrected-ages', chronologicalPlace(data, plot, radius, palette)))
  for (const unused of shownUnused(data)) shapes.push(unusedCross(unused, drawing))
  for (const point of shownPoints(data)) {
    if (point !== data.birth && point.interval === undefined) shapes.push(pointShape(point, drawing))
  }
  return shapes
}

/** The line between the values: what lies between two visits far apart is dashed. */
function joiningLines({ line }: ChartData, plot: Plot, palette: Palette): Shape[] {
  const whole: (readonly number[])[] = []
  const dashed: (readonly number[])[] = []
  for (const stretch of line) (stretch.dashed ? dashed : whole).push(coordinatesOf(stretch.points, plot))
  return [
    ...(whole.length === 0 ? [] : [pathShape(whole, markPaints.patientLine(palette), { series: 'line' })]),
    ...(dashed.length === 0 ? [] : [pathShape(dashed, markPaints.patientGap(palette), { series: 'line_dashed' })]),
  ]
}

function uncorrectedLine({ x, y, uncorrectedX = x }: ChartPoint, plot: Plot, palette: Palette): Shape[] {
  const [from, to, height] = [plot.atX(x), plot.atX(uncorrectedX), plot.atY(y)]
  return [
    pathShape([[from, height, to, height]], markPaints.uncorrectedLine(palette)),
    pathShape([[to, height - uncorrectedEnd, to, height + uncorrectedEnd]], markPaints.uncorrectedEnd(palette)),
  ]
}

/** The last value at a corrected age once more at the age since birth, where the line goes on. */
function chronologicalPlace(data: ChartInLanguage, plot: Plot, radius: number, palette: Palette): Shape[] {
  const last = lastCorrected(data.points)
  if (last?.uncorrectedX === undefined || !plot.shows(last.uncorrectedX, last.y)) return []
  const [x, y] = [plot.atX(last.uncorrectedX), plot.atY(last.y)]
  return [symbolShape('circle', { x, y, radius: radius * chronologicalShare }, markPaints.chronologicalPoint(palette))]
}

function boneAgeLink({ x, y, pointX }: ChartBoneAge, plot: Plot, palette: Palette): Shape {
  const height = plot.atY(y)
  return pathShape([[plot.atX(x), height, plot.atX(pointX), height]], markPaints.boneAgeLine(palette))
}

function boneAgePoint(
  { x, y, measurementIndex }: ChartBoneAge,
  { data: { language }, plot, radius, palette }: Drawing,
): Shape {
  const data = { series: 'bone_age', 'measurement-index': measurementIndex }
  const title = `${language.chart.boneAge}: ${boneAgeText(x, language)}`
  const diamond = symbolShape(
    'diamond',
    { x: plot.atX(x), y: plot.atY(y), radius: radius + 1 },
    markPaints.boneAgePoint(palette),
  )
  return titledGroup('point', data, title, [diamond])
}

/** From the middle of a dashed circle to the arrow that leads beyond the edge, and the length of that, pixels. */
const arrow = { gap: 2, length: 3.5 } as const

/** A value that its neighbours don't bear out: a dashed circle, at the edge with an arrow where it lies beyond. */
export function doubtfulMark(
  [x, height]: readonly [x: number, height: number],
  radius: number,
  plot: Plot,
  palette: Palette,
): readonly Shape[] {
  const edge = radius + arrow.gap + arrow.length
  const y = Math.min(plot.bottom - edge, Math.max(plot.y + edge, height))
  const circle = symbolShape('circle', { x, y, radius }, markPaints.doubtfulPoint(palette))
  if (height >= plot.y && height <= plot.bottom) return [circle]
  const outwards = Math.sign(height - y)
  const [base, tip] = [y + outwards * (radius + arrow.gap), y + outwards * edge]
  const head = [x - arrow.length, base, x + arrow.length, base, x, tip]
  return [circle, areaShape([head], { fill: palette.patient }, 'beyond_edge')]
}

/** The place of the cross of an unused value, pixels: at the top for one above the axis, otherwise at the bottom. */
export function unusedHeight({ y }: Pick<ChartUnused, 'y'>, { to }: ChartAxis, plot: Plot): number {
  return y !== undefined && y > to ? plot.y + fromEdge : plot.bottom - fromEdge
}

/** A hollow cross at the edge of the plot where an unused value would leave it. */
function unusedCross(unused: ChartUnused, { data: { yAxis, language }, plot, radius, palette }: Drawing): Shape {
  const { x = 0, date, value, text } = unused
  const when = date === undefined ? [] : [dateText(date, language)]
  const title = [...when, value, text].filter((part) => part !== '').join(' · ')
  const cross = symbolShape(
    'cross',
    { x: plot.atX(x), y: unusedHeight(unused, yAxis, plot), radius: radius + 1.2 },
    markPaints.unusedPoint(palette),
  )
  return titledGroup('point', unusedData(unused), title, [cross])
}

function pointShape(point: ChartPoint, { data, plot, radius, palette }: Drawing): Shape {
  const [x, height] = [plot.atX(point.x), plot.atY(point.y)]
  const marks = isFollowed(point)
    ? [symbolShape('circle', { x, y: height, radius }, markPaints.patientPoint(palette))]
    : doubtfulMark([x, height], radius, plot, palette)
  const y = marks[0]?.kind === 'symbol' ? marks[0].y : height
  const shapes =
    point.warnings === undefined
      ? marks
      : [
          ...marks,
          textShape(
            warningMark,
            { x: x + radius + 1, y: y - radius + 1 },
            { anchor: 'start', size: fontSizes.label, fill: palette.target, bold: true },
          ),
        ]
  return titledGroup('point', pointData('patient', point), pointText(point, data.yAxis, data.language), shapes)
}
