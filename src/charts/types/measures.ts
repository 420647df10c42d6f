import type { BirthSize } from '../../clinical/growth/birth-size.js'
import type { MeasurementGrowth } from '../../clinical/growth/patient-growth.js'
import { seatLegRatioOf, sittingHeightRatio } from '../../clinical/growth/proportions.js'
import { limitBeside } from '../../clinical/references/measures/clinic-class-limits.js'
import type { ChartMeasureName } from '../../ground/languages/words.js'
import type { ClinicField, ClinicMeasureName } from '../../ground/model/clinic-values.js'
import { clinicDecimals, clinicUnits } from '../../ground/model/clinic-values.js'
import type { Measurement, Patient } from '../../ground/model/patient.js'
import type { VisitMeasureName } from '../../ground/model/result-scores.js'
import { gramsPerKilogram } from '../../ground/model/units.js'

/** A field of a measurement that charts show. */
export type MeasuredField = 'sizeCm' | 'weightKg' | 'headCm' | 'seatCm' | ClinicField

/** A field of size at birth. */
export type BirthField = 'sizeBirthCm' | 'weightBirthG' | 'headBirthCm'

/** What a chart's y axis shows, and how it is read from a patient. */
export interface ChartMeasure {
  /** `cm`; empty for a ratio. */
  readonly unit: string
  /** Of a velocity, the time in its unit: cm a year. Below zero where a child lost weight, or was measured smaller. */
  readonly per?: 'year' | 'month' | 'day'
  /** Decimals of a value in a label. */
  readonly decimals: number
  /** A value is written with as many decimals as tell it from this. */
  readonly limit?: number | undefined
  /** The axis begins here if its values come close. */
  readonly axisBegins?: number
  /** The highest value that the y axis can be cropped to, in the unit. */
  readonly highest: number
  /** What was measured, and at birth: the value follows from these fields alone. */
  readonly fields: readonly MeasuredField[]
  readonly birthField?: BirthField
  /** Its score in the patient's result, by the general reference of the age. */
  readonly scored?: VisitMeasureName
  /** The score by another reference, shown beside it. */
  readonly beside?: VisitMeasureName
  /** What a clinic measures besides growth: its score in the patient's result, by references of its own. */
  readonly clinic?: ClinicMeasureName
  /** The value of a measurement. */
  readonly value: (measurement: Measurement, growth: MeasurementGrowth) => number | undefined
  /** The value at birth, and its score by gestation. */
  readonly birth?: (patient: Patient) => number | undefined
  readonly birthScored?: (birth: BirthSize) => BirthSize[keyof BirthSize]
  /** Converts a figure of the reference to a value of the chart, where they differ; monotone. */
  readonly ofReference?: (figure: number) => number
  /** The inverse of `ofReference`. */
  readonly toReference?: (value: number) => number
}

/** Body length or height, cm. */
const height: ChartMeasure = {
  unit: 'cm',
  decimals: 1,
  highest: 300,
  fields: ['sizeCm'],
  birthField: 'sizeBirthCm',
  scored: 'size',
  value: ({ sizeCm }) => sizeCm,
  birth: ({ sizeBirthCm }) => sizeBirthCm,
  birthScored: ({ length }) => length,
}

/** What a clinic measures besides growth, in the unit of its field. */
/* @__NO_SIDE_EFFECTS__ */
function clinicMeasure(name: ClinicMeasureName, highest: number, ...fields: readonly ClinicField[]): ChartMeasure {
  return {
    unit: clinicUnits[name],
    decimals: clinicDecimals[name],
    limit: limitBeside(name),
    highest,
    fields: name === 'waistHeightRatio' ? [...fields, 'sizeCm'] : fields,
    clinic: name,
    value: (_measurement, { clinic }) => clinic?.find(({ measure }) => measure === name)?.value,
  }
}

