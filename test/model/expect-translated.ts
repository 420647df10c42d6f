import { expect } from 'vitest'
import type { Localized } from '../../src/model/localized.js'

/** Expects a text in every language, in none of them left as it is in another. */
export function expectTranslated(text: Localized): void {
  const texts = Object.values(text)
  for (const one of texts) expect(one.trim()).not.toBe('')
  expect(new Set(texts).size, texts.join(' = ')).toBe(texts.length)
}
