import { calculatePatient } from '../../assessment/calculate-patient.js'
import { formatPatientJson, parsePatientJson } from '../../documents/index.js'
import type { GrowthOptions } from '../../growth/growth-options.js'
import { AuxologyError } from '../../model/errors.js'

/** One patient of a batch, as read. */
export interface BatchRecord {
  /** Number of the record, from 1. */
  readonly number: number
  /** Line of the input, from 1, on which the record begins. */
  readonly line: number
  /** The patient's Id in the input, if it has one. */
  readonly id?: string | undefined
  /** The patient document in JSON, or why there is none. */
  readonly document: string | { readonly unreadable: string }
}

/** The outcome of a record: a line for the output, or a line for the file of errors. */
export type BatchOutcome = { readonly result: string } | { readonly failure: string }

/**
 * Calculates one record: a line of JSON, the result document with the number
 * of the record before its other members, or the reason why there is none.
 */
export function assessRecord({ number, line, id, document }: BatchRecord, options: GrowthOptions): BatchOutcome {
  if (typeof document !== 'string') return failed(number, line, document.unreadable)
  try {
    const result = formatPatientJson(calculatePatient(parsePatientJson(document), options), { pretty: false })
    const head = JSON.stringify({ Record: number, ...(id !== undefined && { Id: id }) })
    return { result: `${head.slice(0, -1)},${result.slice(1)}` }
  } catch (error) {
    if (!(error instanceof AuxologyError)) throw error
    return failed(number, line, error.message)
  }
}

function failed(number: number, line: number, reason: string): BatchOutcome {
  return { failure: JSON.stringify({ Record: number, Line: line, Reason: reason }) }
}
