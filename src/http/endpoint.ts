import type { ChartRequest } from '../charts/request/chart-request.js'
import type { DocumentName } from '../documents/described-documents.js'
import type { Patient } from '../model/patient.js'
import type { RenderOptions } from '../render/render-options.js'
import type { RenderedChart } from '../render/rendered-chart.js'
import type { QueryParameter } from './chart-parameters.js'
import type { ExchangeFormat } from './exchange-format.js'

/** Draws a chart, as `renderChart` does. */
export type DrawChart = (patient: Patient, request: ChartRequest, options: RenderOptions) => Promise<RenderedChart>

/** What an endpoint answers from. */
export interface Call {
  readonly patient: Patient
  /** The chart that path and query ask for, if the endpoint is about one. */
  readonly chart: ChartRequest
  readonly options: RenderOptions
  readonly draw: DrawChart
}

/** A successful response, before its headers. */
export interface Answer {
  readonly mediaType: string
  readonly body: string | Uint8Array
}

/** What an answer may be, for the description of the service. */
export interface AnswerMedia {
  readonly mediaType: string
  /** The document that it is, if there is a schema for it. */
  readonly document?: DocumentName
  readonly binary?: true
}

/**
 * An endpoint of the service: a patient document is put to it, and it answers
 * with what can be made of that. The handler and the OpenAPI document follow
 * these declarations.
 */
export interface Endpoint {
  /** The path, its values named as {@link pathParameters} names them, `/api/xml/chart/{TYP}/{FORMAT}`. */
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly exchange: ExchangeFormat
  /** The query parameters besides the key. */
  readonly parameters: readonly QueryParameter[]
  readonly media: readonly AnswerMedia[]
  readonly answer: (call: Call) => Answer | Promise<Answer>
}

/** The method of every endpoint. */
export const endpointMethod = 'PUT'
