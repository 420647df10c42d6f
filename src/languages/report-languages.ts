import type { Localized } from '../model/localized.js'
import { de } from './de/report.js'
import { en } from './en/report.js'
import type { DocumentWords } from './report-words.js'

/** The words of the pages of data in every language. */
export const documentWords: Localized<DocumentWords> = { de, en }
