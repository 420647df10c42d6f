import type { PatientInput } from '../../model/patient.js'
import type { pubertyExtension } from './assess-puberty.js'

/** {@link pubertyExtension}, loaded with its figures where a patient has findings: most have none. */
export async function loadPubertyExtension({ puberty, menarche }: PatientInput): Promise<typeof pubertyExtension> {
  if ((puberty ?? []).length === 0 && (menarche ?? undefined) === undefined) return () => ({})
  return (await import('./assess-puberty.js')).pubertyExtension
}
