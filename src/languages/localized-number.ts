import { decimalMark, type Locale } from '../model/localized.js'

/**
 * A number as a reader of a language writes it, rounded.
 *
 * @example
 * ```ts
 * numberText(-1.25, 1, 'de') // '−1,3'
 * ```
 */
export function numberText(value: number, decimals: number, locale: Locale): string {
  const digits = Math.abs(value).toFixed(decimals)
  const sign = value < 0 && Number(digits) !== 0 ? '−' : ''
  return sign + (decimals > 0 ? digits.replace('.', decimalMark[locale]) : digits)
}

/** A number with no more decimals than it needs, at most so many. */
export function shortNumberText(value: number, mostDecimals: number, locale: Locale): string {
  const rounded = Number(value.toFixed(mostDecimals))
  const decimals = String(rounded).split('.')[1]?.length ?? 0
  return numberText(rounded, decimals, locale)
}
