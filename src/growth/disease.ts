import type { Gender, KnownDisease, Patient } from '../model/patient.js'
import type { SeriesName } from '../references/reference-set.js'
import { type Assessed, assessAtAge } from './assessed.js'
import type { GrowthAge } from './growth-age.js'
import type { GrowthSubject } from './growth-subject.js'

/** What a known disease brings with it. */
export interface DiseaseReferences {
  /** The sexes the disease occurs in; both where it is left out. */
  readonly gender?: Gender
  readonly height?: SeriesName
  readonly weight?: SeriesName
  readonly bmi?: SeriesName
  readonly head?: SeriesName
}

/** The known diseases and the series of their own references. */
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

/** Whether a name of a disease is one of the known. */
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

/** Height against the reference of a disease; undefined for a patient who doesn't have it. */
export function assessDiseaseHeight(
  subject: GrowthSubject,
  patient: Patient,
  disease: KnownDisease,
  age: GrowthAge | undefined,
  sizeCm: number | undefined,
): Assessed | undefined {
  const series = hasDisease(patient, disease) ? diseaseReferences[disease].height : undefined
  return series === undefined ? undefined : assessAtAge(subject, series, age, sizeCm)
}
