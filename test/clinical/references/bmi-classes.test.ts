import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weightForLengthClass } from '../../../src/clinical/references/bmi/bmi-limits.js'
import { percentileScores } from '../../../src/clinical/references/distribution.js'
import {
  aga2015Bmi,
  agaBmiClasses,
  type BmiClass,
  type BmiClassification,
  bmiClasses,
  bmiClassifications,
  bmiLimitAt,
  cdc,
  cdc2000Bmi,
  cdcBmiClasses,
  classifyBmi,
  defineSet,
  type Gender,
  germany,
  iotfBmiClasses,
  kromeyerHauschild,
  type Lookup,
  lookUpTable,
  scoreOfPercentile,
  valueAt,
  who,
  whoBmiClasses,
} from '../../../src/clinical/references/index.js'
import { runsOf } from '../../property-runs.js'

const limitOf = (classification: BmiClassification, bmiClass: BmiClass, gender: Gender, years: number) =>
  classification.limits
    .filter((limit) => limit.class === bmiClass)
    .map((limit) => bmiLimitAt(limit, gender, years))
    .find((value) => value !== undefined) as number

it('the scores written out for limits are those of their percentiles, to the last bit', () => {
  for (const [percentile, score] of Object.entries(percentileScores))
    expect(score).toBe(scoreOfPercentile(Number(percentile)))
})

describe('limits as published', () => {
  // BfArM, ICD-10-GM, supplement 11: P97 and P99.5, one decimal.
  it.each([
    ['male', 10.5, 23.9, 29.2],
    ['female', 12.5, 25.9, 30.8],
    ['female', 17.5, 29.3, 34.3],
  ] as const)('AGA 2015, %s, %d years', (gender, years, obesity, extreme) => {
    expect(Math.abs(limitOf(agaBmiClasses, 'obesity', gender, years) - obesity)).toBeLessThan(0.1)
    expect(Math.abs(limitOf(agaBmiClasses, 'extreme-obesity', gender, years) - extreme)).toBeLessThan(0.1)
  })

  // Cole and Lobstein 2012: at two years, two decimals.
  it.each([
    ['male', 'thinness-grade-3', 13.6],
    ['male', 'thinness-grade-2', 14.29],
    ['male', 'thinness-grade-1', 15.24],
    ['male', 'overweight', 18.36],
    ['male', 'obesity', 19.99],
    ['male', 'morbid-obesity', 21.2],
    ['female', 'thinness-grade-3', 13.4],
    ['female', 'thinness-grade-2', 14.05],
    ['female', 'thinness-grade-1', 14.96],
    ['female', 'overweight', 18.09],
    ['female', 'obesity', 19.81],
    ['female', 'morbid-obesity', 21.13],
  ] as const)('IOTF, %s, %s at two years: %d', (gender, bmiClass, value) => {
    expect(Math.abs(limitOf(iotfBmiClasses, bmiClass, gender, 2) - value)).toBeLessThan(0.012)
  })

  // ((BMI / M) ^ L - 1) / (L S) by the figures at 18 years (Cole, Lobstein 2012), of the BMI of each adult limit.
  it.each([
    ['male', -1.487, 20.759, 0.12395],
    ['female', -1.423, 20.792, 0.13033],
  ] as const)(
    'IOTF, %s: limits along the scores of 16, 17, 18.5, 25, 30 and 35 kg/m² at 18 years',
    (gender, l, m, s) => {
      const scores = [16, 17, 18.5, 25, 30, 35].map((bmi) => ((bmi / m) ** l - 1) / (l * s))
      expect(iotfBmiClasses.limits.map(({ sds }) => sds[gender])).toEqual(scores.map((sds) => expect.closeTo(sds, 9)))
    },
  )

  // WHO, simplified field tables of BMI-for-age, z-scores: 3 years (2006) and 10 years (2007), one decimal.
  it.each([
    ['male', 3, [12.4, 13.4, 16.9, 18.4, 20]],
    ['female', 3, [12.1, 13.1, 16.8, 18.4, 20.3]],
  ] as const)('WHO, %s, %d years', (gender, years, values) => {
    const classes = ['severe-wasting', 'wasting', 'risk-of-overweight', 'overweight', 'obesity'] as const
    expect(classes.map((one) => Number(limitOf(whoBmiClasses, one, gender, years).toFixed(1)))).toEqual(values)
  })

  it.each([
    ['male', 10, [12.8, 13.7, 18.5, 21.4]],
    ['female', 10, [12.4, 13.5, 19.0, 22.6]],
  ] as const)('WHO, %s, %d years', (gender, years, values) => {
    const classes = ['severe-thinness', 'thinness', 'overweight', 'obesity'] as const
    expect(classes.map((one) => Number(limitOf(whoBmiClasses, one, gender, years).toFixed(1)))).toEqual(values)
  })
})

