import { chartLanguages, messageLanguages } from '../languages/built-in.js'
import {
  type ChartLanguage,
  chosenLanguage,
  isWhole,
  type Language,
  type Languages,
  type MessageLanguage,
} from '../languages/language.js'
import { dayNumber, isoDate } from '../model/calendar-date.js'
import { germany } from '../references/built-in-sets.js'
import type { ReferenceSet } from '../references/reference-set.js'
import { invalidParameter, isRecord } from '../text/invalid-input.js'

/**
 * Whether the age of a child born before 37 completed weeks is corrected
 * for prematurity, up to 24 months (`preterm`) or never (`none`).
 */
export type GestationalCorrection = 'preterm' | 'none'

/**
 * What a calculation depends on apart from the patient.
 */
export interface GrowthOptions {
  /**
   * The day that counts as today, ISO (`2024-05-06`). Without it the current
   * local date is taken; with it every function is pure.
   */
  readonly today?: string | undefined
  /**
   * Language of messages and charts, by default `de`: the BCP 47 tag of one of
   * `locales` (`en`, also `en-GB` or `EN`), or a language as a value, such as
   * one from `auxology/languages`.
   */
  readonly locale?: string | Language | undefined
  /** The references to score with and to draw; by default those for Germany. */
  readonly references?: ReferenceSet | undefined
  /** `preterm` (default) or `none`. */
  readonly gestationalCorrection?: GestationalCorrection | undefined
}

/** What is used for options that are not given. */
export interface GrowthDefaults<Known> {
  readonly references: ReferenceSet
  /** The languages that a tag can name. */
  readonly languages: Languages<Known>
}

/** The options with every default filled in. */
export interface GrowthSettings<Known = unknown> {
  /** Day number of today. */
  readonly today: number
  /** The language, or the parts of it that are needed. */
  readonly language: Known
  readonly references: ReferenceSet
  readonly gestationalCorrection: GestationalCorrection
}

export const gestationalCorrections: readonly GestationalCorrection[] = ['preterm', 'none']

/**
 * Fills in the defaults.
 *
 * @throws AuxologyError `invalid_parameter` for an option outside its values
 */
export function growthSettings<Known>(
  options: GrowthOptions | undefined,
  defaults: GrowthDefaults<Known>,
): GrowthSettings<Known | Language> {
  if (options === undefined) return growthSettings({}, defaults)
  if (!isRecord(options)) throw invalidParameter('options', options, 'an object or undefined')
  const { today, locale, references = defaults.references, gestationalCorrection = 'preterm' } = options
  const day = today === undefined ? localToday() : typeof today === 'string' ? dayNumber(today) : undefined
  if (day === undefined) throw invalidParameter('today', today, 'an ISO date such as 2024-05-06')
  if (!isRecord(references?.series)) {
    throw invalidParameter('references', references, 'a reference set, such as who of auxology/references')
  }
  const language = chosenLanguage(locale, defaults.languages)
  if (language === undefined) {
    const detail = 'neither a known tag nor a language such as de of auxology/languages'
    throw invalidParameter('locale', locale, Object.keys(defaults.languages), { detail })
  }
  if (!gestationalCorrections.includes(gestationalCorrection)) {
    throw invalidParameter('gestationalCorrection', gestationalCorrection, gestationalCorrections)
  }
  return { today: day, language, references, gestationalCorrection }
}

/** The only function that reads a clock. */
function localToday(): number {
  const now = new Date()
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(String)
  return dayNumber(`${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`) as number
}

/** Today as an ISO date. */
export function todayIso(settings: GrowthSettings): string {
  return isoDate(settings.today)
}

/** The defaults of calculations. */
export const calculationDefaults: GrowthDefaults<MessageLanguage> = {
  references: germany,
  languages: messageLanguages,
}

/** The defaults of charts. */
export const chartDefaults: GrowthDefaults<ChartLanguage> = {
  references: germany,
  languages: chartLanguages,
}

/** The references and the language that a program always calculates, or draws, with. */
export interface Equipment {
  /** A set of references, such as `who` of `auxology/references`. */
  readonly references: ReferenceSet
  /** A language, such as `en` of `auxology/languages`. */
  readonly language: Language
}

/**
 * The defaults of a program that has one set of references and one language.
 *
 * @throws AuxologyError `invalid_parameter` if either is not what it should be
 */
export function equippedDefaults({ references, language }: Equipment): GrowthDefaults<Language> {
  if (!isWhole(language)) throw invalidParameter('language', language, 'a language, such as en of auxology/languages')
  const defaults = { references, languages: { [language.tag]: language } }
  growthSettings(undefined, defaults)
  return defaults
}
