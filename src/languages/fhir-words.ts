import type { UnusedReason } from '../model/fhir-names.js'

/** The texts of reading FHIR. */
export interface FhirWords {
  /** Why something was not used, from what stands there, which may be empty. */
  readonly reasons: { readonly [reason in UnusedReason]: (found: string) => string }
}

/** What stands there, in brackets after a sentence's subject. */
export function bracketed(found: string): string {
  return found === '' ? '' : ` (${found})`
}
