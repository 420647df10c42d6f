/**
 * Resources come from anywhere: every member is looked at before it is used.
 */

/**
 * A FHIR resource, R4 or R5, as JSON has it. The types of `@types/fhir` and of other
 * libraries fit.
 */
export interface FhirResource {
  readonly resourceType: string
}

/** The members of elements that are read. */
type MemberName =
  | 'resourceType'
  | 'id'
  | 'extension'
  | 'contained'
  | 'entry'
  | 'resource'
  | 'request'
  | 'response'
  | 'lastModified'
  | 'etag'
  | 'meta'
  | 'versionId'
  | 'lastUpdated'
  | 'type'
  | 'active'
  | 'other'
  | 'focus'
  | 'modifierExtension'
  | 'implicitRules'
  | 'fullUrl'
  | 'reference'
  | 'coding'
  | 'system'
  | 'code'
  | 'display'
  | 'text'
  | 'status'
  | 'subject'
  | 'patient'
  | 'identifier'
  | 'name'
  | 'use'
  | 'period'
  | 'given'
  | 'family'
  | 'gender'
  | '_gender'
  | 'birthDate'
  | '_birthDate'
  | 'component'
  | 'method'
  | 'value'
  | 'comparator'
  | 'unit'
  | 'dataAbsentReason'
  | 'start'
  | 'end'
  | 'url'
  | 'valueQuantity'
  | 'valueString'
  | 'valueInteger'
  | 'valueBoolean'
  | 'valueDateTime'
  | 'valueCode'
  | 'valueCoding'
  | 'valueCodeableConcept'
  | 'effectiveDateTime'
  | 'effectiveInstant'
  | 'effectivePeriod'
  | 'authoredOn'
  | 'whenHandedOver'
  | 'whenPrepared'
  | 'intent'
  | 'doNotPerform'
  | 'adherence'
  | 'occurenceDateTime'
  | 'occurencePeriod'
  | 'performedDateTime'
  | 'performedPeriod'
  | 'occurrenceDateTime'
  | 'occurrencePeriod'
  | 'verificationStatus'
  | 'relationship'
  | 'concept'
  | 'medication'
  | 'medicationCodeableConcept'
  | 'medicationReference'
  | 'link'
  | 'relation'
  | 'issue'
  | 'severity'

/** An element known only to have members. */
export type FhirElement = { readonly [name in MemberName]?: unknown }

/** A resource and how a record refers to it. */
export interface RecordResource {
  readonly resource: FhirElement
  readonly type: string
  /** `Observation/123`, else its place in the record. */
  readonly reference: string
  /** The address of its entry in a bundle. */
  readonly fullUrl: string
}

/** A code in a code system. */
export interface Coding {
  readonly system: string
  readonly code: string
  readonly display: string
}

/** The element, if the value is one. */
export function elementOf(value: unknown): FhirElement | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FhirElement) : undefined
}

/** The elements of a list; none of anything else. */
export function elementsOf(value: unknown): readonly FhirElement[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => elementOf(entry) ?? [])
}

/** A text, if the value is one; else the empty text. */
export function givenText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The codings of a CodeableConcept, or a Coding by itself. */
export function codingsOf(concept: unknown): readonly Coding[] {
  const element = elementOf(concept)
  if (element === undefined) return []
  const codings = element.coding === undefined ? [element] : elementsOf(element.coding)
  return codings.map(({ system, code, display }) => ({
    system: givenText(system),
    code: givenText(code),
    display: givenText(display),
  }))
}

/** What the first code of a concept that is in a table means. */
export function meaningIn<Meaning extends string>(
  table: ReadonlyMap<string, Meaning>,
  concept: unknown,
): Meaning | undefined {
  return codingsOf(concept).flatMap(({ code }) => table.get(code) ?? [])[0]
}

/** The words of a CodeableConcept: its text and what its codes are called. */
export function wordsOf(concept: unknown): string {
  const words = [givenText(elementOf(concept)?.text), ...codingsOf(concept).map(({ display }) => display)]
  return words.filter((word) => word !== '').join('; ')
}

/** A CodeableConcept as a message names it: its words, else its code. */
export function nameOf(concept: unknown): string {
  return (
    givenText(elementOf(concept)?.text) || (codingsOf(concept).map(({ code, display }) => display || code)[0] ?? '')
  )
}

/** The extensions of an element with one of these addresses. */
export function extensionsOf(element: FhirElement | undefined, ...urls: readonly string[]): readonly FhirElement[] {
  return elementsOf(element?.extension).filter(({ url }) => urls.includes(givenText(url)))
}
