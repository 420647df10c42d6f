import type { ChartType } from '../../model/chart-types.js'
import { achondroplasiaCharts } from './achondroplasia.js'
import type { ChartDefinition } from './chart-definition.js'
import { generalCharts } from './general.js'
import { pretermCharts } from './preterm.js'
import { syndromesCharts } from './syndromes.js'
import { trisomy21Charts } from './trisomy21.js'

/** Every type of chart. */
export const chartDefinitions = allFamilies()

/** By a function without effects, so that a program which draws nothing doesn't carry them. */
/* @__NO_SIDE_EFFECTS__ */
function allFamilies(): { readonly [type in ChartType]: ChartDefinition } {
  return { ...generalCharts, ...pretermCharts, ...syndromesCharts, ...achondroplasiaCharts, ...trisomy21Charts }
}
