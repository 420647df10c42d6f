import { numberReader, readNumbers } from './number-coding.js'

/** Coded for a column that a polynomial along x foresees: more than this by the number of its points. */
export const alongX = 4

/**
 * The columns of a text that `scripts/pack-figures.ts` writes, as whole numbers: the
 * number of rows; then for each column the order of its differences, or the points of
 * a polynomial along x that foresees it, and how its numbers differ.
 */
export function decodeColumns(text: string, columns: number): readonly (readonly number[])[] {
  const reader = numberReader(text)
  const [rows = 0] = readNumbers(reader, 1)
  const decoded: (readonly number[])[] = []
  while (decoded.length < columns) {
    const [by = 0] = readNumbers(reader, 1)
    const numbers = readNumbers(reader, rows)
    decoded.push(by <= alongX ? summedUp(numbers, by) : correctedAlong(decoded[0] as number[], numbers, by - alongX))
  }
  return decoded
}

/** Numbers from their differences of some order; the first ones have those of the orders that they can have. */
function summedUp(numbers: number[], order: number): number[] {
  for (let level = order; level > 0; level--) {
    for (let row = level; row < numbers.length; row++) {
      numbers[row] = (numbers[row] as number) + (numbers[row - 1] as number)
    }
  }
  return numbers
}

/** Numbers from their differences from what is foreseen along x. */
function correctedAlong(x: readonly number[], numbers: number[], points: number): number[] {
  const slopes = new Float64Array(points)
  for (let row = 0; row < numbers.length; row++) {
    const number = (numbers[row] as number) + foreseenAlong(x, row, slopes)
    numbers[row] = number
    addPoint(x, row, slopes, number)
  }
  return numbers
}

/**
 * What the number of a row is foreseen to be: by the polynomial through the last ones
 * along x. Along x figures are smooth, however unevenly their rows lie.
 *
 * @param slopes the divided differences of Newton's form, from the last number back
 */
export function foreseenAlong(x: readonly number[], row: number, slopes: Float64Array): number {
  const place = x[row] as number
  let foreseen = 0
  for (let order = Math.min(slopes.length, row) - 1; order >= 0; order--) {
    foreseen = foreseen * (place - (x[row - 1 - order] as number)) + (slopes[order] as number)
  }
  return Math.round(foreseen)
}

/** Adds a number to the points that the polynomial goes through. */
export function addPoint(x: readonly number[], row: number, slopes: Float64Array, number: number): void {
  const place = x[row] as number
  let slope = number
  for (let order = 0; order < slopes.length; order++) {
    const rise = slope - (slopes[order] as number)
    slopes[order] = slope
    if (order === row) break
    // Two rows at the same x mark a step: no line leads through them.
    slope = rise / (place - (x[row - 1 - order] as number) || Number.POSITIVE_INFINITY)
  }
}
