import type { Localized } from '../../../model/localized.js'
import { de } from './de.js'
import { en } from './en.js'
import type { HtmlWords } from './html-words.js'

/** The words of the page in every language. */
export const htmlWords: Localized<HtmlWords> = { de, en }
