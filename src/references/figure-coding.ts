import { numberAt } from '../math/interpolation.js'

/** Base64, six binary digits a character: the highest says that more follow, the lowest ones come first. */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The sign is the lowest binary digit of a number's first character; the places are those of Base64 VLQ in source maps. */
const base = 32

/**
 * The columns of a text that `scripts/pack-figures.ts` writes, as whole numbers.
 * Spaces divide the columns; each has the order of its differences, then the
 * differences.
 */
export function decodeColumns(text: string): readonly (readonly number[])[] {
  return text.split(' ').map((column) => summedUp(differencesIn(column), Number(column.charAt(0))))
}

function differencesIn(column: string): number[] {
  const numbers: number[] = []
  let number = 0
  let place = 1
  for (let at = 1; at < column.length; at++) {
    const digit = digits.indexOf(column.charAt(at))
    number += (digit % base) * place
    place *= base
    if (digit >= base) continue
    numbers.push(number % 2 === 0 ? number / 2 : (1 - number) / 2)
    number = 0
    place = 1
  }
  return numbers
}

/** Numbers from their differences of some order; the first ones have those of the orders that they can have. */
function summedUp(numbers: number[], order: number): number[] {
  for (let level = order; level > 0; level--) {
    for (let row = level; row < numbers.length; row++) {
      numbers[row] = numberAt(numbers, row) + numberAt(numbers, row - 1)
    }
  }
  return numbers
}
