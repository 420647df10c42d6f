import { encodingNames, isReadEncoding } from '../../ground/codec/decode-document.js'
import { writeJson } from '../../ground/codec/json/write-json.js'
import { writeXml } from '../../ground/codec/xml/write-xml.js'
import type { Patient } from '../../ground/model/patient.js'
import type { Reference } from '../../ground/model/provenance.js'
import {
  formatPatientJson,
  formatPatientXml,
  type PatientParseOptions,
  parsePatientJson,
  parsePatientXml,
} from '../../shown/documents/patient-document.js'
import type { ResultFormatOptions } from '../../shown/documents/patient-result-document.js'
import { formatResultJson, formatResultXml } from '../../shown/documents/patient-result-document.js'
import { type Problem, problemDocument } from '../../shown/documents/problem-document.js'
import { formatReferencesJson, formatReferencesXml } from '../../shown/documents/references-document.js'
import type { PatientResultDocument } from '../../shown/documents/written-result.js'

/** A format of requests and responses, named in the path of an endpoint. */
export interface ExchangeFormat {
  readonly name: 'xml' | 'json'
  readonly mediaType: string
  /** The media types of a body in this format, in lower case. */
  readonly mediaTypes: RegExp
  /** The same, as an `Accept` header lists them. */
  readonly accept: string
  readonly problemMediaType: string
  /** The character sets that a body in this format may have, as errors list them. */
  readonly charsets: readonly string[]
  readonly readsCharset: (label: string) => boolean
  readonly parsePatient: (document: Uint8Array, options: PatientParseOptions) => Patient
  readonly formatPatient: (patient: Patient) => string
  readonly formatResult: (result: PatientResultDocument, options: ResultFormatOptions) => string
  readonly formatReferences: (references: readonly Reference[]) => string
  readonly formatProblem: (problem: Problem) => string
}

const xml: ExchangeFormat = {
  name: 'xml',
  mediaType: 'application/xml',
  mediaTypes: /^(application|text)\/xml$|^application\/[^/]+\+xml$/,
  accept: 'application/xml, text/xml',
  problemMediaType: 'application/problem+xml',
  charsets: encodingNames,
  readsCharset: isReadEncoding,
  parsePatient: parsePatientXml,
  formatPatient: (patient) => formatPatientXml(patient),
  formatResult: formatResultXml,
  formatReferences: formatReferencesXml,
  formatProblem: (problem) => writeXml(problemDocument, problem),
}

const json: ExchangeFormat = {
  name: 'json',
  mediaType: 'application/json',
  mediaTypes: /^application\/(json|[^/]+\+json)$/,
  accept: 'application/json',
  problemMediaType: 'application/problem+json',
  // JSON that is exchanged is UTF-8 (RFC 8259, 8.1).
  charsets: ['UTF-8'],
  readsCharset: (label) => /^(utf-?8|us-ascii)$/i.test(label),
  parsePatient: parsePatientJson,
  formatPatient: (patient) => formatPatientJson(patient),
  formatResult: formatResultJson,
  formatReferences: formatReferencesJson,
  formatProblem: (problem) => writeJson(problemDocument, problem),
}

export const exchangeFormats: { readonly [name in ExchangeFormat['name']]: ExchangeFormat } = { xml, json }

/** The format that a path names; JSON if it names none. */
export function exchangeFormatOf(path: string): ExchangeFormat {
  return /^\/api\/xml(\/|$)/i.test(path) ? xml : json
}
