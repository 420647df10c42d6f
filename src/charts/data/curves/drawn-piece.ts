import { pretermUntilWeeks } from '../../../clinical/growth/score-at-age.js'
import { tableX } from '../../../clinical/references/lookup.js'
import type { Piece, ReferenceSet, Series, SeriesName } from '../../../clinical/references/reference-set.js'
import { termWeeks, yearsPerWeek } from '../../../ground/model/units.js'
import type { Section } from '../chart-curves.js'

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
  return drawnSeries(set.series[name])
}

/** The pieces of a series that is drawn as it is. */
export function drawnSeries(series: Series = []): DrawnPiece[] {
  return series.map((piece) => ({ piece, from: piece.from, to: piece.to, seriesX: identity, chartX: identity }))
}

/**
 * The pieces that serve a child born preterm on the axis of corrected age: of the preterm
 * series up to 50 weeks of postmenstrual age, then of the chart's own.
 */
export function pretermFirst(set: ReferenceSet, preterm: SeriesName, later: readonly DrawnPiece[]): DrawnPiece[] {
  const series = (set.series[preterm] ?? []).filter((piece) => piece.from < pretermUntilWeeks)
  const early = series.map((piece) => ({
    piece,
    from: ageOfWeeks(piece.from),
    to: ageOfWeeks(Math.min(pretermUntilWeeks, piece.to)),
    seriesX: weeksOfAge,
    chartX: ageOfWeeks,
  }))
  const end = early.at(-1)?.to ?? Number.NEGATIVE_INFINITY
  return [
    ...early,
    ...later.filter(({ to }) => to > end).map((drawn) => ({ ...drawn, from: Math.max(end, drawn.from) })),
  ]
}

/** The piece that serves an x of the chart. */
export function drawnPieceAt(pieces: readonly DrawnPiece[], x: number): DrawnPiece | undefined {
  return pieces.find(({ piece, from, to }) => x >= from && (x < to || (piece.closed === true && x === to)))
}

/** The pieces that a section shows at least in part. */
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

/** Figures carried forward by less than this, in units of x, are not set apart. */
const leastHeld = 0.5

/** The x from which a piece goes on with the last figures of its table; undefined if it doesn't, or hardly. */
export function heldFrom(drawn: DrawnPiece): number | undefined {
  const { heldBeyond } = drawn.piece
  if (heldBeyond === undefined) return undefined
  const from = chartXOfTable(drawn, heldBeyond)
  return drawn.to - from > leastHeld ? from : undefined
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
