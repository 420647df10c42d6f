import type { ChartRequest } from '../../charts/chart-request.js'
import { chartReferences } from '../../charts/data/notes/chart-references.js'
import { calculatePatient } from '../../clinical/assessment/calculate-patient.js'
import { assessCourse } from '../../clinical/course/assess-course.js'
import { expectedOfDay } from '../../clinical/course/expected/expected-of-day.js'
import type { MeasuringNoise } from '../../clinical/course/expected/expected-options.js'
import type { calculateWithPuberty } from '../../clinical/course/puberty/assess-puberty.js'
import type { ModuleName } from '../../ground/model/module-names.js'
import type { Patient } from '../../ground/model/patient.js'
import type { DocumentName } from '../../shown/documents/catalogue.js'
import { chartRenderers } from '../../shown/render/formats.js'
import type { RenderOptions } from '../../shown/render/render-options.js'
import { type ExchangeFormat, exchangeFormats } from './exchange-format.js'
import { courseParameters, sheetParameters } from './query/course-parameters.js'
import { calculationParameters, pictureParameters, type QueryParameter } from './query/query-parameters.js'
import type { Answer } from './responses.js'

/** What an endpoint computes its answer from. */
export interface Call {
  readonly patient: Patient
  /** The chart that path and query ask for, if the endpoint is about one. */
  readonly chart: ChartRequest
  /** Whether the result is written in the extended form. */
  readonly extensions: boolean
  readonly options: RenderOptions
  /** Calculates the extended form, with what it says of puberty. */
  readonly calculate: typeof calculateWithPuberty
  /** The day that is looked ahead to, and how carefully is measured. */
  readonly expectedAt?: string | undefined
  readonly noise?: MeasuringNoise | undefined
}

/** A document as the answer. */
export interface TextAnswer extends Answer {
  readonly body: string
}

/** A media type that an endpoint may answer with, for the OpenAPI document. */
export interface AnswerMedia {
  readonly mediaType: string
  /** The document's types, if there are schemas: the first by default. */
  readonly documents?: readonly [DocumentName, ...DocumentName[]]
  readonly binary?: true
}

/**
 * An endpoint of the service: it takes a patient document and answers with
 * what it computes. Both the handler and the OpenAPI document follow these
 * declarations.
 */
export interface Endpoint {
  /** The path with the names of {@link pathParameters} in place of values, `/api/xml/chart/{TYP}/{FORMAT}`. */
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly exchange: ExchangeFormat
  /** What it belongs to, if that can be switched off. */
  readonly module?: ModuleName
  /** The query parameters in addition to the key. */
  readonly parameters: readonly QueryParameter[]
  readonly media: readonly AnswerMedia[]
  /** Computes the answer; without it, the endpoint draws a chart. */
  readonly compute?: (call: Call) => TextAnswer
}

/** The method of every endpoint. */
export const endpointMethod = 'PUT'

/** The path of the OpenAPI document. */
export const openApiPath = '/api/openapi.json'

/** The path at which load balancers ask whether requests are answered. */
export const healthPath = '/health'

/** All endpoints. If two paths match, the first applies. */
export const endpoints: readonly Endpoint[] = Object.values(exchangeFormats).flatMap((exchange) => [
  calculationEndpoint(exchange),
  courseEndpoint(exchange),
  referencesEndpoint(exchange),
  chartEndpoint(exchange),
])

/** Scores, percentiles and plausibility messages of a patient. */
function calculationEndpoint(exchange: ExchangeFormat): Endpoint {
  const { name, mediaType, formatResult } = exchange
  return {
    path: `/api/${name}`,
    operationId: `calculate-${name}`,
    summary: 'Calculate parameters',
    description: 'Returns the patient with SD-scores, percentiles, derived measures and plausibility messages.',
    exchange,
    parameters: calculationParameters,
    media: [{ mediaType, documents: ['PatientResult', 'ExtendedPatientResult'] }],
    compute: ({ patient, options, extensions, calculate }) => ({
      mediaType,
      body: formatResult((extensions ? calculate : calculatePatient)(patient, options), { extensions }),
    }),
  }
}

/** The same with growth over time. */
function courseEndpoint(exchange: ExchangeFormat): Endpoint {
  const { name, mediaType, formatResult } = exchange
  return {
    path: `/api/${name}/course`,
    operationId: `course-${name}`,
    summary: 'Assess growth over time',
    description:
      'Returns the calculated patient in its extended form with the element Course: height velocity and gains, changes of scores, target height, adult height by the usual methods or by all, published screening rules, and on request what is expected on a day.',
    exchange,
    module: 'course',
    parameters: courseParameters,
    media: [{ mediaType, documents: ['ExtendedPatientResult'] }],
    compute: ({ patient, options, calculate, expectedAt: at, noise }) => {
      const expected = at === undefined ? undefined : expectedOfDay(patient, { ...options, at, noise })
      const course = { ...assessCourse(patient, options), expected }
      return { mediaType, body: formatResult({ ...calculate(patient, options), course }, { extensions: true }) }
    },
  }
}

/** The references behind a chart. */
function referencesEndpoint(exchange: ExchangeFormat): Endpoint {
  const { name, mediaType, formatReferences } = exchange
  return {
    path: `/api/${name}/chart/{TYP}/references`,
    operationId: `references-${name}`,
    summary: 'Get chart references',
    description: 'Lists the references that are visible in the chart of this patient.',
    exchange,
    module: 'charts',
    parameters: pictureParameters,
    media: [{ mediaType, documents: ['References'] }],
    compute: ({ patient, chart, options }) => ({
      mediaType,
      body: formatReferences(chartReferences(patient, chart, options)),
    }),
  }
}

/** A percentile chart. */
function chartEndpoint(exchange: ExchangeFormat): Endpoint {
  return {
    path: `/api/${exchange.name}/chart/{TYP}/{FORMAT}`,
    operationId: `chart-${exchange.name}`,
    summary: 'Generate a chart',
    description: 'Draws a percentile chart of the patient.',
    exchange,
    module: 'charts',
    parameters: [...pictureParameters, ...sheetParameters],
    media: chartMedia(),
  }
}

/** The media types of all chart formats; several may share one. */
function chartMedia(): AnswerMedia[] {
  const mediaTypes = new Set(Object.values(chartRenderers).map(({ mediaType }) => mediaType))
  return [...mediaTypes].map((mediaType) => ({
    mediaType,
    ...(/^application\/(json|xml)$/.test(mediaType) && { documents: ['ChartData'] as const }),
    ...(!isTextMedia(mediaType) && { binary: true }),
  }))
}

function isTextMedia(mediaType: string): boolean {
  return /^text\/|json$|xml$/.test(mediaType)
}
