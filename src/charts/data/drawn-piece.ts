import { termWeeks, yearsPerWeek } from '../../model/units.js'
import { tableX } from '../../references/lookup.js'
import type { Piece, ReferenceSet, SeriesName } from '../../references/reference-set.js'
import type { Section } from './chart-data.js'

/** The part of a chart's x axis that one table covers, in the chart's units. */
export interface DrawnPiece {
  readonly piece: Piece
  readonly from: number
  readonly to: number
  /** The x of the series at an x of the chart, and the reverse. */
  readonly seriesX: (x: number) => number
  readonly chartX: (seriesX: number) => number
}

/** The pieces of a series whose x is that of the chart. */
export function seriesPieces(set: ReferenceSet, name: SeriesName): DrawnPiece[] {
  const series = set.series[name] ?? []
  return series.map((piece) => ({ piece, from: piece.from, to: piece.to, seriesX: identity, chartX: identity }))
}

/** The pieces of a preterm series on the axis of age, up to term: at ages below 0. */
export function beforeTermPieces(set: ReferenceSet, name: SeriesName): DrawnPiece[] {
  const series = set.series[name] ?? []
  return series
    .filter((piece) => piece.from < termWeeks)
    .map((piece) => ({
      piece,
      from: ageOfWeeks(piece.from),
      to: Math.min(0, ageOfWeeks(piece.to)),
      seriesX: weeksOfAge,
      chartX: ageOfWeeks,
    }))
}

/** The pieces of which a section shows at least a part. */
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

/** The steps inside a piece's table that a section shows, in the chart's units. */
export function stepsInside(drawn: DrawnPiece, [from, to]: Section): number[] {
  const begin = Math.max(from, drawn.from)
  const end = Math.min(to, drawn.to)
  return drawn.piece.table.steps.map((x) => chartXOfTable(drawn, x)).filter((x) => x > begin && x < end)
}

function identity(x: number): number {
  return x
}

/** Postmenstrual age, weeks, at an age in years from term. */
function weeksOfAge(years: number): number {
  return termWeeks + years / yearsPerWeek
}

function ageOfWeeks(weeks: number): number {
  return (weeks - termWeeks) * yearsPerWeek
}
