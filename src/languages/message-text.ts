import type { Severity } from '../model/validation-message.js'
import type { MessageCode, MessageParameters, Sentence, Sentences } from './message-parameters.js'

/**
 * A message in words.
 *
 * @example
 * ```ts
 * messageText(de.messages, 'hint', 'seat_without_size', { seatCm: 73 })
 * // 'Zur Sitzhöhe von 73 cm fehlt die Körpergröße; Beinlänge und Proportionen können nicht berechnet werden.'
 * ```
 */
export function messageText<Code extends MessageCode>(
  sentences: Sentences,
  severity: Severity,
  code: Code,
  parameters: MessageParameters[Code],
): string {
  const sentence = sentences[code] as Sentence<MessageParameters[Code]>
  return sentence(parameters, severity)
}
