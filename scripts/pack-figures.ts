import { addPoint, alongX, foreseenAlong } from '../src/references/figure-coding.js'
import { numberWriter } from './number-writer.js'

/** The orders of differences, and the numbers of points of a polynomial along x, that are tried. */
const orders = [1, 2, 3, 4]

/** How much room a polynomial along x has to leave of that of differences: it takes longer to unpack. */
const worthwhile = 0.97

/**
 * The text that `decodeColumns` of src/references/figure-coding.ts reads: each column by
 * what leaves the smallest numbers.
 *
 * @param columns of whole numbers, as many in each, x first
 */
export function packFigures(columns: readonly (readonly number[])[]): string {
  const writer = numberWriter()
  const [x = []] = columns
  writer.write([x.length])
  for (const [i, numbers] of columns.entries()) {
    const { by, differences } = smallest(i === 0 ? byRow(numbers) : [...byRow(numbers), ...byX(x, numbers)])
    writer.write([by])
    writer.write(differences)
  }
  return writer.text()
}

/** A column's numbers as they are written. */
interface Differences {
  readonly by: number
  readonly differences: readonly number[]
}

function byRow(numbers: readonly number[]): Differences[] {
  let differences = numbers
  return orders.map((order) => {
    const last = differences
    differences = last.map((number, row) => (row < order ? number : number - (last[row - 1] as number)))
    return { by: order, differences }
  })
}

/** A polynomial that leads so far away that adding what it misses would not give back every number is left out. */
function byX(x: readonly number[], numbers: readonly number[]): Differences[] {
  return orders.flatMap((points) => {
    const slopes = new Float64Array(points)
    let isExact = true
    const differences = numbers.map((number, row) => {
      const foreseen = foreseenAlong(x, row, slopes)
      addPoint(x, row, slopes, number)
      const difference = number - foreseen
      isExact &&= Number.isSafeInteger(difference) && foreseen + difference === number
      return difference
    })
    return isExact ? [{ by: alongX + points, differences }] : []
  })
}

function smallest(candidates: readonly Differences[]): Differences {
  return candidates.reduce((best, some) => (room(some) < room(best) ? some : best))
}

/** About how many bits they take. */
function room({ by, differences }: Differences): number {
  const bits = differences.reduce((sum, difference) => sum + Math.log2(1 + 2 * Math.abs(difference)), 0)
  return by > alongX ? bits / worthwhile : bits
}
