import { calculatePatient } from '../../../clinical/assessment/calculate-patient.js'
import { chartDefaults } from '../../../clinical/growth/growth-options.js'
import type { ReferenceSet, SetOnDemand } from '../../../clinical/references/reference-set.js'
import type { DescribedDocument } from '../../../ground/codec/generated-schema.js'
import { jsonSchemaParts } from '../../../ground/codec/json/json-schema.js'
import { hasModule, type ModuleChoice } from '../../../ground/model/module-names.js'
import type { Patient } from '../../../ground/model/patient.js'
import { type DocumentName, describedDocuments } from '../../../shown/documents/catalogue.js'
import { problemStatuses } from '../../../shown/documents/problem-document.js'
import { type AnswerMedia, type Call, type Endpoint, endpoints, healthPath, openApiPath } from '../endpoints.js'
import { type ExchangeFormat, exchangeFormats } from '../exchange-format.js'
import { parameterKinds, type QueryParameter } from '../query/query-parameters.js'
import { growthParameters, offeredNames } from '../query/reference-parameters.js'
import { titleOf } from '../responses.js'
import { type PathParameterName, pathParameterOf, pathParameters } from '../routes.js'
import { type DescribedRecords, type OpenApiObject, recordPaths, recordSecurity } from './openapi-records.js'

/** What a service offers beyond the interface itself. */
export interface OpenApiOptions extends DescribedRecords {
  /** All sets that a request may ask for, that of the service first. */
  readonly referenceSets?: readonly (ReferenceSet | SetOnDemand)[]
  /** Those that are on: paths of others are left out. */
  readonly modules?: ModuleChoice
}

/** The version of the interface, not of the package. */
const interfaceVersion = '1.3.0'

/** The place of the document types. */
const schemaPlace = '#/components/schemas/'

const commonStatuses = [400, 401, 403, 405, 413, 415, 500]
/** Further statuses of paths that name a chart. */
const chartStatuses = [404, 422, 501, 503]

/** The statuses of all problems. */
const operationStatuses: readonly number[] = [...commonStatuses, ...chartStatuses].sort()

/**
 * The OpenAPI 3.1 document of the service, generated from the tables that the
 * handler follows.
 *
 * @param basePath what comes before `/api`, as in {@link createHandler}
 * @param options the sets of references that the service offers, by default the one for Germany
 * @example
 * ```ts
 * openApiDocument('/growth').openapi // '3.1.0'
 * ```
 */
export function openApiDocument(
  basePath = '',
  { referenceSets = [chartDefaults.references], modules, ...records }: OpenApiOptions = {},
): OpenApiObject {
  const shared = growthParameters(offeredNames(referenceSets))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Growth assessment',
      version: interfaceVersion,
      description:
        'SD-scores, percentiles, plausibility checks and percentile charts for children and adolescents. Nothing that is sent is stored.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath === '' ? '/' : basePath }],
    security: [{ keyInHeader: [] }, { keyInQuery: [] }],
    paths: {
      ...Object.fromEntries(
        endpoints
          .filter(({ module }) => module === undefined || hasModule(modules, module))
          .map((endpoint) => [endpoint.path, { put: operationOf(endpoint, shared) }]),
      ),
      ...recordPaths(records),
      [openApiPath]: { get: selfDescription },
      [healthPath]: { get: healthCheck },
    },
    components: {
      securitySchemes: {
        keyInHeader: { type: 'apiKey', in: 'header', name: 'API-Key' },
        keyInQuery: { type: 'apiKey', in: 'query', name: 'key' },
        ...recordSecurity(records),
      },
      responses: problemResponses(),
      schemas: documentTypes(),
    },
  }
}

const selfDescription: OpenApiObject = {
  operationId: 'describe',
  summary: 'Describe the service',
  security: [],
  responses: {
    200: { description: 'This document.', content: { 'application/json': { schema: { type: 'object' } } } },
    400: { $ref: '#/components/responses/Problem400' },
    405: { $ref: '#/components/responses/Problem405' },
    500: { $ref: '#/components/responses/Problem500' },
  },
}

const healthCheck: OpenApiObject = {
  operationId: 'health',
  summary: 'Ask whether requests are answered',
  security: [],
  responses: {
    200: { description: 'They are.', content: { 'text/plain': { schema: { type: 'string' }, example: 'ok' } } },
    405: { $ref: '#/components/responses/Problem405' },
    503: { $ref: '#/components/responses/Problem503' },
  },
}

/** The OpenAPI operation of an endpoint. */
function operationOf(endpoint: Endpoint, shared: readonly QueryParameter[]): OpenApiObject {
  const { operationId, summary, description, exchange, parameters, path } = endpoint
  const inPath = path.split('/').flatMap((part) => pathParameterOf(part) ?? [])
  const statuses = inPath.length > 0 ? operationStatuses : commonStatuses
  return {
    operationId,
    summary,
    description,
    parameters: [...inPath.map(pathParameter), ...[...parameters, ...shared].map(queryParameter)],
    requestBody: { required: true, content: requestContent(exchange) },
    responses: {
      200: { description: 'What was asked for.', content: answerContent(endpoint) },
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }])),
    },
  }
}

