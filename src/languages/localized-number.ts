import { formatNumber, printedDecimal } from '../text/number.js'
import type { Language } from './language.js'

/** What a number needs of a language. */
type NumberLanguage = Pick<Language, 'decimalMark'>

/**
 * A number as a reader of a language writes it, rounded.
 *
 * @example
 * ```ts
 * numberText(-1.25, 1, de) // '−1,3'
 * ```
 */
export function numberText(value: number, decimals: number, { decimalMark }: NumberLanguage): string {
  return printedDecimal(formatNumber(value, { min: decimals, max: decimals }), decimalMark)
}

/** A number with no more decimals than it needs, at most this many. */
export function shortNumberText(value: number, mostDecimals: number, { decimalMark }: NumberLanguage): string {
  return printedDecimal(formatNumber(value, { min: 0, max: mostDecimals }), decimalMark)
}
