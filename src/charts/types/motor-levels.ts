import type { ChartTypeOf } from '../../ground/model/chart-types.js'
import type { ChartDefinitions } from './chart-definition.js'
import { ageAxis } from './x-axes.js'

/** Cerebral palsy by GMFCS level, each chart with the general reference behind it. */
export const cerebralPalsyCharts: ChartDefinitions<ChartTypeOf<'cerebralPalsy'>> = {
  HeightWithCerebralPalsy: {
    measure: 'height',
    axis: ageAxis,
    disease: 'CerebralPalsy',
    series: 'cerebralPalsyHeight',
    background: 'height',
    needsGmfcsLevel: true,
    showsBoneAge: true,
    showsPuberty: true,
    showsRightScale: true,
  },
  WeightWithCerebralPalsy: {
    measure: 'weight',
    axis: ageAxis,
    disease: 'CerebralPalsy',
    series: 'cerebralPalsyWeight',
    background: 'weight',
    needsGmfcsLevel: true,
  },
  BmiWithCerebralPalsy: {
    measure: 'bodyMassIndex',
    axis: ageAxis,
    disease: 'CerebralPalsy',
    series: 'cerebralPalsyBmi',
    background: 'bmi',
    needsGmfcsLevel: true,
  },
}
