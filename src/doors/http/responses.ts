import { legibleText } from '../../ground/text/markup.js'
import { type Problem, type ProblemCode, problemStatuses } from '../../shown/documents/problem-document.js'
import type { ExchangeFormat } from './exchange-format.js'
import type { ServiceResponse } from './service-exchange.js'

/** What a {@link RequestProblem} may have in addition to its code and detail. */
export interface ProblemExtras extends Pick<Problem, 'path' | 'line' | 'column' | 'accepted'> {
  /** Headers of the response. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Why a request can't be answered. It is thrown while a request is answered, and the handler turns it into a response. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem'

  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(detail)
  }
}

/** A successful response, before its headers. */
export interface Answer {
  readonly mediaType: string
  readonly body: string | Uint8Array
}

/** Headers of every response. The URL may contain a key, which must not leak. */
const commonHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const

/** What a picture or a page needs, and nothing else: no scripts, nothing from other origins. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Media types in which a browser would run scripts. */
const scriptable = /^(text\/html|image\/svg\+xml)$/

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  499: 'Client Closed Request',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
}

/** The response with an answer. */
export function answerResponse(
  { mediaType, body }: Answer,
  headers: Readonly<Record<string, string>> = {},
): ServiceResponse {
  return {
    status: 200,
    body,
    headers: {
      ...commonHeaders,
      'Content-Type': typeof body === 'string' ? `${mediaType}; charset=utf-8` : mediaType,
      ...(scriptable.test(mediaType) && { 'Content-Security-Policy': contentSecurityPolicy }),
      ...headers,
    },
  }
}

/** The response to OPTIONS. */
export function methodsResponse(allow: string): ServiceResponse {
  return { status: 204, body: null, headers: { ...commonHeaders, Allow: allow } }
}

/** The response that says what is wrong with a request. */
export function problemResponse({ code, detail, extras }: RequestProblem, exchange: ExchangeFormat): ServiceResponse {
  const { headers, path, ...place } = extras
  const status = problemStatuses[code]
  const problem: Problem = {
    type: 'about:blank',
    title: titleOf(status),
    status,
    detail: legibleText(detail),
    code,
    path: path === undefined ? undefined : legibleText(path),
    ...place,
  }
  return {
    status,
    body: exchange.formatProblem(problem),
    headers: { ...commonHeaders, ...headers, 'Content-Type': `${exchange.problemMediaType}; charset=utf-8` },
  }
}

/** The reason phrase of a status. */
export function titleOf(status: number): string {
  return titles[status] ?? 'Error'
}

/** The answer to a request by a method: to HEAD without what it is about. */
export function answerTo({ method }: { readonly method: string }, response: ServiceResponse): ServiceResponse {
  return method === 'HEAD' ? { ...response, body: null } : response
}
