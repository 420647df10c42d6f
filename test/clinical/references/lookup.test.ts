import { describe, expect, it } from 'vitest'
import {
  cdc2000Bmi,
  germany,
  intergrowth21Weight,
  kiggsHeight,
  type Lookup,
  lookUp,
  lookUpTable,
  percentileOf,
  scoreAt,
  scoreOfPercentile,
  uncappedScoreAt,
  valueAt,
  who2006Weight,
} from '../../../src/clinical/references/index.js'
import { meetEnds, nearEnd, pieceAt } from '../../../src/clinical/references/lookup.js'
import { errorOf } from '../../fixtures/error-of.js'

const boyOfTen = lookUpTable(kiggsHeight, 'male', 10) as Lookup

describe('a place in a table', () => {
  it('has the figures as published: KiGGS, boys of 10', () => {
    expect(boyOfTen).toMatchObject({ l: 0.4881, m: 141.55, s: 0.0452, x: 10, table: kiggsHeight })
  })

  it.each([1 / 3, 0.3333333, 0.333325, 18, 18.000009])('is met at the very end of the table: %d', (x) => {
    expect(lookUpTable(kiggsHeight, 'female', x)).toBeDefined()
  })

  it.each([0.333, 18.0001, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('is not at %d', (x) => {
    expect(lookUpTable(kiggsHeight, 'female', x)).toBeUndefined()
  })
})

it('a place is read at an end up to the whole distance from it', () => {
  expect([0.9, 1, 3, 4, 5, 7, 7.1].map((x) => meetEnds(x, 3, 5, 2))).toEqual([0.9, 3, 3, 4, 5, 5, 7.1])
})

it.each([
  ['years', kiggsHeight, 4, 18, 365.25],
  ['weeks', intergrowth21Weight, 24, 42, 7],
] as const)(
  'an age in %s is served by the first and the last piece up to three days from them',
  (axis, table, from, to, daysPerUnit) => {
    const series = [{ table, from, to, closed: true }]
    const isServed = (days: number) =>
      [from - days / daysPerUnit, to + days / daysPerUnit].map((x) => pieceAt(series, x) !== undefined)
    expect([3, 3.01].map(isServed)).toEqual([
      [true, true],
      [false, false],
    ])
    expect([from - nearEnd[axis], to + nearEnd[axis]].map((x) => pieceAt(series, x))).toEqual([series[0], series[0]])
  },
)

describe('scores', () => {
  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('has no score for the value %d', (value) => {
    expect(scoreAt(boyOfTen, value)).toBeUndefined()
  })

  it('have a ceiling by the formula and none without it', () => {
    // L S = -0.3: the formula never exceeds 1 / 0.3.
    const place = lookUpTable(cdc2000Bmi, 'male', 7) as Lookup
    const ceiling = -1 / (place.l * place.s)
    expect(scoreAt(place, 90)).toBeLessThan(ceiling)
    expect(scoreAt(place, Number.POSITIVE_INFINITY)).toBeUndefined()
    expect(uncappedScoreAt(place, 90)).toBeGreaterThan(6)
    expect(uncappedScoreAt(place, -3)).toBeTypeOf('number')
    expect(uncappedScoreAt(place, Number.NaN)).toBeUndefined()
  })

  it('follow the table’s own rule: WHO weight is linear beyond 3', () => {
    const place = lookUpTable(who2006Weight, 'female', 1) as Lookup
    const [at2, at3] = [valueAt(place, 2) as number, valueAt(place, 3) as number]
    expect(scoreAt(place, at3 + (at3 - at2))).toBeCloseTo(4, 10)
    expect(valueAt(place, 4)).toBeCloseTo(at3 + (at3 - at2), 10)
  })

  it('have a value only where the distribution has one', () => {
    expect(valueAt({ ...boyOfTen, l: -2, s: 0.2 }, 3)).toBeUndefined()
  })
})

describe('percentiles', () => {
  it.each([
    [-2, 2.275013194817921],
    [-1.880793608151251, 3],
    [0, 50],
    [1.880793608151251, 97],
    [3, 99.86501019683699],
  ])('of the score %d: %d', (score, percentile) => {
    expect(percentileOf(score)).toBeCloseTo(percentile, 10)
    expect(scoreOfPercentile(percentile)).toBeCloseTo(score, 10)
  })

  it.each([0, 100, -1, 101, Number.NaN])('%d is refused', (percentile) => {
    expect(() => scoreOfPercentile(percentile)).toThrow(RangeError)
    expect(() => scoreOfPercentile(percentile)).toThrow(
      `a percentile must lie strictly between 0 and 100, not ${percentile}`,
    )
  })
})

describe('what can not be looked up', () => {
  const anyTable = lookUpTable as (table: unknown, gender: unknown, x: unknown) => unknown
  const anyPlace = lookUp(germany, 'height', 'male', 99) as Lookup
  const anySet = lookUp as (set: unknown, name: unknown, gender: unknown, place: unknown) => unknown
  it.each([
    ['x', 'x is "10"; expected a number, in years.', () => anyTable(kiggsHeight, 'male', '10')],
    ['x', 'x is missing; expected a number, in years.', () => anyTable(kiggsHeight, 'male', undefined)],
    [
      'gender',
      'gender is "Male" (did you mean male?); expected male or female.',
      () => anyTable(kiggsHeight, 'Male', 10),
    ],
    ['gender', 'gender is missing; expected male or female.', () => anyTable(kiggsHeight, undefined, 10)],
    ['table', /^table is "germany"; expected a table, such as kiggsHeight/, () => anyTable(germany, 'male', 10)],
    ['table', /^table is missing; expected a table/, () => anyTable(undefined, 'male', 10)],
    ['set', /^set is missing; expected a reference set/, () => anySet(undefined, 'height', 'male', 10)],
    ['set', /^set is "kiggs-height"; expected a reference set/, () => anySet(kiggsHeight, 'height', 'male', 10)],
    ['name', 'name is "heigth" (did you mean height?).', () => anySet(germany, 'heigth', 'male', 10)],
    ['name', /^name is "constructor"/, () => anySet(germany, 'constructor', 'male', 10)],
    ['gender', /^gender is "boy"; expected male or female/, () => anySet(germany, 'height', 'boy', 99)],
    ['place', /^place is missing; expected what lookUp finds/, () => scoreAt(anyPlace, 140)],
    ['place', /^place is missing; expected what lookUp finds/, () => uncappedScoreAt(anyPlace, 140)],
    ['place', /^place is missing; expected what lookUp finds/, () => valueAt(anyPlace, 0)],
    ['gender', /^gender is "m"/, () => anySet(germany, 'height', 'm', 10)],
    ['place', /^place is "10"; expected a number/, () => anySet(germany, 'height', 'male', '10')],
    ['place', /^place is missing; expected a number/, () => anySet(germany, 'height', 'male', { years: 10 })],
    [
      'position',
      /^position is "sitting"; expected lying or standing/,
      () => anySet(germany, 'weightForLength', 'male', { x: 80, position: 'sitting' }),
    ],
  ] as const)('is an error that names %s: %s', (parameter, message, look) => {
    const error = errorOf(look)
    expect(error).toMatchObject({ code: 'invalid_parameter', parameter })
    expect(error.message).toMatch(message)
  })

  it('is undefined where there are no figures', () => {
    expect(lookUpTable(kiggsHeight, 'male', Number.NaN)).toBeUndefined()
    expect(lookUpTable(kiggsHeight, 'male', 90)).toBeUndefined()
    expect(lookUp({ ...germany, series: {} }, 'height', 'male', 10)).toBeUndefined()
  })
})
