import { calculationEndpoint } from './calculation-endpoint.js'
import { chartEndpoint } from './chart-endpoint.js'
import type { Endpoint } from './endpoint.js'
import { exchangeFormats } from './exchange-format.js'
import { referencesEndpoint } from './references-endpoint.js'

/** All endpoints. Where two paths fit, the first counts. */
export const endpoints: readonly Endpoint[] = Object.values(exchangeFormats).flatMap((exchange) => [
  calculationEndpoint(exchange),
  referencesEndpoint(exchange),
  chartEndpoint(exchange),
])

/** Where the service describes itself. */
export const openApiPath = '/api/openapi.json'
