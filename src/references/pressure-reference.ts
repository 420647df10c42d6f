import { lmsScore, lmsValue } from '../math/lms.js'
import type { Gender } from '../model/patient.js'
import { figuresChecksum } from './checksum.js'
import type { Curve } from './curve.js'
import { type HeightByAge, heightOfChild } from './height-of-child.js'
import { besideStep, type Lookup, lookUpTable, nearEnd } from './lookup.js'
import { placeDistribution } from './place-distribution.js'
import type { Pressure, PressureReference } from './reference-set.js'
import type { ReferenceTable } from './table.js'

/** The heights that are printed for an age, cm, and the medians of systolic and of diastolic pressure at them, mmHg. */
export type MediansByHeight = readonly [
  heights: readonly number[],
  systolic: readonly number[],
  diastolic: readonly number[],
]

/** What such references are made from: L and S by age, the median by age and height. */
export interface PressureFigures {
  /** By age at the middle of the heights of each row. */
  readonly tables: { readonly [pressure in Pressure]: ReferenceTable }
  /** The ages of the rows of a sex, years, ascending; at least two. */
  readonly ages: { readonly [gender in Gender]?: readonly number[] | undefined }
  readonly medians: { readonly [gender in Gender]?: readonly MediansByHeight[] | undefined }
  /** The ages at which they hold, years: from ≤ age < to. Before its first age and after its last a row is held. */
  readonly range: readonly [from: number, to: number]
  /** That of a sex, where its rows end before those of the other. */
  readonly rangeOfSex?: { readonly [gender in Gender]?: PressureFigures['range'] | undefined } | undefined
  /** Whether they hold at the last age too. */
  readonly closed?: boolean | undefined
}

const columns: { readonly [pressure in Pressure]: 1 | 2 } = { systolic: 1, diastolic: 2 }

/** References for blood pressure from L and S by age and medians by age and height. */
/* @__NO_SIDE_EFFECTS__ */
export function pressureReference(figures: PressureFigures): PressureReference {
  let checksum: string | undefined
  return {
    lookUp: (pressure, gender, years, heightCm) => placeAt(figures, pressure, gender, years, heightCm),
    tableAt: (pressure, child) => tableAt(figures, pressure, child && heightOfChild(child)),
    get checksum() {
      const { tables, ages, medians, range, rangeOfSex, closed } = figures
      const ends = [range, ...(rangeOfSex === undefined ? [] : [rangeOfSex]), ...(closed === true ? ['closed'] : [])]
      checksum ??= figuresChecksum([tables.systolic, tables.diastolic], [ages, medians, ...ends])
      return checksum
    },
  }
}

/** At a height; without one at the middle height for age. */
function placeAt(
  figures: PressureFigures,
  pressure: Pressure,
  gender: Gender,
  years: number,
  heightCm: number | undefined,
): Lookup | undefined {
  const { tables, ages, medians, closed = false } = figures
  const range = rangeOf(figures, gender)
  const [agesOfSex = [], rows = []] = [ages[gender], medians[gender]]
  const [first, last] = [agesOfSex[0], agesOfSex[agesOfSex.length - 1]]
  // A third birthday is day 1,095, which is not yet 3.000 years.
  const isCovered =
    years >= range[0] - nearEnd.years && (years < range[1] || (closed && years <= range[1] + nearEnd.years))
  if (first === undefined || last === undefined || !isCovered) return undefined
  const at = Math.min(Math.max(years, first), last)
  const place = lookUpTable(tables[pressure], gender, at)
  const isFar = isHeldFar(agesOfSex, years)
  if (heightCm === undefined) return place && { ...place, approximate: place.approximate || isFar }
  const above = agesOfSex.findIndex((age, i) => i > 0 && age >= at)
  const [younger, older] = [rows[above - 1], rows[above]]
  if (place === undefined || younger === undefined || older === undefined) return undefined
  const [from, to] = [agesOfSex[above - 1] as number, agesOfSex[above] as number]
  const share = (at - from) / (to - from)
  const column = columns[pressure]
  const m = (1 - share) * medianAt(younger, column, heightCm) + share * medianAt(older, column, heightCm)
  const isBeyond = isBeyondHeights(share < 0.5 ? younger : older, heightCm)
  return { ...place, m, approximate: isBeyond || isFar }
}

function rangeOf({ range, rangeOfSex }: PressureFigures, gender: Gender): PressureFigures['range'] {
  return rangeOfSex?.[gender] ?? range
}

/** The farthest that a row holds for, years: rows for completed years reach half a year from their middle. */
const farthestHeld = 0.5

/** Whether an age is farther from the first or last row than half the way to the next, or than half a year. */
function isHeldFar(ages: readonly number[], years: number): boolean {
  const isFar = (beyond: number, end = Number.NaN, next = Number.NaN) =>
    beyond > Math.min(Math.abs(end - next) / 2, farthestHeld) + nearEnd.years
  const [first, last] = [ages[0], ages[ages.length - 1]]
  if (first === undefined || last === undefined) return false
  return isFar(first - years, first, ages[1]) || isFar(years - last, last, ages[ages.length - 2])
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

/** Just after a step, years. */
const afterStep = 1e-9
/** Just before the end of the figures, which no longer hold there, years. */
const beforeEnd = 1e-6

/** Steps where the height does: curves are broken there, as references aren't joined. */
function tableAt(figures: PressureFigures, pressure: Pressure, height: HeightByAge | undefined): ReferenceTable {
  const [from, to] = figures.range
  const steps = (height?.steps ?? []).flatMap(({ years }) => (years > from && years < to ? years : []))
  const curves = new Map<Gender, Curve>()
  const curve = (gender: Gender): Curve | undefined => {
    const ages = figures.ages[gender]
    if (ages === undefined) return undefined
    const known = curves.get(gender) ?? curveAt(figures, pressure, gender, ages, steps, height)
    curves.set(gender, known)
    return known
  }
  return { ...figures.tables[pressure], range: figures.range, steps, curve }
}

/** The ends, the rows, the middles between two of them, and both sides of each step. */
function knotsOf(
  ages: readonly number[],
  steps: readonly number[],
  [from, to]: PressureFigures['range'],
): Float64Array {
  const middles = ages.flatMap((age, i) => (i === 0 ? [age] : [((ages[i - 1] as number) + age) / 2, age]))
  const sides = steps.flatMap((step) => [step - besideStep, step])
  const inside = [...new Set([...middles, ...sides])].filter((age) => age > from && age < to)
  return Float64Array.from([from, ...inside.sort((a, b) => a - b), to])
}

/** Between its knots every place is looked up as scores are. */
function curveAt(
  figures: PressureFigures,
  pressure: Pressure,
  gender: Gender,
  ages: readonly number[],
  steps: readonly number[],
  height: HeightByAge | undefined,
): Curve {
  const range = rangeOf(figures, gender)
  const placeOf = (years: number) => {
    const at = Math.min(years, range[1] - (figures.closed === true ? 0 : beforeEnd))
    return placeAt(figures, pressure, gender, at, height?.at(steps.includes(at) ? at + afterStep : at))
  }
  const x = knotsOf(ages, steps, range)
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
