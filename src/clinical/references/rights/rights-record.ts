import type { LocalizedText } from '../../../ground/model/localized.js'

/** What stands behind the status of a publication's figures. */
export interface RightsRecord {
  /** The publications it is about, by the names that scores and charts print. */
  readonly publications: readonly string[]
  /** Who holds the rights, as far as is known. */
  readonly holder: string
  /** What was read, and what is known without having been read; empty where no terms were found. */
  readonly evidence: readonly Evidence[]
  /** Where the figures were taken from, if from a package with a licence of its own. */
  readonly takenFrom?: string
  /** What else a user of the figures has to know. */
  readonly note?: LocalizedText
  /** When the terms were last looked for, `2026-11-23`. */
  readonly checked: string
}

/** A reason for a status. */
export type Evidence =
  /** Words that were read at the place, or in a copy of it, quoted. */
  | { readonly how: 'read' | 'copy'; readonly words: string; readonly source: string }
  /** General knowledge of a journal or a publisher, which was not read. */
  | { readonly how: 'known'; readonly words: LocalizedText }
