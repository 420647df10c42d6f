import { describe, expect, it } from 'vitest'
import { poundsFigures } from '../../../scripts/pounds-figures.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { valueAt } from '../../../src/clinical/references/distribution.js'
import { cdc, germany, who } from '../../../src/clinical/references/index.js'
import { lookUp } from '../../../src/clinical/references/lookup.js'
import type { ReferenceSet, SeriesName } from '../../../src/clinical/references/reference-set.js'
import type { Gender, Measurement, Patient } from '../../../src/ground/model/patient.js'
import { healthyChildren } from './healthy-children.js'

const poundsPerKg = 1 / 0.45359237

/** The value of a score, linear beyond 3 as the rules count it. */
function linear(set: ReferenceSet, series: SeriesName, sex: Gender, years: number, score: number): number {
  const place = lookUp(set, series, sex, years)
  const at = (z: number) => (place === undefined ? undefined : valueAt(place, z)) ?? Number.NaN
  return score <= 3 ? at(score) : at(3) + (score - 3) * (at(3) - at(2))
}

interface Weighed {
  readonly set: ReferenceSet
  readonly sex: Gender
  readonly years: number
  readonly sizeScore: number
  readonly bmiScore: number
}

/** One visit of a child. */
function visitOf({ set, sex, years, sizeScore, bmiScore }: Weighed): {
  readonly sizeCm: number
  readonly weightKg: number
} {
  const sizeCm = linear(set, 'height', sex, years, sizeScore)
  const weightKg = linear(set, 'bmi', sex, years, bmiScore) * (sizeCm / 100) ** 2
  return { sizeCm: Number(sizeCm.toFixed(1)), weightKg: Number(weightKg.toFixed(1)) }
}

function isAsked(set: ReferenceSet, patient: Patient): boolean {
  return validatePatient(patient, { today: '2026-11-20', references: set }).some(
    ({ code }) => code === 'weight_in_pounds',
  )
}

function atAge(sex: Gender, years: number, visit: Measurement): Patient {
  return { gender: sex, measurements: [{ ...visit, ageInYears: years }] }
}

const inPounds = <Visit extends { readonly weightKg: number }>(visit: Visit): Visit => ({
  ...visit,
  weightKg: Number((visit.weightKg * poundsPerKg).toFixed(0)),
})

const sets = [germany, who, cdc]
const setOf = (id: string) => sets.find((set) => set.id === id) as ReferenceSet

/** The index of the check-up at four years. */
const firstCheckUp = 7

/** Scores at equal shares of the normal distribution, and the ages between two, in both sexes. */
const scores = [-1.64, -1.04, -0.67, -0.39, -0.13, 0.13, 0.39, 0.67, 1.04, 1.64]
const agesFrom = (from: number, to: number) => Array.from({ length: 8 }, (_, i) => from + ((i + 0.5) * (to - from)) / 8)
const { bands } = poundsFigures

function share(
  set: ReferenceSet,
  [from, to]: readonly [number, number],
  bmiScores: readonly number[],
  patientOf: (child: Weighed) => Patient,
): number {
  const asked = (['male', 'female'] as const).flatMap((sex) =>
    agesFrom(from, to).flatMap((years) =>
      [-1.28, -0.52, 0, 0.52, 1.28].flatMap((sizeScore) =>
        bmiScores.map((bmiScore) => isAsked(set, patientOf({ set, sex, years, sizeScore, bmiScore }))),
      ),
    ),
  )
  return percent(asked)
}

const byHeight = (child: Weighed) => atAge(child.sex, child.years, inPounds(visitOf(child)))
const byAge = (child: Weighed) => atAge(child.sex, child.years, { weightKg: inPounds(visitOf(child)).weightKg })
const inKilograms = (child: Weighed) => atAge(child.sex, child.years, visitOf(child))
const withoutHeight = (child: Weighed) => atAge(child.sex, child.years, { weightKg: visitOf(child).weightKg })

/** Children with obesity, to +5 by the linear tail. */
const obese = [2.15, 2.45, 2.75, 3.05, 3.35, 3.65, 3.95, 4.25, 4.55, 4.85]

describe('one visit in pounds instead of kilograms, normal weight', () => {
  it.each(poundsFigures.named)(
    'is named by the height, and by the age alone: $set',
    ({ set, byHeight: ofHeight, byAge: ofAge }) => {
      const references = setOf(set)
      expect(bands.map((band) => share(references, band, scores, byHeight))).toEqual(ofHeight)
      expect(bands.map((band) => share(references, band, scores, byAge))).toEqual(ofAge)
    },
  )

  it.each([true, false])('is named after an earlier visit, with a height: %s', (hasHeight) => {
    const children = healthyChildren(300, 7)
    const shares = poundsFigures.checkUps.map((_, index) =>
      percent(children.map((child) => oneInPounds(child, firstCheckUp + index, hasHeight))),
    )
    expect(shares).toEqual(poundsFigures.afterEarlier)
  })
})

describe('a weight in kilograms', () => {
  it.each(sets)('of a child with obesity, to +5 by the linear tail, is never taken for pounds: $id', (set) => {
    expect(bands.map((band) => share(set, band, obese, inKilograms))).toEqual([0, 0, 0, 0, 0])
  })

  it.each(poundsFigures.obeseByAge)('without a height, rarely: $set', ({ set, byAge: ofAge }) => {
    expect(bands.map((band) => share(setOf(set), band, obese, withoutHeight))).toEqual(ofAge)
  })

  it('of a healthy child hardly ever is, in any of thirteen check-ups', () => {
    const asked = healthyChildren(2000, 8).filter((child) => isAsked(germany, child))
    expect(asked.length / 2000).toBeLessThanOrEqual(poundsFigures.healthyIn10000 / 10_000)
  })

  it('of a child who gains much is not: from the median to +2 within a year', () => {
    const gains = (['male', 'female'] as const).flatMap((sex) =>
      [3, 5, 7, 9, 11, 13, 15].map((years) => {
        const first = visitOf({ set: germany, sex, years, sizeScore: 0, bmiScore: 0 })
        const second = visitOf({ set: germany, sex, years: years + 1, sizeScore: 0.5, bmiScore: 2 })
        const measurements = [
          { ...first, ageInYears: years },
          { ...second, ageInYears: years + 1 },
        ]
        return isAsked(germany, { gender: sex, measurements })
      }),
    )
    expect(gains).not.toContain(true)
  })
})

/** Whether the weight of one visit of a record is named, if it alone is in pounds. */
function oneInPounds(child: Patient, index: number, hasHeight: boolean): boolean {
  const measurements = (child.measurements ?? []).slice(0, index + 1).map(({ date, sizeCm, weightKg = 0 }, i) => ({
    date,
    ...(hasHeight && { sizeCm }),
    weightKg: i === index ? Number((weightKg * poundsPerKg).toFixed(0)) : weightKg,
  }))
  return isAsked(germany, { gender: child.gender, dateOfBirth: child.dateOfBirth, measurements })
}

function percent(answers: readonly boolean[]): number {
  return Math.round((100 * answers.filter(Boolean).length) / answers.length)
}
