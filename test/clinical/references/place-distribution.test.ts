// biome-ignore-all lint/correctness/noPrecisionLoss: the values are as computed and as printed
import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { explainScores } from '../../../src/clinical/assessment/explain-scores.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { placeDistribution } from '../../../src/clinical/references/curve.js'
import {
  cdc,
  cdc2000,
  cdc2000Bmi,
  cdc2022Bmi,
  defineSet,
  intergrowth21Birth,
  intergrowth21Head,
  intergrowth21Length,
  intergrowth21Weight,
  type Lookup,
  lookUpTable,
  percentileOf,
  type ReferenceTable,
  scoreAt,
  scoreOfPercentile,
  uncappedScoreAt,
  valueAt,
} from '../../../src/clinical/references/index.js'
import type { Gender, Patient } from '../../../src/ground/model/patient.js'

const today = '2025-03-10'

function placeAt(table: ReferenceTable, gender: Gender, x: number): Lookup {
  return lookUpTable(table, gender, x) as Lookup
}

it.each([
  ['half-normal', placeAt(cdc2022Bmi, 'male', 10)],
  ['skew-t', placeAt(intergrowth21Weight, 'female', 40)],
])('an uncapped score goes on from ±3 by the distance of the last SD: %s', (_, place) => {
  for (const side of [-1, 1]) {
    const [edge, inner] = [valueAt(place, 3 * side) as number, valueAt(place, 2 * side) as number]
    expect(uncappedScoreAt(place, edge + 2 * (edge - inner))).toBeCloseTo(5 * side, 9)
  }
})

it('a skew t distribution has as its S half the distance from −1 to +1 as a share of its median', () => {
  const place = placeAt(intergrowth21Weight, 'female', 40)
  const width = (valueAt(place, 1) ?? 0) - (valueAt(place, -1) ?? 0)
  expect(place).toMatchObject({ m: valueAt(place, 0), s: expect.closeTo(width / 2 / place.m, 9) })
})

it('no value is 0, and a value of 0 has no score but the linear one', () => {
  const place = placeDistribution({ parameters: {}, score: () => 0, value: (score) => score + 5 })
  expect([place.value(-5), place.value(-4.9)]).toEqual([Number.NaN, expect.closeTo(0.1, 9)])
  expect([place.uncappedScore(0), place.uncappedScore(0.1)]).toEqual([-5, 0])
})

/** Scores rise with the value, from absurdly small to absurdly large, with and without the linear tails. */
function expectRising(place: Lookup): void {
  let [before, uncappedBefore] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let value = place.m / 50; value < place.m * 1e4; value *= 1.01) {
    const score = scoreAt(place, value) as number
    const uncapped = uncappedScoreAt(place, value) as number
    expect(score).toBeGreaterThanOrEqual(before)
    expect(uncapped).toBeGreaterThan(uncappedBefore)
    if (Math.abs(score) <= 3) expect(uncapped).toBe(score)
    before = score
    uncappedBefore = uncapped
  }
}

