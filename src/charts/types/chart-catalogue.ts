import type { ChartType } from '../../model/chart-types.js'
import { achondroplasiaCharts } from './achondroplasia.js'
import type { ChartDefinitions } from './chart-definition.js'
import { generalCharts } from './general.js'
import { pretermCharts } from './preterm.js'
import { syndromeCharts } from './syndromes.js'

/** Every type of chart. */
export const chartDefinitions: ChartDefinitions<ChartType> = allFamilies()

/** A function without side effects, so that a program that draws nothing does not bundle the definitions. */
/* @__NO_SIDE_EFFECTS__ */
function allFamilies(): ChartDefinitions<ChartType> {
  return { ...generalCharts, ...pretermCharts, ...syndromeCharts, ...achondroplasiaCharts }
}
