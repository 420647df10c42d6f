import { ageAxis } from './axes/age-axis.js'
import type { ChartDefinitions } from './chart-definition.js'

/** Height in Turner and in Noonan syndrome. */
export const syndromesCharts = {
  HeightWithTurnerSyndrome: {
    measure: 'height',
    axis: ageAxis,
    series: 'turnerHeight',
    background: 'height',
    gender: 'female',
    showsBoneAge: true,
    showsTarget: true,
  },
  HeightWithNoonanSyndrome: {
    measure: 'height',
    axis: ageAxis,
    series: 'noonanHeight',
    background: 'height',
    showsBoneAge: true,
    showsTarget: true,
  },
} satisfies ChartDefinitions
