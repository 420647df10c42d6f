import { formatNumber, formatSignificant, printedDecimal } from '../text/number.js'

/** Beyond this score a value is not reliably computable, and no figure is given. */
const lastScore = 6

/** A value read from a reference has this many significant digits. */
const significantDigits = 3

/** Of a given number this many are written: that leaves out what binary fractions add. */
const givenDigits = 10

/** A number as it was given, with the decimal sign of a language. */
export function given(value: number, decimalSign: string): string {
  const shortened = Number(formatSignificant(value, givenDigits))
  // The largest numbers would round to infinity.
  return printedDecimal(String(Number.isFinite(shortened) ? shortened : value), decimalSign)
}

/** A computed number, to a fixed number of decimals; zeros at the end are left out. */
export function rounded(value: number, decimals: number, decimalSign: string): string {
  return printedDecimal(formatNumber(value, { min: 0, max: decimals }), decimalSign)
}

/** A value read from a reference, to three digits. */
export function threeDigits(value: number, decimalSign: string): string {
  return printedDecimal(formatSignificant(value, significantDigits), decimalSign)
}

/** A score with its sign, one decimal. */
export function score(value: number, decimalSign: string): string {
  const text = formatNumber(value, { min: 1, max: 1 })
  return printedDecimal(value > 0 && Number(text) !== 0 ? `+${text}` : text, decimalSign)
}

/** Whether a score lies so far out that only its side is told. */
export function beyondLastScore(value: number): boolean {
  return Math.abs(value) > lastScore
}
