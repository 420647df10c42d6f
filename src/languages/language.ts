import { servingTag } from '../model/localized.js'
import type { KnownDisease } from '../model/patient.js'
import type { Sentences } from './message-parameters.js'
import type { ChartWords, PageWords, ReportWords, SharedNames, TerminalWords } from './words.js'

/**
 * A language: everything that a person reads, apart from what stands beside
 * the tables of references. A plain value, so that a program can bring one of
 * its own; a text that is missing does not compile.
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
  /** What the language calls itself: `Deutsch`. */
  readonly name: string
  /** Between the whole and the decimals of a number. */
  readonly decimalMark: string
  readonly names: SharedNames
  /** The plausibility messages. */
  readonly messages: Sentences
  readonly chart: ChartWords
  /** What a chart's page says beyond the chart. */
  readonly page: PageWords
  /** The pages of data behind a chart in PDF. */
  readonly report: ReportWords
  /** The table of results on the command line. */
  readonly terminal: TerminalWords
  /** What a user must know of a table, by its id, in the place of what stands beside it. */
  readonly tables?: { readonly [id: string]: string }
}

/** What every part of the library needs of a language. */
export type LanguageBasics = Pick<Language, 'tag' | 'name' | 'decimalMark' | 'names'>

/** As much of a language as plausibility messages need. */
export type MessageLanguage = LanguageBasics & Pick<Language, 'messages'>

/** As much of a language as charts need. */
export type ChartLanguage = LanguageBasics & Pick<Language, 'chart' | 'page' | 'tables'>

/** Languages by their tags, the default one first. */
export type Languages<Known> = { readonly [tag: string]: Known }

/** A language, or a part of one, from its basics and what else it has. */
/* @__NO_SIDE_EFFECTS__ */
export function withBasics<Parts>(basics: LanguageBasics, parts: Parts): LanguageBasics & Parts {
  return { ...basics, ...parts }
}

/**
 * The language that an option asks for: a tag is looked up among those that
 * are known, a whole language is taken as it is. Undefined where it is neither.
 */
export function chosenLanguage<Known>(
  locale: string | Language | undefined,
  known: Languages<Known>,
): Known | Language | undefined {
  const tags = Object.keys(known)
  if (locale === undefined) return known[tags[0] as string]
  if (typeof locale === 'string') return known[servingTag(locale, tags) ?? '']
  return isWhole(locale) ? locale : undefined
}

const tagForm = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i
const parts = ['decimalMark', 'names', 'messages', 'chart', 'page', 'report', 'terminal'] as const

/** Whether a value is a language indeed: not every caller has a compiler. */
export function isWhole(language: LanguageBasics & Partial<Language>): language is Language {
  return tagForm.test(language?.tag) && parts.every((part) => language[part] !== undefined)
}

/** A disease as a reader of a language calls it; an unknown one as it was given. */
export function diseaseName(disease: string, { names }: LanguageBasics): string {
  return Object.hasOwn(names.diseases, disease) ? names.diseases[disease as KnownDisease] : disease
}

/** A name that stands within sentences, at the beginning of one. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
