import type { FhirWords } from '../languages/fhir-words.js'
import type { UnusedReason } from '../model/fhir-names.js'
import { plainText } from '../text/plain-text.js'
import { shortened } from '../text/quoted.js'

/** Something in a record that was not used. */
export interface UnusedFhir {
  /** The resource, `Observation/123`; without an id, its place, `entry[4]`. */
  readonly reference: string
  /** The element of the resource, `component[1].valueQuantity`; empty for the resource as a whole. */
  readonly path: string
  readonly reason: UnusedReason
  /** What stands there, shortened. */
  readonly found: string
  /** The reason as a sentence. */
  readonly text: string
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
