import type { LocalizedText } from './localized.js'

/**
 * What is known of the right to use published figures, the most open first.
 *
 * - `public`: in the public domain
 * - `licensed`: under a licence or terms that allow use, perhaps not every use
 * - `unstated`: no terms for the figures are known: silence, not consent
 * - `restricted`: the holder forbids passing the figures on; no table of the library has it
 */
export type RightsStatus = (typeof rightsStatuses)[number]

/** Every status, the most open first. */
export const rightsStatuses = ['public', 'licensed', 'unstated', 'restricted'] as const

/** The right to use the figures of a publication, as far as a program needs it. docs/rights.md has the evidence. */
export interface Rights {
  readonly status: RightsStatus
  /** The name of the licence, `CC BY 4.0`, or what is known of the terms. */
  readonly licence?: LocalizedText | undefined
  /** True if commercial use needs the holder's consent. */
  readonly nonCommercial?: boolean | undefined
  /** True if changed copies may not be passed on. */
  readonly noDerivatives?: boolean | undefined
}
