import {
  lookUpTable,
  percentileOf,
  type ReferenceTable,
  scoreAt,
  valueAt,
} from '../../src/clinical/references/index.js'
import type { Gender } from '../../src/ground/model/patient.js'
import { tables } from '../reference-tables.js'
import { numberOf, numbersOf, readCsv } from './read-csv.js'

/** A value whose score R computed from the source's figures; a table of medians has only a value. */
export interface IndependentScore {
  readonly table: ReferenceTable
  readonly gender: Gender
  readonly x: number
  /** Whether the source has a row at x, or x lies between two. */
  readonly atRow: boolean
  readonly value: number
  readonly score: number | undefined
  readonly percentile: number | undefined
}

/** An independent score and how ours differs. */
export interface ComparedScore extends IndependentScore {
  /** Ours less R's, SD; of a table of medians, the value's difference in the table's unit. */
  readonly scoreDifference: number
  /** In percentage points. */
  readonly percentileDifference: number
  /** The value that we give for R's score less the value, relative to it. */
  readonly valueDifference: number
}

/** Tables whose median follows that of a thinned one between their first rows, and up to which age, years. */
export const followsThinned: Readonly<Record<string, number>> = {
  'fredriks2005-leg-length': 0.25,
  'fredriks2005-sitting-height': 0.25,
  'isojima2016-noonan-height': 0.5,
}

/** How far a score may differ, SD: by rounding error of double precision, or by what thinning may cause. */
export function scoreTolerance({ table, x, atRow, score }: IndependentScore): number {
  const size = Math.abs(score ?? 0)
  const isThinned = table.thinned || (!atRow && x < (followsThinned[table.id] ?? 0))
  // At most 0.002 between -4 and 4; what thinning does to L grows with the square of the score.
  return isThinned ? 0.002 * Math.max(1, (size / 4) ** 2) : 1e-9 * Math.max(1, size)
}

/** How far a percentile may differ, percentage points: a score's tolerance at the peak of the density, and the rounding of R's output. */
export function percentileTolerance(score: IndependentScore): number {
  return 40 * scoreTolerance(score) + 1e-6
}

/** How far the value at a score may differ, relative to the value. */
export function valueTolerance(score: IndependentScore): number {
  // A standard deviation is at most a quarter of the median, a tail twice as wide. Of a very skewed measure the value runs
  // away beyond that: a body mass index of 3,443 kg/m² at +4.5.
  const { table, gender, x, value } = score
  const place = lookUpTable(table, gender, x)
  const median = (place && valueAt(place, 0)) ?? value
  return 0.5 * Math.max(1, value / median) * scoreTolerance(score)
}

/** Every committed score, with ours. */
export function comparedScores(): ComparedScore[] {
  const byId = new Map(tables.map((table) => [table.id, table]))
  return readCsv('independent-scores.csv').flatMap((row) => {
    const table = byId.get(row['table'] ?? '')
    if (table === undefined) throw new Error(`No table ${row['table']}`)
    const scores = numbersOf(row['scores'] ?? '')
    const percentiles = numbersOf(row['percentiles'] ?? '')
    const place = { table, gender: row['sex'] as Gender, x: numberOf(row['x'] ?? ''), atRow: row['place'] === 'row' }
    return numbersOf(row['values'] ?? '').map((value, i) =>
      compared({ ...place, value, score: scores[i], percentile: percentiles[i] }),
    )
  })
}

function compared(independent: IndependentScore): ComparedScore {
  const { table, gender, x, value, score, percentile } = independent
  const place = lookUpTable(table, gender, x)
  const [ours, valueAtScore] = [place && scoreAt(place, value), place && valueAt(place, score ?? 0)]
  const difference = (valueAtScore ?? Number.NaN) - value
  if (score === undefined) {
    const valueDifference = difference / value
    return {
      ...independent,
      scoreDifference: difference,
      percentileDifference: place ? 0 : Number.NaN,
      valueDifference,
    }
  }
  return {
    ...independent,
    scoreDifference: (ours ?? Number.NaN) - score,
    percentileDifference: percentileOf(ours ?? Number.NaN) - (percentile ?? Number.NaN),
    valueDifference: (valueAtScore ?? Number.NaN) / value - 1,
  }
}
