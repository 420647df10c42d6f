import { standingFromYears } from '../../clinical/growth/size-position.js'
import { builtInSets } from '../../clinical/references/built-in-sets.js'
import { type Lookup, lookUp, nearEnd } from '../../clinical/references/lookup.js'
import type { Piece, ReferenceSet } from '../../clinical/references/reference-set.js'
import { type Gender, genders } from '../../ground/model/patient.js'
import { type PlaceFacts, placeFacts, sexBase } from './day-rows.js'
import { curvesOf, piecesOf, placesPerUnit, type WarehouseCurve } from './exported-series.js'

/**
 * A stretch of a curve between two knots. A figure at an age is a cubic in
 * t = (years - x_from) · x_per: L is l0 + t (l1 + t (l2 + t l3)). The names are
 * those of the columns.
 */
export interface SegmentRow extends PlaceFacts, Readonly<Record<SegmentFigure, number>> {
  /** Curve × 16384 + sex × 8192 + the sixteenth of a year, in which it lies. A longer stretch has a row for each. */
  readonly place: number
  /** From ≤ years < to. */
  readonly x_from: number
  readonly x_to: number
  readonly x_per: number
  /** 1 where the tails are linear beyond ±3. */
  readonly linear: 0 | 1
  /** 1 where the distribution is half-normal above the 95th percentile; σ is then a cubic too. */
  readonly half_normal: 0 | 1
}

/** The coefficients of a stretch: σ is 0 but for a half-normal tail. */
export type SegmentFigure = `${'l' | 'm' | 's' | 'sigma'}${0 | 1 | 2 | 3}`

/** Where a figure is read within a stretch, as shares of it: inside, so that a step at an end makes no difference. */
const shares = [0.125, 0.375, 0.625, 0.875] as const

/**
 * Every curve of sets as stretches between knots, for ages that are stated and
 * not counted from dates: a score at the nearest day would be off by up to 0.26 SD
 * where a table has a step.
 *
 * @param sets by default all of the library; what several share comes once
 * @example
 * ```ts
 * const [row] = segmentRows([germany])
 * row?.x_from // -0.00821…
 * ```
 */
export function* segmentRows(sets: readonly ReferenceSet[] = builtInSets): Generator<SegmentRow> {
  for (const curve of curvesOf(sets)) {
    for (const gender of genders) yield* segmentsOfSex(curve, gender)
  }
}

function* segmentsOfSex(curve: WarehouseCurve, gender: Gender): Generator<SegmentRow> {
  const ends = breaksOf(curve, gender)
  for (let i = 1; i < ends.length; i++) {
    const from = ends[i - 1] as number
    const to = ends[i] as number
    const middle = (from + to) / 2
    const place = lookUp(curve.references, curve.series, gender, middle)
    if (place === undefined) continue
    const segment = { x_from: from, x_to: to, x_per: 1 / (to - from), ...figuresBetween(curve, gender, from, to) }
    const rules = { linear: hasLinearTails(place) ? 1 : 0, half_normal: hasHalfNormalTail(place) ? 1 : 0 } as const
    const facts = placeFacts(place, middle)
    for (let part = Math.floor(from * placesPerUnit); part < to * placesPerUnit; part++) {
      yield { place: sexBase(curve, gender) + part, ...segment, ...rules, ...facts }
    }
  }
}

function hasLinearTails({ distribution, table }: Lookup): boolean {
  return distribution === undefined && table.tails === 'linear'
}

function hasHalfNormalTail({ distribution }: Lookup): boolean {
  return distribution !== undefined
}

/** Where the cubic of a curve, or what is known of it, can change: ages in years, ascending. */
function breaksOf(curve: WarehouseCurve, gender: Gender): number[] {
  const pieces = piecesOf(curve)
  const near = nearEnd.years
  const first = pieces[0] as Piece
  const last = pieces[pieces.length - 1] as Piece
  const breaks = pieces.flatMap(({ table, from, to, heldBeyond = to }) => {
    const within = [...(table.curve(gender)?.x ?? []), ...table.rough.flat(), ...table.range, heldBeyond]
    const ends = [table.range[0] - near, table.range[1] + near]
    return [from, to, ...[...within, ...ends].filter((x) => x > from && x < to)]
  })
  const all = [first.from - near, ...breaks, standingFromYears, last.to + near]
  return [...new Set(all)].sort((a, b) => a - b)
}

/** The coefficients of the cubics of a stretch. */
function figuresBetween(
  { references, series }: WarehouseCurve,
  gender: Gender,
  from: number,
  to: number,
): Readonly<Record<SegmentFigure, number>> {
  const read = shares.map((share) => lookUp(references, series, gender, from + share * (to - from)) as Lookup)
  const [l0, l1, l2, l3] = cubicThrough(read.map(({ l }) => l))
  const [m0, m1, m2, m3] = cubicThrough(read.map(({ m }) => m))
  const [s0, s1, s2, s3] = cubicThrough(read.map(({ s }) => s))
  const [sigma0, sigma1, sigma2, sigma3] = cubicThrough(
    read.map(({ distribution }) => distribution?.parameters['sigma'] ?? 0),
  )
  return { l0, l1, l2, l3, m0, m1, m2, m3, s0, s1, s2, s3, sigma0, sigma1, sigma2, sigma3 }
}

type Cubic = readonly [number, number, number, number]

/** The cubic in t through the figures at the four shares, by Newton's divided differences. */
function cubicThrough(figures: readonly number[]): Cubic {
  const [y0, y1, y2, y3] = figures as unknown as Cubic
  const [t0, t1, t2] = shares
  const width = t1 - t0
  const a = (y1 - y0) / width
  const b = (y2 - 2 * y1 + y0) / (2 * width ** 2)
  const c = (y3 - 3 * y2 + 3 * y1 - y0) / (6 * width ** 3)
  return [
    y0 - t0 * a + t0 * t1 * b - t0 * t1 * t2 * c,
    a - (t0 + t1) * b + (t0 * t1 + t0 * t2 + t1 * t2) * c,
    b - (t0 + t1 + t2) * c,
    c,
  ]
}