describe('INTERGROWTH-21st size at birth', () => {
  // Computed with mpmath 1.4.1 at 60 digits from the published μ, σ, ν and τ of
  // the day; scipy 1.17.1 (stdtr, ndtri) gives the same to 1e-14.
  it.each([
    [intergrowth21Weight, 'male', 280, 0.5, -5.0816859917086965],
    [intergrowth21Weight, 'male', 280, 2, -3.1753775122908295],
    [intergrowth21Weight, 'male', 280, 2.63, -1.8905456789868222],
    [intergrowth21Weight, 'male', 280, 3.2, -0.46743529927515066],
    [intergrowth21Weight, 'male', 280, 3.3, -0.21126838090190119],
    [intergrowth21Weight, 'male', 280, 3.38, -0.010127773225733826],
    [intergrowth21Weight, 'male', 280, 3.94, 1.2925753251064527],
    [intergrowth21Weight, 'male', 280, 5, 3.2044273598430037],
    [intergrowth21Weight, 'male', 280, 8, 5.8487084398842618],
    [intergrowth21Weight, 'male', 280, 12, 7.3065850917259885],
    [intergrowth21Weight, 'female', 231, 0.3, -3.9060830635383668],
    [intergrowth21Weight, 'female', 231, 1.2, -1.8746940691951172],
    [intergrowth21Weight, 'female', 231, 1.86, 0.03119660873442883],
    [intergrowth21Weight, 'female', 231, 2.61, 1.8968387243967832],
    [intergrowth21Weight, 'female', 231, 4, 4.2578570874103801],
    [intergrowth21Length, 'female', 266, 35, -5.2904065632521824],
    [intergrowth21Length, 'female', 266, 44, -2.2858525928576471],
    [intergrowth21Length, 'female', 266, 48, -0.0055520734742473084],
    [intergrowth21Length, 'female', 266, 51.1, 1.8805392789060686],
    [intergrowth21Length, 'female', 266, 60, 5.2278226828911017],
    [intergrowth21Head, 'male', 300, 28, -5.274811965856524],
    [intergrowth21Head, 'male', 300, 33.3, -1.907601163878412],
    [intergrowth21Head, 'male', 300, 35.4, 0.017329694473087667],
    [intergrowth21Head, 'male', 300, 37.5, 1.8689076591544764],
    [intergrowth21Head, 'male', 300, 42, 4.7442738975966051],
  ] as const)('%o of $1 at day %d: %d scores %d', (table, gender, day, value, score) => {
    const place = placeAt(table, gender, day / 7)
    expect(Math.abs((scoreAt(place, value) as number) - score)).toBeLessThan(1e-12)
    expect(Math.abs((valueAt(place, score) as number) / value - 1)).toBeLessThan(1e-12)
  })

  it.each([intergrowth21Weight, intergrowth21Length, intergrowth21Head])('$id rises with the value', (table) => {
    for (const gender of ['male', 'female'] as const) {
      for (const x of [33, 36.5, 40, 42.8]) expectRising(placeAt(table, gender, x))
    }
  })

  it('has the median and the spread at ±1 where L, M and S describe it', () => {
    const place = placeAt(intergrowth21Weight, 'male', 40)
    expect(scoreAt(place, place.m)).toBeCloseTo(0, 12)
    const [low, high] = [valueAt(place, -1) as number, valueAt(place, 1) as number]
    expect(place.s).toBeCloseTo((high - low) / 2 / place.m, 12)
  })

  it('has no value where a weight would have to be negative', () => {
    expect(valueAt(placeAt(intergrowth21Weight, 'male', 33), -6)).toBeUndefined()
  })

  it('lies between the days where the day is unknown', () => {
    const at = (x: number) => valueAt(placeAt(intergrowth21Weight, 'male', x), 1) as number
    expect(at(40.5)).toBeCloseTo((at(40 + 3 / 7) + at(40 + 4 / 7)) / 2, 5)
  })
})

describe('a set that names INTERGROWTH-21st for births', () => {
  const references = defineSet({ id: 'our-clinic', name: 'Our clinic', series: intergrowth21Birth })
  const boy: Patient = { gender: 'male', weekBirth: 40, dayBirth: 0, weightBirthG: 2630, sizeBirthCm: 49.9 }

  it('scores the sizes by it, and names it', () => {
    const { weightBirthSds, sizeBirthSds, sizeBirthUndersized } = calculatePatient(boy, { today, references })
    expect(weightBirthSds).toMatchObject({ reference: 'INTERGROWTH-21st 2014', accuracy: 'exact' })
    // Printed as the third percentile.
    expect(percentileOf(weightBirthSds?.value as number)).toBeCloseTo(3, 0)
    // Printed as the median, to 0.1 cm.
    expect(sizeBirthSds?.value).toBeCloseTo(0, 1)
    expect(sizeBirthUndersized).toBe(false)
  })

  it('explains the score by the figures of that day', () => {
    const [size, weight] = explainScores(boy, { today, references })
    expect(size?.table).toBe('intergrowth21-length')
    expect(weight).toMatchObject({
      table: 'intergrowth21-weight',
      rule: 'skew-t',
      axis: 'weeks',
      x: 40,
      parameters: { nu: 1.095261, tau: 17.05299 },
    })
  })

  it('gives births before 33 weeks to Fenton, and none after 42+6', () => {
    const at = (weekBirth: number, dayBirth?: number) =>
      calculatePatient({ ...boy, weekBirth, dayBirth }, { today, references }).weightBirthSds?.reference
    expect([at(22), at(32, 6), at(33), at(42, 6), at(42), at(43)]).toEqual([
      'Fenton 2013',
      'Fenton 2013',
      'INTERGROWTH-21st 2014',
      'INTERGROWTH-21st 2014',
      'INTERGROWTH-21st 2014',
      undefined,
    ])
  })

  it('hints at an unusual size, with what is usual by it', () => {
    const [message] = validatePatient({ ...boy, weightBirthG: 1200, sizeBirthCm: undefined }, { today, references })
    expect(message?.text).toContain('INTERGROWTH-21st')
    expect(message?.target).toBe('birth_weight')
  })
})

