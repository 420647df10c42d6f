import { expect, it } from 'vitest'
import { assessPatient } from '../../../../src/clinical/assessment/assess-patient.js'
import { headFalls } from '../../../../src/clinical/course/findings/head-fall.js'
import { calculationDefaults, growthSettings } from '../../../../src/clinical/growth/growth-options.js'
import { who } from '../../../../src/clinical/references/built-in-sets.js'
import { valueAt } from '../../../../src/clinical/references/distribution.js'
import { lookUp } from '../../../../src/clinical/references/lookup.js'
import type { PatientInput } from '../../../../src/ground/model/patient.js'

const headAt = (years: number, score: number) =>
  valueAt(lookUp(who, 'head', 'male', years) ?? expect.fail(), score) ?? Number.NaN

/** Falls of a boy's head from three months to nine, by WHO alone. */
const fallsBy = (fall: number, more: Partial<PatientInput> = {}) =>
  headFalls(
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
  [0.999, 0],
  [1.001, 1],
])('a head that falls by %f SDS: %i reported', (fall, count) => {
  expect(fallsBy(fall)).toHaveLength(count)
})

it('is not reported of a child with a known disease', () => {
  expect(fallsBy(1.5, { diseases: ['Trisomy21'] })).toEqual([])
  expect(fallsBy(1.5, { gmfcsLevel: 4 })).toEqual([])
})
