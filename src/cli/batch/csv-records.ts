import { suggestion, UsageError } from '../command.js'
import type { BatchRecord, RecordFailure } from './batch-record.js'
import { type InputRow, splitRows } from './csv-reader.js'
import type { InputLine } from './input-lines.js'

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
const measurementTexts = ['Date', 'SizePosition'] as const
const measurementNumbers = ['AgeInYears', 'BoneAgeYears', 'SizeCm', 'WeightKg', 'HeadCm', 'SeatCm'] as const

/** The columns that a file may have, in any order. */
export const inputColumns: readonly string[] = [
  'Id',
  ...textColumns,
  'Diseases',
  ...numberColumns,
  ...measurementTexts,
  ...measurementNumbers,
]

/** A row with its cells by column. */
interface Row {
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
  readonly failure?: RecordFailure | undefined
}

/**
 * The records of a CSV file, which has a row for each measurement, with the
 * patient's fields in every row. Consecutive rows with the same `Id` are one
 * patient; a row without an `Id` is a separate patient. A row that can't be read
 * fails the patient it belongs to, and reading continues.
 *
 * @throws UsageError for an unknown column, before any record, and for an `Id` that
 * is not in the encoding of the file: two children would become one
 */
export async function* csvRecords(lines: AsyncIterable<InputLine>): AsyncGenerator<BatchRecord> {
  let number = 0
  let patient: Row[] = []
  /** Rows with a fault and without an Id, which may lie within the patient's rows. */
  let between: Row[] = []
  for await (const row of readRows(lines)) {
    const id = row.cells.get('Id') ?? ''
    const current = patient[0]?.cells.get('Id') ?? ''
    if (row.failure !== undefined && id === '' && current !== '') {
      between.push(row)
    } else if (id !== '' && id === current) {
      for (const lost of between) patient.push(lost)
      patient.push(row)
      between = []
    } else {
      for (const rows of patientsOf(patient, between)) yield patientRecord(++number, rows)
      between = []
      patient = [row]
    }
  }
  for (const rows of patientsOf(patient, between)) yield patientRecord(++number, rows)
}

/** The rows of a patient, then each that may have lain within them as a patient of its own. */
function patientsOf(patient: readonly Row[], between: readonly Row[]): readonly (readonly Row[])[] {
  return [patient, ...between.map((row) => [row])].filter((rows) => rows.length > 0)
}

async function* readRows(lines: AsyncIterable<InputLine>): AsyncGenerator<Row> {
  let columns: readonly string[] | undefined
  for await (const row of splitRows(lines)) {
    if (columns === undefined) columns = knownColumns(row)
    else if (row.fault !== undefined || row.cells.length > 1 || row.cells[0] !== '') yield byColumn(columns, row)
  }
}

function knownColumns({ cells, fault, unreadable = [] }: InputRow): readonly string[] {
  if (fault !== undefined) throw new UsageError(`the row of column names ${fault}`)
  if (unreadable.length > 0)
    throw new UsageError('the column names are not in the encoding of the file: see --encoding')
  const columns = cells.map((cell) => cell.trim())
  const unknown = columns.find((column) => !inputColumns.includes(column))
  if (unknown !== undefined) throw unknownColumn(unknown, columns)
  const twice = columns.find((column, i) => columns.indexOf(column) !== i)
  if (twice !== undefined) throw new UsageError(`the column ${twice} appears twice`)
  return columns
}

/** What separates cells in files that are not CSV by RFC 4180. */
const otherSeparators: readonly (readonly [separator: string, name: string])[] = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
]

function unknownColumn(column: string, columns: readonly string[]): UsageError {
  const [, separator] = otherSeparators.find(([other]) => columns.length === 1 && column.includes(other)) ?? []
  if (separator !== undefined) {
    return new UsageError(
      `the columns are separated by ${separator}; expected commas, and a point before the decimals of a number`,
    )
  }
  const hint = suggestion(column, inputColumns)
  const known = `expected ${inputColumns.join(', ')}`
  return new UsageError(`unknown column ${column}${hint === undefined ? '' : ` (${hint})`}; ${known}`)
}

function byColumn(columns: readonly string[], row: InputRow): Row {
  const { line, unreadable = [] } = row
  const unreadableColumns = unreadable.map((i) => columns[i])
  if (unreadableColumns.includes('Id')) {
    throw new UsageError(`line ${line}: the Id is not in the encoding of the file: see --encoding`)
  }
  const cells = new Map(
    columns.flatMap((column, i) => {
      const cell = row.cells[i]
      return cell === undefined ? [] : [[column, cell.trim()] as const]
    }),
  )
  return { line, cells, failure: rowFailure(row, columns, unreadableColumns[0]) }
}

function rowFailure({ line, cells, fault }: InputRow, columns: readonly string[], unreadable: string | undefined) {
  if (fault !== undefined) return { line, reason: `the row ${fault}` }
  if (cells.length !== columns.length) {
    return { line, reason: `the row has ${cells.length} cells, the row of column names ${columns.length}` }
  }
  if (unreadable === undefined) return undefined
  return { line, column: unreadable, reason: `${unreadable} is not in the encoding of the file` }
}

/** The rows of one patient as a patient document. */
function patientRecord(number: number, patient: readonly Row[]): BatchRecord {
  const [first] = patient as readonly [Row, ...Row[]]
  const head = { number, line: first.line, id: first.cells.get('Id') || undefined }
  const failure = patient.find((row) => row.failure !== undefined)?.failure ?? disagreement(patient)
  if (failure !== undefined) return { ...head, failure }
  const measured = patient
    .map((row) => ({
      line: row.line,
      measurement: { ...fields(row, measurementTexts, String), ...fields(row, measurementNumbers, numberOrText) },
    }))
    .filter(({ measurement }) => Object.keys(measurement).length > 0)
  const document = {
    ...fields(first, textColumns, String),
    ...fields(first, ['Diseases'], (cell) => cell.split(';').map((disease) => disease.trim())),
    ...fields(first, numberColumns, numberOrText),
    Measurements: measured.map(({ measurement }) => measurement),
  }
  return { ...head, document: JSON.stringify(document), measurementLines: measured.map(({ line }) => line) }
}

/** Where the rows of a patient disagree on what belongs to the patient. */
function disagreement(patient: readonly Row[]): RecordFailure | undefined {
  const [first] = patient as readonly [Row, ...Row[]]
  for (const column of [...textColumns, ...numberColumns, 'Diseases']) {
    const row = patient.find(({ cells }) => cells.get(column) !== first.cells.get(column))
    if (row === undefined) continue
    const reason = `${column} is not the same in all rows of the patient`
    return { line: row.line, column, value: row.cells.get(column), reason }
  }
  return undefined
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

/** A cell that isn't a finite number stays text, which the document's reader refuses, naming its place. */
function numberOrText(cell: string): number | string {
  return /^[+-]?\d+(\.\d+)?$/.test(cell) && Number.isFinite(Number(cell)) ? Number(cell) : cell
}
