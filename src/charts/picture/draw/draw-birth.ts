import { textWidth } from '../../../ground/scene/fit-text.js'
import type { Shape } from '../../../ground/scene/scene.js'
import { groupShape, pathShape, symbolShape, textShape, titledGroup } from '../../../ground/scene/shapes.js'
import type { ChartBirth, ChartInLanguage } from '../../data/chart-data.js'
import { percentileText, pointText } from '../../data/texts/describe-point.js'
import type { Plot } from '../layout.js'
import { fontSizes, markPaints, type Palette } from '../styles.js'
import { axisRoom } from './draw-axes.js'
import { pointData } from './point-data.js'

/** The lane of the value at birth, left of age 0: its share of the picture's width, and its limits, pixels. */
const laneShare = 0.05
const narrowestLane = 20
const widestLane = 52
/** The place of the value in the lane: the labels of its ladder are on the left. */
const valueShare = 0.56
/** From the name of the lane to age 0, pixels. */
const fromZero = 8
/** The plot's usual share of the picture's width. */
const plotShare = 0.84
/** Half the length of a rung, pixels. */
const halfRung = 4.5
const labelSize = 9
const labelGap = 2
/** Labels of rungs closer together than this are left out, pixels. */
const closestLabels = 10

/**
 * The chart with a lane left of age 0, in which the value at birth is apart from the curves: these begin with
 * healthy children born at term, while it was scored by gestation.
 */
export function withBirthLane(data: ChartInLanguage, pictureWidth: number): ChartInLanguage {
  const { birth, xAxis } = data
  const { from, to } = xAxis
  if (birth === undefined || birth.x !== from || birth.x !== birth.ageYears) return data
  const lane = Math.min(widestLane, Math.max(narrowestLane, pictureWidth * laneShare))
  const room = ((to - from) * lane) / (plotShare * pictureWidth - lane)
  return { ...data, xAxis: { ...xAxis, from: from - room }, birth: { ...birth, x: from - room * (1 - valueShare) } }
}

/** The value at birth, hollow, on a ladder of the percentiles of the reference that scored it. */
export function drawBirth(data: ChartInLanguage, plot: Plot, radius: number, palette: Palette): Shape[] {
  const { birth, yAxis, language } = data
  if (birth === undefined || !plot.shows(birth.x)) return []
  const ladder = drawLadder(birth, data, { plot, radius }, palette)
  if (isInLane(birth)) ladder.push(...laneLabel(data, plot, palette))
  const behind = groupShape('birth-ladder', ladder)
  if (!plot.shows(birth.x, birth.y)) return [behind]
  const circle = symbolShape(
    'circle',
    { x: plot.atX(birth.x), y: plot.atY(birth.y), radius },
    markPaints.birthPoint(palette),
  )
  return [behind, titledGroup('point', pointData('birth', birth), pointText(birth, yAxis, language), [circle])]
}

/** The ladder, with labels in the lane, where no curve is in their way. */
function drawLadder(
  birth: ChartBirth,
  { language }: ChartInLanguage,
  { plot, radius }: { readonly plot: Plot; readonly radius: number },
  palette: Palette,
): Shape[] {
  const x = plot.atX(birth.x)
  const rungs = birth.ladder
    .filter(({ y }) => plot.shows(birth.x, y))
    .map(({ percentile, y }) => ({ text: percentileText(percentile, language), y: plot.atY(y) }))
  const [lowest, highest] = [rungs[0], rungs.at(-1)]
  if (lowest === undefined || highest === undefined) return []
  // Beside the circle of the value, too, whose outline is half outside it.
  const end = x - Math.max(halfRung, radius + 1) - labelGap
  const isLabelled =
    isInLane(birth) &&
    rungs.every(({ text }) => end - textWidth(text, labelSize) > plot.x) &&
    rungs.every(({ y }, i) => i === 0 || (rungs[i - 1]?.y ?? 0) - y >= closestLabels)
  const lines = [[x, lowest.y, x, highest.y], ...rungs.map(({ y }) => [x - halfRung, y, x + halfRung, y])]
  const shapes: Shape[] = [pathShape(lines, markPaints.birthLadder(palette))]
  if (!isLabelled) return shapes
  for (const rung of rungs) {
    shapes.push(
      textShape(
        rung.text,
        { x: end, y: rung.y + labelSize * 0.36 },
        { anchor: 'end', size: labelSize, fill: palette.quietText },
      ),
    )
  }
  return shapes
}

/** Whether the value is left of its age. */
function isInLane({ x, ageYears, uncorrectedX }: ChartBirth): boolean {
  return ageYears !== undefined && x < ageYears && uncorrectedX === undefined
}

/** The name of the lane beneath it; in a narrow one it begins under the labels of the y axis. */
function laneLabel({ language }: ChartInLanguage, plot: Plot, palette: Palette): Shape[] {
  const text = language.chart.birth
  const x = plot.atX(0) - fromZero
  if (x < textWidth(text, fontSizes.small)) return []
  return [
    textShape(
      text,
      { x, y: plot.bottom + axisRoom.tickLabels - 4 },
      { anchor: 'end', size: fontSizes.small, fill: palette.quietText },
    ),
  ]
}
