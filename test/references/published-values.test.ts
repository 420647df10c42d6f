import { describe, expect, it } from 'vitest'
import type { Gender } from '../../src/model/patient.js'
import {
  iotf2012Bmi,
  type Lookup,
  lookUpTable,
  lyon1985TurnerHeight,
  percentileOf,
  type ReferenceTable,
  scoreAt,
  scoreOfPercentile,
  valueAt,
} from '../../src/references/index.js'
import { iotf2000, iotfAtTwoYears, type PrintedX, publishedScores, publishedValues } from './published-values.js'

/** What thinning a daily table may add, SD. */
const thinning = 0.001

const inTableUnits: Record<PrintedX, (printed: number) => number> = {
  months: (months) => months / 12,
  weeks: (weeks) => (weeks * 7) / 365.25,
  daysOfLife: (days) => days / 365.25,
  // Of postmenstrual age.
  days: (days) => days / 7,
  tableUnits: (x) => x,
}

function placeAt(table: ReferenceTable, gender: Gender, x: number): Lookup {
  const place = lookUpTable(table, gender, x)
  if (place === undefined) throw new Error(`${table.id} has no figures for ${gender} at ${x}`)
  return place
}

describe('printed percentiles and z-scores', () => {
  it('are many', () => {
    const count = publishedValues.reduce((sum, { rows }) => sum + rows.reduce((own, row) => own + row.length - 1, 0), 0)
    expect(count).toBeGreaterThan(1100)
  })

  it.each(publishedValues.map((block, i) => ({ ...block, name: `${block.table.id}, ${block.gender}, block ${i}` })))(
    '$name: $source',
    ({ table, gender, x, tolerance, percentiles, scores, rows }) => {
      const columns = scores ?? (percentiles ?? []).map(scoreOfPercentile)
      const deviating: string[] = []
      for (const [at, ...values] of rows) {
        const place = placeAt(table, gender, inTableUnits[x](at))
        expect(values.length).toBe(columns.length)
        values.forEach((printed, i) => {
          const own = valueAt(place, columns[i] as number)
          const allowed = tolerance * (1 + 1e-9) + thinning * place.m * place.s
          if (!(Math.abs((own ?? Number.NaN) - printed) <= allowed)) deviating.push(`${at}: ${printed}, ours ${own}`)
        })
      }
      expect(deviating).toEqual([])
    },
  )
})

describe('scores others computed', () => {
  it.each(publishedScores.map((row) => ({ ...row, name: `${row.table.id}, ${row.gender}, ${row.at} ${row.x}` })))(
    '$name: $value scores $score ($source)',
    ({ table, gender, x, at, value, score, tolerance }) => {
      const own = scoreAt(placeAt(table, gender, inTableUnits[x](at)), value) ?? Number.NaN
      expect(Math.abs(own - score)).toBeLessThanOrEqual(tolerance + thinning)
    },
  )
})

describe('the IOTF cut-offs', () => {
  const cutOff = (gender: Gender, age: number, adult: number) => {
    const score = scoreAt(placeAt(iotf2012Bmi, gender, 18), adult) as number
    return valueAt(placeAt(iotf2012Bmi, gender, age), score) as number
  }

  it.each(iotfAtTwoYears)('at two years: $gender', ({ gender, cutOffs }) => {
    for (const [adult, atTwo] of cutOffs) {
      expect(Math.abs(cutOff(gender, 2, adult) - atTwo)).toBeLessThanOrEqual(0.0051)
    }
  })

  it.each(iotf2000)('at %d years lie where they lay in 2000', (age, male25, male30, female25, female30) => {
    expect(Math.abs(cutOff('male', age, 25) - male25)).toBeLessThanOrEqual(0.2)
    expect(Math.abs(cutOff('male', age, 30) - male30)).toBeLessThanOrEqual(0.2)
    expect(Math.abs(cutOff('female', age, 25) - female25)).toBeLessThanOrEqual(0.2)
    expect(Math.abs(cutOff('female', age, 30) - female30)).toBeLessThanOrEqual(0.2)
  })

  it('make obesity in boys the 98.9th percentile (abstract)', () => {
    const score = scoreAt(placeAt(iotf2012Bmi, 'male', 18), 30) as number
    expect(Math.abs(percentileOf(score) - 98.9)).toBeLessThanOrEqual(0.05)
  })
})

it('Lyon 1985: the SD of the composite curve is 4.7 % of the mean height', () => {
  for (let age = 1; age <= 20; age++) {
    const place = placeAt(lyon1985TurnerHeight, 'female', age)
    expect((valueAt(place, 1) as number) - place.m).toBeCloseTo(0.047 * place.m, 9)
  }
})
