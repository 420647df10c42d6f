import type { BirthSize } from '../../growth/birth-size.js'
import type { MeasurementGrowth } from '../../growth/measurement-growth.js'
import { seatLegRatioOf, sittingHeightRatio } from '../../growth/proportions.js'
import type { ChartMeasureName } from '../../languages/words.js'
import type { Measurement, Patient } from '../../model/patient.js'
import { gramsPerKilogram } from '../../model/units.js'

/**
 * What a chart's y axis measures, and how it is read from a patient.
 */
export interface ChartMeasure {
  /** `cm`; empty for a ratio. */
  readonly unit: string
  /** Decimals of a value in a label. */
  readonly decimals: number
  /** The axis begins here where its values come near. */
  readonly axisBegins?: number
  /** The highest end the y axis can be cropped to, in the unit. */
  readonly highest: number
  /** The value of a measurement. */
  readonly value: (measurement: Measurement, growth: MeasurementGrowth) => number | undefined
  /** The value at birth, and that value against its reference by gestation. */
  readonly birth?: (patient: Patient) => number | undefined
  readonly birthAssessed?: (birth: BirthSize) => BirthSize[keyof BirthSize]
  /** How a reference's figure becomes a value of the chart, where they differ; monotone. */
  readonly ofReference?: (figure: number) => number
  /** The inverse. */
  readonly toReference?: (value: number) => number
}

/** Body length or height, cm. */
const height: ChartMeasure = {
  unit: 'cm',
  decimals: 1,
  highest: 300,
  value: ({ sizeCm }) => sizeCm,
  birth: ({ sizeBirthCm }) => sizeBirthCm,
  birthAssessed: ({ length }) => length,
}

/** What the y axis of a chart can measure. */
export const chartMeasures: { readonly [name in ChartMeasureName]: ChartMeasure } = {
  height,
  /** The same in those too young to stand. */
  length: height,
  /** Body weight, kg. */
  weight: {
    unit: 'kg',
    decimals: 2,
    axisBegins: 0,
    highest: 600,
    value: ({ weightKg }) => weightKg,
    birth: ({ weightBirthG }) => (weightBirthG === undefined ? undefined : weightBirthG / gramsPerKilogram),
    birthAssessed: ({ weight }) => weight,
  },
  /** Body mass index, kg/m². */
  bodyMassIndex: {
    unit: 'kg/m²',
    decimals: 1,
    highest: 120,
    value: (_measurement, { bmi }) => bmi,
  },
  /** Head circumference, cm. */
  head: {
    unit: 'cm',
    decimals: 1,
    highest: 75,
    value: ({ headCm }) => headCm,
    birth: ({ headBirthCm }) => headBirthCm,
    birthAssessed: ({ head }) => head,
  },
  /** Sitting height, cm. */
  sittingHeight: {
    unit: 'cm',
    decimals: 1,
    highest: 200,
    value: ({ seatCm }) => seatCm,
  },
  /** Leg length: height less sitting height, cm. */
  legLength: {
    unit: 'cm',
    decimals: 1,
    highest: 200,
    value: (_measurement, { legCm }) => legCm,
  },
  /** Sitting height by height. */
  sittingHeightByHeight: {
    unit: '',
    decimals: 2,
    highest: 1,
    value: (_measurement, { seatLegRatio }) =>
      seatLegRatio === undefined ? undefined : sittingHeightRatio(seatLegRatio),
  },
  /** Sitting height by leg length. The reference is by sitting height by height. */
  sittingHeightByLegLength: {
    unit: '',
    decimals: 2,
    highest: 6,
    value: (_measurement, { seatLegRatio }) => seatLegRatio,
    ofReference: seatLegRatioOf,
    toReference: sittingHeightRatio,
  },
}
