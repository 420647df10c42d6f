import { type DocumentName, describedDocuments } from '../documents/described-documents.js'
import type { QueryParameter } from './chart-parameters.js'
import type { AnswerMedia, Endpoint } from './endpoint.js'
import { type ExchangeFormat, exchangeFormats } from './exchange-format.js'
import { parameterKinds } from './parameter-kinds.js'
import { pathParameterOf, pathParameters } from './path-parameters.js'

/** An object of an OpenAPI document. */
export type OpenApiObject = { readonly [key: string]: unknown }

/** Where the types of documents stand. */
export const schemaPlace = '#/components/schemas/'

const commonStatuses = [400, 401, 403, 405, 413, 415, 500]
/** What else can go wrong where a path names a chart. */
const chartStatuses = [404, 422, 501]

/** The statuses of all problems that an operation answers with. */
export const operationStatuses: readonly number[] = [...commonStatuses, ...chartStatuses].sort()

/** The OpenAPI operation of an endpoint. */
export function operationOf(endpoint: Endpoint): OpenApiObject {
  const { operationId, summary, description, exchange, parameters, path } = endpoint
  const inPath = path.split('/').flatMap((part) => pathParameterOf(part) ?? [])
  const statuses = inPath.length > 0 ? operationStatuses : commonStatuses
  return {
    operationId,
    summary,
    description,
    ...(inPath.length > 0 && { parameters: [...inPath.map(pathParameter), ...parameters.map(queryParameter)] }),
    requestBody: { required: true, content: { [exchange.mediaType]: documentContent('PatientRequest', exchange) } },
    responses: {
      200: { description: 'What was asked for.', content: answerContent(endpoint) },
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }])),
    },
  }
}

/** A document in one of the formats: JSON by its schema, XML by the name of its schema's file. */
export function documentContent(name: DocumentName, { name: format }: ExchangeFormat): OpenApiObject {
  if (format === 'json') return { schema: { $ref: schemaPlace + name } }
  const { description, file } = describedDocuments[name]
  return { schema: { type: 'string', description: `${description} The schema is ${file}.xsd.` } }
}

function pathParameter(name: 'TYP' | 'FORMAT'): OpenApiObject {
  const { values, description } = pathParameters[name]
  return { name, in: 'path', required: true, description, schema: { type: 'string', enum: values } }
}

function queryParameter({ name, kind, description, ...limits }: QueryParameter): OpenApiObject {
  const { minimum, maximum, default: value } = limits
  const schema = { ...parameterKinds[kind].schema, minimum, maximum, default: value }
  const given = Object.entries(schema).filter(([, facet]) => facet !== undefined)
  return { name, in: 'query', description, schema: Object.fromEntries(given) }
}

function answerContent({ media }: Endpoint): OpenApiObject {
  return Object.fromEntries(media.map((one) => [one.mediaType, mediaContent(one)]))
}

function mediaContent({ mediaType, document, binary }: AnswerMedia): OpenApiObject {
  const format = Object.values(exchangeFormats).find((known) => known.mediaType === mediaType)
  if (document !== undefined && format !== undefined) return documentContent(document, format)
  return binary ? {} : { schema: { type: 'string' } }
}
