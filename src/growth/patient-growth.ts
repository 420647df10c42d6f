import type { Gender, Patient } from '../model/patient.js'
import { type Assessed, assess } from './assessed.js'
import { type BirthSize, birthSize } from './birth-size.js'
import { yearsBetween } from './growth-age.js'
import type { GrowthSettings } from './growth-options.js'
import { type GrowthSubject, growthSubject } from './growth-subject.js'
import { type MeasurementGrowth, measurementGrowth } from './measurement-growth.js'
import { adultHeight, targetHeight } from './target-height.js'

/**
 * Everything that follows from a patient, before anything is cut, rounded or
 * put into words. Scores, plausibility checks and charts are made from it.
 */
export interface PatientGrowth {
  readonly subject: GrowthSubject
  /** Age today, years. */
  readonly ageYears: number | undefined
  readonly birth: BirthSize
  readonly father: Assessed | undefined
  readonly mother: Assessed | undefined
  /** Target height, cm, against the adult end of the height reference. */
  readonly targetCm: number | undefined
  readonly target: Assessed | undefined
  /** In the order of the patient's measurements. */
  readonly measurements: readonly MeasurementGrowth[]
}

/** Derives and assesses a patient whose implausible values have been left out. */
export function patientGrowth(patient: Patient, settings: GrowthSettings): PatientGrowth {
  const subject = growthSubject(patient, settings)
  const { birthDay, gender } = subject
  const targetCm = targetHeight(patient.sizeFatherCm, patient.sizeMotherCm, gender)
  return {
    subject,
    ageYears: birthDay === undefined ? undefined : yearsBetween(birthDay, settings.today),
    birth: birthSize(subject, patient),
    father: assessAdult(settings, 'male', patient.sizeFatherCm),
    mother: assessAdult(settings, 'female', patient.sizeMotherCm),
    targetCm,
    target: gender === undefined ? undefined : assessAdult(settings, gender, targetCm),
    measurements: (patient.measurements ?? []).map((measurement) => measurementGrowth(subject, measurement)),
  }
}

function assessAdult({ references }: GrowthSettings, gender: Gender, cm: number | undefined): Assessed | undefined {
  return cm === undefined ? undefined : assess(adultHeight(references, gender), cm)
}
