import { servingTag } from '../model/localized.js'
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

/**
 * The language of the library that a BCP 47 tag asks for, as the option `locale`
 * finds it; undefined for any other. A program that takes the language of a
 * browser or a user chooses another one then: as an option, such a tag is an error.
 *
 * @example
 * ```ts
 * localeFromTag('de-AT') // 'de'
 * localeFromTag('en_US') // 'en'
 * localeFromTag('fr') // undefined
 * calculatePatient(patient, { locale: localeFromTag('fr-CA') ?? 'en' })
 * ```
 */
export function localeFromTag(tag: string | null | undefined): Locale | undefined {
  return typeof tag === 'string' ? servingTag(tag, locales) : undefined
}

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

/** The whole of a language: a custom one has every part, one of the library is imported. */
export async function wholeLanguage(language: LanguageBasics): Promise<Language> {
  if (isWhole(language)) return language
  const all: { readonly [tag in Locale]: Language } = await import('./index.js')
  return all[language.tag as Locale]
}
