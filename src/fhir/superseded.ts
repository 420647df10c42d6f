import { invalidParameter, isRecord } from '../text/invalid-input.js'
import type { BundleWriter } from './bundle-writer.js'
import type { FhirResource } from './fhir-json.js'
import type { FhirBundle, FhirBundleEntry, FhirIdentifier } from './written-resources.js'

interface WhatWasStored {
  readonly previous?: FhirBundle | undefined
  readonly subject?: string | undefined
  readonly identifier?: FhirIdentifier | undefined
}

/**
 * What an earlier transaction stored of the patient and this one no longer has: scores and reports, found by
 * their identifiers and marked as entered in error, and before them what they refer to.
 */
export function supersededEntries(
  { entries, subject, isTransaction }: BundleWriter,
  { previous, subject: givenSubject, identifier }: WhatWasStored,
): readonly FhirBundleEntry[] {
  if (previous === undefined) return []
  if (!isTransaction || (givenSubject ?? identifier) === undefined) {
    throw invalidParameter('previous', previous, "with type 'transaction' and subject or identifier")
  }
  if (!isTransactionOf(previous, subject.reference)) {
    throw invalidParameter('previous', previous, 'a transaction that was written of the same patient')
  }
  const kept = new Set(entries.map(({ fullUrl }) => fullUrl))
  const gone = previous.entry.filter(({ fullUrl, request }) => request?.ifNoneExist !== undefined && !kept.has(fullUrl))
  const marked = gone.filter(({ resource }) => isComputed(resource)).map(withdrawn)
  const texts = JSON.stringify(marked)
  return [...gone.filter(({ fullUrl, resource }) => !isComputed(resource) && texts.includes(fullUrl)), ...marked]
}

/** A result that a server has is updated by a search for its identifier. */
function withdrawn({ fullUrl, resource, request }: FhirBundleEntry): FhirBundleEntry {
  const marked: FhirResource & { readonly status: string } = { ...resource, status: 'entered-in-error' }
  return {
    fullUrl,
    resource: marked,
    request: { method: 'PUT', url: `${resource.resourceType}?${request?.ifNoneExist}` },
  }
}

/** An observation that has the software as its device, or a report: nothing that was measured. */
function isComputed(resource: FhirResource & { readonly device?: unknown }): boolean {
  return resource.resourceType === 'DiagnosticReport' || resource.device !== undefined
}

function isTransactionOf(bundle: FhirBundle, patient: string): boolean {
  if (!isRecord(bundle) || bundle.type !== 'transaction' || !Array.isArray(bundle.entry)) return false
  const entries: readonly Partial<FhirBundleEntry>[] = bundle.entry
  return entries.every((entry) => {
    if (!isRecord(entry) || typeof entry.fullUrl !== 'string' || !isRecord(entry.resource)) return false
    const { subject }: FhirResource & { readonly subject?: { readonly reference?: unknown } } = entry.resource
    return subject === undefined || withoutVersion(subject.reference) === withoutVersion(patient)
  })
}

/** A version of the patient is the same patient. */
function withoutVersion(reference: unknown): string {
  return String(reference).replace(/\/_history\/.*$/, '')
}
