/**
 * Scores of the child in a FHIR bundle, and what of the bundle was not used.
 *
 *     npx tsx examples/fhir/assess-bundle.ts
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculatePatient } from 'auxology'
import { patientFromFhir } from 'auxology/fhir'

const bundle = JSON.parse(readFileSync(join(import.meta.dirname, 'bundle.json'), 'utf8'))
const { patient, unused } = patientFromFhir(bundle, { timeZone: 'Europe/Berlin', locale: 'en' })
const result = calculatePatient(patient, { today: '2023-06-01', locale: 'en' })

for (const { date, ageYears, sizeCm, sizeSds, weightKg, weightSds, headCm, headSds, sources } of result.measurements) {
  console.log(
    `${date} (${ageYears?.toFixed(2)} years):`,
    `height ${sizeCm} cm, ${sizeSds?.value.toFixed(2)} SDS;`,
    `weight ${weightKg} kg, ${weightSds?.value.toFixed(2)} SDS;`,
    headCm === undefined ? 'head not measured' : `head ${headCm} cm, ${headSds?.value.toFixed(2)} SDS`,
    `(from ${sources.length} observations)`,
  )
}
for (const { reference, text } of unused) console.log(`Not used: ${reference}: ${text}`)
