import type { Localized } from '../model/localized.js'
import { de } from './de/page.js'
import { en } from './en/page.js'
import type { HtmlWords } from './page-words.js'

/** The words of the page in every language. */
export const htmlWords: Localized<HtmlWords> = { de, en }
