import { calculatePatient } from '../../assessment/calculate-patient.js'
import type { Patient } from '../../model/patient.js'
import type { Call, Endpoint } from '../endpoints.js'
import type { ExchangeFormat } from '../exchange-format.js'

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
export function requestExample({ formatPatient, name }: ExchangeFormat): unknown {
  return exampleValue(formatPatient(patient), name)
}

/** Examples of what an endpoint computes, by their names. */
export function answerExamples({ compute, parameters, exchange }: Endpoint): { readonly [name: string]: Example } {
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
