import { chartDefaults, growthSettings, optionNames, requireModule } from '../../clinical/growth/growth-options.js'
import type { ReferenceSet, SetOnDemand } from '../../clinical/references/reference-set.js'
import { limitsOf } from '../../ground/codec/read-document.js'
import { invalidParameter, isRecord, refuseUnknownNames } from '../../ground/text/invalid-input.js'
import { type PatientParseOptions, parsePatientXml } from '../../shown/documents/patient-document.js'
import type { RenderOptions } from '../../shown/render/render-options.js'
import { codeTables } from '../fhir/codes/code-tables.js'
import { type AnswerLanguage, answerRequest, isOnDemand, type Service } from './answer-request.js'
import type { AnswerElsewhere } from './elsewhere.js'
import { exchangeFormatOf } from './exchange-format.js'
import { answerFhirPath, type FhirPath, fhirPathOf, outcomeResponse } from './fhir-paths.js'
import type { VerifyKey } from './keys.js'
import { growthParameters, offeredNames } from './query/reference-parameters.js'
import { checkCdsOptions, type RecordSystems } from './record-systems.js'
import { readStream } from './request-body.js'
import { answerTo, problemResponse, RequestProblem } from './responses.js'
import {
  type PlainService,
  requestIdOf,
  type ServiceRequest,
  type ServiceResponse,
  wrappedService,
} from './service-exchange.js'

/** The options of all calculations, the limits for documents, and who has access. */
export interface HandlerOptions
  extends Omit<RenderOptions, 'locale'>,
    Omit<PatientParseOptions, 'encoding'>,
    RecordSystems {
  /**
   * The language of messages and charts: `de` (default), another tag or language as
   * everywhere, `'request'` for the one that the header `Accept-Language` asks for, or a
   * function that chooses it for a request.
   */
  readonly locale?: AnswerLanguage
  /**
   * Takes requests as old clients send them: `True` and `False` in any case, paths
   * in any case and with a slash at the end; unknown query parameters are ignored.
   * Without it, all of these are errors.
   */
  readonly lenient?: boolean | undefined
  /**
   * The sets of references that a request may ask for by their id or edition (`reference_set`)
   * beside those of the service, such as `who` of `auxology/references`; one that is
   * not a set but says how to load it is loaded for the first request that asks for it.
   *
   * @example
   * ```ts
   * const netherlands: SetOnDemand = {
   *   id: 'netherlands',
   *   load: async () => (await import('auxology/references/netherlands')).netherlands,
   * }
   * createHandler({ verifyKey: () => true, referenceSets: [who, netherlands] })
   * ```
   */
  readonly referenceSets?: readonly (ReferenceSet | SetOnDemand)[] | undefined
  /**
   * Decides on the key of a request: `true` accepts it, `false` is answered with
   * 401, `'forbidden'` with 403. See {@link keyVerifier}.
   */
  readonly verifyKey: VerifyKey
  /** What `/health` answers: 200 where it is true, as by default, else 503, so that a balancer asks another server. */
  readonly isHealthy?: () => boolean
  /** What precedes `/api` in the path, such as `/growth`. Nothing by default. */
  readonly basePath?: string
  /**
   * Answers charts and long documents elsewhere, so that this thread stays free for other
   * requests: in a worker thread, in which a handler with the same options and
   * `verifyKey: () => true` answers `new Request(url, request)`.
   */
  readonly answerElsewhere?: AnswerElsewhere
  /**
   * Called when a request fails by the server's fault (status 500), with the error
   * and the id of the request, which the response has in `X-Request-Id`.
   * Neither the id nor the error's name and stack contain what was sent; an error's
   * message may.
   */
  readonly onError?: (error: unknown, requestId: string) => void
}

/** The sets on offer: the service's own, and others. */
function setsOnOffer(
  own: ReferenceSet,
  others: readonly (ReferenceSet | SetOnDemand)[],
): readonly (ReferenceSet | SetOnDemand)[] {
  return [own, ...others.filter(({ id }) => id !== own.id)]
}

