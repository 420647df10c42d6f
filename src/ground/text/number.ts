/** The fewest and the most decimals a number is written with, and the bounds that it is written within, if any. */
export interface Decimals {
  readonly min: number
  readonly max: number
  /** What is written for a smaller number. */
  readonly least?: number
  /** What is written for a larger number. */
  readonly most?: number
}

/**
 * How a percentile is written, percent: never as 0 or 100, since no child is
 * below or above all others.
 */
export const percentileDecimals: Decimals = { min: 0, max: 2, least: 0.01, most: 99.99 }

/** How a value as a share of a percentile is written, per cent. */
export const shareDecimals: Decimals = { min: 1, max: 1 }

/** More decimals than these a value and its limit are not told apart by. */
const mostDecimalsApart = 6

/**
 * The decimals at which a value does not read as the limit beside it, unless it is the limit.
 *
 * @example
 * ```ts
 * decimalsApart(-2.496, -2.5, 2) // 3
 * decimalsApart(-2.5, -2.5, 2) // 2
 * ```
 */
export function decimalsApart(value: number, limit: number | undefined, decimals: number): number {
  if (limit === undefined) return decimals
  const isSame = (count: number) => value.toFixed(count) === limit.toFixed(count)
  if (isSame(mostDecimalsApart)) return decimals
  let shown = decimals
  while (isSame(shown)) shown++
  return shown
}

/** The code of the digit 0. */
export const zeroCode = 48

const decimalForm = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * The value of a plain decimal: an optional sign, digits, a decimal point. No
 * exponent, no grouping, no comma, and nothing too large to be represented.
 *
 * @example
 * ```ts
 * parseDecimal('86.50') // 86.5
 * parseDecimal('86,5') // undefined
 * ```
 */
export function parseDecimal(text: string): number | undefined {
  if (!decimalForm.test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) ? withoutNegativeZero(value) : undefined
}

/** The number itself, but 0 for -0. */
export function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value
}

/**
 * A finite number as a plain decimal, without exponent.
 *
 * It rounds half away from zero, based on the shortest decimal that represents
 * the number: 1.005 becomes `1.01`, although its binary value is slightly less.
 * Without `decimals` it writes that shortest decimal. A number beyond a bound is
 * written as the bound.
 *
 * @example
 * ```ts
 * formatNumber(1.005, { min: 1, max: 2 }) // '1.01'
 * formatNumber(-6, { min: 1, max: 2 }) // '-6.0'
 * formatNumber(1e-7) // '0.0000001'
 * formatNumber(99.9998, percentileDecimals) // '99.99'
 * ```
 */
export function formatNumber(value: number, decimals?: Decimals): string {
  if (decimals === undefined) return signed(value, plainDigits(Math.abs(value)))
  const bounded = withinBounds(value, decimals)
  return signed(bounded, roundedDigits(Math.abs(bounded), decimals))
}

function withinBounds(value: number, { least = value, most = value }: Decimals): number {
  return value < least ? least : value > most ? most : value
}

function signed(value: number, digits: string): string {
  return value < 0 && hasNonzeroDigit(digits) ? `-${digits}` : digits
}

/** Whether a plain decimal is another number than 0. */
export function hasNonzeroDigit(decimal: string): boolean {
  for (let i = 0; i < decimal.length; i++) {
    const code = decimal.charCodeAt(i)
    if (code > zeroCode && code <= zeroCode + 9) return true
  }
  return false
}

/**
 * A finite number to a number of significant digits, without trailing zeros.
 * It rounds as {@link formatNumber} does.
 *
 * @example
 * ```ts
 * formatSignificant(18.345, 4) // '18.35'
 * formatSignificant(1250.4, 2) // '1300'
 * ```
 */
export function formatSignificant(value: number, digits: number): string {
  const [whole = '', fraction = ''] = plainDigits(Math.abs(value)).split('.')
  const leadingZeros = /^0*/.exec(fraction)?.[0].length ?? 0
  const decimals = whole === '0' ? digits + leadingZeros : digits - whole.length
  if (decimals >= 0) return formatNumber(value, { min: 0, max: decimals })
  const kept = whole.slice(0, decimals)
  const roundedUp = whole.charAt(kept.length) >= '5' ? String(BigInt(kept) + 1n) : kept
  return `${value < 0 ? '-' : ''}${roundedUp}${'0'.repeat(-decimals)}`
}

/**
 * How many decimals a number needs, up to a limit.
 *
 * @example
 * ```ts
 * neededDecimals(72.05, 3) // 2
 * ```
 */
export function neededDecimals(value: number, most: number): number {
  return formatNumber(value, { min: 0, max: most }).split('.')[1]?.length ?? 0
}

/**
 * A plain decimal as it is printed: with the decimal mark of a language and a
 * true minus sign.
 *
 * @example
 * ```ts
 * printedDecimal('-1.25', ',') // '−1,25'
 * ```
 */
export function printedDecimal(decimal: string, decimalMark: string): string {
  const isNegative = decimal.startsWith('-')
  const digits = isNegative ? decimal.slice(1) : decimal
  const point = decimalMark === '.' ? -1 : digits.indexOf('.')
  const printed = point < 0 ? digits : `${digits.slice(0, point)}${decimalMark}${digits.slice(point + 1)}`
  return isNegative ? `−${printed}` : printed
}

/** The shortest decimal that represents a number, written out. */
function plainDigits(magnitude: number): string {
  // Of the decimals of at most 15 digits only one represents the number: if that has two decimals, it is the shortest.
  const hundredths = Math.round(magnitude * 100)
  if (hundredths < 1e9 && hundredths / 100 === magnitude) return withPoint(hundredths, { min: 0, max: 2 })
  const text = String(magnitude)
  const e = text.indexOf('e')
  if (e < 0) return text
  const [whole = '', fraction = ''] = text.slice(0, e).split('.')
  const exponent = Number(text.slice(e + 1))
  return exponent < 0 ? `0.${'0'.repeat(-exponent - 1)}${whole}${fraction}` : whole + fraction.padEnd(exponent, '0')
}

function roundedDigits(magnitude: number, decimals: Decimals): string {
  const { min, max } = decimals
  const scaled = magnitude * 10 ** max
  // Far enough from a tie for the error of the binary value not to matter.
  const isClear = scaled <= 1e9 && Math.abs(scaled - Math.floor(scaled) - 0.5) >= 1e-6
  if (isClear) return withPoint(Math.round(scaled), decimals)
  const digits = decimallyRounded(magnitude, max).padStart(max + 1, '0')
  const point = digits.length - max
  let end = digits.length
  while (end > point + min && digits.charAt(end - 1) === '0') end--
  return end === point ? digits.slice(0, point) : `${digits.slice(0, point)}.${digits.slice(point, end)}`
}

/** A whole number with its point moved by `max` places, and at least `min` decimals. */
function withPoint(whole: number, { min, max }: Decimals): string {
  const scale = 10 ** max
  const units = Math.floor(whole / scale)
  let rest = whole - units * scale
  let places = max
  while (places > min && rest % 10 === 0) {
    rest /= 10
    places--
  }
  return places === 0 ? String(units) : `${units}.${String(rest).padStart(places, '0')}`
}

/** The shortest decimal with its point moved by `places`, rounded to a whole number; ties go away from zero. */
function decimallyRounded(magnitude: number, places: number): string {
  const [whole = '', fraction = ''] = plainDigits(magnitude).split('.')
  const kept = whole + fraction.slice(0, places).padEnd(places, '0')
  return fraction.charAt(places) >= '5' ? String(BigInt(kept) + 1n) : kept
}
