import { ageAxis } from './axes/age-axis.js'
import { bodyLengthAxis } from './axes/body-length-axis.js'
import type { ChartDefinitions } from './chart-definition.js'

/** Trisomy 21. */
export const trisomy21Charts = {
  HeightWithTrisomy21: {
    measure: 'height',
    axis: ageAxis,
    series: 'trisomy21Height',
    background: 'height',
    fitsYoung: true,
    showsBoneAge: true,
  },
  BmiWithTrisomy21: {
    measure: 'bodyMassIndex',
    axis: ageAxis,
    series: 'trisomy21Bmi',
    background: 'bmi',
    fitsYoung: true,
  },
  HeadWithTrisomy21: {
    measure: 'head',
    axis: ageAxis,
    series: 'trisomy21Head',
    background: 'head',
    fitsYoung: true,
  },
  WeightWithTrisomy21: {
    measure: 'weight',
    axis: ageAxis,
    series: 'trisomy21Weight',
    background: 'weight',
    fitsYoung: true,
  },
  WeightLengthWithTrisomy21: {
    measure: 'weight',
    axis: bodyLengthAxis,
    series: 'trisomy21WeightForLength',
    background: 'weightForLength',
  },
} satisfies ChartDefinitions
