import { squareCmPerSquareM } from './units.js'

/**
 * Body mass index, kg/m²: weight divided by the square of height (Quetelet 1832).
 *
 * @example
 * ```ts
 * bodyMassIndex(60, 160) // 23.4375
 * ```
 */
export function bodyMassIndex(weightKg: number | undefined, sizeCm: number | undefined): number | undefined {
  if (weightKg === undefined || sizeCm === undefined || !(sizeCm > 0)) return undefined
  const index = (weightKg * squareCmPerSquareM) / sizeCm ** 2
  return Number.isFinite(index) ? index : undefined
}
