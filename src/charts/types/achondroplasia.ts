import type { ChartType } from '../../model/chart-types.js'
import type { ChartDefinitions } from './chart-definition.js'
import { ageAxis } from './x-axes.js'

type AchondroplasiaType = Extract<ChartType, `${string}WithAchondroplasia`>

/** Achondroplasia, each chart with the general reference behind it. */
export const achondroplasiaCharts: ChartDefinitions<AchondroplasiaType> = {
  HeightWithAchondroplasia: {
    measure: 'height',
    axis: ageAxis,
    series: 'achondroplasiaHeight',
    background: 'height',
    fitsYoung: true,
    showsBoneAge: true,
  },
  BmiWithAchondroplasia: {
    measure: 'bodyMassIndex',
    axis: ageAxis,
    series: 'achondroplasiaBmi',
    background: 'bmi',
    fitsYoung: true,
  },
  HeadWithAchondroplasia: {
    measure: 'head',
    axis: ageAxis,
    series: 'achondroplasiaHead',
    background: 'head',
    fitsYoung: true,
  },
  WeightWithAchondroplasia: {
    measure: 'weight',
    axis: ageAxis,
    series: 'achondroplasiaWeight',
    background: 'weight',
    fitsYoung: true,
  },
  LegWithAchondroplasia: {
    measure: 'legLength',
    axis: ageAxis,
    series: 'achondroplasiaLegLength',
    background: 'legLength',
    fitsYoung: true,
  },
  SitWithAchondroplasia: {
    measure: 'sittingHeight',
    axis: ageAxis,
    series: 'achondroplasiaSittingHeight',
    background: 'sittingHeight',
    fitsYoung: true,
  },
  SitHeightRatioWithAchondroplasia: {
    measure: 'sittingHeightByHeight',
    axis: ageAxis,
    series: 'achondroplasiaSittingHeightRatio',
    background: 'sittingHeightRatio',
    fitsYoung: true,
  },
}
