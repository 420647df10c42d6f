import type { CdsHook } from '../../../src/ground/model/fhir-names.js'

/** A value of a child on a day, as a record system holds it. */
type Visit = readonly [
  day: string,
  values: { readonly size?: number; readonly weight?: number; readonly head?: number },
]

const loinc = { size: ['8302-2', 'cm'], weight: ['29463-7', 'kg'], head: ['9843-4', 'cm'] } as const

export interface FhirJson {
  readonly resourceType: string
  readonly [member: string]: unknown
}

export function searchset(...resources: readonly FhirJson[]): FhirJson {
  return { resourceType: 'Bundle', type: 'searchset', entry: resources.map((resource) => ({ resource })) }
}

export function observations(...visits: readonly Visit[]): FhirJson {
  return searchset(
    ...visits.flatMap(([day, values]) =>
      Object.entries(values).map(([measure, value]) => {
        const [code, unit] = loinc[measure as keyof typeof loinc]
        return {
          resourceType: 'Observation',
          status: 'final',
          code: { coding: [{ system: 'http://loinc.org', code }] },
          subject: { reference: 'Patient/lea' },
          effectiveDateTime: day,
          valueQuantity: { value, system: 'http://unitsofmeasure.org', code: unit },
        }
      }),
    ),
  )
}

export const girl: FhirJson = { resourceType: 'Patient', id: 'lea', gender: 'female', birthDate: '2018-03-05' }

/** Short, and falling away from her parents: meets GHRS 2000, and crosses percentiles between four and seven years. */
export const shortGirl = {
  patient: girl,
  observations: observations(
    ['2022-03-05', { size: 99.5, weight: 15 }],
    ['2024-03-05', { size: 107, weight: 17 }],
    ['2025-03-05', { size: 108.5, weight: 17.5 }],
  ),
  conditions: searchset(),
  family: searchset(),
  medications: null,
  orders: null,
}

export const healthyGirl = {
  ...shortGirl,
  observations: observations(['2024-03-05', { size: 117, weight: 21 }], ['2025-03-05', { size: 123, weight: 23.5 }]),
}

/** The body of a call. */
export function hookCall(prefetch: object | undefined, hook: CdsHook = 'patient-view', more: object = {}): string {
  return JSON.stringify({
    hook,
    hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
    fhirServer: 'https://ehr.example/fhir',
    fhirAuthorization: { access_token: 'secret', token_type: 'Bearer', expires_in: 300, scope: 'x', subject: 'y' },
    context: { userId: 'Practitioner/1', patientId: 'lea' },
    ...(prefetch !== undefined && { prefetch }),
    ...more,
  })
}
