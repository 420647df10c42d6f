import { readJsonTree } from '../../ground/codec/json/json-tree.js'
import { plainJson } from '../../ground/codec/json/plain-json.js'
import { acceptedText } from '../../ground/codec/read-document.js'
import { AuxologyError } from '../../ground/model/errors.js'
import { documentError } from '../../ground/text/invalid-input.js'

/** What a path for record systems answers, before its headers: data alone, for it may come from code loaded later. */
export interface FhirAnswer {
  readonly status: number
  readonly mediaType: 'application/json' | 'application/fhir+json'
  readonly body: object
  /** The tag of the language of its texts. */
  readonly language?: string
}

/** The codes of FHIR's issue types that are answered with (FHIR R4, issue-type). */
type IssueType =
  | 'invalid'
  | 'required'
  | 'login'
  | 'forbidden'
  | 'not-found'
  | 'not-supported'
  | 'too-long'
  | 'processing'
  | 'exception'

/** The issue type of each status. */
const issueTypes: { readonly [status: number]: IssueType } = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-supported',
  412: 'required',
  413: 'too-long',
  415: 'not-supported',
  422: 'processing',
  501: 'not-supported',
}

/**
 * What was wrong with a request, as the OperationOutcome that FHIR and CDS Hooks answer with.
 *
 * @param expression where it was, each place as FHIRPath
 */
export function operationOutcome(
  status: number,
  code: string,
  text: string,
  expression: readonly string[] = [],
): FhirAnswer {
  return {
    status,
    mediaType: 'application/fhir+json',
    body: {
      resourceType: 'OperationOutcome',
      issue: [
        {
          severity: 'error',
          code: issueTypes[status] ?? 'exception',
          details: { coding: [{ code }], text },
          ...(expression.length > 0 && { expression }),
        },
      ],
    },
  }
}

const statuses: { readonly [code: string]: number } = {
  malformed_document: 400,
  unexpected_structure: 400,
  invalid_value: 400,
  document_too_large: 413,
  too_many_entries: 413,
  module_off: 501,
}

/** The answer to an error in what was sent; undefined for any other, which is the server's. */
export function answerToError(error: unknown): FhirAnswer | undefined {
  if (!(error instanceof AuxologyError)) return undefined
  const status = statuses[error.code]
  return status === undefined
    ? undefined
    : operationOutcome(status, error.code, error.message, error.path ? [error.path] : [])
}

/**
 * The JSON object of a body as `JSON.parse` gives it. A name given twice in one object is
 * refused: of the two, each reader would take another.
 *
 * @throws AuxologyError
 */
export function readJsonObject(bytes: Uint8Array, maxBytes: number): { readonly [name: string]: unknown } {
  const text = acceptedText(bytes, { maxBytes, maxEntries: Number.POSITIVE_INFINITY }, 'utf-8')
  const value = plainJson(text)
  if (value === undefined) {
    readJsonTree(text)
    throw documentError('malformed_document', 'an object has a member twice', undefined)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw documentError('unexpected_structure', 'the body must be a JSON object', undefined)
  }
  return value as { readonly [name: string]: unknown }
}
