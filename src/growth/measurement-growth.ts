import type { Measurement } from '../model/patient.js'
import type { VisitMeasureName } from '../model/scores.js'
import type { ScoredValue } from '../references/distribution.js'
import { bodyMassIndex } from './body-mass-index.js'
import { ageAtMeasurement, type GrowthAge } from './growth-age.js'
import type { GrowthSubject } from './growth-subject.js'
import { legLength, seatLegRatio, sittingHeightRatio } from './proportions.js'
import { scoreAtAge, scoreHeightWith } from './scored.js'

/**
 * What follows from one measurement: its age, the values derived from it, and
 * every value with its score.
 */
export interface MeasurementGrowth {
  readonly age: GrowthAge | undefined
  readonly bmi: number | undefined
  readonly legCm: number | undefined
  readonly seatLegRatio: number | undefined
  /** The ratio is scored through sitting height by height, which is its value here. */
  readonly scored: { readonly [measure in VisitMeasureName]: ScoredValue | undefined }
}

/** What can't be left out of a measurement because it follows from it. */
export interface OutOfUse {
  readonly bmi?: true
}

/** Derives and scores a measurement whose implausible values have been left out. */
export function measurementGrowth(
  subject: GrowthSubject,
  measurement: Measurement,
  outOfUse?: OutOfUse,
): MeasurementGrowth {
  const { sizeCm, weightKg, headCm, seatCm } = measurement
  const age = ageAtMeasurement(subject, measurement)
  const bmi = outOfUse?.bmi === true ? undefined : bodyMassIndex(weightKg, sizeCm)
  const legCm = legLength(sizeCm, seatCm)
  const ratio = seatLegRatio(seatCm, legCm)
  const heightRatio = ratio === undefined ? undefined : sittingHeightRatio(ratio)
  return {
    age,
    bmi,
    legCm,
    seatLegRatio: ratio,
    scored: {
      size: scoreAtAge(subject, 'height', age, sizeCm),
      bmi: scoreAtAge(subject, 'bmi', age, bmi),
      head: scoreAtAge(subject, 'head', age, headCm),
      seat: scoreAtAge(subject, 'sittingHeight', age, seatCm),
      leg: scoreAtAge(subject, 'legLength', age, legCm),
      seatLeg: scoreAtAge(subject, 'sittingHeightRatio', age, heightRatio),
      weight: scoreAtAge(subject, 'weight', age, weightKg),
      turner: scoreHeightWith('TurnerSyndrome', subject, age, sizeCm),
      noonan: scoreHeightWith('NoonanSyndrome', subject, age, sizeCm),
    },
  }
}
