import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adultBmiPlace, equivalentBmi } from '../../../src/clinical/growth/body-mass-index.js'
import { growthAge } from '../../../src/clinical/growth/growth-age.js'
import { scoreAtVisit } from '../../../src/clinical/growth/score-at-age.js'
import {
  cdc,
  germany,
  kromeyerHauschild,
  lookUp,
  type ReferenceSet,
  scoreAt,
  valueAt,
  who,
} from '../../../src/clinical/references/index.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { bodyMassIndex } from '../../../src/ground/model/quetelet-index.js'

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
    expect(equivalentAt({ gender }, germany, 10, score)).toBeCloseTo(bmi, 8)
  })

  // It exists where the table that scores the index is the one that holds at 18.0 years.
  it.each([
    ['germany', germany, 3, false],
    ['germany', germany, 3.99, false],
    ['germany', germany, 4, true],
    ['germany', germany, 18.5, true],
    ['who', who, 4.9, false],
    ['who', who, 5.2, true],
    ['cdc', cdc, 2, true],
    ['kromeyer-hauschild', kromeyerHauschild, 0.5, true],
  ] as const)('$0 at $2 years: $3', (_, references, years, exists) => {
    expect(equivalentAt({ gender: 'female' }, references, years, 0.5) !== undefined).toBe(exists)
  })

  it('is undefined without a score, without a sex and where the reference has no value', () => {
    expect(equivalentBmi(adultBmiPlace(subjectOf({ gender: 'male' })), undefined)).toBeUndefined()
    expect(adultBmiPlace(subjectOf({}))).toBeUndefined()
    // 1 - 2.1259 · 0.1345 · 4 < 0
    const girl = subjectOf({ gender: 'female' })
    const scored = scoreAtVisit(girl, 'bmi', { age: growthAge(girl, 18) }, 30)
    expect(equivalentBmi(adultBmiPlace(girl), scored && { ...scored, score: 4 })).toBeUndefined()
  })

  it('is undefined beyond 120 kg/m², where a skewed reference says nothing', () => {
    const adult = lookUp(kromeyerHauschild, 'bmi', 'male', 18)
    const at = (score: number) => equivalentBmi(adult, adult && { value: 60, place: adult, score })
    expect(at(4.5)).toBeCloseTo(76, 0)
    expect(adult && valueAt(adult, 5)).toBeCloseTo(138.4, 1)
    expect(at(5)).toBeUndefined()
    const scoreOf = (bmi: number) => (adult && scoreAt(adult, bmi)) ?? Number.NaN
    expect([119.9, 120.1].map((bmi) => at(scoreOf(bmi)) !== undefined)).toEqual([true, false])
  })

  it('is the body mass index itself at 18.0 years', () => {
    fc.assert(
      fc.property(fc.double({ min: 14, max: 45, noNaN: true }), fc.constantFrom('male', 'female'), (bmi, gender) => {
        const subject = subjectOf({ gender })
        const scored = scoreAtVisit(subject, 'bmi', { age: growthAge(subject, 18) }, bmi)
        expect(equivalentBmi(adultBmiPlace(subject), scored)).toBeCloseTo(bmi, 6)
      }),
    )
  })
})

/** The equivalent index of a child whose index has this score at this age. */
function equivalentAt(patient: Patient, references: ReferenceSet, years: number, score: number): number | undefined {
  const subject = subjectOf(patient, { references })
  const visit = { age: growthAge(subject, years) }
  const place = scoreAtVisit(subject, 'bmi', visit, 16)?.place
  const bmi = place && valueAt(place, score)
  return equivalentBmi(adultBmiPlace(subject), scoreAtVisit(subject, 'bmi', visit, bmi))
}
