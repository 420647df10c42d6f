/**
 * Scores of the child in a FHIR bundle.
 *
 *     npx tsx examples/fhir/assess-bundle.ts
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculatePatient } from 'auxology'
import { type FhirBundle, patientFromBundle } from './patient-from-bundle.js'

const bundle: FhirBundle = JSON.parse(readFileSync(join(import.meta.dirname, 'bundle.json'), 'utf8'))
const result = calculatePatient(patientFromBundle(bundle), { today: '2023-06-01', locale: 'en' })

for (const { date, ageYears, sizeCm, sizeSds, weightKg, weightSds, headCm, headSds } of result.measurements) {
  console.log(
    `${date} (${ageYears?.toFixed(2)} years):`,
    `height ${sizeCm} cm, ${sizeSds?.value.toFixed(2)} SDS;`,
    `weight ${weightKg} kg, ${weightSds?.value.toFixed(2)} SDS;`,
    headCm === undefined ? 'head not measured' : `head ${headCm} cm, ${headSds?.value.toFixed(2)} SDS`,
  )
}
