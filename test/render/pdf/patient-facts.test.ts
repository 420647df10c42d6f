import { expect, it } from 'vitest'
import { calculatePatient } from '../../../src/assessment/calculate-patient.js'
import { de } from '../../../src/languages/de/index.js'
import { en } from '../../../src/languages/en/index.js'
import { patientFacts } from '../../../src/render/pdf/patient-facts.js'

it('a disease is named in the language where it is known, and else as it was given', () => {
  const result = calculatePatient({ diseases: ['Trisomy21', 'Asthma', 'constructor'] }, { today: '2026-06-01' })
  const facts = patientFacts(result, en).flatMap((group) => group.facts)
  expect(facts).toContainEqual({ label: 'Diagnoses', text: expect.stringMatching(/, Asthma, constructor$/) })
})

it.each([
  [39.4, undefined, '39,4 SSW', '39.4 weeks'],
  [39, 3, '39+3 SSW', '39+3 weeks'],
  [39, undefined, '39 SSW', '39 weeks'],
])('gestation of %s weeks and %s days has the decimal mark of the language', (weekBirth, dayBirth, german, english) => {
  const result = calculatePatient({ weekBirth, dayBirth }, { today: '2026-06-01' })
  const texts = (language: typeof de) =>
    patientFacts(result, language).flatMap(({ facts }) => facts.map(({ text }) => text))
  expect(texts(de)).toContain(german)
  expect(texts(en)).toContain(english)
})
