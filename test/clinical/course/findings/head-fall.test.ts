import { expect, it } from 'vitest'
import { chanceFrom, simulatedChild } from '../../../../scripts/course-study/simulated-children.js'
import { assessPatient } from '../../../../src/clinical/assessment/assess-patient.js'
import { headFall } from '../../../../src/clinical/course/findings/head-fall.js'
import { calculationDefaults, growthSettings } from '../../../../src/clinical/growth/growth-options.js'
import { who } from '../../../../src/clinical/references/built-in-sets.js'
import { valueAt } from '../../../../src/clinical/references/distribution.js'
import { lookUp } from '../../../../src/clinical/references/lookup.js'
import type { PatientInput } from '../../../../src/ground/model/patient.js'

const headAt = (years: number, score: number) =>
  valueAt(lookUp(who, 'head', 'male', years) ?? expect.fail(), score) ?? Number.NaN

/** The fall of a boy's head from three months to nine, by WHO alone. */
const fallBy = (fall: number, more: Partial<PatientInput> = {}) =>
  headFall(
    assessPatient(
      {
        gender: 'male',
        measurements: [
          { ageInYears: 0.25, headCm: headAt(0.25, 0.5) },
          { ageInYears: 0.75, headCm: headAt(0.75, 0.5 - fall) },
        ],
        ...more,
      },
      growthSettings({ references: who }, calculationDefaults),
    ),
  )

it.each([
  [1.499, false],
  [1.501, true],
])('a head that falls by %f SDS: %s', (fall, isReported) => {
  expect(fallBy(fall) !== undefined).toBe(isReported)
})

it('is not reported of a child with a known disease', () => {
  expect(fallBy(2, { diseases: ['Trisomy21'] })).toBeUndefined()
  expect(fallBy(2, { gmfcsLevel: 4 })).toBeUndefined()
})

/** Check-ups of a healthy child, years. */
const checkUps = [0.02, 0.095, 0.3, 0.5, 0.9, 1.9, 2.9, 3.9, 5.2, 7.5, 9.5]

it('is found at some check-up to ten years in 5 % of simulated healthy children', () => {
  const chance = chanceFrom(20261128)
  const children = Array.from({ length: 400 }, (_, i) =>
    simulatedChild(
      chance,
      i % 2 === 0 ? 'female' : 'male',
      checkUps.map((years) => years * chance.between(0.95, 1.05)),
    ),
  )
  const settings = growthSettings({ today: '2026-11-20' }, calculationDefaults)
  const found = children.filter(({ gender, visits }) =>
    visits.some((_, i) => {
      const measurements = visits.slice(0, i + 1).map(({ days, headCm }) => ({ ageInYears: days / 365.25, headCm }))
      return headFall(assessPatient({ gender, measurements }, settings)) !== undefined
    }),
  )
  expect(found.length / children.length).toBeGreaterThan(0.03)
  expect(found.length / children.length).toBeLessThan(0.07)
})

it('is by WHO to 24 months, whatever another reference says that begins later', () => {
  const heads = { 0.1: 38.8, 0.25: 41.3, 0.5: 42, 0.75: 43.6, 1: 44.4 }
  const measurements = Object.entries(heads).map(([age, headCm]) => ({ ageInYears: Number(age), headCm }))
  const fall = headFall(assessPatient({ gender: 'male', measurements }, growthSettings({}, calculationDefaults)))
  expect(fall).toMatchObject({ reference: 'WHO 2006', fromYears: 0.1 })
  expect(fall?.change).toBeLessThan(-2)
})
