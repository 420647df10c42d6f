import { type Locale, localeFromTag, locales } from './built-in.js'
import { deComparison } from './de/comparison.js'
import { deReference } from './de/reference.js'
import { enComparison } from './en/comparison.js'
import { enReference } from './en/reference.js'
import type { ComparisonWords, ReferenceWords } from './words.js'

// Apart from the languages, so that no other program carries what the command alone says.

/** What the command says of a file of one reference, in every language of the library. */
export const referenceWords: { readonly [tag in Locale]: ReferenceWords } = { de: deReference, en: enReference }

const comparisonWords: { readonly [tag in Locale]: ComparisonWords } = { de: deComparison, en: enComparison }

/** What the command says of other programs and of two results, in the language that a tag asks for, else in the default one. */
export function comparisonWordsFor(tag: unknown): ComparisonWords {
  return comparisonWords[(typeof tag === 'string' && localeFromTag(tag)) || locales[0]]
}
