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

/** The tags of the languages of the library; the first is the default. */
export const locales = ['de', 'en'] as const

/** The tag of a language of the library: German (the default) or English. */
export type Locale = (typeof locales)[number]

// In parts, so that a program which draws nothing doesn't carry what charts say, and loads late what only PDF says.

/** What is said about a patient, in every language of the library. */
export const messageLanguages: { readonly [tag in Locale]: MessageLanguage } = {
  de: withBasics(deBasics, { messages: deMessages }),
  en: withBasics(enBasics, { messages: enMessages }),
}

/** What charts say, in every language of the library. */
export const chartLanguages: { readonly [tag in Locale]: ChartLanguage } = {
  de: withBasics(deBasics, { chart: deChart, page: dePage }),
  en: withBasics(enBasics, { chart: enChart, page: enPage }),
}

/** All of a language of which some parts are at hand: a value brings them along, one of the library is loaded. */
export async function wholeLanguage(language: LanguageBasics): Promise<Language> {
  if (isWhole(language)) return language
  const all: { readonly [tag in Locale]: Language } = await import('./index.js')
  return all[language.tag as Locale]
}
