import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { germany, who } from '../../../src/clinical/references/built-in-sets.js'
import { clinicMeasures, measureSets } from '../../../src/clinical/references/clinic-measures.js'
import { dayRows } from '../../../src/doors/warehouse/day-rows.js'
import { placesPerSex } from '../../../src/doors/warehouse/exported-series.js'
import { createTableSql, figureTables } from '../../../src/doors/warehouse/figure-tables.js'
import type { ScoringSqlOptions } from '../../../src/doors/warehouse/scoring-plan.js'
import { scoringSql } from '../../../src/doors/warehouse/scoring-sql.js'
import { segmentRows } from '../../../src/doors/warehouse/segment-rows.js'
import { scoreNamed, selfTestSql } from '../../../src/doors/warehouse/self-test-sql.js'
import { clinicWarehouseMeasures } from '../../../src/doors/warehouse/visit-measures.js'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import type { Measurement } from '../../../src/ground/model/patient.js'
import { errorOf } from '../../fixtures/error-of.js'
import { type Engine, openDuckDb, openPostgres, openSqlite } from './engines.js'
import { isVisitDay } from './population.js'

const today = '2024-06-01'
const visitDay = 19_875
/** Ages from three months to eighteen years, days, and at the seams. */
const days = [92, 200, 365, 730, 1094, 1096, 1500, 1826, 1827, 2600, 3652, 4383, 5200, 6209, 6574]

/** Values by chance, the same each time, and what is no value. */
const visits: readonly (Measurement & { readonly day: number; readonly gender: 'male' | 'female' })[] = days
  .flatMap((day, i) => (['male', 'female'] as const).map((gender, j) => ({ day, gender, k: 2 * i + j })))
  .flatMap(({ day, gender, k }) =>
    [0, 1, 2, 3, 4].map((n) => {
      const share = ((k * 7 + n * 13) % 29) / 29
      const between = (from: number, to: number) => Math.round((from + share * (to - from)) * 10) / 10
      const years = day / 365.25
      const growth = { sizeCm: Math.round(60 + 7 * years + 20 * share) }
      const usual = {
        waistCm: between(40, 70 + 3 * years),
        hipCm: between(45, 75 + 3 * years),
        armCm: between(10, 20 + years),
        tricepsMm: between(3, 30),
        subscapularMm: between(3, 20),
      }
      const odd = { waistCm: 700, hipCm: 0, armCm: -3, tricepsMm: 0.9, subscapularMm: 80 }
      return { day, gender, ...growth, ...(n === 4 && k % 3 === 0 ? odd : usual) }
    }),
  )

const engines = [
  { name: 'DuckDB', open: openDuckDb },
  { name: 'PostgreSQL', open: openPostgres },
  { name: 'SQLite', open: openSqlite },
]

