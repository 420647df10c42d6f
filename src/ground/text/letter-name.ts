const letters = 26
const firstLetter = 'A'.charCodeAt(0)

/**
 * The name of the first, second, … of a list in letters.
 *
 * @param index from 0
 * @example
 * ```ts
 * letterName(1) // 'B'
 * letterName(27) // 'AB'
 * ```
 */
export function letterName(index: number): string {
  const last = String.fromCharCode(firstLetter + (index % letters))
  return index < letters ? last : letterName(Math.floor(index / letters) - 1) + last
}
