import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { assessPuberty } from '../../../src/clinical/course/puberty/assess-puberty.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { parsePatientJson, parsePatientXml } from '../../../src/shown/documents/patient-document.js'
import {
  formatResultJson,
  formatResultXml,
  parseResultJson,
  parseResultXml,
} from '../../../src/shown/documents/patient-result-document.js'
import type { PatientResultDocument } from '../../../src/shown/documents/written-result.js'
import * as children from '../../fixtures/children.js'
import { amelie, lukas } from '../../fixtures/puberty-children.js'

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

/** No document has the parameters of messages: the sentence and the code say the same. */
function isInDocuments(path: string): boolean {
  return !path.includes('/parameters/')
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
    const computed = leaves(calculatePatient(patient, { today })).filter(([path]) => isInDocuments(path))
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

/** Children of whom together everything is assessed that a course has. */
const courses: Readonly<Record<string, Patient>> = {
  ...children,
  boy: {
    gender: 'male',
    dateOfBirth: '2014-06-04',
    sizeFatherCm: 175,
    sizeMotherCm: 165,
    weekBirth: 39,
    weightBirthG: 3300,
    measurements: [
      { date: '2014-08-04', sizeCm: 58, weightKg: 5.5, headCm: 39 },
      { date: '2014-10-04', sizeCm: 63, weightKg: 7, headCm: 41.5 },
      { date: '2017-12-04', sizeCm: 96 },
      { date: '2018-12-04', sizeCm: 101 },
      { date: '2023-06-04', sizeCm: 124.8 },
      { date: '2024-06-04', sizeCm: 130, weightKg: 28, boneAgeYears: 9 },
    ],
  },
}

describe('the course of a patient', () => {
  const assessed = (patient: Patient, boneAgeMethod: 'tw2-rus' | undefined) => ({
    ...calculatePatient(patient, { today }),
    course: assessCourse(patient, { today, boneAgeMethod }),
  })
  const ways = [
    ['XML', (result: PatientResultDocument) => parseResultXml(formatResultXml(result, extended))],
    ['JSON', (result: PatientResultDocument) => parseResultJson(formatResultJson(result, extended))],
  ] as const

  it.each(ways)('comes back from %s as it was assessed', (_, written) => {
    for (const patient of Object.values(courses)) {
      for (const scale of [undefined, 'tw2-rus'] as const) {
        const result = assessed(patient, scale)
        const read = new Map(leaves(written(result).course))
        const computed = leaves(result.course)
        expect(read.size).toBe(computed.length)
        for (const [path, value] of computed) expectWritten(read.get(path), value, path)
      }
    }
  })

  it.each(ways)('has the scores of stages of puberty in %s, and what is early or late', (_, written) => {
    for (const patient of [amelie, { ...lukas, puberty: lukas.puberty?.slice(0, 3) }]) {
      const pubertyAssessment = assessPuberty(patient, { today })
      const read = written({ ...calculatePatient(patient, { today }), pubertyAssessment }).pubertyAssessment
      expect(read?.hints).toHaveLength(1)
      const found = new Map(leaves(read))
      const computed = leaves(pubertyAssessment)
      expect(found.size).toBe(computed.length)
      for (const [path, value] of computed) expectWritten(found.get(path), value, path)
    }
  })

  it('is in the extended form alone, and not read as a part of a patient', () => {
    const result = assessed(courses['boy'] ?? {}, undefined)
    expect(formatResultXml(result)).toBe(formatResultXml(calculatePatient(courses['boy'] ?? {}, { today })))
    expect(parsePatientXml(formatResultXml(result, extended)).unknownElements).toBeUndefined()
    expect(parsePatientJson(formatResultJson(result, extended)).unknownElements).toBeUndefined()
  })
})
