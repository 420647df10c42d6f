import { expect, it } from 'vitest'
import { calculationDefaults, growthSettings } from '../../../../src/clinical/growth/growth-options.js'
import { de } from '../../../../src/ground/languages/de/index.js'
import { en } from '../../../../src/ground/languages/en/index.js'
import type { Language } from '../../../../src/ground/languages/language.js'
import type { Patient } from '../../../../src/ground/model/patient.js'
import { patientFacts } from '../../../../src/shown/render/pdf/report/patient-facts.js'
import { reportedPatient } from '../../../../src/shown/render/pdf/report/reported-patient.js'
import { emil } from '../../../fixtures/children.js'
import { kilian } from '../../../fixtures/unusual-children.js'

function factsOf(patient: Patient, language: Language) {
  const settings = growthSettings({ today: '2026-06-01', locale: language }, calculationDefaults)
  return patientFacts(reportedPatient(patient, { ...settings, language }), language).flatMap(({ facts }) => facts)
}

it('a disease is named in the language where it is known, and else as it was given', () => {
  const facts = factsOf({ diseases: ['Trisomy21', 'Asthma', 'constructor'] }, en)
  expect(facts).toContainEqual({ label: 'Diagnoses', text: expect.stringMatching(/, Asthma, constructor$/) })
})

it.each([
  [39.4, undefined, '39,4 SSW', '39.4 weeks'],
  [39, 3, '39+3 SSW', '39+3 weeks'],
  [39, undefined, '39 SSW', '39 weeks'],
])('gestation of %s weeks and %s days has the decimal mark of the language', (weekBirth, dayBirth, german, english) => {
  const texts = (language: Language) => factsOf({ weekBirth, dayBirth }, language).map(({ text }) => text)
  expect(texts(de)).toContain(german)
  expect(texts(en)).toContain(english)
})

it('scores at birth, that of the head included, name their reference', () => {
  const facts = factsOf(emil, de)
  expect(facts).toContainEqual({ label: 'Kopfumfang', text: expect.stringMatching(/^26 cm · SDS [+−]\d,\d\d$/) })
  expect(facts.filter(({ label }) => label === 'SDS nach').map(({ text }) => text)).toEqual([
    'Niklasson 2008',
    'KiGGS 2013',
  ])
})

it('a score at birth that is approximate is marked', () => {
  const settings = growthSettings({ today: '2026-06-01', locale: de }, calculationDefaults)
  const reported = reportedPatient(emil, { ...settings, language: de })
  const headBirthSds = {
    value: -0.78,
    accuracy: 'exact',
    raw: -0.78,
    reference: 'Niklasson 2008',
    approximate: true,
  } as const
  const birth = patientFacts({ ...reported, result: { ...reported.result, headBirthSds } }, de)[1]
  expect(birth?.isApproximate).toBe(true)
  expect(birth?.facts).toContainEqual({ label: 'Kopfumfang', text: '26 cm · SDS −0,78*' })
  expect(patientFacts(reported, de)[1]?.isApproximate).toBe(false)
})

it('what a check took out of use is marked, and has no score', () => {
  const facts = factsOf({ ...kilian, sizeFatherCm: 1.82, weekBirth: 3.9 }, de)
  const text = (label: string) => facts.find((fact) => fact.label === label)?.text
  expect(text('Länge')).toBe('5,1 cm ×')
  expect(text('Gewicht')).toBe('3,4 g ×')
  expect(text('Vater')).toBe('1,82 cm ×')
  expect(text('Gestationsalter')).toBe('3,9 SSW ×')
  expect(text('Kopfumfang')).toBe('35 cm')
  expect(text('Mutter')).toMatch(/^170 cm · SDS \+\d,\d\d$/)
})
