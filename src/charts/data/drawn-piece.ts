import { tableX } from '../../references/lookup.js'
import { termWeeks, yearsPerWeek } from '../../references/postmenstrual-age.js'
import type { Piece, ReferenceSet, SeriesName } from '../../references/reference-set.js'

/** A section of an axis. */
export type Section = readonly [from: number, to: number]

/**
 * The part of a chart's x axis that one table serves, in the chart's units.
 */
export interface DrawnPiece {
  readonly piece: Piece
  readonly from: number
  readonly to: number
  /** The x of the series at an x of the chart, and the reverse. */
  readonly seriesX: (x: number) => number
  readonly chartX: (seriesX: number) => number
}

const same = (x: number) => x
const weeksOfYears = (years: number) => termWeeks + years / yearsPerWeek
const yearsOfWeeks = (weeks: number) => (weeks - termWeeks) * yearsPerWeek

/** The pieces of a series, on its own axis. */
export function seriesPieces(set: ReferenceSet, name: SeriesName): DrawnPiece[] {
  const series = set.series[name] ?? []
  return series.map((piece) => ({ piece, from: piece.from, to: piece.to, seriesX: same, chartX: same }))
}

/** The pieces of a preterm series on the axis of age, up to term: at ages below 0. */
export function beforeTermPieces(set: ReferenceSet, name: SeriesName): DrawnPiece[] {
  const series = set.series[name] ?? []
  return series
    .filter((piece) => piece.from < termWeeks)
    .map((piece) => ({
      piece,
      from: yearsOfWeeks(piece.from),
      to: Math.min(0, yearsOfWeeks(piece.to)),
      seriesX: weeksOfYears,
      chartX: yearsOfWeeks,
    }))
}

/** The pieces that a section shows some of. */
export function visiblePieces(pieces: readonly DrawnPiece[], [from, to]: Section): DrawnPiece[] {
  return pieces.filter((drawn) => drawn.from < to && drawn.to > from)
}

/** The x of the piece's table at an x of the chart. */
export function drawnTableX({ piece, seriesX }: DrawnPiece, x: number): number {
  return tableX(piece, seriesX(x))
}

/** The x of the chart at an x of the piece's table. */
export function chartXOfTable({ piece, chartX }: DrawnPiece, x: number): number {
  return chartX(piece.tableX === undefined ? x : x / piece.tableX.times + piece.tableX.from)
}
