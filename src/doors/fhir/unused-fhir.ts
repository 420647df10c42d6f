import type { FhirWords } from '../../ground/languages/words.js'
import type { UnusedReason } from '../../ground/model/fhir-names.js'
import { plainText } from '../../ground/text/plain-text.js'
import { shortened } from '../../ground/text/quoted.js'
import type { FhirResource } from './fhir-json.js'

/** Something in a record that was not used. */
export interface UnusedFhir {
  /** The resource, `Observation/123`; without an id, its place, `entry[4]`. */
  readonly reference: string
  /** The element of the resource, `component[1].valueQuantity`; empty for the resource as a whole. */
  readonly path: string
  readonly reason: UnusedReason
  /** What was found, shortened. */
  readonly found: string
  /** The reason as a sentence. */
  readonly text: string
}

/**
 * What was not used as an OperationOutcome, R4, an issue each; undefined where all was used.
 *
 * @example
 * ```ts
 * const { unused } = patientFromFhir([{ resourceType: 'Patient', id: '1', birthDate: '2018-03-05', active: false }], { locale: 'en' })
 * unusedToFhir(unused)?.resourceType // 'OperationOutcome'
 * unusedToFhir([]) // undefined
 * ```
 */
export function unusedToFhir(unused: readonly UnusedFhir[]): FhirOperationOutcome | undefined {
  if (unused.length === 0) return undefined
  return {
    resourceType: 'OperationOutcome',
    issue: unused.map(({ reference, path, reason, text }) => ({
      severity: 'information',
      code: 'informational',
      details: { coding: [{ code: reason }], text },
      diagnostics: path === '' ? reference : `${reference} ${path}`,
    })),
  }
}

/** What of a record was not used, as FHIR's servers say it. */
export interface FhirOperationOutcome extends FhirResource {
  readonly resourceType: 'OperationOutcome'
  readonly issue: readonly {
    readonly severity: 'information'
    readonly code: 'informational'
    readonly details: { readonly coding: readonly { readonly code: UnusedReason }[]; readonly text: string }
    /** The resource, and the element in it. */
    readonly diagnostics: string
  }[]
}

/** Collects what is not used. */
export interface UnusedList {
  readonly entries: readonly UnusedFhir[]
  readonly add: (reason: UnusedReason, reference: string, path: string, found: string) => void
}

export function unusedList({ reasons }: FhirWords): UnusedList {
  const entries: UnusedFhir[] = []
  return {
    entries,
    add: (reason, reference, path, written) => {
      const found = shortened(plainText(written.slice(0, 1000)))
      entries.push({ reference, path, reason, found, text: reasons[reason](found) })
    },
  }
}