const handlerNames = [
  ...Object.keys({
    verifyKey: true,
    basePath: true,
    answerElsewhere: true,
    onError: true,
    isHealthy: true,
    lenient: true,
    referenceSets: true,
    maxBytes: true,
    maxMeasurements: true,
    unknownElements: true,
    cdsHooks: true,
    fhir: true,
    fhirCodes: true,
  } satisfies { readonly [name in Exclude<keyof HandlerOptions, (typeof optionNames)[number]>]: true }),
  ...optionNames,
]

const basePathForm = /^(\/[A-Za-z0-9._~-]+)*$/

/**
 * The service as a function from a Fetch API `Request` to a `Response`.
 *
 * It answers every request and never throws or logs; failures are problem
 * documents (RFC 9457). Nothing of a request is stored. Each response has the id of
 * its request in `X-Request-Id`: that of the request's header, or a new one.
 *
 * @throws AuxologyError `invalid_parameter` for an unknown option, or a value that it doesn't take
 * @example
 * ```ts
 * const handle = createHandler({ verifyKey: keyVerifier({ keys: ['n2M7'] }), locale: 'en' })
 * const response = await handle(
 *   new Request('https://example.org/api/json', {
 *     method: 'PUT',
 *     headers: { 'API-Key': 'n2M7', 'Content-Type': 'application/json' },
 *     body: '{ "Gender": "female" }',
 *   }),
 * )
 * response.status // 200
 * ```
 */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  if (!isRecord(options)) throw invalidParameter('options', options, 'an object with verifyKey')
  refuseUnknownNames(options, handlerNames)
  checkHandlerOptions(options)
  const service = serviceOf(options)
  const { locale, onError } = options
  const answer: PlainService = async (request) => {
    const { id } = request
    const response = await answerOrProblem(request, service, (error) => onError?.(error, id))
    return { ...response, headers: { ...response.headers, 'X-Request-Id': id } }
  }
  const handle = async (request: Request): Promise<Response> => responseOf(await answer(serviceRequestOf(request)))
  return typeof locale === 'function' ? handle : Object.assign(handle, { [wrappedService]: answer })
}

/** @throws AuxologyError `invalid_parameter` for an option of the service itself outside its values */
function checkHandlerOptions(options: HandlerOptions): void {
  const { verifyKey, onError, answerElsewhere, isHealthy } = options
  checkFunction('verifyKey', verifyKey, 'a function, such as keyVerifier gives')
  for (const [name, value] of Object.entries({ onError, answerElsewhere, isHealthy })) {
    if (value !== undefined) checkFunction(name, value, 'a function')
  }
  const { basePath = '', lenient = false, fhir = false, unknownElements, cdsHooks, fhirCodes } = options
  if (!basePathForm.test(basePath)) throw invalidParameter('basePath', basePath, 'a path such as /growth')
  parsePatientXml('<Patient/>', { unknownElements })
  for (const [name, value] of Object.entries({ lenient, fhir })) {
    if (typeof value !== 'boolean') throw invalidParameter(name, value, ['true', 'false'])
  }
  if (cdsHooks !== undefined) checkCdsOptions(cdsHooks)
  for (const [name, isAsked] of Object.entries({ fhir, cdsHooks: cdsHooks !== undefined })) {
    if (isAsked) requireModule(options, 'exchange', name)
  }
  codeTables(fhirCodes)
}

function checkFunction(name: string, value: unknown, accepted: string): void {
  if (typeof value !== 'function') throw invalidParameter(name, value, accepted)
}

