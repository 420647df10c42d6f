import { calculatePatient } from '../assessment/calculate-patient.js'
import type { Endpoint } from './endpoint.js'
import type { ExchangeFormat } from './exchange-format.js'

/** Scores, percentiles and plausibility messages of a patient. */
export const calculationEndpoint = (exchange: ExchangeFormat): Endpoint => ({
  path: `/api/${exchange.name}`,
  operationId: `calculate-${exchange.name}`,
  summary: 'Calculate parameters',
  description: 'Gives the patient back with SD-scores, percentiles, derived measures and plausibility messages.',
  exchange,
  parameters: [],
  media: [{ mediaType: exchange.mediaType, document: 'PatientResult' }],
  answer: ({ patient, options }) => ({
    mediaType: exchange.mediaType,
    body: exchange.formatPatient(calculatePatient(patient, options)),
  }),
})
