import type { Sentences } from '../languages/message-parameters.js'
import { messageText } from '../languages/message-text.js'
import { type MessageTarget, messageTargets, severities, type ValidationMessage } from '../model/validation-message.js'
import type { Finding, Findings } from './findings.js'

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
  for (const finding of findings.patient) ranked.push({ rank: rank(finding), finding, index: undefined })
  for (const index of order) {
    for (const finding of findings.visits[index] ?? []) ranked.push({ rank: rank(finding), finding, index })
  }
  // The sort is stable: of the same field the youngest visit stays first.
  if (ranked.length > 1) ranked.sort((a, b) => a.rank - b.rank)
  return ranked.map(({ finding, index }) => message(finding, index, sentences))
}

function rank({ severity, target }: Finding): number {
  return severities.indexOf(severity) * messageTargets.length + (rankOfTarget.get(target) as number)
}

function message(
  { severity, target, code, parameters }: Finding,
  measurementIndex: number | undefined,
  sentences: Sentences,
): ValidationMessage {
  const said = { severity, target, code, text: messageText(sentences, severity, code, parameters) }
  return measurementIndex === undefined ? said : { ...said, measurementIndex }
}
