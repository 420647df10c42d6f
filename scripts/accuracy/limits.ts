import { type Curve, curveAt, withSlopes } from '../../src/clinical/references/curve.js'
import {
  type Gender,
  germany,
  lookUp,
  lookUpTable,
  niklasson2008Length,
  niklasson2008Weight,
  type Piece,
  type ReferenceSet,
  type ReferenceTable,
  type SeriesName,
  scoreAt,
  valueAt,
  who2006Height,
} from '../../src/clinical/references/index.js'
import { sets } from '../reference-tables.js'
import { type Difference, summedUp } from './difference.js'

const sexes: readonly Gender[] = ['male', 'female']

/** Where the table of a score changes, and how the score of the same measurement changes with it. */
export interface Seam {
  readonly set: string
  readonly series: string
  readonly gender: Gender
  readonly x: number
  /** The change of a score of -2, 0 and 2, SD. */
  readonly change: readonly number[]
}

const before = 1e-4
const seamScores = [-2, 0, 2]

/** Every seam between two tables of a set; those shared with the default set are listed once. */
export function seams(): Seam[] {
  return sets.flatMap(([set]) =>
    Object.entries(set.series).flatMap(([name, pieces]) => {
      const shared = set !== germany && germany.series[name as SeriesName] === pieces
      const later: readonly Piece[] = shared ? [] : (pieces ?? []).slice(1)
      return later.flatMap(({ from }) =>
        sexes.map((gender) => {
          return { set: set.id, series: name, gender, x: from, change: change(set, name, gender, from) }
        }),
      )
    }),
  )
}

function change(set: ReferenceSet, name: string, gender: Gender, x: number): number[] {
  const left = lookUp(set, name as SeriesName, gender, x - before)
  const right = lookUp(set, name as SeriesName, gender, x)
  if (left === undefined || right === undefined) return []
  return seamScores.map((score) => (scoreAt(right, valueAt(left, score) as number) as number) - score)
}

/** The tightest bound on the scores that a table's formula can give. */
export interface Ceiling {
  readonly score: number
  readonly gender: Gender
  readonly x: number
}

/** Nearest bound -1/(L S) of the LMS formula over all knots: a ceiling for negative L, a floor for positive. */
export function ceilings(table: ReferenceTable): { readonly highest?: Ceiling; readonly lowest?: Ceiling } {
  if (table.distribution !== 'lms' || table.tails === 'linear') return {}
  let highest: Ceiling | undefined
  let lowest: Ceiling | undefined
  for (const gender of sexes) {
    const curve = table.curve(gender)
    curve?.x.forEach((x, i) => {
      const score = -1 / ((curve.l[i] as number) * (curve.s[i] as number))
      if (score > 0 && score < (highest?.score ?? Number.POSITIVE_INFINITY)) highest = { score, gender, x }
      if (score < 0 && score > (lowest?.score ?? Number.NEGATIVE_INFINITY)) lowest = { score, gender, x }
    })
  }
  return { ...(highest && { highest }), ...(lowest && { lowest }) }
}

/**
 * An estimate of the interpolation error between the rows of a complete table.
 * Each row is predicted from its neighbours by the table's own rule, at twice
 * the table's spacing. The error grows with the square of the spacing, so a
 * quarter of it is the estimate.
 */
export function interpolationError(table: ReferenceTable): Difference {
  return summedUp(sexes.flatMap((gender) => leftOut(table, gender).map((error) => error / 4)))
}

function leftOut(table: ReferenceTable, gender: Gender): number[] {
  const curve = table.curve(gender)
  if (curve === undefined) return []
  return [0, 1].flatMap((kept) => {
    const half = everySecond(curve, kept)
    return [...curve.x].flatMap((x, i) => {
      if (i % 2 === kept || i === 0 || i === curve.x.length - 1) return []
      const place = lookUpTable(table, gender, x)
      const predicted = curveAt(half, x)
      if (place === undefined || predicted === undefined) return []
      if (table.distribution === 'median') return [predicted.m / place.m - 1]
      // L, M and S describe the other distributions closely enough for this.
      const described = { ...place, distribution: undefined }
      return seamScores.map(
        (score) => (scoreAt({ ...described, ...predicted }, valueAt(described, score) as number) ?? 0) - score,
      )
    })
  })
}

function everySecond(curve: Curve, kept: number): Curve {
  const pick = (column: Float64Array) => column.filter((_, i) => i % 2 === kept || i === 0 || i === column.length - 1)
  const half = { x: pick(curve.x), l: pick(curve.l), m: pick(curve.m), s: pick(curve.s) }
  return curve.slopes === undefined ? half : withSlopes(half)
}

/**
 * The largest error, in SD too low, of an interpolated median between birth and
 * the next row of a table, if length grows as in WHO's boys.
 * {@link interpolationError} can't estimate it, as there is no row before birth.
 */
export function afterBirth(stepYears: number): number {
  const median = (x: number) => lookUpTable(who2006Height, 'male', x)?.m ?? Number.NaN
  let largest = 0
  for (let x = 0; x < stepYears; x += 1 / 365.25) {
    const linear = median(0) + ((median(stepYears) - median(0)) * x) / stepYears
    const place = lookUpTable(who2006Height, 'male', x)
    if (place !== undefined) largest = Math.max(largest, scoreAt({ ...place, m: linear }, place.m) ?? 0)
  }
  return largest
}

/** How half a week of gestation changes the score of a median birth size, SD. */
export function halfWeekOfGestation(): readonly { week: number; weight: number; length: number }[] {
  const shift = (table: ReferenceTable, week: number) => {
    const from = lookUpTable(table, 'male', week)
    const to = lookUpTable(table, 'male', week + 0.5)
    return from === undefined || to === undefined ? Number.NaN : (scoreAt(to, from.m) as number)
  }
  return [24, 28, 32, 36, 40].map((week) => {
    return { week, weight: shift(niklasson2008Weight, week), length: shift(niklasson2008Length, week) }
  })
}
