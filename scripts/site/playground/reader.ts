import type { Locale } from '../../../src/ground/languages/built-in.js'
import { deBasics } from '../../../src/ground/languages/de/basics.js'
import { deChart } from '../../../src/ground/languages/de/chart.js'
import { deMessages } from '../../../src/ground/languages/de/messages.js'
import { dePage } from '../../../src/ground/languages/de/page.js'
import { deReport } from '../../../src/ground/languages/de/report.js'
import { enBasics } from '../../../src/ground/languages/en/basics.js'
import { enChart } from '../../../src/ground/languages/en/chart.js'
import { enMessages } from '../../../src/ground/languages/en/messages.js'
import { enPage } from '../../../src/ground/languages/en/page.js'
import { enReport } from '../../../src/ground/languages/en/report.js'
import type { ChartLanguage } from '../../../src/ground/languages/language.js'
import type { ReportWords } from '../../../src/ground/languages/words.js'
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