describe.each(engines)('clinic measures in $name', ({ open }) => {
  let engine: Engine

  beforeAll(async () => {
    engine = await open()
    const sets = [germany, ...measureSets.map(({ references }) => references)]
    const figures = {
      day: [...dayRows(sets)].filter(({ place }) => {
        const day = place % placesPerSex
        return isVisitDay(day) || days.includes(day)
      }),
      segment: [...segmentRows(sets)],
    }
    for (const grid of ['day', 'segment'] as const) {
      const { name, columns } = figureTables[grid]
      await engine.load(name, Object.keys(columns), figures[grid], createTableSql(engine.dialect, grid))
      await engine.run(`CREATE INDEX place_of_${name} ON ${name} (place)`)
    }
    const rows = visits.map(({ day, gender, sizeCm, waistCm, hipCm, armCm, tricepsMm, subscapularMm }, id) => ({
      id,
      sex: gender,
      birth_date: isoDate(visitDay - day),
      visit_date: isoDate(visitDay),
      age_years: null,
      size_cm: sizeCm,
      waist_cm: waistCm,
      hip_cm: hipCm,
      arm_cm: armCm,
      triceps_mm: tricepsMm,
      subscapular_mm: subscapularMm,
    }))
    const columns = Object.keys(rows[0] ?? {})
    const types = columns.map((name) =>
      ['sex', 'birth_date', 'visit_date'].includes(name)
        ? `${name} ${name === 'sex' || engine.dialect === 'sqlite' ? 'text' : 'date'}`
        : `${name} ${engine.dialect === 'sqlite' ? 'real' : 'double precision'}`,
    )
    await engine.load('measurements', columns, rows, `CREATE TABLE measurements (${types.join(', ')})`)
  }, 60_000)
  afterAll(() => engine.close())

  it.each(measureSets.map((set) => [set.references.id, set] as const))(
    'by %s are those of the library',
    async (_, measures) => {
      const columns = { weight_kg: null, head_cm: null, seat_cm: null, ...columnsOf(measures) }
      for (const fractionalAges of [false, true]) {
        const options: ScoringSqlOptions = { measures, columns, today, keep: ['id'], fractionalAges }
        const found = new Map(
          (await engine.query(scoringSql(engine.dialect, options))).map((row) => [Number(row['id']), row]),
        )
        let compared = 0
        for (const [id, { day, gender, ...visit }] of visits.entries()) {
          const [scored] = calculatePatient(
            { dateOfBirth: isoDate(visitDay - day), gender, measurements: [{ date: isoDate(visitDay), ...visit }] },
            { today, measures, gestationalCorrection: 'none' },
          ).measurements
          for (const { name } of clinicWarehouseMeasures) {
            const expected = scoreNamed(name, scored)
            const sds = found.get(id)?.[`${name}_sds`] ?? undefined
            const about = `${name} of ${id} by ${measures.references.id}: ${JSON.stringify(visit)}`
            if (expected === undefined) expect(sds, about).toBeUndefined()
            else expect(Math.abs(Number(sds) - expected.value), about).toBeLessThan(1e-9)
            if (expected !== undefined) compared++
          }
        }
        expect(compared).toBeGreaterThan(50)
      }
    },
  )

  it.each(measureSets.map((set) => [set.references.id, set] as const))(
    'by %s pass the own test',
    async (_, measures) => {
      const [result] = await engine.query(selfTestSql(engine.dialect, germany, measures))
      expect(Number(result?.['largest_difference'])).toBeLessThan(1e-9)
    },
  )
})

/** Those that a set has references for. */
function columnsOf({ references }: typeof clinicMeasures): Readonly<Record<string, string>> {
  const scored = clinicWarehouseMeasures.filter(({ series, needs }) => needs.length === 1 && references.series[series])
  return Object.fromEntries(scored.flatMap(({ needs }) => needs.map((column) => [column, column])))
}

describe('what is asked for', () => {
  it('is a column: without one nothing changes', () => {
    expect(scoringSql('duckdb', { measures: clinicMeasures })).toBe(scoringSql('duckdb'))
    const text = scoringSql('duckdb', { measures: clinicMeasures, columns: { waist_cm: 'WAIST' } })
    expect(text).toContain('v.WAIST')
    expect(text).toContain('Scored: size, weight, bmi, head, seat, leg, seat_leg, waist, waist_height.')
    expect(text).toMatch(/by germany@\d+ \(checksum \w+\) and clinic-measures@\d+ \(checksum \w+\)/)
  })

  it('is refused where nothing can score it, blood pressure always', () => {
    const waist = errorOf(() => scoringSql('duckdb', { columns: { waist_cm: 'waist_cm' } }))
    expect(waist).toMatchObject({ parameter: 'measures', detail: 'needed for the column waist_cm' })
    const pressure = { systolic_mmhg: 'SBP' } as ScoringSqlOptions['columns']
    const error = errorOf(() => scoringSql('duckdb', { measures: clinicMeasures, columns: pressure }))
    expect(error).toMatchObject({ parameter: 'columns', value: 'systolic_mmhg' })
    expect(String(error)).toContain('by age and height')
  })

  it('is scored by a set of one’s own before that of clinic measures', () => {
    const own = { ...who, series: { ...who.series, waist: clinicMeasures.references.series.waist } }
    expect(scoringSql('sqlite', { references: own, columns: { waist_cm: 'waist_cm' } })).toContain('waist_sds')
  })
})
