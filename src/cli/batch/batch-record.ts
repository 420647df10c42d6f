import { calculatePatient } from '../../assessment/calculate-patient.js'
import { type PatientParseOptions, parsePatientRecord } from '../../documents/patient-document.js'
import { formatResultJson, type ResultFormatOptions } from '../../documents/patient-result-document.js'
import type { GrowthOptions } from '../../growth/growth-options.js'
import { AuxologyError } from '../../model/errors.js'
import { errorSentence } from '../../text/error-sentence.js'
import { isRecord } from '../../text/invalid-input.js'

/** One patient of a batch as read. */
export interface BatchRecord {
  /** The number of the record, from 1. */
  readonly number: number
  /** The line of the input, from 1, on which the record begins. */
  readonly line: number
  /** The patient's Id in the input, if it has one. */
  readonly id?: string | undefined
  /** The patient document in JSON; undefined if the record can't be read. */
  readonly document?: string | undefined
  /** Of a table: the line of each measurement in the document. */
  readonly measurementLines?: readonly number[] | undefined
  /** Why the record can't be read. */
  readonly failure?: RecordFailure | undefined
}

/** Why a record failed, and where if that is not the record's first line. */
export interface RecordFailure {
  readonly reason: string
  readonly line?: number | undefined
  /** The name of a table's column, or the position in a line of JSON. */
  readonly column?: string | number | undefined
  readonly value?: unknown
}

/** The outcome of a record: a line for the output, or a line for the file of errors. */
export type BatchOutcome = { readonly result: string } | { readonly failure: string }

/**
 * Calculates one record. The result is a line of JSON: the result document, with
 * the number of the record before its other members.
 */
export function assessRecord(
  record: BatchRecord,
  options: GrowthOptions,
  format: ResultFormatOptions = {},
  reading: PatientParseOptions = {},
): BatchOutcome {
  const { number, document, failure } = record
  if (document === undefined) return failedOutcome(record, failure ?? { reason: 'the record is empty' })
  const id = record.id ?? readId(document)
  try {
    const result = calculatePatient(parsePatientRecord(document, reading), options)
    const { version, references, checksum } = result.provenance
    const head = JSON.stringify({
      Record: number,
      ...(id !== undefined && { Id: id }),
      // The extended form says it itself.
      ...(format.extensions !== true && { Made: `${version} ${references} ${checksum}` }),
    })
    return { result: `${head.slice(0, -1)},${formatResultJson(result, { ...format, pretty: false }).slice(1)}` }
  } catch (error) {
    if (!(error instanceof AuxologyError)) throw error
    return failedOutcome({ ...record, id }, failureOf(error, record))
  }
}

/** Measurement and element at the end of a path, `Measurement[2]/SizeCm`. */
const measurementPath = /Measurement\[(\d+)\]\/(\w+)$/

/** The failure in terms of the input: a table's own line and column instead of those of the document made from it. */
function failureOf(error: AuxologyError, { measurementLines }: BatchRecord): RecordFailure {
  const { path, value } = error
  const reason = errorSentence({ ...error, line: undefined, column: undefined })
  if (measurementLines === undefined) return { reason, column: error.column, value }
  const [, position, column = path?.replace(/^.*\//, '')] = measurementPath.exec(path ?? '') ?? []
  const line = position === undefined ? undefined : measurementLines[Number(position) - 1]
  return { reason, line, column, value }
}

function failedOutcome({ number, id, line: first }: BatchRecord, failure: RecordFailure): BatchOutcome {
  const { line = first, column, value, reason } = failure
  return {
    failure: JSON.stringify({ Record: number, Id: id, Line: line, Column: column, Value: value, Reason: reason }),
  }
}

/** The `Id` of a patient document in JSON, if it has one and can be read. */
function readId(document: string): string | undefined {
  if (!document.includes('"Id"')) return undefined
  try {
    const content: unknown = JSON.parse(document)
    const id = isRecord(content) && 'Id' in content ? content.Id : undefined
    return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
  } catch {
    return undefined
  }
}
