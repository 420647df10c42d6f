import type { FhirWriterWords } from '../languages/fhir-words.js'
import type { WrittenConcept } from '../model/fhir-names.js'
import type { ValidationMessage } from '../model/validation-message.js'
import type { FhirResource } from './fhir-json.js'
import { stableUuid } from './stable-uuid.js'
import { type FhirProfile, withProfile } from './write-profile.js'
import { conceptElement, plausibilitySystem } from './written-codes.js'
import type {
  FhirBundleEntry,
  WrittenConceptElement,
  WrittenObservation,
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
export type Effective = Pick<WrittenObservation, 'effectiveDateTime' | 'effectivePeriod'>

/** An observation, as far as it isn't the same for all. */
export interface ObservationParts extends Omit<WrittenValue, 'code'>, Effective {
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
  const urlOf = (place: string) => `urn:uuid:${stableUuid(`${identity}|${place}`)}`
  const subjectReference = { reference: subject ?? urlOf(patientPlace) }
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
      const written = observationOf(concept, parts, settings, subjectReference, urlOf(devicePlace))
      return add(place, withProfile(concept, written, settings.profile, parts.ageYears))
    },
    placesOf: (message) => places.get(message) ?? [],
  }
}

const vitalSignsCategory: WrittenConceptElement = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' }],
}

function observationOf(
  concept: WrittenConcept,
  {
    code,
    category,
    encounter,
    isComputed,
    notes,
    messages = [],
    method,
    derivedFrom,
    ageYears: _,
    ...parts
  }: ObservationParts,
  { words, issued }: WriterSettings,
  subject: WrittenReference,
  device: string,
): WrittenObservation {
  const { effectiveDateTime, effectivePeriod, interpretation = [], referenceRange, component, ...value } = parts
  const references = (derivedFrom ?? []).flatMap((reference) => (reference === undefined ? [] : [{ reference }]))
  const texts = [...new Set([...messages.map(({ text }) => text), ...(notes ?? [])])].filter(
    (text) => text.trim() !== '',
  )
  const judged = [...interpretation, ...messages.map((message) => interpretationOf(message, words))]
  // In the order of FHIR's XML.
  return {
    resourceType: 'Observation',
    status: 'final',
    ...(category !== undefined && { category: [vitalSignsCategory] }),
    code: code ?? conceptElement(concept, words),
    subject,
    ...(encounter !== undefined && { encounter }),
    ...(effectiveDateTime !== undefined && { effectiveDateTime }),
    ...(effectivePeriod !== undefined && { effectivePeriod }),
    ...(issued !== undefined && isComputed === true && { issued }),
    ...value,
    ...(judged.length > 0 && { interpretation: judged }),
    ...(texts.length > 0 && { note: texts.map((text) => ({ text })) }),
    ...(method !== undefined && { method: { text: method } }),
    ...(isComputed === true && { device: { reference: device } }),
    ...(referenceRange !== undefined && { referenceRange }),
    ...(references.length > 0 && { derivedFrom: references }),
    ...(component !== undefined && component.length > 0 && { component }),
  }
}

function interpretationOf({ code, severity }: ValidationMessage, { names }: FhirWriterWords): WrittenConceptElement {
  return { coding: [{ system: plausibilitySystem, code }], text: names.severities[severity] }
}
