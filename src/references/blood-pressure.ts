import type { Gender } from '../model/patient.js'
import { type Lookup, lookUpTable, nearEnd } from './lookup.js'
import {
  firstBloodPressureYears,
  kiggs2011Diastolic,
  kiggs2011Systolic,
  type MediansByHeight,
  mediansByHeight,
} from './tables/kiggs2011.js'

/** Which of the two pressures. */
export type Pressure = 'systolic' | 'diastolic'

const tables = { systolic: kiggs2011Systolic, diastolic: kiggs2011Diastolic }
const columns: { readonly [pressure in Pressure]: 1 | 2 } = { systolic: 1, diastolic: 2 }

/** The rows are for completed years: the first begins, and the last ends, half a year from its middle. */
const halfYear = 0.5

/**
 * L, M and S of blood pressure at an age and a height (KiGGS 2011). Between the
 * middles of two years of age, and between two printed heights, it is interpolated
 * linearly; in the first and the last half-year the nearest row holds. A height beyond
 * the printed ones is read at the nearest, and the place is then approximate.
 *
 * Neuhauser HK, Thamm M, Ellert U, Hense HW, Schaffrath Rosario A. Pediatrics 2011;127:e978-e988.
 *
 * @param years from 3.0 to below 18.0
 * @returns undefined at another age
 * @example
 * ```ts
 * lookUpBloodPressure('systolic', 'male', 10.5, 144)?.m // 104
 * ```
 */
export function lookUpBloodPressure(
  pressure: Pressure,
  gender: Gender,
  years: number,
  heightCm: number,
): Lookup | undefined {
  const rows = mediansByHeight[gender]
  const lastYears = firstBloodPressureYears + rows.length - 1
  // A third birthday is day 1,095, which is not yet 3.000 years.
  if (!(years >= firstBloodPressureYears - halfYear - nearEnd.years && years < lastYears + halfYear)) return undefined
  const at = Math.min(Math.max(years, firstBloodPressureYears), lastYears)
  const place = lookUpTable(tables[pressure], gender, at)
  const below = Math.min(Math.floor(at - firstBloodPressureYears), rows.length - 2)
  const [younger, older] = [rows[below], rows[below + 1]]
  if (place === undefined || younger === undefined || older === undefined) return undefined
  const share = at - firstBloodPressureYears - below
  const column = columns[pressure]
  const m = (1 - share) * medianAt(younger, column, heightCm) + share * medianAt(older, column, heightCm)
  const isBeyond = isBeyondHeights(share < halfYear ? younger : older, heightCm)
  return { ...place, m, approximate: isBeyond }
}

function medianAt(row: MediansByHeight, column: 1 | 2, heightCm: number): number {
  const heights = row[0]
  const medians = row[column]
  const above = heights.findIndex((height) => height >= heightCm)
  const last = heights.length - 1
  if (above <= 0) return medians[above === 0 ? 0 : last] as number
  const [from, to] = [heights[above - 1] as number, heights[above] as number]
  const [low, high] = [medians[above - 1] as number, medians[above] as number]
  return low + ((high - low) * (heightCm - from)) / (to - from)
}

function isBeyondHeights([heights]: MediansByHeight, heightCm: number): boolean {
  return heightCm < (heights[0] as number) || heightCm > (heights[heights.length - 1] as number)
}
