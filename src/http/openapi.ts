import { jsonSchemaParts } from '../codec/json/json-schema.js'
import type { DescribedDocument } from '../codec/schema-use.js'
import { describedDocuments } from '../documents/described-documents.js'
import { problemStatuses } from '../documents/problem-document.js'
import { endpoints, openApiPath } from './endpoints.js'
import { exchangeFormats } from './exchange-format.js'
import {
  documentContent,
  type OpenApiObject,
  operationOf,
  operationStatuses,
  schemaPlace,
} from './openapi-operation.js'
import { titleOf } from './responses.js'

/** The version of the interface, not of the package. */
const interfaceVersion = '1.0.0'

/**
 * The description of the service, OpenAPI 3.1, from the tables that the
 * handler follows.
 *
 * @param basePath what stands before `/api`, as in {@link createHandler}
 * @example
 * ```ts
 * openApiDocument('/growth').openapi // '3.1.0'
 * ```
 */
export function openApiDocument(basePath = ''): OpenApiObject {
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
      ...Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { put: operationOf(endpoint) }])),
      [openApiPath]: { get: selfDescription },
    },
    components: {
      securitySchemes: {
        keyInHeader: { type: 'apiKey', in: 'header', name: 'API-Key' },
        keyInQuery: { type: 'apiKey', in: 'query', name: 'key' },
      },
      responses: problemResponses(),
      schemas: schemas(),
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

/** One response for every status of a problem, as JSON or XML after the path. */
function problemResponses(): OpenApiObject {
  const { json, xml } = exchangeFormats
  return Object.fromEntries(
    operationStatuses.map((status) => [
      `Problem${status}`,
      {
        description: `${titleOf(status)}: ${codesOf(status).join(', ')}.`,
        content: {
          [json.problemMediaType]: documentContent('Problem', json),
          [xml.problemMediaType]: documentContent('Problem', xml),
        },
      },
    ]),
  )
}

function codesOf(status: number): string[] {
  return Object.entries(problemStatuses).flatMap(([code, own]) => (own === status ? [code] : []))
}

/** The types of all documents. A list, which is no type itself, gets the document's name. */
function schemas(): OpenApiObject {
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
