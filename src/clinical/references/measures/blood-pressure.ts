import { numberAt } from '../../../ground/math/interpolation.js'
import { lmsScore, lmsValue } from '../../../ground/math/lms.js'
import type { Gender } from '../../../ground/model/patient.js'
import { figuresChecksum } from '../checksum.js'
import { type Curve, placeDistribution } from '../curve.js'
import { besideStep, type Lookup, lookUpTable, nearEnd } from '../lookup.js'
import type { Pressure, PressureReference } from '../reference-set.js'
import type { ReferenceTable } from '../table.js'
import {
  firstBloodPressureYears,
  kiggs2011Diastolic,
  kiggs2011Systolic,
  type MediansByHeight,
  mediansByHeight,
} from '../tables/kiggs2011.js'
import { type HeightByAge, heightOfChild } from './height-of-child.js'

/** By age at the middle of the heights of each row. */
const tables: { readonly [pressure in Pressure]: ReferenceTable } = {
  systolic: kiggs2011Systolic,
  diastolic: kiggs2011Diastolic,
}
const columns: { readonly [pressure in Pressure]: 1 | 2 } = { systolic: 1, diastolic: 2 }

/** The middles of the completed years 3 to 17. */
const ages: readonly number[] = /* @__PURE__ */ Array.from({ length: 15 }, (_, i) => firstBloodPressureYears + i)
/** The ages at which the figures hold, years: from ≤ age < to. The first and last row hold for half a year more. */
const range: readonly [from: number, to: number] = [3, 18]

/** Blood pressure of KiGGS by age and height. */
export const kiggs2011Pressures: PressureReference = {
  lookUp: lookUpBloodPressure,
  tableAt: (pressure, child) => tableAt(pressure, child && heightOfChild(child)),
  get checksum() {
    const bySex = { male: ages, female: ages }
    return figuresChecksum([tables.systolic, tables.diastolic], [bySex, mediansByHeight, range])
  },
}

/**
 * L, M and S of blood pressure at an age and a height (KiGGS 2011). Between the
 * middles of two years of age, and between two printed heights, it is interpolated
 * linearly; in the first and the last half-year the nearest row holds. A height beyond
 * the printed ones is read at the nearest, and the place is then approximate.
 *
 * Neuhauser HK, Thamm M, Ellert U, Hense HW, Schaffrath Rosario A. Pediatrics 2011;127:e978-e988.
 *
 * @param years from 3.0 to below 18.0
 * @param heightCm without it, the middle height for age
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
  heightCm?: number,
): Lookup | undefined {
  // A third birthday is day 1,095, which is not yet 3.000 years.
  if (!(years >= range[0] - nearEnd.years && years < range[1])) return undefined
  const at = Math.min(Math.max(years, firstBloodPressureYears), numberAt(ages, ages.length - 1))
  const place = lookUpTable(tables[pressure], gender, at)
  const above = ages.findIndex((age, i) => i > 0 && age >= at)
  const [younger, older] = mediansByHeight[gender].slice(above - 1, above + 1)
  if (heightCm === undefined || place === undefined || younger === undefined || older === undefined) return place
  const [from, to] = [numberAt(ages, above - 1), numberAt(ages, above)]
  const share = (at - from) / (to - from)
  const column = columns[pressure]
  const m = (1 - share) * medianAt(younger, column, heightCm) + share * medianAt(older, column, heightCm)
  return { ...place, m, approximate: isBeyondHeights(share < 0.5 ? younger : older, heightCm) }
}

function medianAt(row: MediansByHeight, column: 1 | 2, heightCm: number): number {
  const heights = row[0]
  const medians = row[column]
  const above = heights.findIndex((height) => height >= heightCm)
  const last = heights.length - 1
  if (above <= 0) return numberAt(medians, above === 0 ? 0 : last)
  const [from, to] = [numberAt(heights, above - 1), numberAt(heights, above)]
  const [low, high] = [numberAt(medians, above - 1), numberAt(medians, above)]
  return low + ((high - low) * (heightCm - from)) / (to - from)
}

function isBeyondHeights([heights]: MediansByHeight, heightCm: number): boolean {
  return heightCm < numberAt(heights, 0) || heightCm > numberAt(heights, heights.length - 1)
}

/** Just after a step, years. */
const afterStep = 1e-9
/** Just before the end of the figures, which no longer hold there, years. */
const beforeEnd = 1e-6

/** Steps where the height does: curves are broken there, as references aren't joined. */
function tableAt(pressure: Pressure, height: HeightByAge | undefined): ReferenceTable {
  const [from, to] = range
  const steps = (height?.steps ?? []).flatMap(({ years }) => (years > from && years < to ? years : []))
  const curves = new Map<Gender, Curve>()
  const curve = (gender: Gender): Curve => {
    const known = curves.get(gender) ?? curveAt(pressure, gender, steps, height)
    curves.set(gender, known)
    return known
  }
  return { ...tables[pressure], range, steps, curve }
}

/** The ends, the rows, the middles between two of them, and both sides of each step. */
function knotsOf(steps: readonly number[]): Float64Array {
  const [from, to] = range
  const middles = ages.flatMap((age, i) => (i === 0 ? [age] : [(numberAt(ages, i - 1) + age) / 2, age]))
  const sides = steps.flatMap((step) => [step - besideStep, step])
  const inside = [...new Set([...middles, ...sides])].filter((age) => age > from && age < to)
  return Float64Array.from([from, ...inside.sort((a, b) => a - b), to])
}

/** Between its knots every place is looked up as scores are. */
function curveAt(pressure: Pressure, gender: Gender, steps: readonly number[], height: HeightByAge | undefined): Curve {
  const placeOf = (years: number) => {
    const at = Math.min(years, range[1] - beforeEnd)
    return lookUpBloodPressure(pressure, gender, at, height?.at(steps.includes(at) ? at + afterStep : at))
  }
  const x = knotsOf(steps)
  const places = Array.from(x, placeOf)
  const column = (name: 'l' | 'm' | 's') => Float64Array.from(places, (place) => place?.[name] ?? Number.NaN)
  return {
    x,
    l: column('l'),
    m: column('m'),
    s: column('s'),
    distributionAt: (years) => {
      const place = placeOf(years)
      return placeDistribution({
        parameters: {},
        score: (value) => (place === undefined ? Number.NaN : lmsScore(value, place)),
        value: (score) => (place === undefined ? Number.NaN : lmsValue(score, place)),
      })
    },
  }
}
