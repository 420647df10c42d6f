import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import type { ColumnsToScore } from '../../../src/clinical/assessment/checked-columns.js'
import { percentileColumns, scoreColumns } from '../../../src/clinical/assessment/score-columns.js'
import { gestationalCorrections } from '../../../src/clinical/growth/growth-options.js'
import { sittingHeightRatio } from '../../../src/clinical/growth/proportions.js'
import { builtInSets } from '../../../src/clinical/references/built-in-sets.js'
import { percentileOf, valueAt } from '../../../src/clinical/references/distribution.js'
import { germany, who } from '../../../src/clinical/references/index.js'
import { lookUp } from '../../../src/clinical/references/lookup.js'
import { defineSet } from '../../../src/clinical/references/own/define-set.js'
import { defineTable } from '../../../src/clinical/references/own/define-table.js'
import type { ReferenceSet, SeriesName } from '../../../src/clinical/references/reference-set.js'
import { daysPerYear, isoDate } from '../../../src/ground/model/calendar-date.js'
import { genders, type Measurement, type Patient } from '../../../src/ground/model/patient.js'
import type { DiseaseScore, MeasurementResult } from '../../../src/ground/model/patient-result.js'
import type { Score } from '../../../src/ground/model/score.js'
import { errorOf } from '../../fixtures/error-of.js'

/** A visit's value as the result has it, with its score. */
interface Scored {
  readonly value: number | undefined
  readonly score: Score | undefined
}

/** How a series is asked for in a visit, and found in its result. */
interface Case {
  readonly series: SeriesName
  readonly visit: (value: number, size: number) => Measurement
  readonly read: (visit: MeasurementResult) => Scored
  readonly disease?: DiseaseScore['disease']
  /** The series from whose medians heights of the same child are made. */
  readonly size?: SeriesName
}

const ofDisease = (disease: Case['disease'], measure: DiseaseScore['measure']) => (visit: MeasurementResult) =>
  visit.diseaseScores.find((each) => each.disease === disease && each.measure === measure)?.score

const sized = (sizeCm: number): Measurement => ({ sizeCm })
const weighed = (weightKg: number): Measurement => ({ weightKg })
const ofHead = (headCm: number): Measurement => ({ headCm })
const ofIndex = (bmi: number, sizeCm: number): Measurement => ({ sizeCm, weightKg: (bmi * sizeCm ** 2) / 10_000 })

