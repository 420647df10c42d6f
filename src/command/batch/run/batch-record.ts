import type { resultOf } from '../../../clinical/assessment/calculate-patient.js'
import { type ResultWithPuberty, resultWithPuberty } from '../../../clinical/course/puberty/assess-puberty.js'
import { withDayAsWritten } from '../../../ground/model/day-in-zone.js'
import { type Accepted, AuxologyError } from '../../../ground/model/errors.js'
import type { Patient } from '../../../ground/model/patient.js'
import { errorSentence } from '../../../ground/text/error-sentence.js'
import { isRecord } from '../../../ground/text/invalid-input.js'
import type { PatientParseOptions } from '../../../shown/documents/patient-document.js'
import { parsePatientRecord, recordMembers } from '../../../shown/documents/patient-document.js'
import { type RowBytes, rowFaults } from '../read/csv-reader.js'
import { decodedText } from '../read/encoding.js'

/** One patient of a batch as read. */
export interface ReadRecord {
  /** The number of the record, from 1. */
  readonly number: number
  /** The line of the input, from 1, on which the record begins. */
  readonly line: number
  /** The patient's Id in the input, if it has one. */
  readonly id?: string | undefined
  /** Undefined if the record can't be read. */
  readonly patient?: Patient | undefined
  /** Why the record, or visits of it, can't be read. */
  readonly failures: readonly RecordFailure[]
  /** What a table has in the columns that are passed through: the cells of every visit. */
  readonly other?: readonly (readonly string[])[] | undefined
  /** The members of a line of JSON that are passed through. */
  readonly members?: { readonly [name: string]: unknown } | undefined
}

/** Why a record, or a visit of it, can't be read, and where if that is not the record's first line. */
export interface RecordFailure {
  readonly reason: string
  readonly line?: number | undefined
  /** The name of a table's column, or the position in a line of JSON. */
  readonly column?: string | number | undefined
  readonly value?: unknown
  readonly accepted?: Accepted | undefined
  /** A finding of puberty is lost alone: its visit is kept. */
  readonly lost?: 'finding' | 'visit' | undefined
}

/** A record that was calculated. */
export interface AssessedRecord extends ReadRecord {
  readonly result: ResultWithPuberty
  readonly settings: CalculationSettings
}

/** What `calculatePatient` makes of its options, made once for all records. */
export type CalculationSettings = Parameters<typeof resultOf>[1]

/** Calculates a record: its result, unless it can't be read at all, and everything that can't be read. */
export function assessRecord(
  record: ReadRecord,
  settings: CalculationSettings,
): { readonly assessed?: AssessedRecord; readonly failures: readonly RecordFailure[] } {
  const { patient, failures } = record
  if (patient === undefined) return { failures }
  try {
    // A spread before other members would cost Node.js 20 a hidden class for each object.
    return {
      assessed: { result: resultWithPuberty(withDayAsWritten(patient), settings), settings, ...record },
      failures,
    }
  } catch (error) {
    if (!(error instanceof AuxologyError)) throw error
    return { failures: [...failures, failureOf(error)] }
  }
}

/** A line of JSON as a record. */
export function readDocument(
  number: number,
  { line, bytes, fault }: RowBytes,
  reading: PatientParseOptions,
): ReadRecord {
  if (fault !== undefined) return { number, line, failures: [{ reason: `the line ${rowFaults[fault]}` }] }
  const document = decodedText(bytes)
  if (document === undefined) {
    return { number, line, failures: [{ reason: 'the line is not in the encoding of the file' }] }
  }
  try {
    const faulty: AuxologyError[] = []
    const patient = parsePatientRecord(document, reading, faulty)
    const { id, members } = ownMembers(document, patient)
    return { number, line, id, members, patient, failures: faulty.map(failureOf) }
  } catch (error) {
    if (!(error instanceof AuxologyError)) throw error
    return { number, line, id: ownMembers(document).id, failures: [failureOf(error)] }
  }
}

function failureOf(error: AuxologyError): RecordFailure {
  const { column, value, accepted } = error
  return { reason: errorSentence({ ...error, line: undefined, column: undefined }), column, value, accepted }
}

/** The `Id` of a line of JSON, and the members that no document of a patient has. */
function ownMembers(
  document: string,
  patient: Patient = {},
): { readonly id?: string | undefined; readonly members?: ReadRecord['members'] } {
  if (!document.includes('"Id"') && patient.unknownElements === undefined) return {}
  try {
    const content: unknown = JSON.parse(document)
    if (!isRecord(content)) return {}
    const unknown = new Set((patient.unknownElements ?? []).map((path) => path.replace(/^Patient\/| \(.*$/g, '')))
    const members = Object.entries(content).filter(([name]) => unknown.has(name) && !recordMembers.includes(name))
    const id = 'Id' in content ? content.Id : undefined
    return {
      id: typeof id === 'string' || typeof id === 'number' ? String(id) : undefined,
      ...(members.length > 0 && { members: Object.fromEntries(members) }),
    }
  } catch {
    return {}
  }
}
