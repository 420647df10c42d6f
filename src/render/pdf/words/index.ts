import type { Localized } from '../../../model/localized.js'
import { de } from './de.js'
import type { DocumentWords } from './document-words.js'
import { en } from './en.js'

/** The words of the pages of data in every language. */
export const documentWords: Localized<DocumentWords> = { de, en }
