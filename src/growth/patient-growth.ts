import type { KnownDisease, Measurement, Patient } from '../model/patient.js'
import type { PatientScoreName, VisitMeasureName } from '../model/result-scores.js'
import type { ScoredValue } from '../references/distribution.js'
import { type BirthSize, birthSize } from './birth-size.js'
import { bodyMassIndex } from './body-mass-index.js'
import { ageAtMeasurement, type GrowthAge, yearsBetween } from './growth-age.js'
import type { GrowthSettings } from './growth-options.js'
import { type GrowthSubject, growthSubject } from './growth-subject.js'
import { legLength, seatLegRatio, sittingHeightRatio } from './proportions.js'
import { scoreAtAge } from './score-at-age.js'
import { type ParentalHeight, parentalHeight } from './target-height.js'

/**
 * Everything that follows from a patient, before anything is clamped, rounded or
 * put into words. Scores, plausibility checks and charts are made from it.
 */
export interface PatientGrowth extends ParentalHeight {
  readonly subject: GrowthSubject
  /** Age today, years. */
  readonly ageYears: number | undefined
  readonly birth: BirthSize
  /** In the order of the patient's measurements. */
  readonly measurements: readonly MeasurementGrowth[]
}

/**
 * What follows from one measurement: its age, the values derived from it, and
 * every value with its score.
 */
export interface MeasurementGrowth {
  readonly age: GrowthAge | undefined
  readonly bmi: number | undefined
  readonly legCm: number | undefined
  readonly seatLegRatio: number | undefined
  /** The ratio is scored as sitting height by height, which is its value here. */
  readonly scored: { readonly [measure in VisitMeasureName]: ScoredValue | undefined }
}

/** A derived value that must not be used; what was measured is left out of the measurement instead. */
export interface OutOfUse {
  readonly bmi?: true
}

/**
 * Derives and scores a patient whose impossible values have been left out.
 *
 * @param days the day number of each measurement's date
 * @param outOfUse what not to derive, by measurement
 */
export function patientGrowth(
  patient: Patient,
  settings: GrowthSettings,
  days: readonly (number | undefined)[],
  outOfUse: readonly (OutOfUse | undefined)[] = [],
): PatientGrowth {
  const subject = growthSubject(patient, settings)
  const { birthDay } = subject
  const { father, mother, targetCm, target } = parentalHeight(subject, patient)
  return {
    subject,
    ageYears: birthDay === undefined ? undefined : yearsBetween(birthDay, settings.today),
    birth: birthSize(subject, patient),
    father,
    mother,
    targetCm,
    target,
    measurements: (patient.measurements ?? []).map((measurement, index) =>
      measurementGrowth(subject, measurement, days[index], outOfUse[index]),
    ),
  }
}

/**
 * Derives and scores a measurement whose impossible values have been left out.
 *
 * @param day the day number of its date
 */
export function measurementGrowth(
  subject: GrowthSubject,
  measurement: Measurement,
  day: number | undefined,
  outOfUse?: OutOfUse,
): MeasurementGrowth {
  const { sizeCm, weightKg, headCm, seatCm } = measurement
  const age = ageAtMeasurement(subject, measurement, day)
  const bmi = outOfUse?.bmi === true ? undefined : bodyMassIndex(weightKg, sizeCm)
  const legCm = legLength(sizeCm, seatCm)
  const ratio = seatLegRatio(seatCm, legCm)
  const heightRatio = ratio === undefined ? undefined : sittingHeightRatio(ratio)
  const sizeCmIn = (disease: KnownDisease) => (subject.diseases.includes(disease) ? sizeCm : undefined)
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
      turner: scoreAtAge(subject, 'turnerHeight', age, sizeCmIn('TurnerSyndrome')),
      noonan: scoreAtAge(subject, 'noonanHeight', age, sizeCmIn('NoonanSyndrome')),
    },
  }
}

/** What the scores of the patient itself were made from, by their names in the result. */
export function patientScored({ target, father, mother, birth }: PatientGrowth): {
  readonly [name in PatientScoreName]: ScoredValue | undefined
} {
  return {
    targetSizeSds: target,
    sizeFatherSds: father,
    sizeMotherSds: mother,
    sizeBirthSds: birth.length,
    weightBirthSds: birth.weight,
  }
}
