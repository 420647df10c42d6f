import type { ChartType } from '../../ground/model/chart-types.js'
import type { ChartDefinitions } from './chart-definition.js'
import { postmenstrualAxis } from './x-axes.js'

type PretermType = Extract<ChartType, `${string}Premature${string}`>

/** Preterm infants by postmenstrual age, alone and combined with the WHO standards up to two years. */
export const pretermCharts: ChartDefinitions<PretermType> = {
  HeightPremature: {
    measure: 'length',
    axis: postmenstrualAxis,
    series: 'pretermHeight',
  },
  HeightPrematureCombined: {
    measure: 'length',
    axis: postmenstrualAxis,
    series: 'pretermCombinedHeight',
  },
  WeightPremature: {
    measure: 'weight',
    axis: postmenstrualAxis,
    series: 'pretermWeight',
  },
  WeightPrematureCombined: {
    measure: 'weight',
    axis: postmenstrualAxis,
    series: 'pretermCombinedWeight',
  },
  HeadPremature: {
    measure: 'head',
    axis: postmenstrualAxis,
    series: 'pretermHead',
  },
  HeadPrematureCombined: {
    measure: 'head',
    axis: postmenstrualAxis,
    series: 'pretermCombinedHead',
  },
}
