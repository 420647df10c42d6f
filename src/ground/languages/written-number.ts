import { clampScore, type ReportedScore, scoreBound } from '../model/score.js'
import { decimalsApart, formatNumber, formatSignificant, hasNonzeroDigit, printedDecimal } from '../text/number.js'
import type { Language } from './language.js'

/** What writing a number needs to know of a language. */
export type NumberLanguage = Pick<Language, 'decimalMark'>

/**
 * A number rounded to a fixed number of decimals.
 *
 * @example
 * ```ts
 * numberText(-1.25, 1, de) // '−1,3'
 * ```
 */
export function numberText(value: number, decimals: number, { decimalMark }: NumberLanguage): string {
  return printedDecimal(formatNumber(value, { min: decimals, max: decimals }), decimalMark)
}

/** A number rounded to at most this many decimals, without trailing zeros. */
export function shortNumberText(value: number, mostDecimals: number, { decimalMark }: NumberLanguage): string {
  return printedDecimal(formatNumber(value, { min: 0, max: mostDecimals }), decimalMark)
}

/** A value read from a reference has this many significant digits. */
const referenceDigits = 3

/** A value read from a reference. */
export function referenceValueText(value: number, { decimalMark }: NumberLanguage): string {
  return printedDecimal(formatSignificant(value, referenceDigits), decimalMark)
}

/** A given number is written with this many digits, which hides what binary fractions add. */
const givenDigits = 10

/** A number as it was given; from 1e21 on with an exponent, as hundreds of digits can't be read. */
export function givenNumberText(value: number, { decimalMark }: NumberLanguage): string {
  const shortened = Number(formatSignificant(value, givenDigits))
  // The largest numbers would round to infinity.
  return printedDecimal(String(Number.isFinite(shortened) ? shortened : value), decimalMark)
}

/** A score with its sign, unless it is written as 0, and a fixed number of decimals, by default two, as results have. */
export function signedScoreText(score: number, { decimalMark }: NumberLanguage, decimals = 2): string {
  const text = formatNumber(score, { min: decimals, max: decimals })
  return printedDecimal(score > 0 && hasNonzeroDigit(text) ? `+${text}` : text, decimalMark)
}

/** Before the bound that a score was clamped to. */
const boundSigns = { exact: '', less_or_equal: '≤ ', greater_or_equal: '≥ ' } as const

/** A score, or a difference of scores, as it is reported: with two decimals, or as many as tell it from a limit, beyond ±6 as the bound with its sign. */
export function boundedScoreText(raw: number, language: NumberLanguage, limit?: number): string {
  const { value, accuracy } = clampScore(raw)
  return `${boundSigns[accuracy]}${numberText(value, accuracy === 'exact' ? decimalsApart(value, limit, 2) : 0, language)}`
}

/** `+1.18`, with as many decimals as tell it from a limit; beyond what can be told, the bound alone: `≥ +6`. */
export function reportedScoreText(
  { value, accuracy }: ReportedScore,
  language: NumberLanguage,
  limit?: number,
): string {
  return `${boundSigns[accuracy]}${signedScoreText(value, language, accuracy === 'exact' ? decimalsApart(value, limit, 2) : 0)}`
}

/** Whether a score is too far out to be computed reliably: messages give only its side. */
export function isBeyondScoreBound(score: number): boolean {
  return Math.abs(score) > scoreBound
}
