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

/** The library's languages, without what only files need. */
export const languages: { readonly [locale in Locale]: ChartLanguage & { readonly report: ReportWords } } = {
  de: { ...deBasics, messages: deMessages, chart: deChart, page: dePage, report: deReport },
  en: { ...enBasics, messages: enMessages, chart: enChart, page: enPage, report: enReport },
}

/** The playground's own texts. */
export const playgroundWords: { readonly [locale in Locale]: PlaygroundWords } = { de: dePlayground, en: enPlayground }
