import type { Localized } from '../../../model/localized.js'
import { de } from './de.js'
import { en } from './en.js'
import type { ResultWords } from './result-words.js'

/** The words of the table of results in every language. */
export const resultWords: Localized<ResultWords> = { de, en }