const cases: readonly Case[] = [
  { series: 'height', visit: sized, read: ({ sizeCm: value, sizeSds: score }) => ({ value, score }) },
  { series: 'weight', visit: weighed, read: ({ weightKg: value, weightSds: score }) => ({ value, score }) },
  { series: 'head', visit: ofHead, read: ({ headCm: value, headSds: score }) => ({ value, score }) },
  { series: 'bmi', size: 'height', visit: ofIndex, read: ({ bmi: value, bmiSds: score }) => ({ value, score }) },
  {
    series: 'sittingHeight',
    visit: (seatCm) => ({ seatCm }),
    read: ({ seatCm: value, seatSds: score }) => ({ value, score }),
  },
  {
    series: 'legLength',
    visit: (leg) => ({ sizeCm: 2 * leg + 10, seatCm: leg + 10 }),
    read: ({ legCm: value, legSds: score }) => ({ value, score }),
  },
  {
    series: 'sittingHeightRatio',
    visit: (ratio) => ({ sizeCm: 100, seatCm: 100 * ratio }),
    read: ({ seatLegRatio, seatLegSds: score }) => ({
      value: seatLegRatio === undefined ? undefined : sittingHeightRatio(seatLegRatio),
      score,
    }),
  },
  {
    series: 'weightForLength',
    size: 'height',
    visit: (weightKg, sizeCm) => ({ weightKg, sizeCm }),
    // Height and weight that look swapped are both out of use: a column of one value can't know.
    read: ({ weightKg: value, weightForLengthSds: score, validationMessages }) =>
      validationMessages.some(({ code, severity }) => code === 'size_weight_swapped' && severity === 'error')
        ? { value: undefined, score: undefined }
        : { value, score },
  },
  {
    series: 'turnerHeight',
    disease: 'TurnerSyndrome',
    visit: sized,
    read: ({ sizeCm: value, sizeTurnerSyndromeSds: score }) => ({ value, score }),
  },
  {
    series: 'noonanHeight',
    disease: 'NoonanSyndrome',
    visit: sized,
    read: ({ sizeCm: value, sizeNoonanSyndromeSds: score }) => ({ value, score }),
  },
  ...(['Achondroplasia', 'Trisomy21'] as const).flatMap((disease): readonly Case[] => {
    const prefix = disease === 'Trisomy21' ? 'trisomy21' : 'achondroplasia'
    const scored = (measure: DiseaseScore['measure'], value: 'sizeCm' | 'weightKg' | 'headCm' | 'bmi') => ({
      disease,
      read: (visit: MeasurementResult) => ({ value: visit[value], score: ofDisease(disease, measure)(visit) }),
    })
    return [
      { series: `${prefix}Height`, visit: sized, ...scored('size', 'sizeCm') },
      { series: `${prefix}Weight`, visit: weighed, ...scored('weight', 'weightKg') },
      { series: `${prefix}Head`, visit: ofHead, ...scored('head', 'headCm') },
      { series: `${prefix}Bmi`, size: `${prefix}Height`, visit: ofIndex, ...scored('bmi', 'bmi') },
    ]
  }),
]

// Park and Miller 1988: the same rows on every run.
let state = 20261122
const random = () => {
  state = (state * 48271) % 2147483647
  return state / 2147483647
}

const birth = 10_957
const today = isoDate(birth + 40 * 365)
const dateOfBirth = isoDate(birth)

/** Every day near an end or a seam of any table that serves a series, and some others. */
function agesOf(set: ReferenceSet, series: SeriesName): number[] {
  const edges = (set.series[series] ?? []).flatMap(({ from, to, heldBeyond, table }) => [
    from,
    to,
    heldBeyond ?? to,
    ...table.range,
    ...table.steps,
  ])
  const near = [...new Set([0, 2, 5, ...edges])].flatMap((x) =>
    Array.from({ length: 11 }, (_, i) => Math.round(x * daysPerYear) - 5 + i),
  )
  return [...near, ...Array.from({ length: 40 }, () => Math.floor(random() * 7400))].filter((day) => day >= 0)
}

function valueNear(set: ReferenceSet, series: SeriesName, sex: (typeof genders)[number], years: number): number {
  const place = lookUp(set, series, sex, series === 'weightForLength' ? years : Math.min(years, 17))
  const value = place && (valueAt(place, random() * 14 - 7) ?? place.m * (0.4 + random()))
  if (value !== undefined && random() > 0.1) return value
  return [0.01, 5, 40, 81, 251, 301, 700][Math.floor(random() * 7)] as number
}

type Position = Measurement['sizePosition']
const positions: readonly Position[] = [undefined, 'lying', 'standing']

interface Population {
  readonly patient?: Patient
  readonly columns?: Partial<ColumnsToScore>
  readonly arePositionsStated?: boolean
  readonly areAgesStated?: boolean
}

