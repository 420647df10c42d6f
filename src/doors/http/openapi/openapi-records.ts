import { cdsHooks } from '../../../ground/model/fhir-names.js'
import { serviceId } from '../cds-hooks/cds-services.js'
import type { RecordSystems } from '../record-systems.js'

/** An object of an OpenAPI document. */
export type OpenApiObject = { readonly [key: string]: unknown }

/** What record systems are offered, for the description of the service: nothing that is not offered. */
export type DescribedRecords = { readonly [offer in keyof RecordSystems]?: unknown }

const anyObject = { schema: { type: 'object' } } as const

/** A status with an OperationOutcome. */
function outcome(description: string): OpenApiObject {
  return { description, content: { 'application/fhir+json': anyObject } }
}

const outcomes = {
  400: outcome('The document is at fault, and the OperationOutcome says where.'),
  401: outcome('No key or token, or one that is not valid.'),
  403: outcome('The key or token has no access.'),
  413: outcome('The document is too large.'),
  415: outcome('The document is not JSON.'),
  500: outcome('The fault is the service’s.'),
} as const

const secured = { security: [{ keyInHeader: [] }, { keyInQuery: [] }, { token: [] }] } as const

function posted(operationId: string, summary: string, answer: string, more: OpenApiObject = {}): OpenApiObject {
  return {
    post: {
      operationId,
      summary,
      ...secured,
      requestBody: { required: true, content: { 'application/json': anyObject } },
      responses: { 200: { description: answer, content: { 'application/json': anyObject } }, ...more, ...outcomes },
    },
  }
}

const cdsPaths: OpenApiObject = {
  '/cds-services': {
    get: {
      operationId: 'cds-discovery',
      summary: 'List the services of CDS Hooks',
      security: [],
      responses: {
        200: {
          description: 'The services with their prefetch templates.',
          content: { 'application/json': anyObject },
        },
      },
    },
  },
  ...Object.fromEntries(
    cdsHooks.map((hook) => [
      `/cds-services/${serviceId(hook)}`,
      posted(serviceId(hook), `Ask for cards (CDS Hooks, ${hook})`, 'The cards.', {
        412: outcome('A part of the record that is needed was not sent.'),
      }),
    ]),
  ),
}

function described(operationId: string, summary: string, description: string): OpenApiObject {
  const answer = { description, content: { 'application/fhir+json': anyObject } }
  return { get: { operationId, summary, security: [], responses: { 200: answer } } }
}

const growthPaths: OpenApiObject = {
  '/fhir/$growth': {
    post: {
      operationId: 'fhir-growth',
      summary: 'Assess the child in a FHIR record',
      requestBody: {
        required: true,
        content: { 'application/fhir+json': { ...anyObject }, 'application/json': anyObject },
      },
      responses: {
        200: { description: 'The growth as a Bundle.', content: { 'application/fhir+json': anyObject } },
        ...outcomes,
      },
    },
  },
  '/fhir/metadata': described('fhir-metadata', 'Say what is offered in FHIR', 'A CapabilityStatement.'),
  '/fhir/OperationDefinition/growth': described(
    'fhir-growth-definition',
    'Define the operation',
    'The OperationDefinition of $growth.',
  ),
}

/** The paths that are offered to record systems. */
export function recordPaths({ cdsHooks, fhir }: DescribedRecords): OpenApiObject {
  return { ...(cdsHooks !== undefined && cdsPaths), ...(fhir === true && growthPaths) }
}

/** How they may identify themselves besides. */
export function recordSecurity({ cdsHooks }: DescribedRecords): OpenApiObject {
  return cdsHooks === undefined ? {} : { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } }
}
