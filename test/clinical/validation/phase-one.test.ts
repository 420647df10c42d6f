import { expect, test, vi } from 'vitest'
import { sampleOfClinic, samplePatients } from '../../../scripts/plausibility-samples.js'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import type { ReferenceSet } from '../../../src/clinical/references/reference-set.js'
import { findImpossible } from '../../../src/clinical/validation/engine.js'
import type { Finding } from '../../../src/clinical/validation/findings.js'
import { readPatientDays } from '../../../src/clinical/validation/patient-days.js'
import { rules } from '../../../src/clinical/validation/rules/index.js'
import { de } from '../../../src/ground/languages/index.js'
import { dayNumber } from '../../../src/ground/model/calendar-date.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { atTen, today } from './findings-of.js'

// Any module that reads a reference fails as soon as it does.
vi.mock('../../../src/clinical/references/lookup.js', async (original) => {
  const refuse = () => {
    throw new Error('a reference was read')
  }
  return Object.fromEntries(Object.keys(await original<object>()).map((name) => [name, refuse]))
})

const day = dayNumber(today) as number
const noReferences: ReferenceSet = { id: 'none', name: { de: '', en: '' }, series: { height: [], weight: [] } }

function impossible(patient: Patient): readonly Finding[] {
  const { findings } = findImpossible(patient, readPatientDays(patient, day, undefined))
  return [...findings.patient, ...findings.visits.flat()]
}

test('phase one reads no reference, whatever it finds', () => {
  const reached = new Set([...samplePatients, ...sampleOfClinic].flatMap(impossible).map(({ code }) => code))
  const asked = rules.filter(({ asks }) => asks === 'patientFields' || asks === 'visitFields')
  expect(asked.map(({ code }) => code).filter((code) => !reached.has(code))).toEqual([])
})

test('growth and phase two do read them', () => {
  const options = {
    references: noReferences,
    bmiClasses: undefined,
    gestationalCorrection: 'none',
    referenceSex: undefined,
    modules: undefined,
    clearedOnly: false,
  } as const
  const settings = { today: day, zone: undefined, language: de, ...options }
  expect(() => assessPatient(atTen({ sizeCm: 141 }), settings)).toThrow('a reference was read')
})

test('what phase one finds is an error that takes something out of use', () => {
  for (const finding of samplePatients.flatMap(impossible)) {
    expect(finding.severity, finding.code).toBe('error')
    expect(finding.drops?.length, finding.code).toBeGreaterThan(0)
  }
})
