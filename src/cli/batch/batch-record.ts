import { calculatePatient } from '../../assessment/calculate-patient.js'
import { parsePatientJson } from '../../documents/patient-document.js'
import { formatPatientJson } from '../../documents/patient-result-document.js'
import type { GrowthOptions } from '../../growth/growth-options.js'
import { AuxologyError } from '../../model/errors.js'

/** One patient of a batch as read. */
export interface BatchRecord {
  /** The number of the record, from 1. */
  readonly number: number
  /** The line of the input, from 1, on which the record begins. */
  readonly line: number
  /** The patient's Id in the input, if it has one. */
  readonly id?: string | undefined
  /** The patient document in JSON, or why it can't be read. */
  readonly document: string | { readonly unreadable: string }
}

/** The outcome of a record: a line for the output, or a line for the file of errors. */
export type BatchOutcome = { readonly result: string } | { readonly failure: string }

/**
 * Calculates one record. The result is a line of JSON: the result document, with
 * the number of the record before its other members.
 */
export function assessRecord({ number, line, id, document }: BatchRecord, options: GrowthOptions): BatchOutcome {
  if (typeof document !== 'string') return failedOutcome(number, line, document.unreadable)
  try {
    const result = formatPatientJson(calculatePatient(parsePatientJson(document), options), { pretty: false })
    const head = JSON.stringify({ Record: number, ...(id !== undefined && { Id: id }) })
    return { result: `${head.slice(0, -1)},${result.slice(1)}` }
  } catch (error) {
    if (!(error instanceof AuxologyError)) throw error
    return failedOutcome(number, line, error.message)
  }
}

function failedOutcome(number: number, line: number, reason: string): BatchOutcome {
  return { failure: JSON.stringify({ Record: number, Line: line, Reason: reason }) }
}
