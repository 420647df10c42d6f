import { getReferences } from '../charts/data/chart-references.js'
import { chartParameters } from './chart-parameters.js'
import type { Endpoint } from './endpoint.js'
import type { ExchangeFormat } from './exchange-format.js'

/** The references behind a chart. */
export const referencesEndpoint = (exchange: ExchangeFormat): Endpoint => ({
  path: `/api/${exchange.name}/chart/{TYP}/references`,
  operationId: `references-${exchange.name}`,
  summary: 'Get chart references',
  description: 'Lists the references that are visible in the chart of this patient.',
  exchange,
  parameters: chartParameters,
  media: [{ mediaType: exchange.mediaType, document: 'References' }],
  answer: ({ patient, chart, options }) => ({
    mediaType: exchange.mediaType,
    body: exchange.formatReferences(getReferences(patient, chart, options)),
  }),
})
