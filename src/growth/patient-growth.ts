import type { Patient } from '../model/patient.js'
import type { PatientScoreName } from '../model/scores.js'
import type { ScoredValue } from '../references/distribution.js'
import { type BirthSize, birthSize } from './birth-size.js'
import { yearsBetween } from './growth-age.js'
import type { GrowthSettings } from './growth-options.js'
import { type GrowthSubject, growthSubject } from './growth-subject.js'
import { type MeasurementGrowth, measurementGrowth, type OutOfUse } from './measurement-growth.js'
import { type ParentalHeight, parentalHeight } from './target-height.js'

/**
 * Everything that follows from a patient, before anything is cut, rounded or
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
 * Derives and scores a patient whose implausible values have been left out.
 *
 * @param outOfUse by measurement: what is not to be derived
 */
export function patientGrowth(
  patient: Patient,
  settings: GrowthSettings,
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
      measurementGrowth(subject, measurement, outOfUse[index]),
    ),
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
