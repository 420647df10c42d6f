import { expect, it } from 'vitest'
import { calculatePatient } from '../../../src/assessment/calculate-patient.js'
import { en } from '../../../src/languages/en/index.js'
import { patientFacts } from '../../../src/render/pdf/patient-facts.js'

it('a disease is named in the language where it is known, and else as it was given', () => {
  const result = calculatePatient({ diseases: ['Trisomy21', 'Asthma', 'constructor'] }, { today: '2026-06-01' })
  const facts = patientFacts(result, en).flatMap((group) => group.facts)
  expect(facts).toContainEqual({ label: 'Diagnoses', text: expect.stringMatching(/, Asthma, constructor$/) })
})
