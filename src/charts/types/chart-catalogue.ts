import type { AnyChartType } from '../../ground/model/chart-types.js'
import { achondroplasiaCharts } from './achondroplasia.js'
import type { ChartDefinitions } from './chart-definition.js'
import { clinicCharts } from './clinic.js'
import { generalCharts } from './general.js'
import { cerebralPalsyCharts } from './motor-levels.js'
import { pretermCharts } from './preterm.js'
import { syndromeCharts } from './syndromes.js'
import { velocityCharts } from './velocity.js'

/** Every type of chart. */
export const chartDefinitions: ChartDefinitions<AnyChartType> = allFamilies()

/** A function without side effects, so that a program that draws nothing does not bundle the definitions. */
/* @__NO_SIDE_EFFECTS__ */
function allFamilies(): ChartDefinitions<AnyChartType> {
  return {
    ...generalCharts,
    ...pretermCharts,
    ...syndromeCharts,
    ...achondroplasiaCharts,
    ...velocityCharts,
    ...cerebralPalsyCharts,
    ...clinicCharts,
  }
}
