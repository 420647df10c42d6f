import { writeJson } from '../codec/json/write-json.js'
import { writeXml } from '../codec/xml/write-xml.js'
import { type PatientParseOptions, parsePatientJson, parsePatientXml } from '../documents/patient-document.js'
import { formatResultJson, formatResultXml, type ResultFormatOptions } from '../documents/patient-result-document.js'
import { type Problem, problemDocument } from '../documents/problem-document.js'
import { formatReferencesJson, formatReferencesXml } from '../documents/references-document.js'
import type { Patient } from '../model/patient.js'
import type { PatientResult } from '../model/patient-result.js'
import type { Reference } from '../model/reference.js'

/** A format of requests and responses, named in the path of an endpoint. */
export interface ExchangeFormat {
  readonly name: 'xml' | 'json'
  readonly mediaType: string
  /** The media types of a body in this format, in lower case. */
  readonly mediaTypes: RegExp
  /** The same, as an `Accept` header lists them. */
  readonly accept: string
  readonly problemMediaType: string
  readonly parsePatient: (text: string, options: PatientParseOptions) => Patient
  readonly formatPatient: (result: PatientResult, options: ResultFormatOptions) => string
  readonly formatReferences: (references: readonly Reference[]) => string
  readonly formatProblem: (problem: Problem) => string
}

const xml: ExchangeFormat = {
  name: 'xml',
  mediaType: 'application/xml',
  mediaTypes: /^(application|text)\/xml$|^application\/[^/]+\+xml$/,
  accept: 'application/xml, text/xml',
  problemMediaType: 'application/problem+xml',
  parsePatient: parsePatientXml,
  formatPatient: formatResultXml,
  formatReferences: formatReferencesXml,
  formatProblem: (problem) => writeXml(problemDocument, problem),
}

const json: ExchangeFormat = {
  name: 'json',
  mediaType: 'application/json',
  mediaTypes: /^application\/(json|[^/]+\+json)$/,
  accept: 'application/json',
  problemMediaType: 'application/problem+json',
  parsePatient: parsePatientJson,
  formatPatient: formatResultJson,
  formatReferences: formatReferencesJson,
  formatProblem: (problem) => writeJson(problemDocument, problem),
}

export const exchangeFormats: { readonly [name in ExchangeFormat['name']]: ExchangeFormat } = { xml, json }

/** The format that a path names; JSON if it names none. */
export function exchangeFormatOf(path: string): ExchangeFormat {
  return /^\/api\/xml(\/|$)/.test(path) ? xml : json
}
