import type { Localized } from '../model/localized.js'
import { de } from './de/terminal.js'
import { en } from './en/terminal.js'
import type { ResultWords } from './terminal-words.js'

/** The words of the table of results in every language. */
export const resultWords: Localized<ResultWords> = { de, en }
