import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../src/assessment/calculate-patient.js'
import {
  formatResultJson,
  formatResultXml,
  parseResultJson,
  parseResultXml,
} from '../../src/documents/patient-result-document.js'
import type { Patient } from '../../src/model/patient.js'
import * as children from '../fixtures/children.js'

const today = '2025-03-10'
const extended = { extensions: true }

/** Children of whom together everything is computed that a result has. */
const patients: Readonly<Record<string, Patient>> = {
  ...children,
  heavy: {
    gender: 'male',
    dateOfBirth: '2014-06-04',
    diseases: ['Achondroplasia', 'Unknown'],
    weekBirth: 34,
    headBirthCm: 31,
    measurements: [
      { date: '2016-06-04', sizeCm: 70, sizePosition: 'lying', weightKg: 8, headCm: 51 },
      { date: '2024-06-04', sizeCm: 320, boneAgeYears: 3 },
    ],
    markers: [{ text: 'GH', date: '2020-01-01', until: '2030-01-01', kind: 'growth-hormone' }],
  },
  obese: {
    gender: 'female',
    dateOfBirth: '2014-06-04',
    measurements: [{ date: '2024-06-04', sizeCm: 140, weightKg: 75, boneAgeYears: 12 }],
  },
}

/** Every value of a result by its path, without what is undefined and lists without entries. */
function leaves(value: unknown, path = ''): [path: string, value: unknown][] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}/${key}`))
}

/** Documents round to a tenth at the least; dates may have gained a time of day. */
function expectWritten(read: unknown, computed: unknown, path: string): void {
  if (typeof computed === 'number') expect(Math.abs((read as number) - computed), path).toBeLessThan(0.0501)
  else if (/\/(date|until|dateOfBirth)$/i.test(path)) expect(read, path).toContain(computed)
  else expect(read, path).toBe(computed)
}

const forms = [
  ['XML', (patient: Patient) => parseResultXml(formatResultXml(calculatePatient(patient, { today }), extended))],
  ['JSON', (patient: Patient) => parseResultJson(formatResultJson(calculatePatient(patient, { today }), extended))],
] as const

describe.each(forms)('the extended form in %s', (_, written) => {
  it.each(Object.entries(patients))('holds everything that the result of %s has', (_, patient) => {
    const computed = leaves(calculatePatient(patient, { today }))
    const read = new Map(leaves(written(patient)))
    expect(read.size).toBe(computed.length)
    for (const [path, value] of computed) expectWritten(read.get(path), value, path)
  })
})

it('every extension is computed for one of the children', () => {
  const found = new Set(
    Object.values(patients).flatMap((patient) =>
      leaves(calculatePatient(patient, { today })).map(([path]) => path.replace(/\/\d+/g, '')),
    ),
  )
  const visit = '/measurements'
  for (const path of [
    '/headBirthSds/value',
    '/validationMessages/code',
    `${visit}/validationMessages/code`,
    `${visit}/sizeSds/raw`,
    `${visit}/sizeSds/reference`,
    `${visit}/weightForLengthSds/value`,
    `${visit}/weightForLengthPercentile`,
    `${visit}/boneAgeSizeSds/value`,
    `${visit}/boneAgeSizePercentile`,
    `${visit}/bmiClass/class`,
    `${visit}/bmiClass/percentOf/percent`,
    `${visit}/diseaseScores/score/value`,
    `${visit}/diseaseScores/percentile`,
  ]) {
    expect([...found]).toContain(path)
  }
})
