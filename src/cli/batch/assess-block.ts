import type { GrowthOptions } from '../../growth/growth-options.js'
import type { OptionValues } from '../command.js'
import { parseOptions, resultFormat } from '../options.js'
import { assessRecord, type ReadRecord, type RecordFailure, readDocument } from './batch-record.js'
import { compressed } from './compression.js'
import { readCells } from './csv-reader.js'
import { tableColumns } from './input-columns.js'
import { type RecordBlock, recordsOf } from './record-block.js'
import { type ResultWriter, resultWriter } from './result-writer.js'
import { tableForm } from './table-form.js'
import { tableReader } from './table-patients.js'

/** What a block of records came to. */
export interface BlockOutcome {
  readonly records: number
  /** Records without a result. */
  readonly failures: number
  /** Records with a result that lacks visits which can't be read. */
  readonly incomplete: number
  readonly results: Uint8Array
  /** A line of JSON for everything that can't be read. */
  readonly errors: Uint8Array
}

/** Calculates blocks of records, as the options of a command line ask for. */
export function blockAssessor(values: OptionValues, options: GrowthOptions): (block: RecordBlock) => BlockOutcome {
  let last: { readonly header: string; readonly reader: BlockReader } | undefined
  return (block) => {
    const header = JSON.stringify(block.table ?? null)
    const reader = last?.header === header ? last.reader : blockReader(block.table, values)
    last = { header, reader }
    return assessBlock(block, reader, options, values)
  }
}

/** How the blocks of an input are read and written. */
interface BlockReader {
  readonly writer: ResultWriter
  readonly read: (block: RecordBlock) => Generator<ReadRecord>
}

function blockReader(table: RecordBlock['table'], values: OptionValues): BlockReader {
  const format = resultFormat(values)
  if (table === undefined) {
    const reading = parseOptions(values)
    return {
      writer: resultWriter(values, undefined, format),
      read: function* (block) {
        for (const { number, rows } of recordsOf(block))
          for (const row of rows) yield readDocument(number, row, reading)
      },
    }
  }
  const form = tableForm(values)
  const { others, read } = tableReader(tableColumns(table.header, form), form)
  return {
    writer: resultWriter(values, others, format),
    read: function* (block) {
      for (const { number, rows } of recordsOf(block)) {
        yield read(
          number,
          rows.map((row) => readCells(row, table.separator)),
        )
      }
    },
  }
}

function assessBlock(
  block: RecordBlock,
  { writer, read }: BlockReader,
  options: GrowthOptions,
  values: OptionValues,
): BlockOutcome {
  const results: string[] = block.first === 1 ? [writer.head] : []
  const errors: string[] = []
  let failures = 0
  let incomplete = 0
  for (const record of read(block)) {
    const outcome = assessRecord(record, options)
    const written = outcome.assessed === undefined ? undefined : writer.write(outcome.assessed)
    const lacking = typeof written === 'object' ? [...outcome.failures, written] : outcome.failures
    if (typeof written === 'string') results.push(written)
    else failures++
    if (typeof written === 'string' && lacking.length > 0) incomplete++
    for (const failure of lacking) errors.push(failureLine(record, failure, typeof written === 'string', values))
  }
  return {
    records: block.rowsOfRecords.length,
    failures,
    incomplete,
    results: compressed(Buffer.from(results.join('')), values),
    errors: Buffer.from(errors.join('')),
  }
}

function failureLine(
  { number, id, line: first }: ReadRecord,
  { line = first, column, value, accepted, reason }: RecordFailure,
  isPartial: boolean,
  { file }: OptionValues,
): string {
  const content = {
    Record: number,
    Id: id,
    File: file,
    Line: line,
    Column: column,
    Value: value,
    Accepted: accepted,
    Lost: isPartial ? 'visit' : 'record',
    Reason: reason,
  }
  return `${JSON.stringify(content)}\n`
}
