import type { Patient } from '../model/patient.js'
import type { Finding, Findings } from './finding.js'

/** The patient without what the findings take out of use: as many measurements, in the same order. */
export function usablePatient(patient: Patient, findings: Findings): Patient {
  const own = withoutDropped(patient, findings.patient)
  if (findings.visits.every((found) => found === undefined)) return own
  return {
    ...own,
    measurements: patient.measurements?.map((visit, index) => withoutDropped(visit, findings.visits[index])),
  }
}

/** A patient or a measurement without what its findings take out of use. */
export function withoutDropped<Fields extends object>(fields: Fields, found: readonly Finding[] | undefined): Fields {
  if (found === undefined || found.length === 0) return fields
  const dropped = found.flatMap(({ drops }) => drops ?? [])
  if (dropped.length === 0) return fields
  return { ...fields, ...Object.fromEntries(dropped.map((field) => [field, undefined])) }
}
