import type { PatientParseOptions } from '../documents/patient-document.js'
import { chartDefaults, growthSettings } from '../growth/growth-options.js'
import type { RenderOptions } from '../render/render-options.js'
import { type DrawChart, endpointMethod, openApiPath } from './endpoints.js'
import { checkKey, type VerifyKey } from './keys.js'
import { openApiDocument } from './openapi.js'
import { readQuery } from './query-parameters.js'
import { checkMediaType, readBody } from './request-body.js'
import { answerResponse, methodsResponse, RequestProblem } from './responses.js'
import { findRoute, type Route } from './routes.js'
import { translateChartErrors, translateDocumentErrors } from './translate-error.js'

/** What answers depend on in addition to the request. */
export interface Service {
  readonly verifyKey: VerifyKey
  readonly basePath: string
  readonly options: RenderOptions
  readonly draw: DrawChart
  readonly limits: PatientParseOptions & { readonly maxBytes: number }
}

/**
 * Answers a request. Cheap checks come first: path, method, key and query before
 * the body.
 *
 * @param path the request's path below the base path
 * @throws RequestProblem
 */
export async function answerRequest(
  request: Request,
  path: string,
  query: URLSearchParams,
  service: Service,
): Promise<Response> {
  if (path === openApiPath) return describeService(request, query, service)
  const route = findRoute(path)
  if (request.method === 'OPTIONS') return methodsResponse(endpointMethod)
  if (request.method !== endpointMethod) throw methodNotAllowed(endpointMethod)
  await checkKey(request, query, service.verifyKey)
  throwIfAborted(request)
  return answerPatient(request, route, query, service)
}

async function answerPatient(
  request: Request,
  { endpoint, chart }: Route,
  query: URLSearchParams,
  { options, draw, limits }: Service,
): Promise<Response> {
  const { exchange, parameters, answer } = endpoint
  const { extensions = false, ...asked } = readQuery(query, parameters)
  const call = { chart: { ...chart, ...asked }, extensions, options, draw, signal: request.signal }
  checkMediaType(request.headers, exchange)
  const text = await readBody(request, limits.maxBytes)
  throwIfAborted(request)
  const patient = translateDocumentErrors(() => exchange.parsePatient(text, limits))
  const result = await translateChartErrors(() => answer({ ...call, patient }))
  throwIfAborted(request)
  return answerResponse(result, { 'Content-Language': growthSettings(options, chartDefaults).language.tag })
}

function describeService(request: Request, query: URLSearchParams, { basePath }: Service): Response {
  const methods = 'GET, HEAD'
  if (request.method === 'OPTIONS') return methodsResponse(methods)
  if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(methods)
  readQuery(query, [])
  const body = JSON.stringify(openApiDocument(basePath))
  const response = answerResponse({ mediaType: 'application/json', body })
  return request.method === 'HEAD' ? new Response(null, response) : response
}

function methodNotAllowed(allow: string): RequestProblem {
  const detail = `This path only takes ${allow}.`
  return new RequestProblem('method_not_allowed', detail, { accepted: allow.split(', '), headers: { Allow: allow } })
}

/** Stops when the client no longer waits for the answer. */
function throwIfAborted({ signal }: Request): void {
  if (signal.aborted) throw new RequestProblem('request_aborted', 'The client closed the request.')
}
