import type { MessageCode, MessageParameters } from '../languages/message-parameters.js'
import type { Measurement, Patient } from '../model/patient.js'
import type { MessageTarget, Severity } from '../model/validation-message.js'

/**
 * What a rule found, before it is put into words.
 */
export interface Finding<Code extends MessageCode = MessageCode> {
  readonly severity: Severity
  readonly target: MessageTarget
  readonly code: Code
  readonly parameters: MessageParameters[Code]
  /** The fields that an error takes out of use. */
  readonly drops?: readonly (keyof Patient | keyof Measurement)[] | undefined
}

/** The findings about a patient: on its own fields, and by measurement. */
export interface Findings {
  readonly patient: readonly Finding[]
  /** In the order of the measurements; undefined where nothing was found. */
  readonly visits: readonly (readonly Finding[] | undefined)[]
}

/** Whether one of the findings is about a field. */
export function speaksOf(findings: readonly Finding[] | undefined, target: MessageTarget): boolean {
  return findings?.some((finding) => finding.target === target) === true
}

/** Adds what a rule found, be it nothing, one finding or several. */
export function addFindings(found: Finding[], finding: Finding | readonly Finding[] | undefined): void {
  if (finding === undefined) return
  if ('code' in finding) found.push(finding)
  else found.push(...finding)
}
