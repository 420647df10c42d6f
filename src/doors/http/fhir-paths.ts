import { problemStatuses } from '../../shown/documents/problem-document.js'
import { languageOf, methodNotAllowed, type Service, throwIfAborted } from './answer-request.js'
import { hookOfService } from './cds-hooks/cds-services.js'
import { answerFrom, mostBytesHere } from './elsewhere.js'
import { exchangeFormats } from './exchange-format.js'
import { answerToError, type FhirAnswer, operationOutcome } from './fhir-answer.js'
import { checkKey, type KeyVerdict, unauthorized } from './keys.js'
import { readQuery } from './query/query-parameters.js'
import type { CdsHooksOptions } from './record-systems.js'
import { bodyOf, checkMediaType } from './request-body.js'
import { answerResponse, answerTo, methodsResponse, RequestProblem } from './responses.js'
import type { ServiceRequest, ServiceResponse } from './service-exchange.js'

/** A path that record systems call. */
export interface FhirPath {
  readonly path: string
  readonly methods: 'GET, HEAD' | 'POST'
  /** The pages from which browsers may call it. */
  readonly origins: CdsHooksOptions['origins']
  /** Decides on a token instead of a key. */
  readonly verifyToken: CdsHooksOptions['verifyToken']
  /** Answers a body; undefined where there is nothing at the path. */
  readonly answer: ((body: Uint8Array, call: FhirCall) => Promise<FhirAnswer>) | undefined
}

/** What an answer depends on besides the body. */
interface FhirCall {
  readonly options: Service['options'] & { readonly locale: ReturnType<typeof languageOf> }
  readonly limits: Service['limits']
  readonly referenceSets: Service['referenceSets']
  readonly codes: Service['records']['fhirCodes']
}

/** The path of record systems that a path is; undefined for all others, and for what the service doesn't offer. */
export function fhirPathOf(path: string, { records }: Service): FhirPath | undefined {
  const [, room, id = '', ...rest] = path.split('/')
  if (room === 'cds-services' && records.cdsHooks !== undefined) {
    return cdsPath(path, [id, ...rest].join('/'), records.cdsHooks)
  }
  return room === 'fhir' && records.fhir === true ? growthPath(path) : undefined
}

const growthAnswers: { readonly [path: string]: Pick<FhirPath, 'methods' | 'answer'> } = {
  '/fhir/$growth': {
    methods: 'POST',
    answer: async (body, call) => (await import('./growth-operation/answer-growth.js')).answerGrowth(body, call),
  },
  '/fhir/metadata': {
    methods: 'GET, HEAD',
    answer: async () => (await import('./growth-operation/capabilities.js')).answerMetadata(),
  },
  '/fhir/OperationDefinition/growth': {
    methods: 'GET, HEAD',
    answer: async () => (await import('./growth-operation/capabilities.js')).answerDefinition(),
  },
}

/** The operation on a FHIR record, and what describes it. */
function growthPath(path: string): FhirPath {
  const known = growthAnswers[path.replace(/%24/g, '$')]
  return { path, origins: undefined, verifyToken: undefined, methods: 'POST', answer: undefined, ...known }
}

/** CDS Hooks: discovery, a service. The code that makes cards is loaded with the first call. */
function cdsPath(path: string, id: string, cds: CdsHooksOptions): FhirPath {
  const { origins, verifyToken } = cds
  const common = { path, origins, verifyToken } as const
  const load = () => import('./cds-hooks/answer-cds.js')
  if (id === '') {
    return {
      ...common,
      methods: 'GET, HEAD',
      answer: async (_, call) => (await load()).answerDiscovery({ cds, ...call }),
    }
  }
  const hook = hookOfService(id)
  return {
    ...common,
    methods: 'POST',
    answer: hook && (async (body, call) => (await load()).answerHook(hook, body, { cds, ...call })),
  }
}

/**
 * Answers a path of record systems. What is read with `GET` describes the service, and
 * needs no key.
 *
 * @throws RequestProblem
 */
