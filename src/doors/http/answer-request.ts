import { loadCourseCharts } from '../../charts/course/load-course-charts.js'
import { needsOfRequest, withNeeds } from '../../charts/load-needs.js'
import { loadCalculation } from '../../clinical/course/puberty/load-puberty.js'
import { chartDefaults, growthSettings } from '../../clinical/growth/growth-options.js'
import type { ReferenceSet, SetOnDemand } from '../../clinical/references/reference-set.js'
import { type Locale, locales } from '../../ground/languages/built-in.js'
import { servingTag } from '../../ground/model/localized.js'
import { errorSentence } from '../../ground/text/error-sentence.js'
import type { PatientParseOptions } from '../../shown/documents/patient-document.js'
import { renderChart } from '../../shown/render/render-chart.js'
import type { RenderOptions } from '../../shown/render/render-options.js'
import { type AnswerElsewhere, answerFrom, mostBytesHere } from './elsewhere.js'
import { endpointMethod, healthPath, openApiPath } from './endpoints.js'
import { checkKey, type VerifyKey } from './keys.js'
import { openApiDocument } from './openapi/openapi.js'
import { type QueryParameter, readQuery } from './query/query-parameters.js'
import { offeredSet } from './query/reference-parameters.js'
import type { RecordSystems } from './record-systems.js'
import { bodyOf, checkMediaType } from './request-body.js'
import { type Answer, answerResponse, answerTo, methodsResponse, RequestProblem } from './responses.js'
import { findRoute, type PathReading, type Route } from './routes.js'
import type { ServiceRequest, ServiceResponse } from './service-exchange.js'
import { translateChartErrors, translateDocumentErrors } from './translate-error.js'

/** The language of answers: one for all, the one that the request accepts, or the choice of a function. */
export type AnswerLanguage = RenderOptions['locale'] | 'request' | ((request: Request) => RenderOptions['locale'])

/** What answers depend on in addition to the request. */
export interface Service extends PathReading {
  readonly verifyKey: VerifyKey
  readonly options: Omit<RenderOptions, 'locale'>
  readonly locale: AnswerLanguage
  /** The sets that a request may ask for. */
  readonly referenceSets: readonly (ReferenceSet | SetOnDemand)[]
  /** The query parameters by which it does. */
  readonly choices: readonly QueryParameter[]
  readonly answerElsewhere: AnswerElsewhere | undefined
  readonly isHealthy: () => boolean
  readonly limits: PatientParseOptions & { readonly maxBytes: number; readonly maxMeasurements: number }
  /** What record systems are offered. */
  readonly records: RecordSystems
}

/**
 * Answers a request. Cheap checks come first: path, method, key and query before
 * the body.
 *
 * @param path the request's path below the base path
 * @throws RequestProblem
 */
export async function answerRequest(
  request: ServiceRequest,
  path: string,
  query: URLSearchParams,
  service: Service,
): Promise<ServiceResponse> {
  const page = pages.get(path)
  if (page !== undefined) return answerPage(request, query, page, service)
  const route = findRoute(path, service)
  if (request.method === 'OPTIONS') return methodsResponse(endpointMethod)
  if (request.method !== endpointMethod) throw methodNotAllowed(endpointMethod)
  await checkKey(request, query, service.verifyKey)
  throwIfAborted(request)
  return answerPatient(request, route, query, service)
}

/** What a query may ask for besides the chart. */
type CalculationQuery = Pick<
  RenderOptions,
  'referenceSex' | 'timeZone' | 'clearedOnly' | 'boneAgeMethod' | 'pubertalTiming' | 'methods'
>

async function answerPatient(
  request: ServiceRequest,
  { endpoint, chart: path }: Route,
  query: URLSearchParams,
  service: Service,
): Promise<ServiceResponse> {
  const { exchange, parameters, compute } = endpoint
  const { answerElsewhere, limits, referenceSets, lenient } = service
  const { extensions = false, ...asked } = readQuery(query, [...parameters, ...service.choices], lenient)
  const {
    referenceSet,
    measureSet,
    referenceSex,
    timeZone,
    clearedOnly,
    boneAgeMethod,
    pubertalTiming,
    methods,
    expectedAt,
    noise,
    ...picture
  } = asked
  const encoding = checkMediaType(request.headers, exchange)
  const body = await bodyOf(request, limits.maxBytes)
  throwIfAborted(request)
  if (answerElsewhere !== undefined && (compute === undefined || body.length > mostBytesHere.document)) {
    return answerFrom(answerElsewhere, request, body)
  }
  const patient = translateDocumentErrors(() => exchange.parsePatient(body, { ...limits, encoding }))
  const chart = { ...path, ...picture }
  const needed = await withNeeds(service.options, patient, ['measuresOfChild', ...needsOfRequest(chart)], {
    measureSet,
    withCourse: async (given) => ({ ...given, courseCharts: given.courseCharts ?? (await loadCourseCharts()) }),
  })
  const options: RenderOptions = {
    ...needed,
    ...optionsAsked({
      referenceSex,
      timeZone,
      clearedOnly: clearedOnly || undefined,
      boneAgeMethod,
      pubertalTiming,
      methods,
    }),
    ...(referenceSet !== undefined && { references: await chosenSet(referenceSets, referenceSet) }),
    locale: languageOf(request, service.locale),
  }
  const calculate = await loadCalculation(patient)
  const result = await translateChartErrors<Answer>(
    () =>
      compute?.({ patient, chart, extensions, options, calculate, expectedAt, noise }) ??
      renderChart(patient, chart, options),
  )
  throwIfAborted(request)
  return answerResponse(result, {
    'Content-Language': growthSettings(options, chartDefaults).language.tag,
    ...(service.locale === 'request' && { Vary: 'Accept-Language' }),
  })
}

