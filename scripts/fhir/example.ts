import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import { explainScores } from '../../src/clinical/assessment/explain-scores.js'
import { type FhirBundle, formatFhirXml, resultToFhir } from '../../src/doors/fhir/index.js'
import type { Patient } from '../../src/ground/model/patient.js'

const girl: Patient = {
  firstName: 'Ida',
  lastName: 'Musterkind',
  dateOfBirth: '2019-03-02',
  gender: 'female',
  measurements: [{ date: '2024-03-05', sizeCm: 108.4, sizePosition: 'standing', weightKg: 17.9 }],
}

function bundle(): FhirBundle {
  const options = { today: '2024-03-05', locale: 'en' } as const
  return resultToFhir(calculatePatient(girl, options), {
    measured: true,
    locale: 'en',
    issued: '2024-03-05T10:15:00+01:00',
    explanations: explainScores(girl, options),
  })
}

/** The examples of the docs, by file of `examples/fhir`. */
export const fhirExamples: { readonly [file: string]: () => string } = {
  'growth-bundle.json': () => `${JSON.stringify(bundle(), null, 2)}\n`,
  'growth-bundle.xml': () => formatFhirXml(bundle()),
}
