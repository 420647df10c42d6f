import { decimalMark, type Locale } from '../model/localized.js'
import { formatNumber, printedDecimal } from '../text/number.js'

/**
 * A number as a reader of a language writes it, rounded.
 *
 * @example
 * ```ts
 * numberText(-1.25, 1, 'de') // '−1,3'
 * ```
 */
export function numberText(value: number, decimals: number, locale: Locale): string {
  return printedDecimal(formatNumber(value, { min: decimals, max: decimals }), decimalMark[locale])
}

/** A number with no more decimals than it needs, at most this many. */
export function shortNumberText(value: number, mostDecimals: number, locale: Locale): string {
  return printedDecimal(formatNumber(value, { min: 0, max: mostDecimals }), decimalMark[locale])
}
