import type { Measurement } from '../model/patient.js'
import { type Assessed, assessAtAge } from './assessed.js'
import { bodyMassIndex } from './body-mass-index.js'
import { ageAtMeasurement, type GrowthAge } from './growth-age.js'
import type { GrowthSubject } from './growth-subject.js'
import { legLength, seatLegRatio, sittingHeightRatio } from './proportions.js'

/**
 * What follows from one measurement: its age, the values derived from it, and
 * every value against its reference.
 */
export interface MeasurementGrowth {
  readonly age: GrowthAge | undefined
  readonly bmi: number | undefined
  readonly legCm: number | undefined
  readonly seatLegRatio: number | undefined
  readonly assessed: {
    readonly size: Assessed | undefined
    readonly bmi: Assessed | undefined
    readonly head: Assessed | undefined
    readonly seat: Assessed | undefined
    readonly leg: Assessed | undefined
    /** The ratio, scored through sitting height by height, which is its value here. */
    readonly seatLeg: Assessed | undefined
    readonly weight: Assessed | undefined
  }
}

/** Derives and assesses a measurement whose implausible values have been left out. */
export function measurementGrowth(subject: GrowthSubject, measurement: Measurement): MeasurementGrowth {
  const { sizeCm, weightKg, headCm, seatCm } = measurement
  const age = ageAtMeasurement(subject, measurement)
  const bmi = bodyMassIndex(weightKg, sizeCm)
  const legCm = legLength(sizeCm, seatCm)
  const ratio = seatLegRatio(seatCm, legCm)
  return {
    age,
    bmi,
    legCm,
    seatLegRatio: ratio,
    assessed: {
      size: assessAtAge(subject, 'height', age, sizeCm),
      bmi: assessAtAge(subject, 'bmi', age, bmi),
      head: assessAtAge(subject, 'head', age, headCm),
      seat: assessAtAge(subject, 'sittingHeight', age, seatCm),
      leg: assessAtAge(subject, 'legLength', age, legCm),
      seatLeg: assessAtAge(
        subject,
        'sittingHeightRatio',
        age,
        ratio === undefined ? undefined : sittingHeightRatio(ratio),
      ),
      weight: assessAtAge(subject, 'weight', age, weightKg),
    },
  }
}
