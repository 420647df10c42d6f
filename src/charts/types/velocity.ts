import type { ChartTypeOf } from '../../ground/model/chart-types.js'
import type { ChartDefinitions } from './chart-definition.js'
import { ageAxis } from './x-axes.js'

/** How fast a child grows and gains, between visits. */
export const velocityCharts: ChartDefinitions<ChartTypeOf<'course'>> = {
  HeightVelocity: {
    needs: ['courseCharts'],
    measure: 'heightVelocity',
    axis: ageAxis,
    series: 'height',
    // An infant grows four times as fast as a child: both on one axis would squeeze the years when velocity is judged.
    velocity: { of: 'size', measured: 'height', from: 2 },
    begins: 2,
    showsPuberty: true,
    fitsYoung: true,
  },
  WeightVelocity: {
    needs: ['courseCharts'],
    measure: 'weightVelocity',
    axis: ageAxis,
    series: 'weight',
    velocity: { of: 'weight', measured: 'weight', from: 4 },
  },
}