/** The options that a query has: others would take the place of the service's. */
function optionsAsked(options: CalculationQuery): Pick<RenderOptions, keyof CalculationQuery> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

/** Whether a set is yet to be loaded. */
export function isOnDemand(set: ReferenceSet | SetOnDemand | undefined): set is SetOnDemand {
  return set !== undefined && 'load' in set && typeof set.load === 'function' && typeof set.id === 'string'
}

async function chosenSet(sets: Service['referenceSets'], name: string): Promise<ReferenceSet> {
  const set = await offeredSet(sets, name)
  if (set !== undefined) return set
  const detail = errorSentence({ parameter: 'reference_set', value: name, accepted: sets.map(({ id }) => id) })
  throw new RequestProblem('invalid_parameter', detail, { path: 'reference_set' })
}

/** The language that a request is answered in. */
export function languageOf(request: ServiceRequest, locale: AnswerLanguage): RenderOptions['locale'] {
  if (locale === 'request') return preferredLocale(request.headers.get('accept-language'))
  // A handler with such a function wraps nothing: it is given the request as it came.
  return typeof locale === 'function' ? locale(request.request as Request) : locale
}

/** What is read without a key and without a document. */
interface Page {
  readonly answer: (service: Service) => Answer
  /** Balancers may add parameters of their own to their question. */
  readonly takesAnyQuery?: true
}

const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  [openApiPath, { answer: describeService }],
  [healthPath, { answer: tellHealth, takesAnyQuery: true }],
])

function tellHealth({ isHealthy }: Service): Answer {
  if (!isHealthy()) throw new RequestProblem('unavailable', 'Requests can not all be answered at the moment.')
  return { mediaType: 'text/plain', body: 'ok' }
}

function describeService({ basePath, referenceSets, records, options: { modules } }: Service): Answer {
  return {
    mediaType: 'application/json',
    body: JSON.stringify(openApiDocument(basePath, { referenceSets, modules, ...records })),
  }
}

function answerPage(request: ServiceRequest, query: URLSearchParams, page: Page, service: Service): ServiceResponse {
  const methods = 'GET, HEAD'
  if (request.method === 'OPTIONS') return methodsResponse(methods)
  if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(methods)
  if (!page.takesAnyQuery) readQuery(query, [], service.lenient)
  return answerTo(request, answerResponse(page.answer(service)))
}

/** The problem with a method that a path doesn't take. */
export function methodNotAllowed(allow: string): RequestProblem {
  const detail = `This path only takes ${allow}.`
  return new RequestProblem('method_not_allowed', detail, { accepted: allow.split(', '), headers: { Allow: allow } })
}

/** Stops when the client no longer waits for the answer. */
export function throwIfAborted({ isGone }: Pick<ServiceRequest, 'isGone'>): void {
  if (isGone) throw new RequestProblem('request_aborted', 'The client closed the request.')
}

/** A language range of the header with its weight (RFC 9110, 12.5.4). */
interface WeightedRange {
  readonly range: string
  readonly weight: number
}

/**
 * The language of the library that an `Accept-Language` header asks for: that of the
 * range with the greatest weight, by lookup (`de-AT` gives `de`; RFC 4647, 3.4). The
 * default if the header is missing or asks for none of them.
 *
 * @example
 * ```ts
 * preferredLocale('fr, en-GB;q=0.8, de;q=0.5') // 'en'
 * ```
 */
export function preferredLocale(header: string | null): Locale {
  const ranges = (header ?? '').split(',').flatMap((text) => weightedRange(text) ?? [])
  const refused = ranges.filter(({ weight }) => weight === 0).map(({ range }) => range)
  const offered = locales.filter((tag) => !refused.includes(tag))
  const wanted = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  for (const { range } of wanted) {
    const tag = range === '*' ? offered[0] : servingTag(range, offered)
    if (tag !== undefined) return tag
  }
  return offered[0] ?? locales[0]
}

const rangeForm = /^\s*(\*|[a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

/** A range and its weight; undefined for anything else, which is skipped. */
function weightedRange(text: string): WeightedRange | undefined {
  const [, range, weight = '1'] = rangeForm.exec(text) ?? []
  return range === undefined ? undefined : { range: range.toLowerCase(), weight: Number(weight) }
}
