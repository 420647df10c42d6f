import type { FhirWriterWords } from '../languages/fhir-words.js'
import type { WrittenConcept } from '../model/fhir-names.js'
import type { ValidationMessage } from '../model/validation-message.js'
import type { FhirResource } from './fhir-json.js'
import { stableUuidsAfter } from './stable-uuid.js'
import { type FhirProfile, withProfile } from './write-profile.js'
import { conceptElement, plausibilitySystem } from './written-codes.js'
import type {
  FhirBundleEntry,
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

/** When something was observed. */
export type Effective = {
  readonly [member in 'effectiveDateTime' | 'effectivePeriod']?: WrittenObservation[member] | undefined
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
  /** Adds a resource; `place` is its own within the bundle. */
  readonly add: (place: string, resource: FhirResource) => string
  /** Adds an observation. */
  readonly observe: (place: string, concept: WrittenConcept, parts: ObservationParts) => string
  /** The entries that a message is about. */
  readonly placesOf: (message: ValidationMessage) => readonly string[]
}

/** The place of the patient and of the software in the bundle. */
export const patientPlace = 'Patient'
export const devicePlace = 'Device'

/** A writer; `identity` is what tells this result from others. */
export function bundleWriter(settings: WriterSettings, identity: string, subject: string | undefined): BundleWriter {
  const entries: FhirBundleEntry[] = []
  const places = new Map<ValidationMessage, string[]>()
  const uuidOf = stableUuidsAfter(`${identity}|`)
  const urlOf = (place: string) => `urn:uuid:${uuidOf(place)}`
  const subjectReference = { reference: subject ?? urlOf(patientPlace) }
  const device = urlOf(devicePlace)
  const add = (place: string, resource: FhirResource): string => {
    const fullUrl = urlOf(place)
    const request = { method: 'POST', url: resource.resourceType } as const
    entries.push({ fullUrl, resource, ...(settings.isTransaction && { request }) })
    return fullUrl
  }
  return {
    ...settings,
    subject: subjectReference,
    entries,
    add,
    observe: (place, concept, parts) => {
      for (const message of parts.messages ?? []) {
        places.set(message, [...(places.get(message) ?? []), `Bundle.entry[${entries.length}].resource`])
      }
      const written = observationOf(concept, parts, settings, subjectReference, device)
      return add(place, withProfile(concept, written, settings.profile, parts.ageYears))
    },
    placesOf: (message) => places.get(message) ?? [],
  }
}

const vitalSignsCategory: WrittenConceptElement = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' }],
}

/** The members of an observation as they are added one by one: copies of parts took most of the time of a bundle. */
type ObservationInWriting = { -readonly [member in keyof WrittenObservation]?: WrittenObservation[member] }

function observationOf(
  concept: WrittenConcept,
  parts: ObservationParts,
  { words, issued }: WriterSettings,
  subject: WrittenReference,
  device: string,
): WrittenObservation {
  const { category, encounter, effectiveDateTime, effectivePeriod, method, referenceRange, component } = parts
  const { messages = [], isComputed = false } = parts
  // In the order of FHIR's XML.
  const observation: ObservationInWriting = { resourceType: 'Observation', status: 'final' }
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
