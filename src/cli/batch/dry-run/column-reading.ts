import type { OptionValues } from '../../command.js'
import { columnCalled, type PatientColumn } from '../input-columns.js'
import { cellReader } from '../table-cells.js'
import { tableForm } from '../table-form.js'
import type { TableSample } from './sample.js'

/** What the cells of a column are. */
export interface ColumnCells {
  readonly name: string
  /** The distinct texts, each with how many cells have it. Empty cells are left out. */
  readonly texts: ReadonlyMap<string, number>
}

/** The columns of a sample. */
export function columnsOf({ header, rows }: TableSample): readonly ColumnCells[] {
  return header.map((name, i) => {
    const texts = new Map<string, number>()
    for (const { cells } of rows) {
      const cell = cells[i] ?? ''
      if (cell !== '') texts.set(cell, (texts.get(cell) ?? 0) + 1)
    }
    return { name, texts }
  })
}

/** What options make of a column's cells. */
export interface ColumnReading {
  readonly column: PatientColumn | undefined
  /** Why it isn't known what the column is. */
  readonly fault: string | undefined
  /** Cells that have a value. */
  readonly cells: number
  readonly read: number
  /** The texts that can't be read. */
  readonly unread: ReadonlySet<string>
}

/** What options make of a column. */
export function readingOf({ name, texts }: ColumnCells, values: OptionValues): ColumnReading {
  const form = tableForm(values)
  const found = columnCalled(name, form)
  const column = found === undefined || 'reason' in found ? undefined : found
  const fault = found !== undefined && 'reason' in found ? found.reason : undefined
  const reader = column === undefined ? undefined : cellReader(column, name, form)
  const unread = new Set<string>()
  let [cells, read] = [0, 0]
  for (const [text, count] of texts) {
    const content = reader?.(text)
    if (reader !== undefined && content === undefined) continue
    cells += count
    if (content !== undefined && 'value' in content) read += count
    else unread.add(text)
  }
  return { column, fault, cells, read, unread }
}