/** What columns give for visits, beside what their result says; each visit has this measure alone. */
function bothWays(set: ReferenceSet, { series, visit, read, disease, size = 'height' }: Case, population: Population) {
  const { patient = {}, columns = {}, arePositionsStated = false, areAgesStated = false } = population
  return genders.map((gender, sexIndex) => {
    const days = agesOf(set, series === 'weightForLength' ? 'height' : series)
    const codes = days.map(() => (arePositionsStated ? Math.floor(random() * 3) : 0))
    const measurements = days.map((day, i): Measurement => {
      const years = day / daysPerYear
      const bySize = series === 'weightForLength'
      const sizeCm = valueNear(set, size, gender, years)
      const value = valueNear(set, series, gender, bySize ? sizeCm : years)
      const age = areAgesStated ? { ageInYears: years } : { date: isoDate(birth + day) }
      return { ...age, ...visit(value, sizeCm), sizePosition: positions[codes[i] as number] }
    })
    const result = calculatePatient(
      {
        ...patient,
        gender,
        diseases: disease === undefined ? [] : [disease],
        measurements,
        ...(!areAgesStated && { dateOfBirth }),
      },
      { today, references: set, gestationalCorrection: columns.gestationalCorrection },
    )
    const expected = result.measurements.map(read)
    const length = days.length
    const sizes = { sizeCm: Float64Array.from(result.measurements, ({ sizeCm }) => sizeCm ?? Number.NaN) }
    const given: ColumnsToScore = {
      references: set,
      series,
      sex: new Uint8Array(length).fill(sexIndex + 1),
      ...(areAgesStated
        ? { ageYears: Float64Array.from(days, (day) => day / daysPerYear) }
        : { ageDays: Int32Array.from(days) }),
      value: Float64Array.from(expected, ({ value }) => value ?? Number.NaN),
      ...(size === 'height' && series !== 'bmi' && series !== 'weightForLength' ? {} : sizes),
      ...(arePositionsStated && { sizePosition: Uint8Array.from(codes) }),
      ...(patient.weekBirth !== undefined &&
        series !== 'weightForLength' && {
          gestationDays: new Uint16Array(length).fill(patient.weekBirth * 7 + (patient.dayBirth ?? 3)),
        }),
      ...(series !== 'weightForLength' && columns),
    }
    return {
      scores: [...scoreColumns(given)],
      raw: [...scoreColumns({ ...given, raw: true })],
      percentiles: [...percentileColumns(given)],
      expectedPercentiles: expected.map(({ score }) => (score === undefined ? Number.NaN : percentileOf(score.value))),
      expected: expected.map(({ score }) => score?.value ?? Number.NaN),
      expectedRaw: expected.map(({ score }) => score?.raw ?? Number.NaN),
      counted: expected.filter(({ score }) => score !== undefined).length,
    }
  })
}

/** Scores that a population must have, or nothing would be compared. */
function expectEqual(set: ReferenceSet, one: Case, population: Population, atLeast = 5): void {
  const both = bothWays(set, one, population)
  for (const { scores, raw, percentiles, expected, expectedRaw, expectedPercentiles } of both) {
    expect(scores).toEqual(expected)
    expect(raw).toEqual(expectedRaw)
    expect(percentiles).toEqual(expectedPercentiles)
  }
  expect(Math.max(...both.map(({ counted }) => counted))).toBeGreaterThan(atLeast)
}

const compared = cases.filter(({ series }) => lookUp(germany, series, 'female', 5)?.table.distribution !== 'median')

describe.each(builtInSets.map((set) => [set.id, set] as const))(
  'columns by %s are what calculatePatient gives',
  (_, set) => {
    it.each(compared.map((one) => [one.series, one] as const))('%s', (_, one) => {
      expectEqual(set, one, {})
    })

    it.each(compared.map((one) => [one.series, one] as const))('%s, measured lying or standing', (_, one) => {
      expectEqual(set, one, { arePositionsStated: true })
    })

    it.each(gestationalCorrections)('of a child born preterm, corrected by %s', (gestationalCorrection) => {
      for (const weekBirth of [26, 33]) {
        for (const one of compared.slice(0, 4)) {
          expectEqual(set, one, { patient: { weekBirth, dayBirth: 2 }, columns: { gestationalCorrection } })
        }
      }
    })

    it.each(compared.map((one) => [one.series, one] as const))('%s, at stated ages', (_, one) => {
      expectEqual(set, one, { areAgesStated: true })
    })
  },
)

