import type { ChartType } from '../../ground/model/chart-types.js'
import type { ChartDefinitions } from './chart-definition.js'
import { ageAxis } from './x-axes.js'

type AchondroplasiaType = Extract<ChartType, `${string}WithAchondroplasia`>

/** Achondroplasia, each chart with the general reference behind it. */
export const achondroplasiaCharts: ChartDefinitions<AchondroplasiaType> = {
  HeightWithAchondroplasia: {
    measure: 'height',
    axis: ageAxis,
    disease: 'Achondroplasia',
    series: 'achondroplasiaHeight',
    background: 'height',
    fitsYoung: true,
    showsBoneAge: true,
    showsPuberty: true,
    showsRightScale: true,
  },
  BmiWithAchondroplasia: {
    measure: 'bodyMassIndex',
    axis: ageAxis,
    disease: 'Achondroplasia',
    series: 'achondroplasiaBmi',
    background: 'bmi',
    fitsYoung: true,
  },
  HeadWithAchondroplasia: {
    measure: 'head',
    axis: ageAxis,
    disease: 'Achondroplasia',
    series: 'achondroplasiaHead',
    background: 'head',
    fitsYoung: true,
  },
  WeightWithAchondroplasia: {
    measure: 'weight',
    axis: ageAxis,
    disease: 'Achondroplasia',
    series: 'achondroplasiaWeight',
    background: 'weight',
    fitsYoung: true,
  },
  LegWithAchondroplasia: {
    measure: 'legLength',
    axis: ageAxis,
    disease: 'Achondroplasia',
    series: 'achondroplasiaLegLength',
    background: 'legLength',
    fitsYoung: true,
  },
  SitWithAchondroplasia: {
    measure: 'sittingHeight',
    axis: ageAxis,
    disease: 'Achondroplasia',
    series: 'achondroplasiaSittingHeight',
    background: 'sittingHeight',
    fitsYoung: true,
  },
  SitHeightRatioWithAchondroplasia: {
    measure: 'sittingHeightByHeight',
    axis: ageAxis,
    disease: 'Achondroplasia',
    series: 'achondroplasiaSittingHeightRatio',
    background: 'sittingHeightRatio',
    fitsYoung: true,
  },
}