/** What the y axis of a chart can show. */
export const chartMeasures: { readonly [name in ChartMeasureName]: ChartMeasure } = {
  height,
  /** The same in children too young to stand. */
  length: height,
  /** Body weight, kg. */
  weight: {
    unit: 'kg',
    decimals: 2,
    axisBegins: 0,
    highest: 600,
    fields: ['weightKg'],
    birthField: 'weightBirthG',
    scored: 'weight',
    value: ({ weightKg }) => weightKg,
    birth: ({ weightBirthG }) => (weightBirthG === undefined ? undefined : weightBirthG / gramsPerKilogram),
    birthScored: ({ weight }) => weight,
  },
  /** Body mass index, kg/m². */
  bodyMassIndex: {
    unit: 'kg/m²',
    decimals: 1,
    highest: 120,
    fields: ['weightKg', 'sizeCm'],
    scored: 'bmi',
    value: (_measurement, { bmi }) => bmi,
  },
  /** Head circumference, cm. */
  head: {
    unit: 'cm',
    decimals: 1,
    highest: 75,
    fields: ['headCm'],
    birthField: 'headBirthCm',
    scored: 'head',
    beside: 'headWho',
    value: ({ headCm }) => headCm,
    birth: ({ headBirthCm }) => headBirthCm,
    birthScored: ({ head }) => head,
  },
  /** Sitting height, cm. */
  sittingHeight: {
    unit: 'cm',
    decimals: 1,
    highest: 200,
    fields: ['seatCm'],
    scored: 'seat',
    value: ({ seatCm }) => seatCm,
  },
  /** Leg length: height minus sitting height, cm. */
  legLength: {
    unit: 'cm',
    decimals: 1,
    highest: 200,
    fields: ['seatCm', 'sizeCm'],
    scored: 'leg',
    value: (_measurement, { legCm }) => legCm,
  },
  /** Ratio of sitting height to height. */
  sittingHeightByHeight: {
    unit: '',
    decimals: 2,
    highest: 1,
    fields: ['seatCm', 'sizeCm'],
    scored: 'seatLeg',
    value: (_measurement, { seatLegRatio }) =>
      seatLegRatio === undefined ? undefined : sittingHeightRatio(seatLegRatio),
  },
  /** Ratio of sitting height to leg length. Its reference is that of sitting height to height. */
  sittingHeightByLegLength: {
    unit: '',
    decimals: 2,
    highest: 6,
    fields: ['seatCm', 'sizeCm'],
    scored: 'seatLeg',
    value: (_measurement, { seatLegRatio }) => seatLegRatio,
    ofReference: seatLegRatioOf,
    toReference: sittingHeightRatio,
  },
  /** What is gained in length or height, cm a year. Its values are read from the course, not from a visit. */
  heightVelocity: {
    unit: 'cm',
    per: 'year',
    decimals: 1,
    axisBegins: 0,
    highest: 100,
    fields: ['sizeCm'],
    scored: 'size',
    value: () => undefined,
  },
  /** What is gained in weight, kg a year. */
  weightVelocity: {
    unit: 'kg',
    per: 'year',
    decimals: 1,
    axisBegins: 0,
    highest: 60,
    fields: ['weightKg'],
    scored: 'weight',
    value: () => undefined,
  },
  waist: clinicMeasure('waist', 240, 'waistCm'),
  hip: clinicMeasure('hip', 290, 'hipCm'),
  waistHeightRatio: clinicMeasure('waistHeightRatio', 3, 'waistCm'),
  waistHipRatio: clinicMeasure('waistHipRatio', 3, 'waistCm', 'hipCm'),
  arm: clinicMeasure('arm', 80, 'armCm'),
  triceps: { ...clinicMeasure('triceps', 80, 'tricepsMm'), axisBegins: 0 },
  subscapular: { ...clinicMeasure('subscapular', 80, 'subscapularMm'), axisBegins: 0 },
  systolic: clinicMeasure('systolic', 300, 'systolicMmHg'),
  diastolic: clinicMeasure('diastolic', 200, 'diastolicMmHg'),
}
