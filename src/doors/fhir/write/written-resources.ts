/*
 * What is written, as plain data: of FHIR's elements, R4, the members that are used.
 */
import type { FhirResource } from '../fhir-json.js'

/** A code in a code system, as it is written. */
export interface WrittenCoding {
  readonly system: string
  readonly version?: string
  readonly code: string
  readonly display?: string
  readonly _display?: { readonly extension: readonly WrittenExtension[] }
}

/** An extension with a text or a code, or others within. */
export interface WrittenExtension {
  readonly url: string
  readonly valueString?: string
  readonly valueCode?: string
  readonly valueCoding?: WrittenCoding
  readonly extension?: readonly WrittenExtension[]
}

/** A concept in codes and words. */
export interface WrittenConceptElement {
  readonly coding?: readonly WrittenCoding[]
  readonly text?: string
}

/** What tells a patient or a resource from others in a system. */
export interface FhirIdentifier {
  readonly system: string
  readonly value: string
}

export interface WrittenReference {
  readonly reference: string
}

/** A number in a unit of UCUM. */
export interface WrittenQuantity {
  readonly value: number
  readonly comparator?: '<' | '<=' | '>=' | '>'
  readonly unit: string
  readonly system: 'http://unitsofmeasure.org'
  readonly code: string
}

/** What observations and their components have in common. */
export interface WrittenValue {
  readonly code: WrittenConceptElement
  readonly valueQuantity?: WrittenQuantity
  readonly valueInteger?: number
  readonly valueBoolean?: boolean
  readonly valueString?: string
  readonly valueDateTime?: string
  readonly dataAbsentReason?: WrittenConceptElement
  readonly interpretation?: readonly WrittenConceptElement[]
  readonly referenceRange?: readonly WrittenRange[]
}

export interface WrittenRange {
  readonly low?: WrittenQuantity
  readonly high?: WrittenQuantity
  readonly text?: string
}

/** An observation. */
export interface WrittenObservation extends WrittenValue, FhirResource {
  readonly resourceType: 'Observation'
  readonly meta?: { readonly profile: readonly string[] }
  readonly identifier?: readonly FhirIdentifier[]
  readonly status: 'final'
  readonly category?: readonly WrittenConceptElement[]
  readonly subject: WrittenReference
  readonly encounter?: WrittenReference
  readonly effectiveDateTime?: string
  readonly effectivePeriod?: { readonly start: string; readonly end: string }
  readonly issued?: string
  readonly note?: readonly { readonly text: string }[]
  readonly method?: WrittenConceptElement
  readonly device?: WrittenReference
  readonly derivedFrom?: readonly WrittenReference[]
  readonly component?: readonly WrittenValue[]
}

/** When something was observed. */
export type Effective = {
  readonly [member in 'effectiveDateTime' | 'effectivePeriod']?: WrittenObservation[member] | undefined
}

/** A document that goes with the report: a chart, a sheet. */
export interface PresentedForm {
  /** `image/svg+xml`, `application/pdf`. */
  readonly contentType: string
  /** Text becomes UTF-8. */
  readonly data: string | Uint8Array
  readonly title?: string | undefined
}

/** An entry of a bundle that is written. */
export interface FhirBundleEntry {
  readonly fullUrl: string
  readonly resource: FhirResource
  /**
   * For a server that stores it: creates a resource with an identifier only where the server has no other with it;
   * `PUT` updates the one that the search in `url` finds, or creates it.
   */
  readonly request?: { readonly method: 'POST' | 'PUT'; readonly url: string; readonly ifNoneExist?: string }
}

/** A bundle of FHIR R4, as plain data for JSON. */
export interface FhirBundle extends FhirResource {
  readonly resourceType: 'Bundle'
  readonly type: 'collection' | 'transaction'
  readonly timestamp?: string
  readonly entry: readonly FhirBundleEntry[]
}
