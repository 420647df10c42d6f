import type { Locale } from './built-in.js'
import { deReference } from './de/reference.js'
import { enReference } from './en/reference.js'
import type { ReferenceWords } from './words.js'

/** What the command says of a file of one reference, in every language of the library; apart from the languages, so that no other program carries it. */
export const referenceWords: { readonly [tag in Locale]: ReferenceWords } = { de: deReference, en: enReference }