describe('BMI by the CDC above the 95th percentile', () => {
  const months = (x: number) => x / 12

  // The worked examples of the CDC's page on the data files of its extended
  // charts (growthcharts/extended-bmi-data-files), with their digits.
  it('meets the worked examples', () => {
    const boy = placeAt(cdc2022Bmi, 'male', months(50.5))
    expect(valueAt(boy, scoreOfPercentile(95))).toBeCloseTo(17.8219, 4)
    expect(boy.distribution?.parameters['sigma']).toBeCloseTo(2.3983, 4)
    expect(percentileOf(scoreAt(boy, 22.6) as number)).toBeCloseTo(99.7683, 4)
    expect(scoreAt(boy, 22.6)).toBeCloseTo(2.83, 2)
    const girl = placeAt(cdc2022Bmi, 'female', months(114.5))
    expect(scoreAt(girl, 21.2)).toBeCloseTo(1.4215, 4)
    expect(valueAt(girl, scoreOfPercentile(95))).toBeCloseTo(22.3979, 4)
    expect(valueAt(placeAt(cdc2022Bmi, 'female', months(184.5)), 1.5)).toBeCloseTo(27.2, 1)
    const older = placeAt(cdc2022Bmi, 'male', months(92.5))
    expect(older.distribution?.parameters['sigma']).toBeCloseTo(3.837343, 6)
    expect(valueAt(older, scoreOfPercentile(98.7))).toBeCloseTo(24.1, 1)
  })

  // Computed with mpmath 1.4.1 at 60 digits from L, M, S and the polynomial of σ.
  it.each([
    ['male', 50.5, 17.9, 1.6575817518085671],
    ['male', 50.5, 22.6, 2.8314445097561094],
    ['male', 50.5, 30, 5.4990861983113624],
    ['male', 50.5, 40, 9.4905301050694429],
    ['male', 240, 31, 1.6675401782871651],
    ['male', 240, 45, 2.854400212081107],
    ['male', 240, 80, 7.2534548859097546],
    ['female', 120.5, 23, 1.6463704325923746],
    ['female', 120.5, 30, 2.5277294494923947],
    ['female', 120.5, 45, 5.3786194717959164],
    ['female', 120.5, 60, 8.5873563766092049],
  ] as const)('%s, %d months: %d scores %d', (gender, at, bmi, score) => {
    const place = placeAt(cdc2022Bmi, gender, months(at))
    expect(Math.abs((scoreAt(place, bmi) as number) - score)).toBeLessThan(1e-12)
    expect(Math.abs((valueAt(place, score) as number) / bmi - 1)).toBeLessThan(1e-12)
  })

  it('is the table of 2000 up to there, which stays as it is', () => {
    for (const gender of ['male', 'female'] as const) {
      for (let years = 2; years <= 20; years += 0.37) {
        const [extended, plain] = [placeAt(cdc2022Bmi, gender, years), placeAt(cdc2000Bmi, gender, years)]
        for (const score of [-5, -2, 0, 1.5, 1.644]) {
          expect(valueAt(extended, score)).toBe(valueAt(plain, score))
        }
        expect(plain.distribution).toBeUndefined()
        const p95 = valueAt(plain, scoreOfPercentile(95)) as number
        expect(scoreAt(extended, p95 * (1 + 1e-12))).toBeCloseTo(scoreAt(extended, p95) as number, 9)
        expectRising(extended)
      }
    }
  })

  it('serves the set cdc: a score without the ceiling of LMS, clamped and named', () => {
    const girl: Patient = {
      dateOfBirth: '2015-03-10',
      gender: 'female',
      measurements: [
        { date: '2025-03-10', sizeCm: 140, weightKg: 60 },
        { date: '2025-03-10', sizeCm: 140, weightKg: 110 },
      ],
    }
    const [heavy, heaviest] = calculatePatient(girl, { today, references: cdc }).measurements
    expect(heavy?.bmiSds).toMatchObject({ accuracy: 'exact', reference: 'CDC 2022' })
    expect(heavy?.bmiSds?.value).toBeCloseTo(2.6, 1)
    expect(heaviest?.bmiSds).toMatchObject({ value: 6, accuracy: 'greater_or_equal' })
    expect(heaviest?.bmiSds?.raw).toBeGreaterThan(7)
    // The charts of 2000 throughout: plain LMS.
    const [asIn2000] = calculatePatient(girl, { today, references: cdc2000 }).measurements
    expect(asIn2000?.bmiSds?.reference).toBe('CDC 2000')
    expect(asIn2000?.bmiSds?.value).toBeCloseTo(2.44, 2)
    const rules = explainScores(girl, { today, references: cdc }).filter(({ name }) => name === 'bmiSds')
    expect(rules.map(({ rule, table }) => [rule, table])).toEqual([
      ['half-normal', 'cdc2022-bmi'],
      ['half-normal', 'cdc2022-bmi'],
    ])
  })
})