describe('columns by weeks are what calculatePatient gives', () => {
  const days = Array.from({ length: 200 }, (_, i) => 140 + i)
  it.each(builtInSets.map((set) => [set.id, set] as const))('sizes at birth by %s', (_, set) => {
    let counted = 0
    for (const [sexIndex, gender] of genders.entries()) {
      const grams = days.map(() => 400 + Math.floor(random() * 4500))
      const results = days.map((gestation, i) =>
        calculatePatient(
          { gender, weekBirth: Math.floor(gestation / 7), dayBirth: gestation % 7, weightBirthG: grams[i] as number },
          { today, references: set },
        ),
      )
      const scores = scoreColumns({
        references: set,
        series: 'birthWeight',
        sex: new Uint8Array(days.length).fill(sexIndex + 1),
        weeks: Float64Array.from(days, (day) => day / 7),
        value: Float64Array.from(grams, (each) => each / 1000),
      })
      const expected = results.map(({ weightBirthSds, weekBirth = 0 }) =>
        weekBirth > 45 ? Number.NaN : (weightBirthSds?.value ?? Number.NaN),
      )
      expect([...scores]).toEqual(expected)
      counted += expected.filter((score) => !Number.isNaN(score)).length
    }
    expect(counted).toBeGreaterThan(200)
  })
})

const row = {
  references: germany,
  series: 'height',
  sex: Uint8Array.of(1),
  ageDays: Int32Array.of(3653),
  value: Float64Array.of(141.55),
} as const

