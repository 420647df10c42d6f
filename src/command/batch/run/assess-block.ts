import { calculationDefaults, type GrowthOptions, growthSettings } from '../../../clinical/growth/growth-options.js'
import type { MeasurementResult } from '../../../ground/model/patient-result.js'
import { patientScoreNames, patientScores, visitScoreNames } from '../../../ground/model/result-scores.js'
import type { OptionValues } from '../../command.js'
import { parseOptions, resultFormat } from '../../options.js'
import { compressed } from '../read/compression.js'
import { readCells } from '../read/csv-reader.js'
import { tableColumns } from '../read/input-columns.js'
import { plainReader } from '../read/plain-patients.js'
import { type RecordBlock, recordsOf, rowsOf } from '../read/record-block.js'
import { tableForm } from '../read/table-form.js'
import { tablePlaces, tableReader } from '../read/table-patients.js'
import { type ResultWriter, resultWriter } from '../write/result-writer.js'
import {
  type AssessedRecord,
  assessRecord,
  type CalculationSettings,
  type ReadRecord,
  type RecordFailure,
  readDocument,
} from './batch-record.js'
import type { BatchState } from './batch-state.js'
import { isLowHeight } from './column-warnings.js'

const birthScoreNames = patientScoreNames.filter((name) => patientScores[name].basis === 'gestation')

/** What a block of records came to. */
export interface BlockOutcome extends BatchState {
  readonly results: Uint8Array
  /** A line of JSON for everything that can't be read. */
  readonly errors: Uint8Array
}

/** The memory of an outcome, which is handed over instead of being copied, where it has its own. */
export function memoryOfOutcome({ results, errors }: BlockOutcome): ArrayBuffer[] {
  return [results, errors]
    .filter(({ buffer, byteLength }) => buffer.byteLength === byteLength)
    .map(({ buffer }) => buffer as ArrayBuffer)
}

/** Calculates blocks of records, as the options of a command line ask for. */
export function blockAssessor(values: OptionValues, options: GrowthOptions): (block: RecordBlock) => BlockOutcome {
  const settings = growthSettings(options, calculationDefaults)
  let last: { readonly header: string; readonly reader: BlockReader } | undefined
  return (block) => {
    const header = JSON.stringify(block.table ?? null)
    const reader = last?.header === header ? last.reader : blockReader(block.table, values)
    last = { header, reader }
    return assessBlock(block, reader, settings, values)
  }
}

/** How the blocks of an input are read and written. */
interface BlockReader {
  readonly writer: ResultWriter
  readonly read: (block: RecordBlock) => Generator<ReadRecord>
  readonly results: TextBytes
  readonly errors: TextBytes
}

function blockReader(table: RecordBlock['table'], values: OptionValues): BlockReader {
  const format = resultFormat(values)
  const written = { results: textBytes(), errors: textBytes() }
  if (table === undefined) {
    const reading = parseOptions(values)
    return {
      ...written,
      writer: resultWriter(values, undefined, format),
      read: function* (block) {
        for (const record of recordsOf(block)) {
          for (const row of rowsOf(block, record)) yield readDocument(record.number, row, reading)
        }
      },
    }
  }
  const form = tableForm(values)
  const columns = tableColumns(table.header, form)
  const places = tablePlaces(columns, form)
  const { others, read } = tableReader(columns, places)
  const readPlain = plainReader(places, table.header.length, form, table.separator)
  return {
    ...written,
    writer: resultWriter(values, others, format),
    read: function* (block) {
      const plain = readPlain(block)
      for (const record of recordsOf(block)) {
        const cells = () => rowsOf(block, record).map((row) => readCells(row, table.separator))
        yield plain(record) ?? read(record.number, cells())
      }
    },
  }
}

function assessBlock(
  block: RecordBlock,
  { writer, read, results, errors }: BlockReader,
  settings: CalculationSettings,
  values: OptionValues,
): BlockOutcome {
  if (block.first === 1) results.add(writer.head)
  let [failures, incomplete, patientErrors, visits, scoredVisits, unscored, lowHeights] = [0, 0, 0, 0, 0, 0, 0]
  for (const record of read(block)) {
    const outcome = assessRecord(record, settings)
    const written = outcome.assessed === undefined ? undefined : writer.write(outcome.assessed)
    const lacking = typeof written === 'object' ? [...outcome.failures, written] : outcome.failures
    if (typeof written === 'string' && outcome.assessed !== undefined) {
      results.add(written)
      const { measurements, validationMessages } = outcome.assessed.result
      if (validationMessages.some(({ severity }) => severity === 'error')) patientErrors++
      const scored = measurements.filter(isScoredVisit).length
      visits += measurements.length
      scoredVisits += scored
      for (const { ageYears, sizeCm } of measurements) if (isLowHeight(ageYears, sizeCm)) lowHeights++
      if (scored === 0 && !isScoredChild(outcome.assessed.result)) unscored++
    } else failures++
    if (typeof written === 'string' && lacking.length > 0) incomplete++
    for (const failure of lacking) errors.add(failureLine(record, failure, typeof written === 'string', values))
  }
  return {
    records: block.rowsOfRecords.length,
    failures,
    incomplete,
    patientErrors,
    visits,
    scoredVisits,
    unscored,
    lowHeights,
    results: compressed(results.take(), values),
    errors: errors.take(),
  }
}

function isScoredVisit(visit: MeasurementResult): boolean {
  if (visitScoreNames.some((name) => visit[name] !== undefined) || visit.diseaseScores.length > 0) return true
  return visit.clinicMeasures?.some(({ score }) => score !== undefined) === true
}

/** Whether a child has a score beside those of its visits: of birth, or of puberty. */
function isScoredChild({ pubertyAssessment, ...result }: AssessedRecord['result']): boolean {
  if (birthScoreNames.some((name) => result[name] !== undefined)) return true
  return pubertyAssessment?.stages.some(({ sds }) => sds !== undefined) === true
}

function failureLine(
  { number, id, line: first }: ReadRecord,
  { line = first, column, value, accepted, reason, lost = 'visit' }: RecordFailure,
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
    Lost: isPartial ? lost : 'record',
    Reason: reason,
  }
  return `${JSON.stringify(content)}\n`
}

/** Texts put together as bytes in UTF-8: they don't pile up in memory until there are enough of them. */
interface TextBytes {
  readonly add: (text: string) => void
  /** The bytes since the last time, in memory of their own. */
  readonly take: () => Uint8Array<ArrayBuffer>
}

const firstLength = 65_536
/** The most bytes that a code unit of a text takes. */
const longestUnit = 3

function textBytes(): TextBytes {
  let bytes = Buffer.allocUnsafeSlow(firstLength)
  let length = 0
  return {
    add: (text) => {
      const needed = length + text.length * longestUnit
      if (needed > bytes.length) {
        const larger = Buffer.allocUnsafeSlow(2 * needed)
        bytes.copy(larger, 0, 0, length)
        bytes = larger
      }
      length += bytes.write(text, length)
    },
    take: () => {
      const taken = new Uint8Array(length)
      taken.set(bytes.subarray(0, length))
      length = 0
      return taken
    },
  }
}
