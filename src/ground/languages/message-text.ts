import type { MessageCode, MessageParameters } from '../model/message-parameters.js'
import type { Severity } from '../model/validation-message.js'
import { inputError } from '../text/invalid-input.js'

/** The sentence of a message in a language. */
export type Sentence<Parameters> = (parameters: Parameters, severity: 'error' | 'warning' | 'hint') => string

/** The sentences of all messages in a language; a missing one does not compile. */
export type Sentences = { readonly [code in MessageCode]: Sentence<MessageParameters[code]> }

/**
 * The sentence of a message.
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
  checkSentence(code, sentence)
  return sentence(parameters, severity)
}

function checkSentence(code: string, sentence: unknown): void {
  if (typeof sentence === 'function') return
  const accepted = 'a function that gives the sentence'
  throw inputError('invalid_parameter', { parameter: `language.messages.${code}`, value: sentence, accepted })
}

/**
 * Checks the sentences of a language of one's own before the first is asked for.
 *
 * @throws AuxologyError `invalid_parameter` for one that is missing or not a function
 */
export function checkSentences(sentences: Sentences, codes: readonly MessageCode[]): void {
  for (const code of codes) checkSentence(code, sentences[code])
}
