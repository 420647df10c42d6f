import { expect, it } from 'vitest'
import { germany, germanyGeneral, who, whoGeneral } from '../../../src/clinical/references/index.js'
import { calculatePatient } from '../../../src/index.js'

/** 32 weeks and 0 days, 59 days old: before 50 weeks of postmenstrual age. */
const preterm = {
  gender: 'male',
  dateOfBirth: '2026-01-01',
  weekBirth: 32,
  dayBirth: 0,
  measurements: [{ date: '2026-03-01', sizeCm: 48, weightKg: 2.9, headCm: 35 }],
} as const

it.each([
  [germany, germanyGeneral],
  [who, whoGeneral],
])('general sets score a preterm infant by WHO, and name the set: $id', (whole, general) => {
  const scoresBy = (references: typeof germany) => {
    const { measurements, provenance } = calculatePatient(preterm, { references, today: '2026-03-01' })
    const { sizeSds, weightSds, headSds } = measurements[0] ?? {}
    const scores = [sizeSds, weightSds, headSds]
    return {
      provenance,
      references: scores.map((score) => score?.reference),
      rounded: scores.map((score) => score?.value.toFixed(2)),
    }
  }
  expect(scoresBy(whole).rounded).toEqual(['-1.59', '-1.69', '-0.19'])
  const { provenance, references, rounded } = scoresBy(general)
  expect(rounded).toEqual(['-1.27', '-0.99', '0.19'])
  expect(references).toEqual(['WHO 2006', 'WHO 2006', 'WHO 2006'])
  expect(provenance.references).toBe(`${general.id}@2026`)
})
