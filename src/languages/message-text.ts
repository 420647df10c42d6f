import type { Locale, Localized } from '../model/localized.js'
import type { Severity } from '../model/validation-message.js'
import { de } from './de/messages.js'
import { en } from './en/messages.js'
import type { MessageCode, MessageParameters, Sentence, Sentences } from './message-parameters.js'

const languages: Localized<Sentences> = { de, en }

/**
 * A message in words.
 *
 * @example
 * ```ts
 * messageText('de', 'hint', 'seat_without_size', { seatCm: 73 })
 * // 'Zur Sitzhöhe von 73 cm fehlt die Körpergröße; Beinlänge und Proportionen können nicht berechnet werden.'
 * ```
 */
export function messageText<Code extends MessageCode>(
  locale: Locale,
  severity: Severity,
  code: Code,
  parameters: MessageParameters[Code],
): string {
  const sentence = languages[locale][code] as Sentence<MessageParameters[Code]>
  return sentence(parameters, severity)
}
