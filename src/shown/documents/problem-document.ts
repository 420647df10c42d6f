import { choice, documentOf, list, named, number, record, required, text } from '../../ground/codec/declare.js'
import type { DocumentSchema } from '../../ground/codec/schema.js'
import type { ErrorCode } from '../../ground/model/errors.js'

/** What went wrong with a request: a code of an {@link AuxologyError}, or one of the request itself. */
export type ProblemCode =
  | Exclude<ErrorCode, 'invalid_reference'>
  /** No key came with the request. */
  | 'missing_key'
  /** The key is not valid. */
  | 'unknown_key'
  /** The key is valid, but has no access. */
  | 'forbidden_key'
  /** There is nothing at the path. */
  | 'unknown_path'
  | 'method_not_allowed'
  /** The body's media type differs from the path's. */
  | 'unsupported_media_type'
  /** The body's character set is not UTF-8. */
  | 'unsupported_charset'
  /** The body is compressed. */
  | 'unsupported_encoding'
  /** A query parameter that the endpoint doesn't have. */
  | 'unknown_parameter'
  /** A query parameter that is given more than once. */
  | 'repeated_parameter'
  /** The body ended early. */
  | 'incomplete_body'
  /** The client closed the connection. */
  | 'request_aborted'
  /** Too many requests are waiting. */
  | 'too_busy'
  /** The chart took longer than the server allows. */
  | 'took_too_long'
  /** The server can't do its work at the moment. */
  | 'unavailable'
  /** Anything else: the fault is the server's. */
  | 'internal_error'

/** The HTTP status of each problem. */
export const problemStatuses: { readonly [code in ProblemCode]: number } = {
  malformed_document: 400,
  unexpected_structure: 400,
  invalid_value: 400,
  doctype_not_allowed: 400,
  invalid_parameter: 400,
  unknown_parameter: 400,
  repeated_parameter: 400,
  incomplete_body: 400,
  missing_key: 401,
  unknown_key: 401,
  forbidden_key: 403,
  unknown_path: 404,
  unknown_chart_type: 404,
  unknown_chart_format: 404,
  method_not_allowed: 405,
  document_too_large: 413,
  too_many_entries: 413,
  unsupported_media_type: 415,
  unsupported_charset: 415,
  unsupported_encoding: 415,
  chart_not_applicable: 422,
  request_aborted: 499,
  internal_error: 500,
  missing_package: 501,
  module_off: 501,
  too_busy: 503,
  took_too_long: 503,
  unavailable: 503,
}

/**
 * A problem as in RFC 9457, with additional members: `code`, and the place if
 * something in the document or the query is at fault.
 */
export interface Problem {
  /** `about:blank`: status and code say what kind of problem it is. */
  readonly type: string
  /** The status in words. */
  readonly title: string
  readonly status: number
  /** What is wrong with this request, in English. */
  readonly detail: string
  readonly code: ProblemCode
  /** The element at fault, as `Patient/Measurements/Measurement[2]/SizeCm`, or the parameter's name. */
  readonly path?: string | undefined
  /** Line in the document, from 1. */
  readonly line?: number | undefined
  /** Column in the line, from 1. */
  readonly column?: number | undefined
  /** What is accepted instead. */
  readonly accepted?: readonly string[] | undefined
}

const codes = choice(Object.keys(problemStatuses) as ProblemCode[])

/** What is wrong with a request. Root, names, namespace and `i` are those of RFC 9457, appendix B. */
export const problemDocument: DocumentSchema<Problem> = documentOf(
  'problem',
  record<Problem>('Problem', {
    type: named('type', required(text)),
    title: named('title', required(text)),
    status: named('status', required(number(0, 0))),
    detail: named('detail', required(text)),
    code: named('code', required(codes)),
    path: named('path', text),
    line: named('line', number(0, 0)),
    column: named('column', number(0, 0)),
    accepted: named('accepted', list('i', { kind: 'token' })),
  }),
  { xmlns: 'urn:ietf:rfc:7807' },
)
