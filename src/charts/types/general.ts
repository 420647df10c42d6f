import type { ChartType } from '../../ground/model/chart-types.js'
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
    showsPuberty: true,
    showsRightScale: true,
  },
  Bmi: {
    measure: 'bodyMassIndex',
    axis: ageAxis,
    series: 'bmi',
    fitsYoung: true,
    showsBmiLimits: true,
  },
  Weight: {
    measure: 'weight',
    axis: ageAxis,
    series: 'weight',
    beforeTerm: 'pretermWeight',
    fitsYoung: true,
    showsThriveLines: true,
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
    // The ratio falls so steeply before that the years when it is read would be squeezed into a quarter of the height.
    begins: 2,
    fitsYoung: true,
  },
}
