/** How far our results differ from others', over many cases. */
export interface Difference {
  readonly cases: number
  readonly largest: number
  readonly mean: number
}

/** The absolute differences of many cases, summarised. */
export function summedUp(differences: readonly number[]): Difference {
  let largest = 0
  let sum = 0
  for (const difference of differences) {
    const size = Math.abs(difference)
    // A missing result does not count as agreement.
    if (!(size <= largest)) largest = size
    sum += size
  }
  return { cases: differences.length, largest, mean: differences.length === 0 ? 0 : sum / differences.length }
}
