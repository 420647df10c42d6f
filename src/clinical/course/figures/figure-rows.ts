import { numberAt } from '../../../ground/math/interpolation.js'

/** A row of a printed table: x, which may be the beginning of an interval, and the columns after it. */
export type FigureRow = readonly [x: number, figure: number, ...more: number[]]

/** The rows of a printed table, read when they are first asked for. */
export type FigureRows = () => readonly FigureRow[]

/**
 * Rows of figures written as they are printed: columns apart by spaces, rows by
 * semicolons, so that a page can be compared with its print line by line.
 */
/* @__NO_SIDE_EFFECTS__ */
export function figureRows(text: string): FigureRows {
  let rows: readonly FigureRow[] | undefined
  return () => {
    rows ??= text.split(';').map(figureRow)
    return rows
  }
}

function figureRow(text: string): FigureRow {
  const [x = Number.NaN, figure = Number.NaN, ...more] = text.trim().split(/\s+/).map(Number)
  return [x, figure, ...more]
}

/**
 * The figures at x, straight lines between the rows; the first column is x.
 *
 * @returns the columns after x; undefined beyond the first or last row
 */
export function figuresAt(rows: FigureRows, x: number): readonly number[] | undefined {
  const [lower, upper] = rowsAround(rows, x) ?? []
  if (lower === undefined || upper === undefined) return lower?.slice(1)
  const share = (x - lower[0]) / (upper[0] - lower[0])
  return upper.slice(1).map((figure, i) => {
    const below = numberAt(lower, i + 1)
    return below + (figure - below) * share
  })
}

/** The row at x, or else the two between which it lies; undefined beyond the first or last row. */
export function rowsAround(rows: FigureRows, x: number): readonly FigureRow[] | undefined {
  const all = rows()
  const next = all.findIndex(([rowX]) => rowX >= x)
  const upper = all[next]
  if (upper === undefined) return undefined
  if (upper[0] === x) return [upper]
  const lower = all[next - 1]
  return lower === undefined ? undefined : [lower, upper]
}

/**
 * The row of the interval that holds x: the first two columns are its ends, the
 * last interval holds its end too.
 *
 * @returns the columns after the ends
 */
export function intervalAt(rows: FigureRows, x: number): readonly number[] | undefined {
  const all = rows()
  const last = all.length - 1
  const row = all.find(([from, to], i) => x >= from && (x < to || (i === last && x === to)))
  return row?.slice(2)
}
