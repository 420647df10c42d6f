import { postmenstrualAxis } from './axes/postmenstrual-axis.js'
import type { ChartDefinitions } from './chart-definition.js'

/** Preterm infants by postmenstrual age, alone and joined to the WHO standards up to two years. */
export const pretermCharts = {
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
} satisfies ChartDefinitions
