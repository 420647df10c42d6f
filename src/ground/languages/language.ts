import { isLanguageTag, servingTag } from '../model/localized.js'
import type { KnownDisease } from '../model/patient.js'
import type { Sentences } from './message-text.js'
import type { ChartWords, PageWords, ReportWords, SharedNames, SheetWords, TerminalWords } from './words.js'

/**
 * A language: everything that people read, except what is declared with each
 * reference table. A plain value, so that a program can define its own; a missing
 * text does not compile.
 *
 * @example
 * ```ts
 * const swiss: Language = { ...de, tag: 'de-CH', decimalMark: '.' }
 * calculatePatient(patient, { locale: swiss })
 * ```
 */
export interface Language {
  /** BCP 47: `de`, `en-GB`. */
  readonly tag: string
  /** The name of the language in that language: `Deutsch`. */
  readonly name: string
  /** Separates the decimals of a number. */
  readonly decimalMark: string
  readonly names: SharedNames
  /** The plausibility messages. */
  readonly messages: Sentences
  readonly chart: ChartWords
  /** The texts of a chart's page outside the chart. */
  readonly page: PageWords
  /** The pages of data after a chart in PDF. */
  readonly report: ReportWords
  /** The clinic sheet. */
  readonly sheet: SheetWords
  /** The table of results on the command line. */
  readonly terminal: TerminalWords
  /** What users must know about a table, by its id; replaces the text declared with the table. */
  readonly tables?: { readonly [id: string]: string }
  /** Whom the references of a publication describe, by its source (`lyon1985`); replaces the text declared with the tables. */
  readonly populations?: { readonly [source: string]: string }
}

/** The texts that every part of the library needs. */
export type LanguageBasics = Pick<Language, 'tag' | 'name' | 'decimalMark' | 'names'>

/** The part of a language that plausibility messages need. */
export type MessageLanguage = LanguageBasics & Pick<Language, 'messages'>

/** The part of a language that charts need. */
export type ChartLanguage = LanguageBasics & Pick<Language, 'messages' | 'chart' | 'page' | 'tables' | 'populations'>

/** Languages by tag, the default first. */
export type Languages<Known> = { readonly [tag: string]: Known }

/** A language, or a part of one, from its basics and its other parts. */
/* @__NO_SIDE_EFFECTS__ */
export function withBasics<Parts>(basics: LanguageBasics, parts: Parts): LanguageBasics & Parts {
  return { ...basics, ...parts }
}

/**
 * The language for an option: a tag is looked up among the known languages, a
 * whole language is used as it is. Undefined if it is neither.
 */
export function chosenLanguage<Known>(
  locale: string | Language | undefined,
  known: Languages<Known>,
): Known | Language | undefined {
  if (locale === undefined) for (const byDefault in known) return known[byDefault]
  if (typeof locale === 'string') return known[servingTag(locale, Object.keys(known)) ?? '']
  return locale !== undefined && isWhole(locale) ? locale : undefined
}

const messageParts = ['decimalMark', 'names', 'messages'] as const
const parts = [...messageParts, 'chart', 'page', 'report', 'sheet', 'terminal'] as const

/** Whether a value really is a language: not every caller has a compiler. */
export function isWhole(language: LanguageBasics & Partial<Language>): language is Language {
  return isLanguageTag(language?.tag) && parts.every((part) => language[part] !== undefined)
}

/** Whether a value is a language as far as calculations need it. */
export function saysMessages(language: LanguageBasics & Partial<Language>): language is MessageLanguage {
  return isLanguageTag(language?.tag) && messageParts.every((part) => language[part] !== undefined)
}

/** The name of a disease in a language; an unknown one as it was given. */
export function diseaseName(disease: string, { names }: LanguageBasics): string {
  return Object.hasOwn(names.diseases, disease) ? names.diseases[disease as KnownDisease] : disease
}
