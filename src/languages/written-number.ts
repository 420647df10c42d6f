/** The true minus sign, as print sets it before a score. */
const minus = '−'

/** Beyond this score a value is not reliably computable, and no figure is given. */
const lastScore = 6

const significantDigits = 3

/** A number as it was given, with the decimal sign of a language. */
export function given(value: number, decimalSign: string): string {
  // Ten digits leave out what binary fractions add; the largest numbers would round to infinity.
  const ten = Number(value.toPrecision(10))
  return localized(String(Number.isFinite(ten) ? ten : value), decimalSign)
}

/** A computed number, to a fixed number of decimals; zeros at the end are left out. */
export function rounded(value: number, decimals: number, decimalSign: string): string {
  return localized(String(Number(value.toFixed(decimals))), decimalSign)
}

/** A value read from a reference, to three digits. */
export function threeDigits(value: number, decimalSign: string): string {
  return localized(String(Number(value.toPrecision(significantDigits))), decimalSign)
}

/** A score with its sign, one decimal. */
export function score(value: number, decimalSign: string): string {
  const text = Math.abs(value).toFixed(1)
  const sign = Number(text) === 0 ? '' : value < 0 ? minus : '+'
  return sign + localized(text, decimalSign)
}

/** Whether a score lies so far out that only its side is told. */
export function beyondLastScore(value: number): boolean {
  return Math.abs(value) > lastScore
}

function localized(text: string, decimalSign: string): string {
  return text.replace('.', decimalSign).replace(/^-/, minus)
}
