import type { FhirWriterWords } from '../../../ground/languages/words.js'
import type { WrittenConcept } from '../../../ground/model/fhir-names.js'
import type { ValidationMessage } from '../../../ground/model/validation-message.js'
import type { FhirResource } from '../fhir-json.js'
import { type FhirProfile, withProfile } from './write-profile.js'
import { conceptElement, plausibilitySystem } from './written-codes.js'
import type { WrittenIdentity } from './written-identity.js'
import type {
  Effective,
  FhirBundleEntry,
  FhirIdentifier,
  WrittenConceptElement,
  WrittenObservation,
  WrittenRange,
  WrittenReference,
  WrittenValue,
} from './written-resources.js'

/** What a bundle is written with. */
export interface WriterSettings {
  readonly words: FhirWriterWords
  readonly profile: FhirProfile
  readonly isTransaction: boolean
  readonly issued: string | undefined
}

/** An observation, as far as it isn't the same for all. */
export interface ObservationParts extends Omit<WrittenValue, 'code' | 'referenceRange'>, Effective {
  readonly referenceRange?: readonly WrittenRange[] | undefined
  readonly code?: WrittenConceptElement
  readonly category?: 'vital-signs' | undefined
  readonly encounter?: WrittenReference | undefined
  readonly isComputed?: boolean
  readonly notes?: readonly string[]
  readonly messages?: readonly ValidationMessage[]
  readonly method?: string | undefined
  readonly derivedFrom?: readonly (string | undefined)[]
  readonly component?: readonly WrittenValue[]
  readonly ageYears?: number | undefined
}

/** Collects the entries of a bundle. */
export interface BundleWriter extends WriterSettings {
  readonly subject: WrittenReference
  readonly entries: readonly FhirBundleEntry[]
  /** Adds a resource; `kind` and `content` tell it from others of the patient, whatever else the bundle holds. */
  readonly add: (resource: FhirResource, kind: string, ...content: readonly unknown[]) => string
  /** Adds a resource at an address. */
  readonly addAt: (fullUrl: string, resource: FhirResource) => string
  /** Adds an observation of a kind: its own content tells it from others of that kind. */
  readonly observe: (kind: string, concept: WrittenConcept, parts: ObservationParts) => string
  /** The entries that a message is about. */
  readonly placesOf: (message: ValidationMessage) => readonly string[]
}

/** A writer of what belongs to the patient of an identity. */
export function bundleWriter(
  settings: WriterSettings,
  identity: WrittenIdentity,
  subject: string | undefined,
): BundleWriter {
  const entries: FhirBundleEntry[] = []
  const places = new Map<ValidationMessage, string[]>()
  const { patient, device, addressOf, identifierOf } = identity
  const subjectReference = { reference: subject ?? patient }
  const addAt = (fullUrl: string, resource: FhirResource): string => {
    entries.push({ fullUrl, resource, ...(settings.isTransaction && { request: creationOf(resource) }) })
    return fullUrl
  }
  return {
    ...settings,
    subject: subjectReference,
    entries,
    addAt,
    add: (resource, kind, ...content) => {
      const fullUrl = addressOf(kind, content)
      return addAt(fullUrl, identified(resource, identifierOf(fullUrl)))
    },
    observe: (kind, concept, parts) => {
      for (const message of parts.messages ?? []) {
        places.set(message, [...(places.get(message) ?? []), `Bundle.entry[${entries.length}].resource`])
      }
      const fullUrl = addressOf(kind, contentOf(parts), parts.isComputed)
      const fixed = { subject: subjectReference, device, identifier: identifierOf(fullUrl) }
      const written = observationOf(concept, parts, settings, fixed)
      return addAt(fullUrl, withProfile(concept, written, settings.profile, parts.ageYears))
    },
    placesOf: (message) => places.get(message) ?? [],
  }
}

/** A resource with its identifier, which FHIR's XML has before all other members of its own. */
export function identified(resource: FhirResource, identifier: FhirIdentifier | undefined): FhirResource {
  const { resourceType, ...rest } = resource
  const own = identifier === undefined ? {} : { identifier: [identifier] }
  return { resourceType, ...own, ...rest }
}

/** A resource is created unless the server has one with its identifier. */
function creationOf({
  resourceType,
  identifier,
}: FhirResource & IdentifiedResource): NonNullable<FhirBundleEntry['request']> {
  const [own] = identifier ?? []
  return {
    method: 'POST',
    url: resourceType,
    ...(own !== undefined && { ifNoneExist: `identifier=${searchText(own.system)}|${searchText(own.value)}` }),
  }
}

