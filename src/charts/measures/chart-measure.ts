import type { BirthSize } from '../../growth/birth-size.js'
import type { MeasurementGrowth } from '../../growth/measurement-growth.js'
import type { Localized } from '../../model/localized.js'
import type { Measurement, Patient } from '../../model/patient.js'

/**
 * What a chart's y axis measures, and how it is read from a patient.
 */
export interface ChartMeasure {
  /** `Körpergröße` */
  readonly label: Localized
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
