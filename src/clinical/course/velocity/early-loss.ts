/** Of the weight at birth, lost in the first days: more than a tenth (NICE NG75, 1.1.2). */
export const earlyLoss = 0.1

/** The lowest of the first weights, the last of equal ones, and the share of the weight at birth that was lost by then. */
export function deepestLoss<Weight>(
  bornKg: number,
  weights: readonly Weight[],
  kgOf: (weight: Weight) => number,
): { readonly lowest: Weight; readonly share: number } | undefined {
  const [first, ...later] = weights
  if (first === undefined) return undefined
  const lowest = later.reduce((least, weight) => (kgOf(weight) <= kgOf(least) ? weight : least), first)
  return { lowest, share: (bornKg - kgOf(lowest)) / bornKg }
}
