import { invalidParameter, isRecord } from '../../../ground/text/invalid-input.js'
import type { FhirResource } from '../fhir-json.js'
import type { BundleWriter } from './bundle-writer.js'
import type { FhirBundle, FhirBundleEntry, FhirIdentifier } from './written-resources.js'

interface WhatWasStored {
  readonly previous?: FhirBundle | undefined
  readonly subject?: string | undefined
  readonly identifier?: FhirIdentifier | undefined
}

/**
 * The entries of a transaction after an earlier one of the patient. What that one stored and this one no longer has,
 * scores and reports, is marked as entered in error, found by its identifier; before it comes what it refers to.
 * New scores and reports are updates too: a value that was corrected back has those that were marked once.
 */
export function entriesAfter(
  { entries, subject, isTransaction }: BundleWriter,
  { previous, subject: givenSubject, identifier }: WhatWasStored,
): readonly FhirBundleEntry[] {
  if (previous === undefined) return entries
  if (!isTransaction || (givenSubject ?? identifier) === undefined) {
    throw invalidParameter('previous', previous, "with type 'transaction' and subject or identifier")
  }
  if (!isTransactionOf(previous, subject.reference)) {
    throw invalidParameter('previous', previous, 'a transaction that was written of the same patient')
  }
  const kept = new Set(entries.map(({ fullUrl }) => fullUrl))
  const stored = previous.entry.filter((entry) => searchOf(entry) !== undefined && !isWithdrawn(entry.resource))
  const storedAddresses = new Set(stored.map(({ fullUrl }) => fullUrl))
  const current = entries.map((entry) =>
    isComputed(entry.resource) && !storedAddresses.has(entry.fullUrl) ? asUpdate(entry) : entry,
  )
  const gone = stored.filter(({ fullUrl }) => !kept.has(fullUrl))
  const marked = gone.filter(({ resource }) => isComputed(resource)).map(withdrawn)
  const texts = JSON.stringify(marked)
  const referredTo = gone.filter(({ fullUrl, resource }) => !isComputed(resource) && texts.includes(fullUrl))
  return [...current, ...referredTo, ...marked]
}

function withdrawn(entry: FhirBundleEntry): FhirBundleEntry {
  const marked: Status & FhirResource = { ...entry.resource, status: enteredInError }
  return asUpdate({ ...entry, resource: marked })
}

/** An entry that updates what its identifier finds, or creates it. */
function asUpdate(entry: FhirBundleEntry): FhirBundleEntry {
  const search = searchOf(entry)
  if (search === undefined) return entry
  return { ...entry, request: { method: 'PUT', url: `${entry.resource.resourceType}?${search}` } }
}

/** The search that finds an entry's resource by its identifier. */
function searchOf({ request }: FhirBundleEntry): string | undefined {
  return request?.ifNoneExist ?? request?.url.split('?')[1]
}

const enteredInError = 'entered-in-error'

interface Status {
  readonly status?: unknown
}

function isWithdrawn({ status }: FhirResource & Status): boolean {
  return status === enteredInError
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
