import type { Locale } from '../../../src/languages/built-in.js'
import { deBasics } from '../../../src/languages/de/basics.js'
import { deChart } from '../../../src/languages/de/chart.js'
import { deMessages } from '../../../src/languages/de/messages.js'
import { dePage } from '../../../src/languages/de/page.js'
import { deReport } from '../../../src/languages/de/report.js'
import { enBasics } from '../../../src/languages/en/basics.js'
import { enChart } from '../../../src/languages/en/chart.js'
import { enMessages } from '../../../src/languages/en/messages.js'
import { enPage } from '../../../src/languages/en/page.js'
import { enReport } from '../../../src/languages/en/report.js'
import type { ChartLanguage } from '../../../src/languages/language.js'
import type { ReportWords } from '../../../src/languages/words.js'
import type { PlaygroundWords } from './words.js'
import { dePlayground } from './words-de.js'
import { enPlayground } from './words-en.js'

/** What is read in a language: the library's texts, without what only files need, and the playground's own. */
export interface Reader {
  readonly locale: Locale
  readonly language: ChartLanguage & { readonly report: ReportWords }
  readonly words: PlaygroundWords
}

export const readers: { readonly [locale in Locale]: Reader } = {
  de: {
    locale: 'de',
    language: { ...deBasics, messages: deMessages, chart: deChart, page: dePage, report: deReport },
    words: dePlayground,
  },
  en: {
    locale: 'en',
    language: { ...enBasics, messages: enMessages, chart: enChart, page: enPage, report: enReport },
    words: enPlayground,
  },
}