export async function answerFhirPath(
  request: ServiceRequest,
  query: URLSearchParams,
  place: FhirPath,
  service: Service,
): Promise<ServiceResponse> {
  const { methods, answer } = place
  if (answer === undefined) throw new RequestProblem('unknown_path', 'There is nothing at this path.')
  if (request.method === 'OPTIONS') return withOrigin(methodsResponse(methods), request, place)
  if (!methods.split(', ').includes(request.method)) throw methodNotAllowed(methods)
  const { answerElsewhere, limits, options, locale, referenceSets, records } = service
  if (methods === 'POST') await checkAccess(request, query, place, service)
  readQuery(query, [], service.lenient)
  if (methods === 'POST') checkMediaType(request.headers, exchangeFormats.json)
  const body = methods === 'POST' ? await bodyOf(request, limits.maxBytes) : new Uint8Array()
  throwIfAborted(request)
  if (answerElsewhere !== undefined && body.length > mostBytesHere.record) {
    return answerFrom(answerElsewhere, request, body)
  }
  const call: FhirCall = {
    options: { ...options, locale: languageOf(request, locale) },
    limits,
    referenceSets,
    codes: records.fhirCodes,
  }
  const response = responseOf(await answerOrOutcome(answer, body, call), request, place, {
    ...(locale === 'request' && { Vary: 'Accept-Language' }),
  })
  return answerTo(request, response)
}

/** What is wrong with the document that was sent is an answer too; any other error is the server's. */
async function answerOrOutcome(
  answer: NonNullable<FhirPath['answer']>,
  body: Uint8Array,
  call: FhirCall,
): Promise<FhirAnswer> {
  try {
    return await answer(body, call)
  } catch (error) {
    const outcome = answerToError(error)
    if (outcome === undefined) throw error
    return outcome
  }
}

/** The response that says what is wrong with a request, as record systems read it. */
export function outcomeResponse(
  { code, detail, extras }: RequestProblem,
  request: ServiceRequest,
  place: FhirPath,
): ServiceResponse {
  return responseOf(operationOutcome(problemStatuses[code], code, detail), request, place, extras.headers)
}

function responseOf(
  { status, mediaType, body, language }: FhirAnswer,
  request: ServiceRequest,
  place: FhirPath,
  headers: Readonly<Record<string, string>> = {},
): ServiceResponse {
  const { body: text, headers: common } = answerResponse(
    { mediaType, body: JSON.stringify(body) },
    { ...headers, ...(language !== undefined && { 'Content-Language': language }) },
  )
  return withOrigin({ body: text, status, headers: common }, request, place)
}

/** A token if the host verifies tokens and the request has one, else a key. */
async function checkAccess(
  request: ServiceRequest,
  query: URLSearchParams,
  { verifyToken, path }: FhirPath,
  { verifyKey }: Service,
): Promise<void> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (verifyToken === undefined || token === undefined)
    return checkKey(request, query, verifyKey, verifyToken && 'Bearer')
  const verdict: KeyVerdict = await verifyToken(token, path)
  if (verdict === 'forbidden') throw new RequestProblem('forbidden_key', 'This token has no access.')
  if (verdict !== true) throw unauthorized('unknown_key', 'The token is not valid.', 'Bearer')
}

/** Lets the browser hand the answer to the page that asked, if the host has named its origin (Fetch, CORS). */
function withOrigin(
  response: ServiceResponse,
  request: ServiceRequest,
  { origins = [], methods }: FhirPath,
): ServiceResponse {
  const origin = request.headers.get('origin')
  if (origins.length === 0) return response
  const { Vary: varies } = response.headers
  const isAllowed = origin !== null && (origins === '*' || origins.includes(origin))
  return {
    ...response,
    headers: {
      ...response.headers,
      ...(origins !== '*' && { Vary: varies === undefined ? 'Origin' : `${varies}, Origin` }),
      ...(isAllowed && { 'Access-Control-Allow-Origin': origins === '*' ? '*' : origin }),
      ...(isAllowed && request.method === 'OPTIONS' && preflight(methods)),
    },
  }
}

/** What a browser asks before the request itself. */
function preflight(methods: string): Readonly<Record<string, string>> {
  return {
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': 'authorization, api-key, content-type, accept-language',
    'Access-Control-Max-Age': '600',
  }
}
