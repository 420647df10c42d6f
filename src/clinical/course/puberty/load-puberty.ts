import type { PatientInput } from '../../../ground/model/patient.js'
import { calculatePatient } from '../../assessment/calculate-patient.js'
import type { calculateWithPuberty } from './assess-puberty.js'

/** {@link calculateWithPuberty}, loaded with its figures where a patient has findings: most have none. */
export async function loadCalculation({ puberty, menarche }: PatientInput): Promise<typeof calculateWithPuberty> {
  if ((puberty ?? []).length === 0 && (menarche ?? undefined) === undefined) return calculatePatient
  return (await import('./assess-puberty.js')).calculateWithPuberty
}
