import type { SizePosition } from '../../ground/model/patient.js'
import type { Lookup } from '../references/lookup.js'
import type { GrowthAge } from './growth-age.js'

/**
 * By how much a child's length, measured lying, exceeds its height, measured
 * standing, cm. WHO adds it to the height of a child under two years who was
 * measured standing, and takes it from the length of an older child who was
 * measured lying.
 *
 * WHO Multicentre Growth Reference Study Group: "WHO Child Growth Standards:
 * Length/height-for-age, weight-for-age, weight-for-length, weight-for-height and
 * body mass index-for-age: Methods and development", Geneva 2006.
 */
const lengthLessHeightCm = 0.7

/** From day 731 of life on children are measured standing (WHO 2006): after 730 whole days, which are less than this, years. */
export const standingFromYears = 2

/** How a child of an age is measured unless stated otherwise. */
export function positionAt(years: number): SizePosition {
  return years < standingFromYears ? 'lying' : 'standing'
}

/** How the children behind a table were measured at a place: up to term and in the first two years, lying. */
export function positionOfRows({ table, x }: Lookup): SizePosition {
  if (table.axis !== 'years') return 'lying'
  return x < (table.steps[0] ?? standingFromYears) ? 'lying' : 'standing'
}

/** How a value was converted to the other position. */
export interface PositionShift {
  /** What was added to the measured length or height, cm. */
  readonly cm: number
  /** The value as measured, in the unit of the table. */
  readonly measured: number
}

/** The length or height of a visit, and how it was measured. */
export interface SizedVisit {
  readonly sizeCm?: number | undefined
  readonly sizePosition?: SizePosition | undefined
}

/** What to add to a length or height for a table with rows of a position, cm; undefined where the positions agree. */
export function shiftedLength(measured: SizePosition | undefined, rows: SizePosition | undefined): number | undefined {
  if (measured === undefined || rows === undefined || measured === rows) return undefined
  return rows === 'lying' ? lengthLessHeightCm : -lengthLessHeightCm
}

/**
 * A height, or else a body mass index, as the rows of a table at a place would have
 * measured it.
 *
 * @returns undefined where that is as it was measured
 */
export function shiftedValue(
  place: Lookup,
  { sizeCm, sizePosition }: SizedVisit,
  age: GrowthAge,
  value: number,
): { readonly value: number; readonly cm: number } | undefined {
  // Where nothing is said, the rows for the child's own age are of its position; those of a corrected age, or of the
  // end of a table that the age is just beyond, need not be.
  if (sizePosition === undefined && place.x === age.chronologicalYears) return undefined
  const cm = shiftedLength(sizePosition ?? positionAt(age.chronologicalYears), positionOfRows(place))
  if (cm === undefined) return undefined
  if (place.table.measure === 'height') return { value: value + cm, cm }
  return sizeCm === undefined ? undefined : { value: value * (sizeCm / (sizeCm + cm)) ** 2, cm }
}
