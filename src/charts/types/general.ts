import type { ChartType } from '../../model/chart-types.js'
import type { ChartDefinitions } from './chart-definition.js'
import { ageAxis, bodyLengthAxis } from './x-axes.js'

type GeneralType = Exclude<ChartType, `${string}${'With' | 'Premature'}${string}`>

/** Charts for every child. */
export const generalCharts: ChartDefinitions<GeneralType> = {
  Height: {
    measure: 'height',
    axis: ageAxis,
    series: 'height',
    beforeTerm: 'pretermHeight',
    fitsYoung: true,
    showsBoneAge: true,
    showsTarget: true,
    scoresBirthByGestation: true,
  },
  Bmi: {
    measure: 'bodyMassIndex',
    axis: ageAxis,
    series: 'bmi',
    fitsYoung: true,
  },
  Weight: {
    measure: 'weight',
    axis: ageAxis,
    series: 'weight',
    beforeTerm: 'pretermWeight',
    fitsYoung: true,
    scoresBirthByGestation: true,
  },
  WeightLength: {
    measure: 'weight',
    axis: bodyLengthAxis,
    series: 'weightForLength',
  },
  Head: {
    measure: 'head',
    axis: ageAxis,
    series: 'head',
    beforeTerm: 'pretermHead',
    fitsYoung: true,
    scoresBirthByGestation: true,
  },
  Leg: {
    measure: 'legLength',
    axis: ageAxis,
    series: 'legLength',
    fitsYoung: true,
  },
  Sit: {
    measure: 'sittingHeight',
    axis: ageAxis,
    series: 'sittingHeight',
    fitsYoung: true,
  },
  SitLegRatio: {
    measure: 'sittingHeightByLegLength',
    axis: ageAxis,
    series: 'sittingHeightRatio',
    fitsYoung: true,
  },
}
