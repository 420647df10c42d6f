import type { Lms } from '../math/lms.js'
import type { Gender } from '../model/patient.js'
import { curveAt } from './curve.js'
import type { Piece, ReferenceSet, Series, SeriesName } from './reference-set.js'
import type { ReferenceTable } from './table.js'

/**
 * A place in a reference: its figures at one x for one sex.
 */
export interface Lookup extends Lms {
  readonly table: ReferenceTable
  /** Where in the table, in units of its axis; held figures give the x they are held from. */
  readonly x: number
  /** Whether scores there are known to be off by more than 0.3 SD. */
  readonly approximate: boolean
}

/**
 * The piece of a series that serves x, for scores and charts alike.
 *
 * @param position for weight for length: how the child was measured, if that is
 * known; it then decides instead of x
 */
export function pieceAt(series: Series, x: number, position?: Piece['position']): Piece | undefined {
  if (position !== undefined) {
    const byPosition = series.find((piece) => piece.position === position)
    if (byPosition !== undefined) return byPosition
  }
  for (const piece of series) {
    if (x >= piece.from && (x < piece.to || (piece.closed === true && x === piece.to))) return piece
  }
  return undefined
}

/** The x at which a piece's table is read for an x of its series. */
export function tableX(piece: Piece, x: number): number {
  const { tableX, heldBeyond } = piece
  const mapped = tableX === undefined ? x : (x - tableX.from) * tableX.times
  return heldBeyond !== undefined && mapped > heldBeyond ? heldBeyond : mapped
}

/**
 * L, M and S of a table.
 *
 * @param x in units of the table's axis
 * @returns undefined where the table has no figures for that sex or x
 * @throws RangeError for a sex other than male and female
 * @example
 * ```ts
 * lookUpTable(kiggsHeight, 'male', 10)?.m // 141.55
 * ```
 */
export function lookUpTable(table: ReferenceTable, gender: Gender, x: number): Lookup | undefined {
  if (gender !== 'male' && gender !== 'female') throw new RangeError(`the sex must be male or female, not ${gender}`)
  const curve = table.curve(gender)
  const lms = curve === undefined ? undefined : curveAt(curve, x)
  if (lms === undefined) return undefined
  return { table, x, approximate: isRough(table, x), l: lms.l, m: lms.m, s: lms.s }
}

function isRough({ rough }: ReferenceTable, x: number): boolean {
  return rough.some(([from, to]) => x >= from && x <= to)
}

/**
 * L, M and S of a set's series.
 *
 * @param x in units of the series; see {@link SeriesName}
 * @param position for the weight-for-length series: how the child was measured
 * @returns undefined where the set has no figures for that series, sex or x
 * @throws RangeError for a sex other than male and female
 * @example
 * ```ts
 * lookUp(germany, 'height', 'female', 3.5)?.table.id // 'who2006-height'
 * ```
 */
export function lookUp(
  set: ReferenceSet,
  name: SeriesName,
  gender: Gender,
  x: number,
  position?: Piece['position'],
): Lookup | undefined {
  const series = set.series[name]
  const piece = series === undefined ? undefined : pieceAt(series, x, position)
  if (piece === undefined) return undefined
  const readAt = tableX(piece, x)
  return lookUpTable(piece.table, gender, readAt)
}
