/**
 * WHO's standards of 2006 with every row: each day of life to 1,856, each 0.1 cm.
 * The tables of the sets keep only the rows that interpolation needs, which
 * changes scores by up to 0.001 SD, and so at times their second decimal.
 *
 * @packageDocumentation
 */
import type { BmiClassification } from './bmi/bmi-classes.js'
import { customEdition } from './checksum.js'
import { type Figures, lazyCurves } from './figures.js'
import type { ReferenceSet, Series } from './reference-set.js'
import type { ReferenceTable } from './table.js'
import { who2006BmiDailyFigures } from './tables/figures/who2006-bmi-daily.js'
import { who2006HeadDailyFigures } from './tables/figures/who2006-head-daily.js'
import { who2006HeightDailyFigures } from './tables/figures/who2006-height-daily.js'
import { who2006WeightDailyFigures } from './tables/figures/who2006-weight-daily.js'
import { who2006WeightForHeightDailyFigures } from './tables/figures/who2006-weight-for-height-daily.js'
import { who2006WeightForLengthDailyFigures } from './tables/figures/who2006-weight-for-length-daily.js'
import {
  who2006Bmi,
  who2006Head,
  who2006Height,
  who2006Weight,
  who2006WeightForHeight,
  who2006WeightForLength,
} from './tables/who2006.js'

export type { BmiClassification, BmiLimit } from './bmi/bmi-classes.js'
export type { Piece, ReferenceSet, Series } from './reference-set.js'
export type { Publication, ReferenceTable } from './table.js'

/* @__NO_SIDE_EFFECTS__ */
function withEveryRow(table: ReferenceTable, figures: Figures): ReferenceTable {
  const curve = lazyCurves(figures, table.axis)
  return { ...table, id: `${table.id}-daily`, thinned: false, limits: '', curve }
}

/** Height by age, every day to 1,856 (WHO). Like `who2006Height`, with every row that WHO publishes. */
export const who2006HeightDaily: ReferenceTable = withEveryRow(who2006Height, who2006HeightDailyFigures)

/** Weight by age, every day to 1,856 (WHO). Like `who2006Weight`, with every row that WHO publishes. */
export const who2006WeightDaily: ReferenceTable = withEveryRow(who2006Weight, who2006WeightDailyFigures)

/** Body mass index by age, every day to 1,856 (WHO). Like `who2006Bmi`, with every row that WHO publishes. */
export const who2006BmiDaily: ReferenceTable = withEveryRow(who2006Bmi, who2006BmiDailyFigures)

/** Head circumference by age, every day to 1,856 (WHO). Like `who2006Head`, with every row that WHO publishes. */
export const who2006HeadDaily: ReferenceTable = withEveryRow(who2006Head, who2006HeadDailyFigures)

/** Weight by length, every 0.1 cm (WHO). Like `who2006WeightForLength`, with every row that WHO publishes. */
export const who2006WeightForLengthDaily: ReferenceTable = withEveryRow(
  who2006WeightForLength,
  who2006WeightForLengthDailyFigures,
)

/** Weight by height, every 0.1 cm (WHO). Like `who2006WeightForHeight`, with every row that WHO publishes. */
export const who2006WeightForHeightDaily: ReferenceTable = withEveryRow(
  who2006WeightForHeight,
  who2006WeightForHeightDailyFigures,
)

/** The six tables with every row. */
export const dailyTables: readonly ReferenceTable[] = [
  who2006HeightDaily,
  who2006WeightDaily,
  who2006BmiDaily,
  who2006HeadDaily,
  who2006WeightForLengthDaily,
  who2006WeightForHeightDaily,
]

/**
 * A set that reads WHO's standards of 2006 from every row.
 *
 * @example
 * ```ts
 * calculatePatient(patient, { references: withDailyWho(germany) })
 * ```
 */
export function withDailyWho(set: ReferenceSet): ReferenceSet {
  const series = Object.entries(set.series).map(([name, pieces]) => [name, withDailyPieces(pieces)])
  const frozen = { series: Object.fromEntries(series), bmiClasses: withDailyLimits(set.bmiClasses) }
  return { ...set, id: `${set.id}-daily`, edition: customEdition(frozen), ...frozen }
}

function withDailyPieces(pieces: Series | undefined): Series | undefined {
  return pieces?.map((piece) => ({ ...piece, table: everyRowOf(piece.table) }))
}

function withDailyLimits(classification: BmiClassification | undefined): BmiClassification | undefined {
  if (classification === undefined) return undefined
  const limits = classification.limits.map((limit) => ({ ...limit, table: everyRowOf(limit.table) }))
  return { ...classification, limits }
}

function everyRowOf(table: ReferenceTable): ReferenceTable {
  return dailyTables.find(({ id }) => id === `${table.id}-daily`) ?? table
}
