import type { MessageCode, MessageParameters } from '../languages/message-parameters.js'
import type { Measurement, Patient } from '../model/patient.js'
import type { MessageTarget, Severity } from '../model/validation-message.js'
import { shortened } from '../text/quoted.js'

/** What an error takes out of use: a field, or the body mass index, which follows from two of them. */
export type Dropped = keyof Patient | keyof Measurement | 'bmi'

/**
 * One thing that a rule says about a patient, before it is put into words.
 */
export interface Finding<Code extends MessageCode = MessageCode> {
  readonly severity: Severity
  readonly target: MessageTarget
  readonly code: Code
  /** The case of the rule that applied. */
  readonly case: string
  readonly parameters: MessageParameters[Code]
  readonly drops?: readonly Dropped[] | undefined
}

/** The findings on the patient's general data, and on each measurement. */
export interface Findings {
  readonly patient: readonly Finding[]
  /** In the order of the measurements. */
  readonly visits: readonly (readonly Finding[])[]
}

/** Whether one of the findings concerns a field. */
export function concerns(findings: readonly Finding[], target: MessageTarget): boolean {
  for (const finding of findings) if (finding.target === target) return true
  return false
}

/** A text of the sender as a message repeats it. */
export function echoedText(text: string | undefined): string {
  return text === undefined || text === '' ? '–' : shortened(String(text))
}
