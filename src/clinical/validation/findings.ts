import { messageText, type Sentences } from '../../ground/languages/message-text.js'
import type { MessageCode, MessageParameters } from '../../ground/model/message-parameters.js'
import type { Measurement, Patient } from '../../ground/model/patient.js'
import {
  type MessageOf,
  type MessageTarget,
  messageTargets,
  type Severity,
  severities,
  type ValidationMessage,
} from '../../ground/model/validation-message.js'
import { isBlank } from '../../ground/text/plain-text.js'
import { shortened } from '../../ground/text/quoted.js'

/** What an error discards: a field, or the body mass index, which follows from two of them. */
export type Dropped = keyof Patient | keyof Measurement | 'bmi'

/**
 * What a rule finds in a patient, before it is put into words.
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

/** Whether one of the findings has a code. */
export function hasFinding(findings: readonly Finding[], code: MessageCode): boolean {
  return findings.some((finding) => finding.code === code)
}

/** A text that the sender gave, as messages quote it. */
export function echoedText(text: string | undefined): string {
  return text === undefined || isBlank(text) ? '–' : shortened(String(text))
}

/** The rank of each field among the messages of one severity. */
const rankOfTarget = new Map<MessageTarget, number>(messageTargets.map((target, rank) => [target, rank]))

/**
 * The findings in words: by severity, then by field, then by age at the visit.
 *
 * @param order the indices of the measurements, the youngest first
 */
export function orderedMessages(
  findings: Findings,
  order: readonly number[],
  sentences: Sentences,
): ValidationMessage[] {
  const ranked: { readonly rank: number; readonly finding: Finding; readonly index: number | undefined }[] = []
  for (const finding of findings.patient) ranked.push({ rank: rankFinding(finding), finding, index: undefined })
  for (const index of order) {
    for (const finding of findings.visits[index] ?? []) ranked.push({ rank: rankFinding(finding), finding, index })
  }
  // The sort is stable: for the same field, the youngest visit stays first.
  if (ranked.length > 1) ranked.sort((a, b) => a.rank - b.rank)
  return ranked.map(({ finding, index }) => toMessage(finding, index, sentences))
}

function rankFinding({ severity, target }: Finding): number {
  return severities.indexOf(severity) * messageTargets.length + (rankOfTarget.get(target) as number)
}

function toMessage(
  { severity, target, code, parameters }: Finding,
  measurementIndex: number | undefined,
  sentences: Sentences,
): ValidationMessage {
  const text = messageText(sentences, severity, code, parameters)
  const general: MessageOf<MessageCode> = { severity, target, code, parameters, text }
  // A finding has the parameters of its code: the rule that made it was compiled so.
  return (measurementIndex === undefined ? general : { ...general, measurementIndex }) as ValidationMessage
}
