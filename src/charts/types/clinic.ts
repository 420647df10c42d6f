import type { ChartTypeOf } from '../../ground/model/chart-types.js'
import type { ChartDefinition, ChartDefinitions } from './chart-definition.js'
import { ageAxis, birthAgeAxis } from './x-axes.js'

/** The percentiles that blood pressure is read by (KiGGS 2011). */
const pressurePercentiles = [50, 90, 95, 99] as const

/** Where the references of waist and blood pressure begin, years. */
const fromYears = 3

const ofClinic = { needs: ['measures'] } satisfies Partial<ChartDefinition>

const ofPressure = {
  ...ofClinic,
  axis: birthAgeAxis,
  series: 'height',
  begins: fromYears,
  percentiles: pressurePercentiles,
} satisfies Partial<ChartDefinition>

/** Beyond these the formula of LIFE Child rises steeply at some ages, and at some has no value: no line would say anything. */
const waistPercentiles = [3, 10, 25, 50, 75, 90, 97] as const

const ofWaist = {
  ...ofClinic,
  axis: ageAxis,
  begins: fromYears,
  percentiles: waistPercentiles,
} satisfies Partial<ChartDefinition>

/** What a clinic measures besides growth, by the references of `auxology/references/clinic-measures`. */
export const clinicCharts: ChartDefinitions<ChartTypeOf<'clinic'>> = {
  Waist: { ...ofWaist, measure: 'waist', series: 'waist' },
  Hip: { ...ofWaist, measure: 'hip', series: 'hip' },
  WaistHeightRatio: { ...ofWaist, measure: 'waistHeightRatio', series: 'waistHeightRatio' },
  WaistHipRatio: { ...ofWaist, measure: 'waistHipRatio', series: 'waistHipRatio' },
  Arm: { ...ofClinic, measure: 'arm', axis: ageAxis, series: 'armCircumference', fitsYoung: true },
  TricepsSkinfold: { ...ofClinic, measure: 'triceps', axis: ageAxis, series: 'tricepsSkinfold', fitsYoung: true },
  SubscapularSkinfold: {
    ...ofClinic,
    measure: 'subscapular',
    axis: ageAxis,
    series: 'subscapularSkinfold',
    fitsYoung: true,
  },
  SystolicPressure: { ...ofPressure, measure: 'systolic', pressure: 'systolic' },
  DiastolicPressure: { ...ofPressure, measure: 'diastolic', pressure: 'diastolic' },
}
