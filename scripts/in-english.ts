import { type LocalizedText, textIn } from '../src/ground/model/localized.js'

/** A text beside data, as the docs have it. */
export function inEnglish(text: LocalizedText): string {
  return textIn(text, { tag: 'en' })
}
