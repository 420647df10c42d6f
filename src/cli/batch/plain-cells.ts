import type { LinePlace } from './input-lines.js'

/** Where the cells of a row begin and end, without blanks around them. */
export interface CellPlaces {
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/** Places for the cells of a row, filled anew for each row. */
export function cellPlaces(count: number): CellPlaces {
  return { starts: new Uint32Array(count), ends: new Uint32Array(count) }
}

const quote = 0x22
const space = 0x20
const delete_ = 0x7f

/** A row: the bytes between two places. */
type RowPlace = Pick<LinePlace, 'bytes' | 'start' | 'end'>

/**
 * Finds the cells of a row. A cell may be in quotes, as its first and last character.
 *
 * @returns false if there are more or fewer than the places take, control characters, or other quotes
 */
export function findPlainCells(
  { bytes, start, end }: RowPlace,
  separator: number,
  { starts, ends }: CellPlaces,
): boolean {
  const count = starts.length
  let from = start
  for (let cell = 0; cell < count; cell++) {
    const isQuoted = from < end && bytes[from] === quote
    const closing = isQuoted ? quote : separator
    let at = isQuoted ? from + 1 : from
    let first = at
    for (; at < end && bytes[at] !== closing; at++) {
      const byte = bytes[at] as number
      if (byte < space || byte === delete_ || byte === quote) return false
    }
    let to = at
    while (first < to && bytes[first] === space) first++
    while (to > first && bytes[to - 1] === space) to--
    starts[cell] = first
    ends[cell] = to
    // Behind a closing quote there is a separator, or the end.
    if (isQuoted && (at === end || (++at < end && bytes[at] !== separator))) return false
    if (at === end) return cell === count - 1
    from = at + 1
  }
  return false
}

const zero = 0x30
const minus = 0x2d
/** Whole numbers with this many digits, and the powers of ten up to it, are exact, and so their quotient is the nearest number. */
const mostDigits = 15
const powersOfTen = Array.from({ length: mostDigits + 1 }, (_, exponent) => 10 ** exponent)

/**
 * The number between two places, as `parseDecimal` reads it; undefined for what is no plain decimal, or one
 * with a plus sign or more than 15 digits.
 */
export function plainDecimal(bytes: Uint8Array, start: number, end: number, mark: number): number | undefined {
  const isNegative = bytes[start] === minus
  let whole = 0
  let digits = 0
  let decimals = -1
  for (let at = isNegative ? start + 1 : start; at < end; at++) {
    const digit = (bytes[at] as number) - zero
    if (digit >= 0 && digit <= 9) {
      whole = 10 * whole + digit
      digits++
      if (decimals >= 0) decimals++
    } else if (bytes[at] === mark && decimals < 0) decimals = 0
    else return undefined
  }
  if (digits === 0 || digits > mostDigits) return undefined
  const value = decimals > 0 ? whole / (powersOfTen[decimals] as number) : whole
  return isNegative && value !== 0 ? -value : value
}
