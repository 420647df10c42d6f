import { harmlessText } from '../../../ground/text/csv.js'
import { nearestName } from '../../../ground/text/nearest-name.js'
import { formatResultJson, type ResultFormatOptions } from '../../../shown/documents/patient-result-document.js'
import { type OptionValues, UsageError } from '../../command.js'
import { wholeNumber } from '../../options.js'
import { listedValues } from '../read/table-form.js'
import type { AssessedRecord, RecordFailure } from '../run/batch-record.js'
import { expectedColumns } from './expected-columns.js'
import {
  defaultColumns,
  madeText,
  passedColumn,
  type ResultColumn,
  resultColumns,
  resultGroups,
  tableDigits,
} from './result-columns.js'

/** How results are written. */
export const resultFormats = ['ndjson', 'csv', 'tsv', 'parquet'] as const
export type ResultFormatName = (typeof resultFormats)[number]

/** Writes the results of a batch, a record at a time. */
export interface ResultWriter {
  /** The row of column names, if there is one. */
  readonly head: string
  /** The columns of a table. */
  readonly columns: readonly TableColumn[]
  /** The lines of a record, or why it doesn't fit. */
  readonly write: (record: AssessedRecord) => string | RecordFailure
}

/** A column as it is written. */
export type TableColumn = Pick<ResultColumn, 'name' | 'kind'>

/** The most decimals of `--digits`. */
const mostDigits = 12
const usualDigits = 2
/** The most visits that a row of `--wide` has. */
export const mostWideVisits = 1000

/**
 * The writer that the options ask for.
 *
 * @param others names of the columns of a table that are passed through; undefined of other input
 * @throws UsageError for a column that there is not
 */
export function resultWriter(
  values: OptionValues,
  others: readonly string[] | undefined,
  form: ResultFormatOptions,
): ResultWriter {
  const { to = 'ndjson' } = values
  if (to === 'ndjson') return documentWriter(form, others)
  const columns = chosenColumns(values, others)
  const separator = to === 'csv' ? ',' : '\t'
  // A Parquet file is made from a table without a head: its columns have names.
  const isParquet = to === 'parquet'
  const cell = cellWriter(separator, isParquet || values['verbatim'] === true)
  const visits = wholeNumber(values, 'wide', 1, mostWideVisits)
  const head = isParquet || values['no-header'] === true ? '' : undefined
  const rows = { separator, cell, head }
  return visits === undefined ? longWriter(columns, rows) : wideWriter(columns, visits, rows)
}

/** A line of JSON for each record: the result document, with the number of the record before its other members. */
function documentWriter(form: ResultFormatOptions, others: readonly string[] = []): ResultWriter {
  return {
    head: '',
    columns: [],
    write: ({ number, id, members, other, failures, result }) => {
      const head = JSON.stringify({
        Record: number,
        ...(id !== undefined && { Id: id }),
        ...members,
        // The extended form says it itself.
        ...(form.extensions !== true && { Made: madeText(result) }),
        ...(failures.length > 0 && { Incomplete: true }),
        ...(others.length > 0 && other !== undefined && { Other: other.map((cells) => named(others, cells)) }),
      })
      return `${head.slice(0, -1)},${formatResultJson(result, { ...form, pretty: false }).slice(1)}\n`
    },
  }
}

function named(names: readonly string[], cells: readonly string[]): { readonly [name: string]: string | undefined } {
  return Object.fromEntries(names.map((name, i) => [name, cells[i]]))
}

type CellWriter = (column: ResultColumn, text: string) => string

/** How the rows of a table are written. */
interface RowForm {
  readonly separator: string
  readonly cell: CellWriter
  /** In place of the row of column names. */
  readonly head: string | undefined
}

/** A row for each visit; a record without any has a row of its own. */
function longWriter(columns: readonly ResultColumn[], { separator, cell, head }: RowForm): ResultWriter {
  const ofVisits = columns.flatMap(({ of }, at) => (of === 'visit' ? [at] : []))
  return {
    head: head ?? lineOf(columns, separator),
    columns,
    write: (record) => {
      const { measurements } = record.result
      // What is the record's is written once; an array is joined with less memory than texts are added.
      const cells = columns.map((column) =>
        column.of === 'record' ? cell(column, column.text(record, undefined, 0)) : '',
      )
      let lines = ''
      for (let visit = 0; visit < Math.max(1, measurements.length); visit++) {
        for (const at of ofVisits) {
          const column = columns[at] as ResultColumn
          cells[at] = cell(column, column.text(record, measurements[visit], visit))
        }
        lines += `${cells.join(separator)}\n`
      }
      return lines
    },
  }
}

