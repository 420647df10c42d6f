import { digits } from '../src/clinical/references/figures.js'

/** The orders of differences that are tried. */
const orders = [1, 2, 3, 4]

/**
 * The text that `decodeColumns` of src/clinical/references/figures.ts reads: each column
 * by the differences that are smallest.
 *
 * @param columns of whole numbers
 */
export function packFigures(columns: readonly (readonly number[])[]): string {
  return columns.map(packColumn).join(' ')
}

function packColumn(numbers: readonly number[]): string {
  let differences = numbers
  const candidates = orders.map((order) => {
    const last = differences
    differences = last.map((number, row) => (row < order ? number : number - (last[row - 1] as number)))
    return `${order}${differences.map(digitsOf).join('')}`
  })
  return candidates.reduce((best, some) => (some.length < best.length ? some : best))
}

/** A whole number as Base64 VLQ. */
function digitsOf(number: number): string {
  let rest = number < 0 ? 1 - 2 * number : 2 * number
  let text = ''
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += digits.charAt(32 + (rest % 32))
  return text + digits.charAt(rest)
}
