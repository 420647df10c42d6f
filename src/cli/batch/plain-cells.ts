/** Where the cells of a row begin and end, without blanks around them. */
export interface CellPlaces {
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/** Places for so many cells, to be filled for row after row. */
export function cellPlaces(count: number): CellPlaces {
  return { starts: new Uint32Array(count), ends: new Uint32Array(count) }
}

const quote = 0x22
const space = 0x20
const delete_ = 0x7f

/**
 * Finds the cells of the row between two places.
 *
 * @returns false if there are more or fewer than the places take, or anything but
 * printable ASCII without quotes
 */
export function findPlainCells(
  bytes: Uint8Array,
  start: number,
  end: number,
  separator: number,
  { starts, ends }: CellPlaces,
): boolean {
  const count = starts.length
  let cell = 0
  let from = start
  for (let at = start; at <= end; at++) {
    const byte = at < end ? (bytes[at] as number) : separator
    if (byte === separator) {
      if (cell === count) return false
      let to = at
      while (from < to && bytes[from] === space) from++
      while (to > from && bytes[to - 1] === space) to--
      starts[cell] = from
      ends[cell] = to
      cell++
      from = at + 1
    } else if (byte < space || byte >= delete_ || byte === quote) return false
  }
  return cell === count
}

const zero = 0x30
const minus = 0x2d
/** Whole numbers of so many digits, and the powers of ten up to it, are exact, and so their quotient is the nearest number. */
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