describe('a body mass index at a limit', () => {
  it.each([
    ['overweight', 90],
    ['obesity', 97],
    ['extreme-obesity', 99.5],
  ] as const)('is not yet beyond it by the AGA: %s is "> P%d"', (bmiClass, percentile) => {
    const limit = valueAt(lookUpTable(aga2015Bmi, 'female', 12) as Lookup, scoreOfPercentile(percentile)) as number
    expect(classifyBmi(agaBmiClasses, 'female', 12, limit)).not.toBe(bmiClass)
    expect(classifyBmi(agaBmiClasses, 'female', 12, limit + 1e-6)).toBe(bmiClass)
  })

  it('is overweight at an adult 25, thin below an adult 18.5 by the IOTF', () => {
    for (const gender of ['male', 'female'] as const) {
      const classes = [15.99, 16, 17, 18.5, 24.99, 25, 30, 35].map((bmi) =>
        classifyBmi(iotfBmiClasses, gender, 18, bmi),
      )
      expect(classes).toEqual([
        'thinness-grade-3',
        'thinness-grade-2',
        'thinness-grade-1',
        'normal',
        'normal',
        'overweight',
        'obesity',
        'morbid-obesity',
      ])
    }
  })

  it('is obese at P95, of class 2 at 120 % of it or at 35, of class 3 at 140 % or at 40 by the CDC', () => {
    const p95 = (years: number) =>
      valueAt(lookUpTable(cdc2000Bmi, 'male', years) as Lookup, scoreOfPercentile(95)) as number
    const at = (years: number, bmi: number) => classifyBmi(cdcBmiClasses, 'male', years, bmi)
    expect([p95(8) - 1e-6, p95(8), 1.2 * p95(8), 1.4 * p95(8)].map((bmi) => at(8, bmi))).toEqual([
      'overweight',
      'obesity',
      'obesity-class-2',
      'obesity-class-3',
    ])
    expect(1.2 * p95(19)).toBeGreaterThan(35)
    expect([34.999, 35, 39.999, 40].map((bmi) => at(19, bmi))).toEqual([
      'obesity',
      'obesity-class-2',
      'obesity-class-2',
      'obesity-class-3',
    ])
  })
})

