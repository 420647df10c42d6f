import type { ParseOptions } from '../codec/limits.js'
import { growthSettings } from '../growth/growth-options.js'
import type { RenderOptions } from '../render/render-options.js'
import { bodyText } from './body-text.js'
import { checkKey, type VerifyKey } from './check-key.js'
import { type DrawChart, endpointMethod } from './endpoint.js'
import { openApiPath } from './endpoints.js'
import { findRoute, type Route } from './find-route.js'
import { checkMediaType } from './media-type.js'
import { openApiDocument } from './openapi.js'
import { readQuery } from './read-query.js'
import { RequestProblem } from './request-problem.js'
import { answerResponse, methodsResponse } from './responses.js'
import { whileAnswering, whileReading } from './translate-error.js'

/** What a handler knows besides the request. */
export interface Service {
  readonly verifyKey: VerifyKey
  readonly basePath: string
  readonly options: RenderOptions
  readonly draw: DrawChart
  readonly limits: Required<ParseOptions>
}

/**
 * Answers a request: first what costs nothing to find wrong, then the key, the
 * query and the body.
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
  if (request.method !== endpointMethod) throw otherMethod(endpointMethod)
  await checkKey(request, query, service.verifyKey)
  goOn(request)
  return answerPatient(request, route, query, service)
}

async function answerPatient(
  request: Request,
  { endpoint, chart }: Route,
  query: URLSearchParams,
  { options, draw, limits }: Service,
): Promise<Response> {
  const { exchange, parameters, answer } = endpoint
  const call = { chart: { ...chart, ...readQuery(query, parameters) }, options, draw }
  checkMediaType(request.headers, exchange)
  const text = await bodyText(request, limits.maxBytes)
  goOn(request)
  const patient = whileReading(() => exchange.parsePatient(text, limits))
  const answered = await whileAnswering(() => answer({ ...call, patient }))
  goOn(request)
  return answerResponse(answered, { 'Content-Language': growthSettings(options).locale })
}

function describeService(request: Request, query: URLSearchParams, { basePath }: Service): Response {
  const methods = 'GET, HEAD'
  if (request.method === 'OPTIONS') return methodsResponse(methods)
  if (request.method !== 'GET' && request.method !== 'HEAD') throw otherMethod(methods)
  readQuery(query, [])
  const body = JSON.stringify(openApiDocument(basePath))
  const response = answerResponse({ mediaType: 'application/json', body })
  return request.method === 'HEAD' ? new Response(null, response) : response
}

function otherMethod(allow: string): RequestProblem {
  const detail = `This method is not available here; available: ${allow}.`
  return new RequestProblem('method_not_allowed', detail, { accepted: allow.split(', '), headers: { Allow: allow } })
}

/** Stops where nobody waits for the answer any longer. */
function goOn({ signal }: Request): void {
  if (signal.aborted) throw new RequestProblem('request_aborted', 'The client closed the request.')
}
