import { libraryVersion } from '../../../ground/model/provenance.js'
import type { FhirAnswer } from '../fhir-answer.js'
import { growthOperationParameters } from './growth-parameters.js'

/** The canonical address of the operation: a UUID, like those of the code systems. */
const growthOperation = 'urn:uuid:d6834842-394e-4f97-a3c2-77bf49c4280f'

/** The day on which what the service can do last changed. */
const changedOn = '2026-11-29'

/** What FHIR asks a server to say of itself (FHIR R4, CapabilityStatement). */
export function answerMetadata(): FhirAnswer {
  return answered({
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: changedOn,
    kind: 'instance',
    software: { name: 'auxology', version: libraryVersion },
    implementation: { description: 'Growth assessment of children: one operation, nothing is stored.' },
    fhirVersion: '4.0.1',
    format: ['json'],
    rest: [
      {
        mode: 'server',
        security: { description: 'The operation needs the key that the host gave, in the header API-Key.' },
        resource: [{ type: 'OperationDefinition', interaction: [{ code: 'read' }] }],
        operation: [{ name: 'growth', definition: growthOperation }],
      },
    ],
  })
}

/** The definition of the operation (FHIR R4, OperationDefinition). */
export function answerDefinition(): FhirAnswer {
  return answered({
    resourceType: 'OperationDefinition',
    id: 'growth',
    url: growthOperation,
    version: libraryVersion,
    name: 'Growth',
    title: 'Growth of a child',
    status: 'active',
    kind: 'operation',
    date: changedOn,
    description:
      'Scores, percentiles, derived measures and plausibility messages of the child in a record, each with its reference. Nothing is stored, and no other server is asked.',
    affectsState: false,
    code: 'growth',
    system: true,
    type: false,
    instance: false,
    parameter: operationParameters(),
  })
}

function operationParameters(): readonly object[] {
  return [
    {
      name: 'record',
      use: 'in',
      min: 1,
      max: '1',
      documentation: 'The Patient, and the resources that growth is read from.',
      type: 'Bundle',
    },
    ...growthOperationParameters.map(({ name, type, documentation, ...more }) => ({
      name,
      use: 'in',
      min: 0,
      max: '1',
      documentation: 'values' in more ? `${documentation} ${more.values.join(', ')}.` : documentation,
      type,
    })),
    {
      name: 'return',
      use: 'out',
      min: 1,
      max: '1',
      documentation: 'A collection with observations, a report, and what was not used as OperationOutcome.',
      type: 'Bundle',
    },
  ]
}

function answered(body: object): FhirAnswer {
  return { status: 200, mediaType: 'application/fhir+json', body }
}
