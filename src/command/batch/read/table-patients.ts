import { weeksAndDays } from '../../../clinical/growth/growth-subject.js'
import { limitsOf } from '../../../ground/codec/read-document.js'
import type { Measurement, Patient, PubertyFinding, StagedSign } from '../../../ground/model/patient.js'
import type { ReadRecord, RecordFailure } from '../run/batch-record.js'
import { type InputRow, rowFaults } from './csv-reader.js'
import { isGestationInDays, type PatientColumn, type TableColumns } from './input-columns.js'
import { type CellReader, cellReader } from './table-cells.js'
import type { TableForm } from './table-form.js'

/** A column that is read, with its place in the rows. */
export interface ReadColumn extends PatientColumn {
  readonly index: number
  readonly title: string
  readonly read: CellReader
}

/** Reads the patients of a table from their rows. */
export interface TableReader {
  /** The columns that are passed through. */
  readonly others: readonly string[]
  readonly read: (number: number, rows: readonly InputRow[]) => ReadRecord
}

/** The most rows of a patient. */
export const mostRowsOfPatient: number = limitsOf({}).maxEntries

/** Where a table has what. */
export interface TablePlaces {
  readonly ofPatient: readonly ReadColumn[]
  /** Those of a visit, and of what was found of puberty that day. */
  readonly ofVisit: readonly ReadColumn[]
  /** The fields among them that are of puberty. */
  readonly signs: readonly StagedSign[]
  /** The place of the Id; below 0 if there is none. */
  readonly idAt: number
  /** Whether gestation is in days, all of them. */
  readonly hasGestationInDays: boolean
  /** The places of what is passed through. */
  readonly othersAt: readonly number[]
}

/** Where a table with these columns has what. */
export function tablePlaces({ header, columns }: TableColumns, form: TableForm): TablePlaces {
  const known = columns.flatMap((column, index): readonly ReadColumn[] => {
    const title = header[index] as string
    return column === undefined ? [] : [{ ...column, index, title, read: cellReader(column, title, form) }]
  })
  return {
    ofPatient: known.filter(({ of }) => of === 'patient'),
    ofVisit: known.filter(({ of }) => of === 'visit' || of === 'finding'),
    signs: known.filter(({ of }) => of === 'finding').map(({ key }) => key as StagedSign),
    idAt: columns.findIndex((column) => column?.of === 'id'),
    hasGestationInDays: columns.some(isGestationInDays),
    othersAt: columns.flatMap((column, index) => (column === undefined ? [index] : [])),
  }
}

/** The reader of a table with these columns. */
export function tableReader(
  { header }: TableColumns,
  { ofPatient, ofVisit, signs, idAt, hasGestationInDays, othersAt }: TablePlaces,
): TableReader {
  const othersOf = ({ cells }: InputRow) => othersAt.map((index) => cells[index] ?? '')

  return {
    others: othersAt.map((index) => header[index] as string),
    read: (number, rows) => {
      const [first] = rows as readonly [InputRow, ...InputRow[]]
      const head = { number, line: first.line, id: first.cells[idAt] || undefined }
      const failure = rowsFailure(rows, header) ?? disagreement(rows, ofPatient)
      if (failure !== undefined) return { ...head, failures: [failure] }
      const own = readColumns(first, ofPatient)
      if (own.failures.length > 0) return { ...head, failures: own.failures }
      if (hasGestationInDays) splitWeeks(own.fields)
      const visits = rows.map((row) => ({ ...readColumns(row, ofVisit), other: othersOf(row) }))
      const puberty: PubertyFinding[] = []
      const measured = visits.filter(({ fields, failures }) => {
        if (failures.some(({ lost }) => lost !== 'finding')) return false
        if (signs.length > 0) takeFinding(fields, signs, puberty)
        return hasAnyField(fields)
      })
      const patient: Patient = {
        ...own.fields,
        ...(puberty.length > 0 && { puberty }),
        measurements: measured.map(({ fields }) => fields as Measurement),
      }
      return {
        ...head,
        patient,
        failures: visits.flatMap(({ failures }) => failures),
        other: measured.length > 0 ? measured.map(({ other }) => other) : [othersOf(first)],
      }
    },
  }
}

/** The values of a row's cells, by field, and what can't be read. */
function readColumns(
  { cells, line }: InputRow,
  columns: readonly ReadColumn[],
): { readonly fields: Record<string, unknown>; readonly failures: RecordFailure[] } {
  const fields: Record<string, unknown> = {}
  const failures: RecordFailure[] = []
  for (const { index, of, key, read } of columns) {
    const content = read(cells[index] as string)
    if (content === undefined) continue
    if ('failure' in content) failures.push({ line, ...content.failure, ...(of === 'finding' && { lost: of }) })
    else {
      fields[key] = content.value
      if (content.beside !== undefined) Object.assign(fields, content.beside)
    }
  }
  return { fields, failures }
}

/** Splits gestation that was given in days into completed weeks and the days beyond them. */
export function splitWeeks(fields: Record<string, unknown>): void {
  const { weekBirth } = fields
  if (typeof weekBirth !== 'number') return
  const total = Number((weekBirth * 7).toPrecision(9))
  if (!Number.isInteger(total)) return
  const { weeks, days } = weeksAndDays(total)
  fields['weekBirth'] = weeks
  fields['dayBirth'] = days
}

/** Takes what was found of puberty out of a visit's fields: a finding of its day. */
export function takeFinding(
  fields: Record<string, unknown>,
  signs: readonly StagedSign[],
  findings: PubertyFinding[],
): void {
  const found = signs.filter((sign) => fields[sign] !== undefined)
  if (found.length === 0) return
  const { date } = fields as { readonly date?: string }
  findings.push({
    ...(date !== undefined && { date }),
    ...Object.fromEntries(found.map((sign) => [sign, fields[sign]])),
  })
  for (const sign of found) Reflect.deleteProperty(fields, sign)
}

/** Whether a visit has anything at all. */
export function hasAnyField(fields: object): boolean {
  for (const _ in fields) return true
  return false
}

function rowsFailure(rows: readonly InputRow[], header: readonly string[]): RecordFailure | undefined {
  if (rows.length > mostRowsOfPatient) {
    return { line: rows[mostRowsOfPatient]?.line, reason: `the patient has more than ${mostRowsOfPatient} rows` }
  }
  for (const row of rows) {
    const failure = rowFailure(row, header)
    if (failure !== undefined) return failure
  }
  return undefined
}

/** Why a row can't be read, if it can't. */
export function rowFailure(
  { line, cells, fault, unreadable = [] }: InputRow,
  header: readonly string[],
): RecordFailure | undefined {
  if (fault !== undefined) return { line, reason: `the row ${rowFaults[fault]}` }
  if (cells.length !== header.length) {
    return { line, reason: `the row has ${cells.length} cells, the row of column names ${header.length}` }
  }
  const [first] = unreadable
  if (first === undefined) return undefined
  return { line, column: header[first], reason: `${header[first]} is not in the encoding of the file` }
}

/** Where the rows of a patient disagree on what belongs to the patient. */
function disagreement(rows: readonly InputRow[], columns: readonly ReadColumn[]): RecordFailure | undefined {
  const [first] = rows as readonly [InputRow, ...InputRow[]]
  for (const { index, title } of columns) {
    const row = rows.find(({ cells }) => cells[index] !== first.cells[index])
    if (row === undefined) continue
    const reason = `${title} is not the same in all rows of the patient`
    return { line: row.line, column: title, value: row.cells[index], reason }
  }
  return undefined
}