/** @throws AuxologyError `invalid_parameter` for an option of calculations outside its values */
function checkGrowthOptions({
  locale,
  referenceSets,
  ...render
}: Omit<RenderOptions, 'locale'> & Pick<HandlerOptions, 'locale' | 'referenceSets'>): void {
  const fixedLocale = locale === 'request' || typeof locale === 'function' ? undefined : locale
  for (const references of [render.references, ...(referenceSets ?? [])]) {
    if (isOnDemand(references)) continue
    growthSettings({ ...render, locale: fixedLocale, ...(references !== undefined && { references }) }, chartDefaults)
  }
}

/** @throws AuxologyError `invalid_parameter` for an option of documents or calculations outside its values */
function serviceOf(options: HandlerOptions): Service {
  const {
    verifyKey,
    basePath = '',
    answerElsewhere,
    onError: _,
    isHealthy = () => true,
    locale,
    lenient = false,
    referenceSets = [],
    maxBytes,
    maxMeasurements,
    unknownElements,
    cdsHooks,
    fhir = false,
    fhirCodes,
    ...render
  } = options
  const limits = limitsOf({
    ...(maxBytes !== undefined && { maxBytes }),
    ...(maxMeasurements !== undefined && { maxMeasurements }),
  })
  checkGrowthOptions({ ...render, referenceSets, ...(locale !== undefined && { locale }) })
  const offered = setsOnOffer(render.references ?? chartDefaults.references, referenceSets)
  return {
    verifyKey,
    basePath,
    lenient,
    locale,
    referenceSets: offered,
    choices: growthParameters(offeredNames(offered)),
    options: render,
    answerElsewhere,
    isHealthy,
    limits: { maxBytes: limits.maxBytes, maxMeasurements: limits.maxEntries, unknownElements },
    records: { cdsHooks, fhir, fhirCodes },
  }
}

function serviceRequestOf(request: Request): ServiceRequest {
  const { method, url, headers, signal } = request
  return {
    id: requestIdOf(headers),
    method,
    url,
    headers,
    signal,
    get isGone() {
      return signal.aborted
    },
    request,
    read: (maxBytes) => readStream(request, maxBytes),
  }
}

function responseOf({ status, headers, body }: ServiceResponse): Response {
  return new Response(body as string | Uint8Array<ArrayBuffer> | null, { status, headers })
}

async function answerOrProblem(
  request: ServiceRequest,
  service: Service,
  onError: (error: unknown) => void,
): Promise<ServiceResponse> {
  let path = ''
  let place: FhirPath | undefined
  try {
    const { pathname, searchParams } = urlOf(request.url)
    path = pathBelow(service.basePath, pathname)
    place = fhirPathOf(path, service)
    if (place !== undefined) return await answerFhirPath(request, searchParams, place, service)
    return await answerRequest(request, path, searchParams, service)
  } catch (error) {
    if (!(error instanceof RequestProblem)) reportError(error, onError)
    const problem = problemOf(error)
    const response =
      place === undefined ? problemResponse(problem, exchangeFormatOf(path)) : outcomeResponse(problem, request, place)
    return answerTo(request, response)
  }
}

/** An address without a query, whose path URL parsing would not change: most are so, and parsing takes longer than finding the answer. */
const plainUrl = /^https?:\/\/[\w.:-]+((?:\/[\w-]+)+)$/

function urlOf(url: string): Pick<URL, 'pathname' | 'searchParams'> {
  const pathname = plainUrl.exec(url)?.[1]
  return pathname === undefined ? new URL(url) : { pathname, searchParams: new URLSearchParams() }
}

/** A hook that fails must not keep the client from its answer. */
function reportError(error: unknown, onError: (error: unknown) => void): void {
  try {
    onError(error)
  } catch {
    // It can't be reported anywhere else.
  }
}

/** A path without the base path; empty for a path outside it. */
function pathBelow(basePath: string, path: string): string {
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : ''
}

/** Whatever isn't known to be the client's fault is the server's, and no details are disclosed. */
function problemOf(error: unknown): RequestProblem {
  if (error instanceof RequestProblem) return error
  return new RequestProblem('internal_error', 'The request could not be answered.')
}
