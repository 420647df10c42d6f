/**
 * TypeScript: scores of a patient, a chart, and the error for one that can't be drawn.
 *
 *     npx tsx examples/in-process.ts
 */
import { AuxologyError, calculatePatient, type Patient, renderChart } from 'auxology'

const patient: Patient = {
  dateOfBirth: '2014-06-04',
  gender: 'male',
  sizeFatherCm: 181,
  sizeMotherCm: 168,
  measurements: [{ date: '2024-06-04', sizeCm: 138.2, weightKg: 31.5 }],
}
const options = { today: '2024-06-04', locale: 'en' } as const

const [visit] = calculatePatient(patient, options).measurements
console.log(`Height ${visit?.sizeSds?.value.toFixed(2)} SDS, BMI ${visit?.bmi?.toFixed(1)} kg/m²`)

const { mediaType, body } = await renderChart(patient, { type: 'Height', format: 'Svg' }, options)
console.log(`A height chart, ${mediaType}, ${body.length} characters`)

try {
  await renderChart(patient, { type: 'HeightWithTurnerSyndrome', format: 'Svg' }, options)
} catch (error) {
  if (!(error instanceof AuxologyError)) throw error
  console.log(`${error.code}: ${error.message}`)
}