/** A row for each record, with the columns of a visit repeated: `SizeSds_1`, `SizeSds_2`. */
function wideWriter(
  columns: readonly ResultColumn[],
  visits: number,
  { separator, cell, head }: RowForm,
): ResultWriter {
  const numbers = Array.from({ length: visits }, (_, i) => i)
  const once = columns.filter(({ of }) => of === 'record')
  const repeated = columns.filter(({ of }) => of === 'visit')
  const written = [
    ...once,
    ...numbers.flatMap((visit) => repeated.map(({ name, kind }) => ({ name: `${name}_${visit + 1}`, kind }))),
  ]
  return {
    head: head ?? lineOf(written, separator),
    columns: written,
    write: (record) => {
      const { measurements } = record.result
      if (measurements.length > visits) {
        return {
          reason: `the record has ${measurements.length} visits, but --wide ${visits} has columns for ${visits}`,
        }
      }
      const cells = once.map((column) => cell(column, column.text(record, undefined, 0)))
      for (const visit of numbers) {
        const result = measurements[visit]
        for (const column of repeated) {
          const isGiven = result !== undefined || visit === 0
          cells.push(isGiven ? cell(column, column.text(record, result, visit)) : '')
        }
      }
      return `${cells.join(separator)}\n`
    },
  }
}

function lineOf(columns: readonly TableColumn[], separator: string): string {
  return `${columns.map(({ name }) => quoted(harmlessText(name), separator)).join(separator)}\n`
}

/** A number is not a formula, whatever its sign. */
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/
/** Most texts: nothing in them has to be looked at again. */
const plainText = /^[A-Za-z0-9][\w.:/ -]*$/

function cellWriter(separator: string, isVerbatim: boolean): CellWriter {
  return ({ kind }, text) => {
    if (kind !== 'text' || plainText.test(text)) return text
    return quoted(isVerbatim || plainNumber.test(text) ? text : harmlessText(text), separator)
  }
}

function quoted(text: string, separator: string): string {
  return /["\r\n;]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

function chosenColumns(values: OptionValues, others: readonly string[] | undefined): readonly ResultColumn[] {
  const digits = tableDigits(wholeNumber(values, 'digits', 0, mostDigits) ?? usualDigits)
  const columns = [...resultColumns(digits), ...expectedColumns(digits.computed)]
  const chosen = listedValues(values, 'columns')
  const names = chosen.length > 0 ? chosen : defaultColumns
  const found = names.flatMap((name) => columnsNamed(name, columns, others))
  refuseSwitchedOff(found, values)
  return found.filter(({ name }, i) => found.findIndex((other) => other.name === name) === i)
}

function refuseSwitchedOff(columns: readonly ResultColumn[], { modules }: OptionValues): void {
  const expected = columns.find(({ group }) => group === 'expected')
  if (expected === undefined || typeof modules !== 'string' || modules.split(',').includes('course')) return
  throw new UsageError(`--columns names ${expected.name}, which belongs to the module course; --modules has it off`)
}

function columnsNamed(
  name: string,
  columns: readonly ResultColumn[],
  others: readonly string[] | undefined,
): readonly ResultColumn[] {
  // What is expected takes many times as long as everything else.
  if (name === 'all') return columns.filter(({ group }) => group !== 'expected')
  if (name === 'default') return defaultColumns.flatMap((each) => columnsNamed(each, columns, others))
  if (name === 'others') return (others ?? []).map(passedColumn)
  const own = columns.filter((column) => column.name === name || column.group === name)
  if (own.length > 0) return own
  const passed = others?.indexOf(name) ?? 0
  const known = [...columns.map((column) => column.name), ...resultGroups, 'all', 'default', ...(others ?? ['others'])]
  const meant = nearestName(name, known)
  // A line of JSON may have any member.
  if (passed >= 0 && (others !== undefined || meant === undefined)) return [passedColumn(name, passed)]
  const hint = meant === undefined ? '' : ` (did you mean ${meant}?)`
  throw new UsageError(`--columns names ${name}${hint}; expected ${known.join(', ')}`)
}