describe('a class', () => {
  it.each([
    [agaBmiClasses, 'female', 12, 27, 'obesity'],
    [agaBmiClasses, 'female', 12, 18, 'normal'],
    [agaBmiClasses, 'male', 15, 39.5, 'extreme-obesity'],
    [agaBmiClasses, 'male', 10, 13.5, 'severe-underweight'],
    [whoBmiClasses, 'male', 4, 18.5, 'overweight'],
    [whoBmiClasses, 'male', 5.084, 18.5, 'obesity'],
    [whoBmiClasses, 'male', 4, 17, 'risk-of-overweight'],
    [whoBmiClasses, 'male', 6, 17, 'overweight'],
  ] as const)('by its limits: $#', (classification, gender, years, bmi, expected) => {
    expect(classifyBmi(classification, gender, years, bmi)).toBe(expected)
  })

  it.each([
    [agaBmiClasses, 1.99],
    [agaBmiClasses, 18.01],
    [whoBmiClasses, 1.99],
    [whoBmiClasses, 19.01],
    [cdcBmiClasses, 1.99],
    [iotfBmiClasses, 1.99],
    [iotfBmiClasses, 18.01],
  ] as const)('is not given outside the ages of its source: $#', (classification, years) => {
    expect(classifyBmi(classification, 'female', years, 20)).toBeUndefined()
  })

  it('goes by the later limits alone where two age groups meet', () => {
    const schoolAge = whoBmiClasses.limits.at(-1)?.from as number
    expect(classifyBmi(whoBmiClasses, 'male', schoolAge - 0.01, 12.5)).toBe('wasting')
    expect(classifyBmi(whoBmiClasses, 'male', schoolAge, 12.5)).toBe('thinness')
  })

  it('is given on a second birthday that is day 730', () => {
    expect(classifyBmi(iotfBmiClasses, 'female', 730 / 365.25, 19)).toBe('overweight')
    expect(classifyBmi(iotfBmiClasses, 'female', 726 / 365.25, 19)).toBeUndefined()
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('is not given for %d', (bmi) => {
    expect(classifyBmi(agaBmiClasses, 'female', 12, bmi)).toBeUndefined()
  })

  it.each(bmiClassifications)('of $id never falls as the body mass index rises', (classification) => {
    const rank = (bmi: number, gender: Gender, years: number) =>
      bmiClasses.indexOf(classifyBmi(classification, gender, years, bmi) as BmiClass)
    const bmi = fc.double({ min: 8, max: 60, noNaN: true })
    const age = fc.double({ min: 2, max: 18, noNaN: true })
    fc.assert(
      fc.property(bmi, bmi, age, fc.constantFrom<Gender>('male', 'female'), (a, b, years, gender) => {
        expect(rank(Math.min(a, b), gender, years)).toBeLessThanOrEqual(rank(Math.max(a, b), gender, years))
      }),
    )
  })

  it.each(bmiClassifications)('of $id is normal just where no limit is crossed', (classification) => {
    const { limits } = classification
    const limit = fc.constantFrom(...limits)
    const share = fc.oneof(
      fc.constantFrom(0.9999, 0.999999, 1.000001, 1.0001),
      fc.double({ min: 0.7, max: 1.5, noNaN: true }),
    )
    // At an end where two age groups meet, only the later limits apply.
    const age = fc.double({ min: 0.001, max: 0.999, noNaN: true })
    fc.assert(
      fc.property(limit, share, age, fc.constantFrom<Gender>('male', 'female'), (at, times, way, gender) => {
        const years = at.from + way * (at.to - at.from)
        const bmi = (bmiLimitAt(at, gender, years) as number) * times
        const isCrossed = limits.some((other) => {
          const value = bmiLimitAt(other, gender, years)
          return value !== undefined && (other.side === 'above' ? bmi > value : bmi < value)
        })
        expect(classifyBmi(classification, gender, years, bmi) === 'normal').toBe(!isCrossed)
      }),
      runsOf(400),
    )
  })
})

describe("WHO's class of weight for length", () => {
  it.each([
    [-3.001, 'severe-wasting'],
    [-3, 'wasting'],
    [-2.001, 'wasting'],
    [-2, 'normal'],
    [1, 'normal'],
    [1.001, 'risk-of-overweight'],
    [2, 'risk-of-overweight'],
    [2.001, 'overweight'],
    [3, 'overweight'],
    [3.001, 'obesity'],
  ])('at %d SD is %s', (score, expected) => {
    expect(weightForLengthClass(score)).toBe(expected)
  })
})

it('each set has the classification of its country', () => {
  expect([germany, kromeyerHauschild, who, cdc].map(({ bmiClasses: of }) => of?.id)).toEqual([
    'aga2015',
    'aga2015',
    'who',
    'cdc',
  ])
  expect(defineSet({ id: 'a', name: 'A', series: {} }).bmiClasses).toBe(agaBmiClasses)
  expect(defineSet({ id: 'a', name: 'A', series: {}, bmiClasses: iotfBmiClasses }).bmiClasses).toBe(iotfBmiClasses)
})
