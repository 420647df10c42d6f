import type { Gender, KnownDisease, Patient } from '../model/patient.js'
import type { SeriesName } from '../references/reference-set.js'

/** The sex that a known disease affects, and the series of its references. */
export interface DiseaseReferences {
  /** The sex in which the disease occurs; both if it is left out. */
  readonly gender?: Gender
  readonly height?: SeriesName
  readonly weight?: SeriesName
  readonly bmi?: SeriesName
  readonly head?: SeriesName
}

/** The known diseases. */
export const diseaseReferences: { readonly [disease in KnownDisease]: DiseaseReferences } = {
  TurnerSyndrome: { gender: 'female', height: 'turnerHeight' },
  NoonanSyndrome: { height: 'noonanHeight' },
  Achondroplasia: {
    height: 'achondroplasiaHeight',
    weight: 'achondroplasiaWeight',
    bmi: 'achondroplasiaBmi',
    head: 'achondroplasiaHead',
  },
  Trisomy21: {
    height: 'trisomy21Height',
    weight: 'trisomy21Weight',
    bmi: 'trisomy21Bmi',
    head: 'trisomy21Head',
  },
}

/** Whether a disease is known by this name. */
export function isKnownDisease(name: string): name is KnownDisease {
  return Object.hasOwn(diseaseReferences, name)
}

/** Whether a patient has a disease that occurs in the patient's sex. */
export function hasDisease(patient: Patient, disease: KnownDisease): boolean {
  const { gender } = diseaseReferences[disease]
  return (
    patient.diseases?.includes(disease) === true &&
    patient.gender !== undefined &&
    (gender === undefined || gender === patient.gender)
  )
}

const none: readonly KnownDisease[] = []

/** The patient's diseases that have references. */
export function knownDiseases(patient: Patient): readonly KnownDisease[] {
  const { diseases } = patient
  if (diseases === undefined || diseases.length === 0) return none
  return diseases.filter(isKnownDisease).filter((disease) => hasDisease(patient, disease))
}
