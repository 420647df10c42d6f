import { buildChartData } from '../../charts/data/build-chart-data.js'
import type { ChartFrame } from '../../charts/data/frame/frame.js'
import { dateText, judgedTexts, pointValueText } from '../../charts/data/texts/describe-point.js'
import type { ChartTypeOf } from '../../ground/model/chart-types.js'
import type { InteractiveLanguage } from './inputs/element-language.js'

/** The chart of the velocity of what a chart shows. */
const velocityCharts: { readonly [scored in string]?: ChartTypeOf<'course'> } = {
  size: 'HeightVelocity',
  weight: 'WeightVelocity',
}

/** A velocity in words. */
export interface VelocityText {
  /** `5.2 ± 0.4 cm/year` */
  readonly value: string
  /** The same with its score, its interval, and what is to be said of it. */
  readonly text: string
}

/**
 * The velocity up to each measurement, by its index: the same figures as on the chart of velocity. None where the host
 * has not passed `courseCharts`, on which that chart depends, and none of what has no such chart.
 */
export function velocityTexts(
  { definition, measure }: ChartFrame,
  hasCourse: boolean,
  frameOfType: (type: ChartTypeOf<'course'>) => ChartFrame,
  language: InteractiveLanguage,
): ReadonlyMap<number, VelocityText> {
  const type = velocityCharts[measure.scored ?? '']
  if (!hasCourse || type === undefined || definition.velocity !== undefined) return new Map()
  const { points, yAxis } = buildChartData(frameOfType(type))
  return new Map(
    points.flatMap((point) => {
      const { measurementIndex, interval } = point
      if (measurementIndex === undefined) return []
      const value = pointValueText(point, yAxis, language)
      const from = interval?.fromDate
      const text = [
        from === undefined ? value : language.element.since(value, dateText(from, language)),
        ...judgedTexts(point, language),
        interval?.note ?? [],
      ].flat()
      return [[measurementIndex, { value, text: text.join(' · ') }] as const]
    }),
  )
}
