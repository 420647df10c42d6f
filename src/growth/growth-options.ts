import { dayNumber, isoDate } from '../model/calendar-date.js'
import { isRecord } from '../model/is-record.js'
import { defaultLocale, type Locale, locales } from '../model/localized.js'
import type { ReferenceSet } from '../references/reference-set.js'
import { germany } from '../references/sets/germany.js'
import { invalidParameter } from '../text/invalid-input.js'

/**
 * Whether the age of a child born before 37 completed weeks is corrected for
 * the weeks that were missing: up to 24 months (`preterm`) or never (`none`).
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
  /** Language of messages and charts, one of `locales`; by default `de`. */
  readonly locale?: Locale | undefined
  /** The references to score with and to draw; by default those for Germany. */
  readonly references?: ReferenceSet | undefined
  /** `preterm` (default) or `none`. */
  readonly gestationalCorrection?: GestationalCorrection | undefined
}

/** The options with every default filled in. */
export interface GrowthSettings {
  /** Day number of today. */
  readonly today: number
  readonly locale: Locale
  readonly references: ReferenceSet
  readonly gestationalCorrection: GestationalCorrection
}

/** The corrections that can be chosen. */
export const gestationalCorrections: readonly GestationalCorrection[] = ['preterm', 'none']

/**
 * Fills in the defaults.
 *
 * @throws AuxologyError `invalid_parameter` for an option outside its values
 */
export function growthSettings(options: GrowthOptions = {}): GrowthSettings {
  if (!isRecord(options)) throw invalidParameter('options', options, 'an object or nothing')
  const { today, locale = defaultLocale, references = germany, gestationalCorrection = 'preterm' } = options
  const day = today === undefined ? localToday() : typeof today === 'string' ? dayNumber(today) : undefined
  if (day === undefined) throw invalidParameter('today', today, 'an ISO date such as 2024-05-06')
  if (!isRecord(references?.series)) {
    throw invalidParameter('references', references, 'a reference set, such as who of auxology/references')
  }
  if (!locales.includes(locale)) throw invalidParameter('locale', locale, locales)
  if (!gestationalCorrections.includes(gestationalCorrection)) {
    throw invalidParameter('gestationalCorrection', gestationalCorrection, gestationalCorrections)
  }
  return { today: day, locale, references, gestationalCorrection }
}

/** The one place that reads a clock. */
function localToday(): number {
  const now = new Date()
  return dayNumber(
    `${String(now.getFullYear()).padStart(4, '0')}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`,
  ) as number
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

/** Today as an ISO date. */
export function todayIso(settings: GrowthSettings): string {
  return isoDate(settings.today)
}
