import { deBasics } from './de/basics.js'
import { deChart } from './de/chart.js'
import { deMessages } from './de/messages.js'
import { dePage } from './de/page.js'
import { enBasics } from './en/basics.js'
import { enChart } from './en/chart.js'
import { enMessages } from './en/messages.js'
import { enPage } from './en/page.js'
import {
  type ChartLanguage,
  isWhole,
  type Language,
  type LanguageBasics,
  type MessageLanguage,
  withBasics,
} from './language.js'

/** The tags of the languages in the library; the first is the default. */
export const locales = ['de', 'en'] as const

/** The tag of a language in the library: German (the default) or English. */
export type Locale = (typeof locales)[number]

// In parts, so that a program that draws nothing doesn't include the texts of charts, and those of PDF are loaded on demand.

/** The texts of plausibility messages, in every language of the library. */
export const messageLanguages: { readonly [tag in Locale]: MessageLanguage } = {
  de: withBasics(deBasics, { messages: deMessages }),
  en: withBasics(enBasics, { messages: enMessages }),
}

/** The texts of charts, in every language of the library. */
export const chartLanguages: { readonly [tag in Locale]: ChartLanguage } = {
  de: withBasics(deBasics, { messages: deMessages, chart: deChart, page: dePage }),
  en: withBasics(enBasics, { messages: enMessages, chart: enChart, page: enPage }),
}

/** The whole of a language of which some parts are loaded: a custom one has them all, one of the library is imported. */
export async function wholeLanguage(language: LanguageBasics): Promise<Language> {
  if (isWhole(language)) return language
  const all: { readonly [tag in Locale]: Language } = await import('./index.js')
  return all[language.tag as Locale]
}