function requestContent(exchange: ExchangeFormat): OpenApiObject {
  const example = requestExample(exchange)
  return { [exchange.mediaType]: { ...documentContent(['PatientRequest'], exchange), example } }
}

/** One of some documents in one of the formats: JSON with its schema, XML with the name of the schema file. */
function documentContent(names: readonly DocumentName[], { name: format }: ExchangeFormat): OpenApiObject {
  if (format === 'json') {
    const [only, ...others] = names.map((name) => ({ $ref: schemaPlace + name }))
    return { schema: others.length === 0 ? only : { anyOf: [only, ...others] } }
  }
  const described = names.map((name) => {
    const { description, file } = describedDocuments[name]
    return `${description} The schema is ${file}.xsd.`
  })
  return { schema: { type: 'string', description: described.join(' ') } }
}

function pathParameter(name: PathParameterName): OpenApiObject {
  const { values, description } = pathParameters[name]
  return { name, in: 'path', required: true, description, schema: { type: 'string', enum: values } }
}

function queryParameter({ name, kind, words, description, ...limits }: QueryParameter): OpenApiObject {
  const { minimum, maximum, default: value } = limits
  const { type, pattern } = parameterKinds[kind]
  const schema = {
    type,
    enum: type === 'boolean' ? words?.map((word) => word === 'true') : words,
    pattern,
    minimum,
    maximum,
    default: value,
  }
  const facets = Object.entries(schema).filter(([, facet]) => facet !== undefined)
  return { name, in: 'query', description, schema: Object.fromEntries(facets) }
}

function answerContent(endpoint: Endpoint): OpenApiObject {
  const examples = answerExamples(endpoint)
  const shown = Object.keys(examples).length > 0 && { examples }
  return Object.fromEntries(endpoint.media.map((each) => [each.mediaType, { ...mediaContent(each), ...shown }]))
}

function mediaContent({ mediaType, documents, binary }: AnswerMedia): OpenApiObject {
  const format = Object.values(exchangeFormats).find((known) => known.mediaType === mediaType)
  if (documents !== undefined && format !== undefined) return documentContent(documents, format)
  return binary ? {} : { schema: { type: 'string' } }
}

/** A response for each status of a problem, in JSON or XML depending on the path. */
function problemResponses(): OpenApiObject {
  const { json, xml } = exchangeFormats
  return Object.fromEntries(
    operationStatuses.map((status) => [
      `Problem${status}`,
      {
        description: `${titleOf(status)}: ${codesOf(status).join(', ')}.`,
        content: {
          [json.problemMediaType]: documentContent(['Problem'], json),
          [xml.problemMediaType]: documentContent(['Problem'], xml),
        },
      },
    ]),
  )
}

function codesOf(status: number): string[] {
  return Object.entries(problemStatuses).flatMap(([code, codeStatus]) => (codeStatus === status ? [code] : []))
}

/** The types of all documents. A list is not a type itself, so it gets the document's name. */
function documentTypes(): OpenApiObject {
  const described: readonly (readonly [string, DescribedDocument])[] = Object.entries(describedDocuments)
  const types = described.flatMap(([name, { document, use }]) => {
    const parts = jsonSchemaParts(document, use, schemaPlace)
    return [
      ...Object.entries(parts.types),
      ...(document.value.kind === 'list' ? [[name, parts.document] as const] : []),
    ]
  })
  return Object.fromEntries(types)
}

/** A fictional girl of five years. */
const patient: Patient = {
  firstName: 'Mira',
  lastName: 'Muster',
  dateOfBirth: '2019-03-10',
  gender: 'female',
  sizeFatherCm: 182,
  sizeMotherCm: 168,
  measurements: [{ date: '2024-05-06', sizeCm: 109.5, weightKg: 18.2 }],
}

const call: Call = {
  patient,
  chart: { type: 'Height' },
  extensions: false,
  options: { today: '2024-06-04', locale: 'en' },
  calculate: calculatePatient,
}

/** An example in a document of OpenAPI: JSON as it is, XML as text. */
type Example = { readonly summary: string; readonly value: unknown }

/** An example of a request in a format. */
function requestExample({ formatPatient, name }: ExchangeFormat): unknown {
  return exampleValue(formatPatient(patient), name)
}

/** Examples of what an endpoint computes, by their names. */
function answerExamples({ compute, parameters, exchange }: Endpoint): { readonly [name: string]: Example } {
  if (compute === undefined) return {}
  const example = (summary: string, extensions: boolean): Example => ({
    summary,
    value: exampleValue(compute({ ...call, extensions }).body, exchange.name),
  })
  return {
    default: example('A girl of five years', false),
    ...(parameters.some(({ key, words }) => key === 'extensions' && words === undefined) && {
      extended: example('The same with extensions=true', true),
    }),
  }
}

function exampleValue(text: string, format: ExchangeFormat['name']): unknown {
  return format === 'json' ? JSON.parse(text) : text
}
