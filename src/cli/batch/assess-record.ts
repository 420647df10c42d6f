import { calculatePatient } from '../../assessment/calculate-patient.js'
import { formatPatientJson, parsePatientJson } from '../../documents/index.js'
import type { GrowthOptions } from '../../growth/growth-options.js'
import { AuxologyError } from '../../model/errors.js'
import type { BatchOutcome, BatchRecord } from './batch-record.js'

/**
 * Calculates one record: a line of JSON, the result document with the number
 * of the record before its own members, or the reason why there is none.
 */
export function assessRecord({ number, line, id, document }: BatchRecord, options: GrowthOptions): BatchOutcome {
  const failed = (reason: string): BatchOutcome => ({
    failure: JSON.stringify({ Record: number, Line: line, Reason: reason }),
  })
  if (typeof document !== 'string') return failed(document.unreadable)
  try {
    const result = formatPatientJson(calculatePatient(parsePatientJson(document), options), { pretty: false })
    const head = JSON.stringify({ Record: number, ...(id !== undefined && { Id: id }) })
    return { result: `${head.slice(0, -1)},${result.slice(1)}` }
  } catch (error) {
    if (!(error instanceof AuxologyError)) throw error
    return failed(error.message)
  }
}
