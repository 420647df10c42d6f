import { expect } from 'vitest'
import { locales } from '../../src/languages/built-in.js'
import type { LocalizedText } from '../../src/model/localized.js'

/** Expects a text in every language, in none of them left as it is in another. */
export function expectTranslated(text: LocalizedText): void {
  expect(Object.keys(text).sort()).toEqual([...locales].sort())
  const texts = Object.values(text)
  for (const one of texts) expect(one.trim()).not.toBe('')
  expect(new Set(texts).size, texts.join(' = ')).toBe(texts.length)
}