describe('columns', () => {
  it('have no score where there is no sex, no age, no value, or no possible one', () => {
    const scores = scoreColumns({
      references: germany,
      series: 'weight',
      sex: Uint8Array.of(0, 9, 1, 1, 1, 1, 1, 2, 2),
      ageDays: Float64Array.of(400, 400, Number.NaN, -1, 3e9, 400, 400, 400, 1e300),
      value: Float64Array.of(10, 10, 10, 10, 10, Number.NaN, 36, 35, 10),
    })
    // The last but one alone.
    expect([...scores].flatMap((score, i) => (Number.isNaN(score) ? [] : [i]))).toEqual([7])
    expect(scores).toHaveLength(9)
  })

  it('take any type of number', () => {
    const [expected] = scoreColumns(row)
    for (const Column of [Float32Array, Float64Array, Int16Array, Uint16Array, Uint32Array]) {
      expect(scoreColumns({ ...row, ageDays: Column.of(3653) })[0]).toBe(expected)
    }
    expect(scoreColumns({ ...row, value: Int16Array.of(141) })[0]).toBeLessThan(expected as number)
  })

  it('take fractional days as they are', () => {
    const { ageDays: _, ...rest } = row
    const [byDays] = scoreColumns({ ...row, ageDays: Float64Array.of(3653.25) })
    const [byYears] = scoreColumns({ ...rest, ageYears: Float64Array.of(3653.25 / daysPerYear) })
    expect(byDays).toBe(byYears)
    expect(byDays).not.toBe(scoreColumns(row)[0])
  })

  it('write to a column of the caller, which may be shared between threads', () => {
    const out = new Float64Array(new SharedArrayBuffer(8))
    expect(scoreColumns({ ...row, out })).toBe(out)
    expect(out[0]).toBeCloseTo(-0.001, 3)
  })

  it('need the height for a body mass index only where it may be shifted', () => {
    const index = { references: who, series: 'bmi', sex: Uint8Array.of(1, 1), value: Float64Array.of(16, 16) } as const
    const cdcIndex = { ...index, references: builtInSets.find(({ id }) => id === 'cdc') ?? who }
    // The table of the CDC begins at two years; day 730 is a little less, and read there.
    const ageDays = Int32Array.of(730, 800)
    expect([...scoreColumns({ ...cdcIndex, ageDays })].map(Number.isNaN)).toEqual([true, false])
    const sized = scoreColumns({ ...cdcIndex, ageDays, sizeCm: Float64Array.of(86, 88) })
    expect([...sized].map(Number.isNaN)).toEqual([false, false])
  })

  it('are scored by own tables too', () => {
    const rows = [0, 5, 10].map((x) => ({ x, l: 1, m: 50 + 8 * x, s: 0.04 }))
    const table = defineTable({
      id: 'own-height',
      measure: 'height',
      publication: { shortName: 'Own', citation: 'Own figures', population: '', licence: '' },
      rows: { male: rows },
    })
    const own = defineSet({ id: 'own', name: 'Own', series: { height: [{ table, from: 0, to: 10, closed: true }] } })
    expectEqual(own, cases[0] as Case, {})
    expect(scoreColumns({ ...row, references: own, sex: Uint8Array.of(2) })).toEqual(Float64Array.of(Number.NaN))
  })

  const withoutAge = { references: germany, series: 'height', sex: row.sex, value: row.value } as const
  it.each([
    [
      'a code of sex',
      { ...row, sex: Uint8Array.of(3) },
      'sex[0] is 3; expected 0 (not known), 1 (male), 2 (female) or 9 (not applicable).',
    ],
    [
      'a code of position',
      { ...row, sizePosition: Uint8Array.of(7) },
      'sizePosition[0] is 7; expected 0 (not stated), 1 (lying) or 2 (standing).',
    ],
    ['another length', { ...row, sex: Uint8Array.of(1, 2) }, 'sex.length is 2; expected 1, as in value.'],
    ['another length of out', { ...row, out: new Float64Array(2) }, 'out.length is 2; expected 1, as in value.'],
    ['an out of another type', { ...row, out: new Float32Array(1) }, 'out is an object; expected a Float64Array.'],
    [
      'no age',
      withoutAge,
      'ageDays or ageYears is missing; expected a typed array of numbers, such as a Float64Array.',
    ],
    ['two ages', { ...row, ageYears: Float64Array.of(10) }, 'ageYears: given beside ageDays; expected one of the two.'],
    [
      'a column without use',
      { ...row, weeks: Float64Array.of(40) },
      'weeks: of no use in the series height; expected sex, value, ageDays, ageYears, sizeCm, sizePosition or gestationDays.',
    ],
    [
      'a list',
      { ...row, value: [141.55] },
      'value is a list; expected a typed array of numbers, such as a Float64Array.',
    ],
    [
      '64-bit integers',
      { ...row, ageDays: BigInt64Array.of(3653n) },
      'ageDays is an object; expected a typed array of numbers, such as a Float64Array.',
    ],
    ['a misspelt option', { ...row, Raw: true }, /^Raw: no such option \(did you mean raw\?\)/],
    ['no references', { ...row, references: undefined }, 'references is missing; expected a set such as germany.'],
    [
      'a correction',
      { ...row, gestationalCorrection: 'always' },
      'gestationalCorrection is "always"; expected preterm, preterm36, lifelong or none.',
    ],
  ])('refuse %s before they score anything', (_, columns, message) => {
    const error = errorOf(() => scoreColumns(columns as unknown as ColumnsToScore))
    expect(error.code).toBe('invalid_parameter')
    expect(error.message).toMatch(message)
  })

  it('refuse a series that there is not, and name those that there are', () => {
    const misspelt = errorOf(() => scoreColumns({ ...row, series: 'hight' as SeriesName }))
    expect(misspelt.message).toBe('series is "hight" (did you mean height?).')
    const { message } = errorOf(() => scoreColumns({ ...row, series: 'shoe' as SeriesName }))
    expect(message).toMatch(/^series is "shoe"; expected height, weight, bmi, head, .* or trisomy21WeightForLength\.$/)
  })

  it('are looked up again in another set', () => {
    expect(scoreColumns({ ...row, references: who })[0]).not.toBe(scoreColumns(row)[0])
  })
})
