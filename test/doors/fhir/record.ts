import type { PatientFromFhir } from '../../../src/doors/fhir/index.js'

/** A resource as a record has it. */
export type Resource = { readonly resourceType: string } & Record<string, unknown>

export const loinc = 'http://loinc.org'
export const snomed = 'http://snomed.info/sct'

/** Codes of LOINC have a hyphen, those of SNOMED CT haven't. */
export const coded = (...codes: readonly string[]) => ({
  coding: codes.map((code) => ({ system: code.includes('-') ? loinc : snomed, code })),
})

/** An observation of the patient 1. */
export function observation(code: object, value: number, unit: string, more: object = {}): Resource {
  return {
    resourceType: 'Observation',
    id: 'o',
    status: 'final',
    code,
    subject: { reference: 'Patient/1' },
    effectiveDateTime: '2023-03-06',
    valueQuantity: { value, code: unit },
    ...more,
  }
}

/** The height of a relative of the patient 1. */
export function relative(role: string, status: string | undefined, value: number): Resource {
  const url = 'http://fhir-registry.smarthealthit.org/StructureDefinition/family-history#height'
  return {
    resourceType: 'FamilyMemberHistory',
    id: role,
    status,
    patient: { reference: 'Patient/1' },
    relationship: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code: role }] },
    extension: [{ url, valueQuantity: { value, unit: 'cm' } }],
  }
}

/** Why something was not used, and where it is. */
export const told = ({ unused }: PatientFromFhir) =>
  unused.map(({ reason, reference, path }) => `${reason} ${reference}${path && `#${path}`}`)
