import { UsageError } from '../command.js'
import type { BatchRecord } from './batch-record.js'
import { type InputRow, splitRows } from './csv-reader.js'

const textColumns = ['FirstName', 'LastName', 'DateOfBirth', 'Gender'] as const
const numberColumns = [
  'SizeFatherCm',
  'SizeMotherCm',
  'SizeBirthCm',
  'WeightBirthG',
  'WeekBirth',
  'DayBirth',
  'HeadBirthCm',
] as const
const measurementColumns = ['Date', 'AgeInYears', 'BoneAgeYears', 'SizeCm', 'WeightKg', 'HeadCm', 'SeatCm'] as const

/** The columns that a file may have, in any order. */
export const inputColumns: readonly string[] = [
  'Id',
  ...textColumns,
  'Diseases',
  ...numberColumns,
  ...measurementColumns,
]

/** A row with its cells by column. */
interface Row {
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
}

/**
 * The records of a CSV file, which has a row for each measurement, with the
 * patient's fields in every row. Consecutive rows with the same `Id` are one
 * patient; a row without an `Id` is a separate patient.
 *
 * @throws UsageError for an unknown column, before any record
 */
export async function* csvRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<BatchRecord> {
  let number = 0
  let patient: Row[] = []
  for await (const row of readRows(bytes)) {
    const [first] = patient
    const id = row.cells.get('Id') ?? ''
    // Rows without an Id are separate patients, since nothing links them to one child.
    if (first !== undefined && (id === '' || id !== first.cells.get('Id'))) {
      yield patientRecord(++number, patient)
      patient = []
    }
    patient.push(row)
  }
  if (patient.length > 0) yield patientRecord(++number, patient)
}

async function* readRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  let columns: readonly string[] | undefined
  for await (const row of splitRows(bytes)) {
    if (columns === undefined) columns = knownColumns(row.cells)
    else if (row.cells.length > 1 || row.cells[0] !== '') yield { line: row.line, cells: byColumn(columns, row) }
  }
}

function knownColumns(cells: readonly string[]): readonly string[] {
  const columns = cells.map((cell) => cell.trim())
  const unknown = columns.find((column) => !inputColumns.includes(column))
  if (unknown !== undefined) throw new UsageError(`unknown column ${unknown}; expected ${inputColumns.join(', ')}`)
  const twice = columns.find((column, i) => columns.indexOf(column) !== i)
  if (twice !== undefined) throw new UsageError(`the column ${twice} appears twice`)
  return columns
}

function byColumn(columns: readonly string[], { line, cells }: InputRow): ReadonlyMap<string, string> {
  if (cells.length !== columns.length) {
    throw new UsageError(`line ${line} has ${cells.length} cells, the first line ${columns.length}`)
  }
  return new Map(columns.map((column, i) => [column, (cells[i] ?? '').trim()]))
}

/** The rows of one patient as a patient document. */
function patientRecord(number: number, patient: readonly Row[]): BatchRecord {
  const [first] = patient as readonly [Row, ...Row[]]
  const patientColumns = [...textColumns, ...numberColumns, 'Diseases']
  const differing = patientColumns.find((column) =>
    patient.some((row) => row.cells.get(column) !== first.cells.get(column)),
  )
  const { line } = first
  if (differing !== undefined) {
    return { number, line, document: { unreadable: `${differing} is not the same in all rows of the patient` } }
  }
  const document = {
    ...fields(first, textColumns, String),
    ...fields(first, ['Diseases'], (cell) => cell.split(';').map((disease) => disease.trim())),
    ...fields(first, numberColumns, numberOrText),
    Measurements: patient
      .map((row) => ({ ...fields(row, ['Date'], String), ...fields(row, measurementColumns.slice(1), numberOrText) }))
      .filter((measurement) => Object.keys(measurement).length > 0),
  }
  return { number, line, id: first.cells.get('Id') || undefined, document: JSON.stringify(document) }
}

/** The cells that aren't empty, as members of a document. */
function fields(row: Row, columns: readonly string[], read: (cell: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const cell = row.cells.get(column)
      return cell === undefined || cell === '' ? [] : [[column, read(cell)] as const]
    }),
  )
}

/** A cell that isn't a number stays text, which the document's reader refuses, naming its place. */
function numberOrText(cell: string): number | string {
  return /^[+-]?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell
}