interface IdentifiedResource {
  readonly identifier?: readonly FhirIdentifier[]
}

/** A text within a token of FHIR's search, in an address. */
function searchText(text: string): string {
  return encodeURIComponent(text.replace(/[\\$,|]/g, '\\$&'))
}

/**
 * What tells an observation from others of its kind: its day, else the age, its value, what it was
 * computed from, and which messages are about it. Neither words, which have a language,
 * nor when it became available.
 */
function contentOf(parts: ObservationParts): readonly unknown[] {
  const { effectiveDateTime, effectivePeriod, ageYears, messages, derivedFrom, referenceRange, component } = parts
  return [
    effectiveDateTime ?? effectivePeriod ?? ageYears,
    numberOf(parts),
    messages?.map(({ code }) => code),
    derivedFrom,
    referenceRange?.map(({ low, high }) => [low?.value, high?.value]),
    component?.map((each) => [each.code.coding?.[0]?.code, numberOf(each)]),
  ]
}

/** A value as a number. */
function numberOf({
  valueQuantity,
  valueInteger,
  valueBoolean,
  valueDateTime,
}: Pick<WrittenValue, 'valueQuantity' | 'valueInteger' | 'valueBoolean' | 'valueDateTime'>): unknown {
  return valueQuantity === undefined
    ? (valueInteger ?? valueBoolean ?? valueDateTime)
    : [valueQuantity.value, valueQuantity.comparator]
}

const vitalSignsCategory: WrittenConceptElement = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' }],
}

/** What an observation has of its bundle. */
interface FixedParts {
  readonly subject: WrittenReference
  readonly device: string
  readonly identifier: FhirIdentifier | undefined
}

/** The members of an observation as they are added one by one: copies of parts took most of the time of a bundle. */
type ObservationInWriting = { -readonly [member in keyof WrittenObservation]?: WrittenObservation[member] }

function observationOf(
  concept: WrittenConcept,
  parts: ObservationParts,
  { words, issued }: WriterSettings,
  { subject, device, identifier }: FixedParts,
): WrittenObservation {
  const { category, encounter, effectiveDateTime, effectivePeriod, method, referenceRange, component } = parts
  const { messages = [], isComputed = false } = parts
  // In the order of FHIR's XML.
  const observation: ObservationInWriting = { resourceType: 'Observation' }
  if (identifier !== undefined) observation.identifier = [identifier]
  observation.status = 'final'
  if (category !== undefined) observation.category = [vitalSignsCategory]
  observation.code = parts.code ?? conceptElement(concept, words)
  observation.subject = subject
  if (encounter !== undefined) observation.encounter = encounter
  if (effectiveDateTime !== undefined) observation.effectiveDateTime = effectiveDateTime
  if (effectivePeriod !== undefined) observation.effectivePeriod = effectivePeriod
  if (issued !== undefined && isComputed) observation.issued = issued
  addValue(parts, observation)
  const judged = [...(parts.interpretation ?? []), ...messages.map((message) => interpretationOf(message, words))]
  if (judged.length > 0) observation.interpretation = judged
  const texts = new Set(
    [...messages.map(({ text }) => text), ...(parts.notes ?? [])].filter((text) => text.trim() !== ''),
  )
  if (texts.size > 0) observation.note = Array.from(texts, (text) => ({ text }))
  if (method !== undefined) observation.method = { text: method }
  if (isComputed) observation.device = { reference: device }
  if (referenceRange !== undefined) observation.referenceRange = referenceRange
  const references = (parts.derivedFrom ?? []).filter((reference) => reference !== undefined)
  if (references.length > 0) observation.derivedFrom = references.map((reference) => ({ reference }))
  if (component !== undefined && component.length > 0) observation.component = component
  return observation as WrittenObservation
}

/** The value in whichever form it has, or why there is none. */
function addValue(
  { valueQuantity, valueInteger, valueBoolean, valueString, valueDateTime, dataAbsentReason }: ObservationParts,
  observation: ObservationInWriting,
): void {
  if (valueQuantity !== undefined) observation.valueQuantity = valueQuantity
  if (valueInteger !== undefined) observation.valueInteger = valueInteger
  if (valueBoolean !== undefined) observation.valueBoolean = valueBoolean
  if (valueString !== undefined) observation.valueString = valueString
  if (valueDateTime !== undefined) observation.valueDateTime = valueDateTime
  if (dataAbsentReason !== undefined) observation.dataAbsentReason = dataAbsentReason
}

function interpretationOf({ code, severity }: ValidationMessage, { names }: FhirWriterWords): WrittenConceptElement {
  return { coding: [{ system: plausibilitySystem, code }], text: names.severities[severity] }
}
