import { textWidth } from '../../../ground/scene/fit-text.js'
import type { ChartInLanguage } from '../../data/chart-data.js'
import { fontSizes } from '../styles.js'
import { layOutLane, type MarkerLane } from './marker-lane.js'
import { layOutPuberty, type PubertyLane } from './puberty-lane.js'

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

/** The labels of curves that leave the plot at the top, and the upper scale above them: their heights, pixels. */
export interface UpperScale {
  readonly cutLabels: number
  readonly scale: number
  /** Whether the title of the upper scale is left of its first label. */
  readonly isTitleBeside: boolean
}

/** The rows above the plot, from its edge upwards, pixels. */
export interface AbovePlot extends UpperScale {
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
  const lane = layOutLane(data, left, right, hasLetters)
  const puberty = layOutPuberty(data, left, right)
  const upper = layOutUpperScale(data, left, right)
  const lanes = puberty.height + lane.height
  const height = upper.cutLabels + upper.scale + lanes + (lanes > 0 ? aroundLane : 0)
  return { ...upper, puberty, lane, height: Math.max(leastRoom, height) }
}

/** What the upper scale and the labels below it depend on. */
type UpperChart = Pick<ChartInLanguage, 'xAxis' | 'yAxis' | 'upperAxis' | 'curves' | 'background' | 'limits'>

/** The room for labels and the upper scale above a plot from left to right. */
export function layOutUpperScale(chart: UpperChart, left: number, right: number): UpperScale {
  const { upperAxis, xAxis } = chart
  const first = upperAxis?.ticks.find(({ label }) => label !== undefined)
  const firstAt = first === undefined ? 0 : ((first.value - xAxis.from) / (xAxis.to - xAxis.from)) * (right - left)
  const beside = firstAt - textWidth(first?.label ?? '', fontSizes.small) / 2 - titleGap
  const isTitleBeside = upperAxis !== undefined && textWidth(upperAxis.title, fontSizes.small) <= beside
  const scale = upperAxis === undefined ? 0 : scaleLabels + (isTitleBeside ? 0 : scaleTitle)
  return { cutLabels: isCut(chart) ? cutLabels : 0, scale, isTitleBeside }
}

/** Whether a curve or a limit leaves the plot at the top. */
function isCut({ curves, background, limits, yAxis }: UpperChart): boolean {
  for (const { segments } of [...curves, ...background, ...limits]) {
    for (const { points } of segments) for (const { y } of points) if (y > yAxis.to) return true
  }
  return false
}
