import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyMassIndex, equivalentBmi } from '../../src/growth/body-mass-index.js'
import { growthAge } from '../../src/growth/growth-age.js'
import { scoreAtAge } from '../../src/growth/score-at-age.js'
import { who } from '../../src/references/index.js'

import { subjectOf } from './subject-of.js'

describe('body mass index', () => {
  it.each([
    [60, 160, 23.4375],
    [31.5, 139.5, 315_000 / 139.5 ** 2],
    [3.5, 51, 35_000 / 51 ** 2],
    [undefined, 160, undefined],
    [60, undefined, undefined],
    [60, 0, undefined],
    [60, -5, undefined],
  ])('of %s kg and %s cm: %s', (kg, cm, bmi) => expect(bodyMassIndex(kg, cm)).toBe(bmi))
})

describe('equivalent body mass index', () => {
  // KiGGS at 18.0, as published: boys L -1.6308, M 22.31, S 0.1424; girls
  // L -2.1259, M 21.95, S 0.1345.
  it.each([
    ['male', 0, 22.31],
    ['female', 0, 21.95],
    ['male', 1, 22.31 * (1 - 1.6308 * 0.1424) ** (1 / -1.6308)],
    ['male', -2, 22.31 * (1 + 2 * 1.6308 * 0.1424) ** (1 / -1.6308)],
    ['female', 2, 21.95 * (1 - 2 * 2.1259 * 0.1345) ** (1 / -2.1259)],
  ] as const)('of a %s with the score %d: %d', (gender, score, bmi) => {
    expect(equivalentBmi(subjectOf({ gender }), score)).toBeCloseTo(bmi, 10)
  })

  it('is undefined without a score, without a sex and where the reference has no value', () => {
    expect(equivalentBmi(subjectOf({ gender: 'male' }), undefined)).toBeUndefined()
    expect(equivalentBmi(subjectOf({}), 1)).toBeUndefined()
    // 1 - 2.1259 · 0.1345 · 4 < 0
    expect(equivalentBmi(subjectOf({ gender: 'female' }), 4)).toBeUndefined()
    expect(equivalentBmi(subjectOf({ gender: 'female' }, { references: who }), 4)).toBeGreaterThan(35)
  })

  it('is the body mass index itself at 18.0 years', () => {
    fc.assert(
      fc.property(fc.double({ min: 14, max: 45, noNaN: true }), fc.constantFrom('male', 'female'), (bmi, gender) => {
        const subject = subjectOf({ gender })
        const assessed = scoreAtAge(subject, 'bmi', growthAge(subject, 18), bmi)
        expect(equivalentBmi(subject, assessed?.score)).toBeCloseTo(bmi, 6)
      }),
    )
  })
})
