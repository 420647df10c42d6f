import type { BmiClassResult } from './bmi-class.js'
import type { ClinicMeasureResult } from './clinic-values.js'
import type { KnownDisease, Measurement, Patient } from './patient.js'
import type { Provenance } from './provenance.js'
import type { Score } from './score.js'
import type { ValidationMessage } from './validation-message.js'

/** A score by the reference of a disease. */
export interface DiseaseScore {
  readonly disease: KnownDisease
  readonly measure: 'size' | 'weight' | 'bmi' | 'head'
  readonly score: Score
  /** In percent, between 0 and 100. */
  readonly percentile: number
}

/**
 * A measurement with everything computed from it. A field that can't be
 * computed, or doesn't apply, is undefined.
 */
export interface MeasurementResult extends Measurement {
  /** Chronological age at the visit, years. */
  readonly ageYears: number | undefined
  /** Body mass index, kg/m². */
  readonly bmi: number | undefined
  /**
   * The body mass index with the same score at 18.0 years, kg/m², to be read
   * against the limits of adults (18.5, 25, 30); only where the same table
   * holds at both ages.
   */
  readonly equiBmi: number | undefined
  /** Leg length: height less sitting height, cm. */
  readonly legCm: number | undefined
  /** Sitting height divided by leg length. */
  readonly seatLegRatio: number | undefined
  readonly sizeSds: Score | undefined
  readonly bmiSds: Score | undefined
  readonly headSds: Score | undefined
  readonly seatSds: Score | undefined
  readonly legSds: Score | undefined
  readonly seatLegSds: Score | undefined
  readonly weightSds: Score | undefined
  readonly sizeTurnerSyndromeSds: Score | undefined
  readonly sizeNoonanSyndromeSds: Score | undefined
  /** Weight for length (lying) or height (standing), under five years. */
  readonly weightForLengthSds: Score | undefined
  /** Head circumference by WHO beside the reference of the set, where that is another one, to 24 months. */
  readonly headWhoSds: Score | undefined
  /** Height by the general reference at the bone age. */
  readonly boneAgeSizeSds: Score | undefined
  /** Every measure by every reference of the patient's diseases. */
  readonly diseaseScores: readonly DiseaseScore[]
  /** The class of the body mass index by the classification in use. */
  readonly bmiClass?: BmiClassResult | undefined
  /**
   * Waist, hip, arm, skinfolds and blood pressure, each with its score or the reason why
   * it has none; undefined at a visit without any of them. Scores come from the option `measures`.
   */
  readonly clinicMeasures?: readonly ClinicMeasureResult[] | undefined
  /** Percentiles in percent, between 0 and 100, in full precision: a text must write neither 0 nor 100. */
  readonly sizePercentile: number | undefined
  readonly bmiPercentile: number | undefined
  readonly headPercentile: number | undefined
  readonly seatPercentile: number | undefined
  readonly legPercentile: number | undefined
  readonly seatLegPercentile: number | undefined
  readonly weightPercentile: number | undefined
  readonly sizeTurnerSyndromePercentile: number | undefined
  readonly sizeNoonanSyndromePercentile: number | undefined
  readonly weightForLengthPercentile: number | undefined
  readonly headWhoPercentile: number | undefined
  readonly boneAgeSizePercentile: number | undefined
  /** The messages about this measurement. */
  readonly validationMessages: readonly ValidationMessage[]
}

/**
 * The patient as submitted, with everything computed. A field that can't be
 * computed is undefined.
 *
 * The measurements are in the order in which they were given, each with what the
 * caller's has besides a measurement's fields (`Own`), such as `id`.
 */
export interface PatientResult<Own = unknown> extends Patient {
  readonly diseases: readonly string[]
  readonly measurements: readonly (MeasurementResult & Own)[]
  readonly markers: NonNullable<Patient['markers']>
  /** Age on the day of the calculation, years. */
  readonly ageInYears: number | undefined
  /** Target height from the parents' heights, cm. */
  readonly targetSizeCm: number | undefined
  readonly targetSizeSds: Score | undefined
  readonly sizeFatherSds: Score | undefined
  readonly sizeMotherSds: Score | undefined
  readonly sizeBirthSds: Score | undefined
  readonly weightBirthSds: Score | undefined
  readonly headBirthSds: Score | undefined
  /** Body mass index at birth, for sets with a reference for it, such as `olsen`. */
  readonly bmiBirthSds: Score | undefined
  /** Small for gestational age: birth length or birth weight below -2 SDS. */
  readonly sizeBirthUndersized: boolean | undefined
  /** What computed it: the version of the library, the set of references and its checksum. */
  readonly provenance: Provenance
  /** The messages about the patient; those about a visit are in its measurement. */
  readonly validationMessages: readonly ValidationMessage[]
}
