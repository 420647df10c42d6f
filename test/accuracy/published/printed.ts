import type { ReferenceTable } from '../../../src/clinical/references/index.js'
import type { Gender } from '../../../src/ground/model/patient.js'

/** What x counts where it is printed: `daysOfLife` since birth, `days` of postmenstrual age. */
export type PrintedX = 'months' | 'weeks' | 'daysOfLife' | 'days' | 'tableUnits'

/** One printed table of one sex: each row is x, then the value in each column. */
export interface PrintedTable {
  /** Whose figures they are and where they were read. */
  readonly source: string
  readonly table: ReferenceTable
  readonly gender: Gender
  readonly x: PrintedX
  /** Half the last printed digit, unless the source says otherwise: the printing's own error, in the table's unit. */
  readonly tolerance: number
  /** The columns: percentiles, or scores. */
  readonly percentiles?: readonly number[]
  readonly scores?: readonly number[]
  readonly rows: readonly PrintedRow[]
}

export type PrintedRow = readonly [x: number, ...values: number[]]

/** Rows as a text: a line each, with a blank between figures. */
export function rowsOf(text: string): readonly PrintedRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [x = Number.NaN, ...values] = line.trim().split(/\s+/).map(Number)
      return [x, ...values]
    })
}

/** A score that another calculator, or a worked example, gives for a value. */
export interface PrintedScore {
  readonly source: string
  readonly table: ReferenceTable
  readonly gender: Gender
  readonly x: PrintedX
  readonly at: number
  readonly value: number
  readonly score: number
  readonly tolerance: number
}
