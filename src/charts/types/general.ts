import { ageAxis } from './axes/age-axis.js'
import { bodyLengthAxis } from './axes/body-length-axis.js'
import type { ChartDefinitions } from './chart-definition.js'

/** What is measured in every child. */
export const generalCharts = {
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
} satisfies ChartDefinitions
