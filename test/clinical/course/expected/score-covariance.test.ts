import { describe, expect, it } from 'vitest'
import { errorVariance, expectedScores, scoreCovariance } from '../../../../src/clinical/growth/score-covariance.js'
import { scoreCovariances } from '../../../../src/clinical/growth/three-cohorts.js'
import type { Gender } from '../../../../src/ground/model/patient.js'

/** Two ages, years, and the sex: together they depend on every figure. */
const places: readonly (readonly [from: number, to: number, gender: Gender])[] = [
  [0, 0, 'male'],
  [0, 0.25, 'male'],
  [1, 3, 'male'],
  [6, 12, 'female'],
  [10, 13, 'male'],
  [12, 14, 'female'],
  [14, 17, 'male'],
]

describe('the covariance of two scores', () => {
  // As estimated in November 2026 from half of the children of three cohorts; then of the error, at birth and three years.
  it.each([
    [
      'size',
      [1.66322921, 0.79358132, 0.679471525, 0.723784425, 0.833664916, 0.865863001, 0.843812552],
      [0.14344409, 0.03338581],
    ],
    [
      'weight',
      [1.61594481, 0.905059203, 0.732283056, 0.79347079, 0.95475286, 1.084020247, 0.988064459],
      [0.044189302, 0.001798721],
    ],
    [
      'bmi',
      [1.55451221, 0.649139375, 0.493929669, 0.547136676, 0.731043022, 0.916690776, 0.811131719],
      [0.11938673, 0.023050618],
    ],
  ] as const)('of %s is that of the study', (measure, covariances, errors) => {
    const of = scoreCovariances[measure]
    for (const [i, [from, to, gender]] of places.entries()) {
      expect(scoreCovariance(from, to, gender, of)).toBeCloseTo(covariances[i] as number, 8)
      expect(scoreCovariance(to, from, gender, of)).toBeCloseTo(covariances[i] as number, 8)
    }
    expect([0, 3].map((years) => Number(errorVariance(years, of).toFixed(9)))).toEqual(errors)
  })

  it('depends on every figure', () => {
    const of = scoreCovariances.size
    const all = (each: typeof of) => [
      ...places.map(([s, t, gender]) => scoreCovariance(s, t, gender, each)),
      errorVariance(1, each),
    ]
    const { pubertyAge, ...numbers } = of
    const moved = [
      ...Object.entries(numbers).map(([name, value]) => ({ ...of, [name]: value * 1.01 })),
      { ...of, pubertyAge: { ...pubertyAge, male: pubertyAge.male + 0.1 } },
      { ...of, pubertyAge: { ...pubertyAge, female: pubertyAge.female + 0.1 } },
    ]
    for (const each of moved) expect(all(each)).not.toEqual(all(of))
  })
})

describe('an expected score', () => {
  const of = scoreCovariances.size

  it('from one earlier score is its share by the covariance', () => {
    const { factor, standardised } = expectedScores(
      [
        { years: 5, score: 1 },
        { years: 7, score: 0 },
      ],
      'male',
      of,
    )
    const between = scoreCovariance(5, 7, 'male', of)
    const [first, second] = [5, 7].map(
      (years) => scoreCovariance(years, years, 'male', of) + errorVariance(years, of),
    ) as [number, number]
    const spread = factor[1]?.[1] as number
    expect(spread).toBeCloseTo(Math.sqrt(second - between ** 2 / first), 12)
    expect(-(standardised[1] as number) * spread).toBeCloseTo(between / first, 12)
  })

  it('from a score that is repeated has a smaller error, and changes nothing else', () => {
    const at = (count: number) => {
      const { factor } = expectedScores(
        [...Array.from({ length: count }, () => ({ years: 5, score: 1 })), { years: 7, score: 0 }],
        'male',
        of,
      )
      return factor.at(-1)?.at(-1) as number
    }
    expect(at(2)).toBeLessThan(at(1))
    expect(at(30)).toBeLessThan(at(2))
    expect(at(30)).toBeGreaterThan(0.1)
  })
})
