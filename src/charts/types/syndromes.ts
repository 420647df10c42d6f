import type { ChartType } from '../../ground/model/chart-types.js'
import type { ChartDefinitions } from './chart-definition.js'
import { ageAxis, bodyLengthAxis } from './x-axes.js'

type SyndromeType = Extract<ChartType, `${string}With${'TurnerSyndrome' | 'NoonanSyndrome' | 'Trisomy21'}`>

/** Turner syndrome, Noonan syndrome and trisomy 21, each chart with the general reference behind it. */
export const syndromeCharts: ChartDefinitions<SyndromeType> = {
  HeightWithTurnerSyndrome: {
    measure: 'height',
    axis: ageAxis,
    disease: 'TurnerSyndrome',
    series: 'turnerHeight',
    background: 'height',
    gender: 'female',
    showsBoneAge: true,
    showsTarget: true,
    showsPuberty: true,
    showsRightScale: true,
  },
  HeightWithNoonanSyndrome: {
    measure: 'height',
    axis: ageAxis,
    disease: 'NoonanSyndrome',
    series: 'noonanHeight',
    background: 'height',
    showsBoneAge: true,
    showsTarget: true,
    showsPuberty: true,
    showsRightScale: true,
  },
  HeightWithTrisomy21: {
    measure: 'height',
    axis: ageAxis,
    disease: 'Trisomy21',
    series: 'trisomy21Height',
    background: 'height',
    fitsYoung: true,
    showsBoneAge: true,
    showsPuberty: true,
    showsRightScale: true,
  },
  BmiWithTrisomy21: {
    measure: 'bodyMassIndex',
    axis: ageAxis,
    disease: 'Trisomy21',
    series: 'trisomy21Bmi',
    background: 'bmi',
    fitsYoung: true,
  },
  HeadWithTrisomy21: {
    measure: 'head',
    axis: ageAxis,
    disease: 'Trisomy21',
    series: 'trisomy21Head',
    background: 'head',
    fitsYoung: true,
  },
  WeightWithTrisomy21: {
    measure: 'weight',
    axis: ageAxis,
    disease: 'Trisomy21',
    series: 'trisomy21Weight',
    background: 'weight',
    fitsYoung: true,
  },
  WeightLengthWithTrisomy21: {
    measure: 'weight',
    axis: bodyLengthAxis,
    disease: 'Trisomy21',
    series: 'trisomy21WeightForLength',
    background: 'weightForLength',
  },
}
