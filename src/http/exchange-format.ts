import { writeJson } from '../codec/json/write-json.js'
import { writeXml } from '../codec/xml/write-xml.js'
import {
  formatPatientJson,
  formatPatientXml,
  formatReferencesJson,
  formatReferencesXml,
  type ParseOptions,
  parsePatientJson,
  parsePatientXml,
} from '../documents/index.js'
import { type Problem, problemDocument } from '../documents/problem-document.js'
import type { Patient } from '../model/patient.js'
import type { PatientResult } from '../model/patient-result.js'
import type { Reference } from '../model/reference.js'
import { alternatives } from '../text/error-sentence.js'
import { RequestProblem } from './request-problem.js'

/** A format in which documents come and go. The first part of an endpoint's path names it. */
export interface ExchangeFormat {
  readonly name: 'xml' | 'json'
  readonly mediaType: string
  /** The media types of a body in this format, in lower case. */
  readonly mediaTypes: RegExp
  /** The same, as an `Accept` header lists them. */
  readonly accept: string
  readonly problemMediaType: string
  readonly parsePatient: (text: string, options: ParseOptions) => Patient
  readonly formatPatient: (result: PatientResult) => string
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
  formatPatient: formatPatientXml,
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
  formatPatient: formatPatientJson,
  formatReferences: formatReferencesJson,
  formatProblem: (problem) => writeJson(problemDocument, problem),
}

export const exchangeFormats = { xml, json } as const

/** The format of everything below a path: JSON if the path names none. */
export function exchangeFormatOf(path: string): ExchangeFormat {
  return /^\/api\/xml(\/|$)/.test(path) ? xml : json
}

/** What clients send by default: it says nothing about the body. */
const defaultMediaTypes = ['', 'application/x-www-form-urlencoded', 'application/octet-stream', 'text/plain']
/** UTF-8 and its subset. */
const charsets = /^(utf-?8|us-ascii)$/i

/**
 * Refuses a body that is in another format, character set or compression than
 * the endpoint reads. Without a content type, or with one that clients send by
 * default, the path decides.
 *
 * @throws RequestProblem
 */
export function checkMediaType(headers: Headers, { mediaTypes, accept }: ExchangeFormat): void {
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') {
    throw new RequestProblem('unsupported_encoding', 'The body must not be compressed.', {
      headers: { 'Accept-Encoding': 'identity' },
    })
  }
  const contentType = headers.get('content-type') ?? ''
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (!defaultMediaTypes.includes(mediaType) && !mediaTypes.test(mediaType)) {
    throw new RequestProblem(
      'unsupported_media_type',
      `The body's content type must be ${alternatives(accept.split(', '))}.`,
      {
        accepted: accept.split(', '),
        headers: { Accept: accept },
      },
    )
  }
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1]
  if (charset !== undefined && !charsets.test(charset)) {
    throw new RequestProblem('unsupported_charset', "The body's character set must be UTF-8.", {
      accepted: ['utf-8'],
      headers: { Accept: accept },
    })
  }
}
