/**
 * Leg length, cm: height less sitting height (subischial leg length).
 *
 * @example
 * ```ts
 * legLength(139.5, 73) // 66.5
 * ```
 */
export function legLength(sizeCm: number | undefined, seatCm: number | undefined): number | undefined {
  if (sizeCm === undefined || seatCm === undefined || !(sizeCm > seatCm)) return undefined
  return sizeCm - seatCm
}

/**
 * Sitting height divided by leg length.
 *
 * @example
 * ```ts
 * seatLegRatio(73, 66.5) // 1.0977443609022557
 * ```
 */
export function seatLegRatio(seatCm: number | undefined, legCm: number | undefined): number | undefined {
  if (seatCm === undefined || legCm === undefined || !(legCm > 0)) return undefined
  return seatCm / legCm
}

/**
 * Sitting height divided by height, from sitting height divided by leg length:
 * r = q / (1 + q). This is monotone, so both have the same percentile; the
 * reference is for r.
 */
export function sittingHeightRatio(seatLegRatio: number): number {
  return seatLegRatio / (1 + seatLegRatio)
}

/** Sitting height divided by leg length, the inverse: q = r / (1 - r). */
export function seatLegRatioOf(sittingHeightRatio: number): number {
  return sittingHeightRatio / (1 - sittingHeightRatio)
}
