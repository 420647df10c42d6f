import type { Lms } from '../../ground/math/lms.js'
import { daysPerYear } from '../../ground/model/calendar-date.js'
import { type Gender, genders, sizePositions } from '../../ground/model/patient.js'
import { invalidParameter, isRecord } from '../../ground/text/invalid-input.js'
import { type Curve, type PlaceDistribution, readCurve } from './curve.js'
import {
  isReferenceSet,
  type Piece,
  type ReferenceSet,
  type Series,
  type SeriesName,
  seriesNames,
} from './reference-set.js'
import type { ReferenceTable, TableAxis } from './table.js'

/**
 * A first birthday is day 365, which is not yet 1.000 years: an age this close
 * to the end of a series or a table, days, is read at the end.
 */
const nearDays = 3
/** As much in units of each axis, and what double precision adds; lengths and completed weeks have no days. */
export const nearEnd: Readonly<Record<TableAxis, number>> = {
  years: nearDays / daysPerYear + 1e-9,
  weeks: nearDays / 7 + 1e-9,
  completedWeeks: 0,
  cm: 0,
}

/** How far from a step of a reference each of its sides is looked up, in units of x: curves end as far before it. */
export const besideStep = 1e-7

/**
 * A place in a reference: its figures at one x for one sex.
 */
export interface Lookup extends Lms {
  readonly table: ReferenceTable
  /** Where in the table, in units of its axis; held figures give the x they are held from. */
  readonly x: number
  /** Whether scores there are approximate: they may be off by more than 0.3 SD. */
  readonly approximate: boolean
  /** How values are scored there, if not by L, M and S, which then only describe the distribution. */
  readonly distribution?: PlaceDistribution | undefined
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
  return pieceNear(series, x)
}

/** The first piece for an x just before it, the last for one just beyond, unless a rule ends it just before its `to`. */
function pieceNear(series: Series, x: number): Piece | undefined {
  const [first, last] = [series[0], series[series.length - 1]]
  if (first !== undefined && x < first.from && x >= first.from - nearOf(first)) return first
  return last?.closed === true && x > last.to && x <= last.to + nearOf(last) ? last : undefined
}

/** How near an x of a series has to be to an end of a piece, in units of the series. */
function nearOf({ table, tableX: mapping }: Piece): number {
  return nearEnd[table.axis] / (mapping?.times ?? 1)
}

/** The end that an x is just beyond, else x itself. */
export function meetEnds(x: number, from: number, to: number, distance: number): number {
  if (x < from && x >= from - distance) return from
  return x > to && x <= to + distance ? to : x
}

/**
 * The x at which a piece's table is read for an x of its series: an age just
 * beyond the piece, or beyond the table's own rows, is read at the end.
 */
export function tableX(piece: Piece, x: number): number {
  const { table, from, to, tableX: mapping, heldBeyond = to } = piece
  const first = table.range[0]
  const last = table.range[1]
  // Nearly every x is inside, which needs to be quick.
  if (mapping === undefined && x >= from && x <= heldBeyond && x >= first && x <= last && x <= to) return x
  const met = meetEnds(x, from, to, nearOf(piece))
  const mapped = mapping === undefined ? met : (met - mapping.from) * mapping.times
  const held = piece.heldBeyond !== undefined && mapped > heldBeyond ? heldBeyond : mapped
  return meetEnds(held, first, last, nearEnd[table.axis])
}

/**
 * L, M and S of a table.
 *
 * @param x in units of the table's axis
 * @returns undefined where the table has no figures for that sex or x
 * @throws AuxologyError `invalid_parameter` for what is no table, a sex other than male and female, and a place
 * that is not a number
 * @example
 * ```ts
 * lookUpTable(kiggsHeight, 'male', 10)?.m // 141.55
 * ```
 */
