/**
 * Own references from files: a set in JSON, and the figures of its table in CSV.
 *
 *     npx tsx examples/own-references.ts
 */
import { readFileSync } from 'node:fs'
import { calculatePatient, scoreColumns } from 'auxology'
import { defineSetFromJson } from 'auxology/references'

const read = (file: string) => readFileSync(new URL(`references/${file}`, import.meta.url), 'utf8')
const ours = defineSetFromJson(read('our-clinic.json'), { files: { 'height.csv': read('height.csv') } })

const patient = {
  gender: 'male',
  dateOfBirth: '2014-06-04',
  measurements: [{ date: '2024-06-04', sizeCm: 136 }],
} as const
const [visit] = calculatePatient(patient, { references: ours, today: '2024-06-04' }).measurements
console.log(`${visit?.sizeSds?.value.toFixed(2)} by ${visit?.sizeSds?.reference}`)

const [score] = scoreColumns({
  references: ours,
  series: 'height',
  sex: Uint8Array.of(1),
  ageDays: Int32Array.of(3653),
  value: Float64Array.of(136),
})
console.log(`the same from columns: ${score?.toFixed(2)}`)
