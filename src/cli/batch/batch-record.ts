/** One patient of a batch, as read. */
export interface BatchRecord {
  /** Number of the record, from 1. */
  readonly number: number
  /** Line of the input, from 1, on which the record begins. */
  readonly line: number
  /** What the input calls the patient, where it does. */
  readonly id?: string | undefined
  /** The patient document in JSON, or why there is none. */
  readonly document: string | { readonly unreadable: string }
}

/** What became of a record: a line for the output, or a line for the file of errors. */
export type BatchOutcome = { readonly result: string } | { readonly failure: string }