export function lookUpTable(table: ReferenceTable, gender: Gender, x: number): Lookup | undefined {
  const curve = curveOfSex(table, gender)
  if (typeof x !== 'number') throw invalidParameter('x', x, `a number, ${axisUnits[table.axis]}`)
  return curve === undefined ? undefined : readPlace(curve, x, emptyPlace(table))
}

/**
 * {@link lookUpTable} for one place after another, such as those of a line: all readings are
 * of the same object, and each lasts until the next.
 */
export function placeReader(table: ReferenceTable, gender: Gender): (x: number) => Lookup | undefined {
  const curve = curveOfSex(table, gender)
  if (curve === undefined) return () => undefined
  const place = emptyPlace(table)
  return (x) => readPlace(curve, x, place)
}

function curveOfSex(table: ReferenceTable, gender: Gender): Curve | undefined {
  if (typeof table?.curve !== 'function') {
    throw invalidParameter('table', idOf(table), 'a table, such as kiggsHeight of auxology/references')
  }
  checkGender(gender)
  return table.curve(gender)
}

function checkGender(gender: Gender): void {
  if (gender !== 'male' && gender !== 'female') throw invalidParameter('gender', gender, genders)
}

/** The id of a set in place of a table, or of a table in place of a set: an error shows no more of it. */
function idOf(given: unknown): unknown {
  return isRecord(given) && 'id' in given && typeof given.id === 'string' ? given.id : given
}

const axisUnits: { readonly [axis in TableAxis]: string } = {
  years: 'in years',
  weeks: 'in weeks',
  completedWeeks: 'of completed weeks',
  cm: 'in cm',
}

/** A place before it is read. */
type ReadPlace = { -readonly [member in keyof Lookup]: Lookup[member] }

function emptyPlace(table: ReferenceTable): ReadPlace {
  const none = Number.NaN
  return { table, x: none, approximate: false, l: none, m: none, s: none, distribution: undefined }
}

function readPlace(curve: Curve, x: number, place: ReadPlace): Lookup | undefined {
  if (!readCurve(curve, x, place)) return undefined
  place.x = x
  place.approximate = isRough(place.table, x)
  place.distribution = curve.distributionAt?.(x, place)
  return place
}

function isRough({ rough }: ReferenceTable, x: number): boolean {
  for (const range of rough) if (x >= range[0] && x <= range[1]) return true
  return false
}

/**
 * L, M and S of a set's series.
 *
 * @param place x in units of the series, see {@link SeriesName}; for weight for length also with the position
 * @returns undefined where the set has no figures for that series, sex or x; an
 * age at most 3 days beyond a series is read at its end
 * @throws AuxologyError `invalid_parameter` for what is no set, series, sex or position, and a place that is not a number
 * @example
 * ```ts
 * lookUp(germany, 'height', 'female', 3.5)?.table.id // 'who2006-height'
 * ```
 */
export function lookUp(
  set: ReferenceSet,
  name: SeriesName,
  gender: Gender,
  place: number | { readonly x: number; readonly position?: Piece['position'] },
): Lookup | undefined {
  const { x, position } = isRecord(place) ? place : { x: place, position: undefined }
  if (typeof x !== 'number') throw invalidParameter('place', x, 'a number, or an object with a number x')
  if (position !== undefined && !sizePositions.includes(position)) {
    throw invalidParameter('position', position, sizePositions)
  }
  const series = seriesOf(set, name)
  checkGender(gender)
  const piece = pieceAt(series, x, position)
  if (piece === undefined) return undefined
  const readAt = tableX(piece, x)
  return lookUpTable(piece.table, gender, readAt)
}

/** The series of a set, empty where it has none of that name. */
function seriesOf(set: ReferenceSet, name: SeriesName): Series {
  if (isReferenceSet(set) && Object.hasOwn(set.series, name)) return set.series[name] ?? []
  if (!isReferenceSet(set))
    throw invalidParameter('set', idOf(set), 'a reference set, such as who of auxology/references')
  if (!seriesNames.includes(name)) throw invalidParameter('name', name, seriesNames)
  return []
}
