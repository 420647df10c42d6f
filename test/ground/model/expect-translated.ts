import { expect } from 'vitest'
import { locales } from '../../../src/ground/languages/built-in.js'
import type { LocalizedText } from '../../../src/ground/model/localized.js'

/** The languages of what is declared with tables and sets; others translate it in their own `tables`. */
export const declaredLanguages: readonly string[] = ['de', 'en']

/** Expects a text in each of some languages, different in all of them. */
export function expectTranslated(text: LocalizedText, tags: readonly string[] = locales): void {
  const texts = Object.values(text)
  const shown = JSON.stringify(text)
  expect(Object.keys(text).sort(), `the languages of ${shown}`).toEqual([...tags].sort())
  for (const one of texts) expect(one.trim(), `a text of ${shown}`).not.toBe('')
  expect(new Set(texts).size, `the number of different texts in ${shown}`).toBe(texts.length)
}
