/**
 * The smallest and the largest of some numbers; undefined if there are none. A list
 * may be of any length, which `Math.max(...list)` can't take: a call has room for
 * some hundred thousand arguments.
 *
 * @example
 * ```ts
 * extent([3, 1, 2]) // [1, 3]
 * ```
 */
export function extent(numbers: readonly number[]): [smallest: number, largest: number] | undefined {
  let smallest = numbers[0]
  let largest = numbers[0]
  if (smallest === undefined || largest === undefined) return undefined
  for (const number of numbers) {
    if (number < smallest) smallest = number
    if (number > largest) largest = number
  }
  return [smallest, largest]
}
