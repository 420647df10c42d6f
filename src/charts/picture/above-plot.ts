import { textWidth } from '../../scene/fit-text.js'
import { keptResults } from '../../scene/kept-results.js'
import type { ChartCurve } from '../data/chart-curves.js'
import type { ChartData, ChartInLanguage } from '../data/chart-data.js'
import { extentOfSegments } from '../data/sample-curves.js'
import { layOutLane, type MarkerLane } from './marker-lane.js'
import { layOutPuberty, type PubertyLane } from './puberty-lane.js'
import { fontSizes } from './styles.js'

/** Above the plot without anything else, pixels. */
const leastRoom = 12
/** The labels of curves that leave the plot at the top, pixels. */
const cutLabels = 20
/** Around the lane: beneath the header, and above the plot, pixels in all. */
const aroundLane = 9
/** The labels of the upper scale, and its title in a line of its own, pixels. */
const scaleLabels = 20
const scaleTitle = 15
/** Between the title of the upper scale and its first label, pixels. */
const titleGap = 14

/** Between the plot, or whatever is right above it, and the lanes, pixels. */
export const belowLane = 2

/** The rows above the plot, from its edge upwards, pixels. */
export interface AbovePlot {
  readonly cutLabels: number
  readonly scale: number
  /** Whether the title of the upper scale is left of its first label. */
  readonly isTitleBeside: boolean
  readonly puberty: PubertyLane
  readonly lane: MarkerLane
  readonly height: number
}

/**
 * The room above a plot from left to right.
 *
 * @param hasLetters whether the events have letters, which the legend explains
 */
export function layOutAbove(data: ChartInLanguage, left: number, right: number, hasLetters: boolean): AbovePlot {
  const { upperAxis, xAxis } = data
  const lane = layOutLane(data, left, right, hasLetters)
  const puberty = layOutPuberty(data, left, right)
  const labels = isCut(data) ? cutLabels : 0
  const first = upperAxis?.ticks.find(({ label }) => label !== undefined)
  const firstAt = first === undefined ? 0 : ((first.value - xAxis.from) / (xAxis.to - xAxis.from)) * (right - left)
  const beside = firstAt - textWidth(first?.label ?? '', fontSizes.small) / 2 - titleGap
  const isTitleBeside = upperAxis !== undefined && textWidth(upperAxis.title, fontSizes.small) <= beside
  const scale = upperAxis === undefined ? 0 : scaleLabels + (isTitleBeside ? 0 : scaleTitle)
  const lanes = puberty.height + lane.height
  return {
    cutLabels: labels,
    scale,
    isTitleBeside,
    puberty,
    lane,
    height: Math.max(leastRoom, labels + scale + lanes + (lanes > 0 ? aroundLane : 0)),
  }
}

/** Whether a curve or a limit leaves the plot at the top. */
function isCut({ curves, background, limits, yAxis }: ChartData): boolean {
  return highestOf(curves) > yAxis.to || highestOf(background) > yAxis.to || highestOf(limits) > yAxis.to
}

const highest = /* @__PURE__ */ keptResults<readonly Drawn[], number>(1)

type Drawn = Pick<ChartCurve, 'segments'>

function highestOf(drawn: readonly Drawn[]): number {
  return highest(drawn, '', () =>
    drawn.reduce((most, { segments }) => Math.max(most, extentOfSegments(segments)[1]), Number.NEGATIVE_INFINITY),
  )
}
