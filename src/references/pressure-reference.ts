import { lmsScore, lmsValue } from '../math/lms.js'
import type { Gender } from '../model/patient.js'
import type { Curve } from './curve.js'
import { heightOfChild } from './height-of-child.js'
import { type Lookup, lookUpTable, nearEnd } from './lookup.js'
import type { Pressure, PressureReference } from './measure-set.js'
import { placeDistribution } from './place-distribution.js'
import type { ReferenceTable } from './table.js'

/** The heights that are printed for an age, cm, and the medians of systolic and of diastolic pressure at them, mmHg. */
export type MediansByHeight = readonly [
  heights: readonly number[],
  systolic: readonly number[],
  diastolic: readonly number[],
]

/** What such references are made from: L and S by age, the median by age and height. */
export interface PressureFigures {
  /** By age at the middle of the printed heights, at the middle of each year. */
  readonly tables: { readonly [pressure in Pressure]: ReferenceTable }
  /** The middle of the first year of age; the rows are a year apart. */
  readonly firstYears: number
  readonly medians: { readonly [gender in Gender]: readonly MediansByHeight[] }
}

const columns: { readonly [pressure in Pressure]: 1 | 2 } = { systolic: 1, diastolic: 2 }

/** The rows are for completed years: the first begins, and the last ends, half a year from its middle. */
const halfYear = 0.5

/** References for blood pressure from L and S by age and medians by age and height. */
/* @__NO_SIDE_EFFECTS__ */
export function pressureReference(figures: PressureFigures): PressureReference {
  return {
    lookUp: (pressure, gender, years, heightCm) => placeAt(figures, pressure, gender, years, heightCm),
    tableAt: (pressure, child) => tableAt(figures, pressure, child && heightOfChild(child)),
  }
}

/** At a height; without one at the middle height of the age. */
function placeAt(
  { tables, firstYears, medians }: PressureFigures,
  pressure: Pressure,
  gender: Gender,
  years: number,
  heightCm: number | undefined,
): Lookup | undefined {
  const rows = medians[gender]
  const lastYears = firstYears + rows.length - 1
  // A third birthday is day 1,095, which is not yet 3.000 years.
  if (!(years >= firstYears - halfYear - nearEnd.years && years < lastYears + halfYear)) return undefined
  const at = Math.min(Math.max(years, firstYears), lastYears)
  const place = lookUpTable(tables[pressure], gender, at)
  if (heightCm === undefined) return place
  const below = Math.min(Math.floor(at - firstYears), rows.length - 2)
  const [younger, older] = [rows[below], rows[below + 1]]
  if (place === undefined || younger === undefined || older === undefined) return undefined
  const share = at - firstYears - below
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

/** Height by age in years; undefined of a child whose height is unknown. */
type HeightAtAge = ReturnType<typeof heightOfChild>

/** The last day before the end, years: the end itself is no longer covered. */
const beforeEnd = 1e-6

function tableAt(figures: PressureFigures, pressure: Pressure, heightAt: HeightAtAge): ReferenceTable {
  const table = figures.tables[pressure]
  const last = figures.firstYears + figures.medians.male.length - 1
  const range = [figures.firstYears - halfYear, last + halfYear] as const
  const curves = new Map<Gender, Curve>()
  const curve = (gender: Gender): Curve => {
    const known = curves.get(gender) ?? curveAt(figures, pressure, gender, range, heightAt)
    curves.set(gender, known)
    return known
  }
  return { ...table, range, curve }
}

/** Between its knots, half a year apart, every place is looked up as scores are. */
function curveAt(
  figures: PressureFigures,
  pressure: Pressure,
  gender: Gender,
  [from, to]: readonly [number, number],
  heightAt: HeightAtAge,
): Curve {
  const placeOf = (years: number) => {
    const at = Math.min(years, to - beforeEnd)
    return placeAt(figures, pressure, gender, at, heightAt?.(at))
  }
  const x = Float64Array.from({ length: (to - from) / halfYear + 1 }, (_, i) => from + i * halfYear)
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
