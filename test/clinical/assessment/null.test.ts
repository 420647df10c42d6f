import { expect, test } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { chartReferences } from '../../../src/charts/data/notes/chart-references.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { explainScores } from '../../../src/clinical/assessment/explain-scores.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import type { PatientInput } from '../../../src/ground/model/patient.js'
import { formatPatientJson, formatPatientXml } from '../../../src/shown/documents/patient-document.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'

// Null is how databases leave a value out: it means what undefined means, wherever a patient is taken.

const options = { today: '2024-06-05' }

const row: Required<PatientInput> = {
  id: null,
  firstName: null,
  lastName: null,
  dateOfBirth: '2014-06-04',
  dateOfBirthAsWritten: null,
  gender: 'female',
  genderAsWritten: null,
  diseases: ['TurnerSyndrome', null],
  sizeFatherCm: null,
  sizeMotherCm: null,
  sizeBirthCm: null,
  weightBirthG: null,
  weekBirth: null,
  dayBirth: null,
  headBirthCm: null,
  menarche: null,
  puberty: null,
  gmfcsLevel: null,
  tubeFed: null,
  measurements: [
    {
      date: '2020-06-04',
      ageInYears: null,
      boneAgeYears: null,
      sizeCm: 108,
      sizePosition: null,
      weightKg: null,
      headCm: null,
      seatCm: null,
    },
    { date: null, ageInYears: 7, sizeCm: null },
  ],
  markers: [{ text: null, date: '2021-01-01', until: null, kind: null }],
  unknownElements: null,
}

const withoutNulls: PatientInput = {
  dateOfBirth: '2014-06-04',
  gender: 'female',
  diseases: ['TurnerSyndrome'],
  measurements: [{ date: '2020-06-04', sizeCm: 108 }, { ageInYears: 7 }],
  markers: [{ date: '2021-01-01' }],
}

const empty: PatientInput = { dateOfBirth: null, gender: null, diseases: null, measurements: null, markers: null }

const uses: readonly (readonly [name: string, use: (patient: PatientInput) => unknown])[] = [
  ['calculatePatient', (patient) => calculatePatient(patient, options)],
  ['validatePatient', (patient) => validatePatient(patient, options)],
  ['explainScores', (patient) => explainScores(patient, options)],
  ['formatPatientXml', (patient) => formatPatientXml(patient)],
  ['formatPatientJson', (patient) => formatPatientJson(patient)],
]

const charts: readonly (readonly [name: string, use: (patient: PatientInput) => unknown])[] = [
  ['chartData', (patient) => chartData(patient, { type: 'Height' }, options)],
  ['chartReferences', (patient) => chartReferences(patient, { type: 'Height' }, options)],
  ['renderChart', (patient) => renderChart(patient, { type: 'Height', format: 'Svg' }, options)],
]

test.each([...uses, ...charts])('%s: a row with nulls is the patient without them', async (_, use) => {
  expect(await use(row)).toEqual(await use(withoutNulls))
})

test.each(uses)('%s: a patient of nulls is an empty one', (_, use) => {
  expect(use(empty)).toEqual(use({}))
})

test('a chart without a sex says so, null or not', () => {
  expect(() => chartData({ ...row, gender: null }, { type: 'Height' }, options)).toThrow(
    'Das Geschlecht des Kindes fehlt',
  )
})

test('no null is left in a result', () => {
  expect(JSON.stringify(calculatePatient(row, options))).not.toContain('null')
})

test('a disease counts as documents hold it: trimmed, and none if it is blank', () => {
  const child = {
    dateOfBirth: '2014-06-04',
    gender: 'female',
    measurements: [{ date: '2020-06-04', sizeCm: 108 }],
  } as const
  const spelt = calculatePatient({ ...child, diseases: [' TurnerSyndrome\n', ' ', ''] }, options)
  expect(spelt).toEqual(calculatePatient({ ...child, diseases: ['TurnerSyndrome'] }, options))
  expect(spelt.measurements[0]?.sizeTurnerSyndromeSds).toBeDefined()
})
