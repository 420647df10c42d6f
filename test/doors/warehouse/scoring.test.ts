import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInSets } from '../../../src/clinical/references/built-in-sets.js'
import { percentileOf } from '../../../src/clinical/references/distribution.js'
import { editionName, provenanceOf } from '../../../src/clinical/references/edition.js'
import { cerebralPalsy } from '../../../src/clinical/references/national/cerebral-palsy.js'
import type { ReferenceSet } from '../../../src/clinical/references/reference-set.js'
import { dayRows } from '../../../src/doors/warehouse/day-rows.js'
import { dialectNames } from '../../../src/doors/warehouse/dialects.js'
import { notExported, placesPerSex } from '../../../src/doors/warehouse/exported-series.js'
import { createTableSql, figureTables } from '../../../src/doors/warehouse/figure-tables.js'
import { curvePlaces } from '../../../src/doors/warehouse/provenance-rows.js'
import { scoringSql } from '../../../src/doors/warehouse/scoring-sql.js'
import { segmentRows } from '../../../src/doors/warehouse/segment-rows.js'
import { selfTestSql } from '../../../src/doors/warehouse/self-test-sql.js'
import { dutchByWeek } from '../../fixtures/fictional-weeks.js'
import { type Engine, openDuckDb, openPostgres, openSqlite, type ResultRow } from './engines.js'
import { ownSet } from './own-set.js'
import {
  comparedMeasures,
  expectedScores,
  isVisitDay,
  populationOf,
  pretermRows,
  reasonsOf,
  today,
  type VisitRow,
  visitColumns,
} from './population.js'

/** Every set of the library, one of a caller's, and one with references for groups of children. */
const sets = [...builtInSets, ownSet, cerebralPalsy]

/** One of each kind: a dialect says the same of any set. */
const fewSets = sets.filter(({ id }) => ['who', 'germany', 'ours', 'cerebral-palsy'].includes(id))

const engines = [
  { name: 'DuckDB', open: openDuckDb, visits: 800, sets },
  { name: 'PostgreSQL', open: openPostgres, visits: 800, sets: fewSets },
  { name: 'SQLite', open: openSqlite, visits: 800, sets: fewSets },
]

describe.each(engines)('scores in $name', ({ open, visits, sets }) => {
  let engine: Engine

  beforeAll(async () => {
    engine = await open()
    const days = [...dayRows(sets)].filter(({ place }) => isVisitDay(place % placesPerSex))
    await load(engine, 'day', days)
    await load(engine, 'segment', segmentRows(sets))
  }, 60_000)
  afterAll(() => engine.close())

  it.each(sets.map((set) => [set.id, set] as const))('by %s, at ages from dates', async (_, references) => {
    // Stated ages are nothing to this text.
    const rows = [...populationOf(references, visits, false)].map((row) => ({ ...row, age_years: null }))
    await check(engine, rows, { references })
  })

  it.each(sets.map((set) => [set.id, set] as const))('by %s, in its own test', async (_, references) => {
    const [result] = await engine.query(selfTestSql(engine.dialect, references))
    expect(Number(result?.['largest_difference'])).toBeLessThan(1e-9)
  })

  it.each(sets.map((set) => [set.id, set] as const))('by %s, at stated ages', async (_, references) => {
    const rows = [...populationOf(references, visits, true)]
    await check(engine, rows, { references, fractionalAges: true })
  })

  it.each([
    ['who', 'preterm'],
    ['germany', 'preterm36'],
    ['ours', 'lifelong'],
    ['cerebral-palsy', 'preterm'],
  ] as const)('by %s, at ages corrected for gestation (%s)', async (id, gestationalCorrection) => {
    const references = sets.find((set) => set.id === id) as ReferenceSet
    for (const fractionalAges of [false, true]) {
      const rows = [...populationOf(references, visits / 2, fractionalAges), ...pretermRows(10_000)]
        .map((row) => (fractionalAges ? row : { ...row, age_years: null }))
        .filter(({ gestation_days }) => gestation_days !== null)
      const columns = { gestation_days: 'gestation_days' }
      await check(engine, rows, { references, fractionalAges, columns, gestationalCorrection })
    }
  })
})

async function load(engine: Engine, grid: 'day' | 'segment', rows: Iterable<object>): Promise<void> {
  const { name, columns } = figureTables[grid]
  await engine.load(name, Object.keys(columns), rows, createTableSql(engine.dialect, grid))
  await engine.run(`CREATE INDEX place_of_${name} ON ${name} (place)`)
}

/** Scores rows in an engine and by the library; what differs in how many, and by how much. */
async function check(
  engine: Engine,
  rows: readonly VisitRow[],
  options: Parameters<typeof scoringSql>[1] & { references: (typeof sets)[number] },
): Promise<void> {
  await engine.run('DROP TABLE IF EXISTS measurements')
  await engine.load('measurements', Object.keys(visitColumns), rows, createVisits())
  const text = scoringSql(engine.dialect, { ...options, today, keep: ['id'], percentiles: true })
  const found = new Map((await engine.query(text)).map((row) => [Number(row['id']), row]))
  const wrong: string[] = []
  let compared = 0
  let weeks = 0
  for (const row of rows) {
    const { scores, isSwapped } = expectedScores(row, options.references, options.gestationalCorrection)
    if (isSwapped) continue
    const result = found.get(row.id) as ResultRow
    if (result['reference_edition'] !== editionName(options.references)) wrong.push(`edition of ${row.id}`)
    if (result['reference_checksum'] !== provenanceOf(options.references).checksum) wrong.push(`checksum of ${row.id}`)
    if (row.corrected !== undefined && (row.birth_date ?? row.age_years) !== null) {
      const { gestation_days: days } = row
      const about = `${days} days, ${JSON.stringify(row)}: ${result['age_corrected']}, ${result['gestation_reason']}`
      if (Number(result['age_corrected']) !== (row.corrected(options.gestationalCorrection) ? 1 : 0)) wrong.push(about)
      const isPossible = Number.isInteger(days) && Number(days) >= 140 && Number(days) <= 321
      if (isPossible !== (result['gestation_reason'] === null)) wrong.push(about)
    }
    for (const measure of comparedMeasures) {
      const expected = scores[measure]
      const sds = result[`${measure}_sds`] ?? undefined
      const reason = result[`${measure}_reason`]
      if (reason === 'by_week') {
        // The library scores these by their week.
        const isPreterm = Number(row.gestation_days) < 259
        if (!isPreterm || (expected && !/Fenton/.test(expected.reference)))
          wrong.push(`${measure} of ${row.id}: by week`)
        weeks++
        continue
      }
      if (expected !== undefined) compared++
      else if (reason !== undefined && !isReason(row, measure, reason, options)) {
        wrong.push(`${measure} of ${JSON.stringify(row)}: because ${reason}`)
      }
      const isSame =
        expected === undefined
          ? sds === undefined &&
            (result[`${measure}_accuracy`] ?? undefined) === undefined &&
            (result[`${measure}_table`] ?? undefined) === undefined
          : Math.abs(expected.value - Number(sds)) <= 1e-9 &&
            Math.abs(expected.raw - Number(result[`${measure}_z`])) <= 1e-9 * Math.max(1, Math.abs(expected.raw)) &&
            reason === null &&
            expected.accuracy === result[`${measure}_accuracy`] &&
            (expected.approximate === true ? 1 : 0) === Number(result[`${measure}_approximate`]) &&
            Math.abs(percentileOf(expected.value) - Number(result[`${measure}_percentile`])) <= 1e-9
      if (!isSame)
        wrong.push(
          `${measure} of ${JSON.stringify(row)}: ${sds} (${result[`${measure}_z`]}, ${result[`${measure}_accuracy`]}) for ${JSON.stringify(expected)}`,
        )
    }
  }
  expect(wrong.slice(0, 5)).toEqual([])
  expect(compared).toBeGreaterThan(rows.length * 2)
  expect(weeks > 0).toBe(
    options.gestationalCorrection !== undefined && options.references.series.pretermHeight !== undefined,
  )
}

/** At a corrected age the row alone does not say whether the set has figures. */
function isReason(
  row: VisitRow,
  measure: (typeof comparedMeasures)[number],
  reason: ResultRow[string] | undefined,
  { references, gestationalCorrection }: NonNullable<Parameters<typeof scoringSql>[1]> & { references: ReferenceSet },
): boolean {
  const reasons: readonly unknown[] = reasonsOf(row, measure, references)
  // SQLite has no NaN.
  const isOdd = Object.values(row).some(Number.isNaN) && (reason === 'no_value' || reason === 'no_age')
  return (
    isOdd ||
    reasons.includes(reason) ||
    (gestationalCorrection !== undefined && reasons.includes('impossible') && reason === 'beyond_references')
  )
}

function createVisits(): string {
  return `CREATE TABLE measurements (${Object.entries(visitColumns)
    .map((column) => column.join(' '))
    .join(', ')})`
}

describe('a set with references for groups of children', () => {
  it('has a column for each measure of a group, in every dialect, and none where the table knows no group', () => {
    for (const dialect of dialectNames) {
      const text = scoringSql(dialect, { references: cerebralPalsy })
      expect(text).toContain('cp_size_sds')
      expect(text).toContain("WHEN 'gmfcs-5-tube' THEN ")
    }
    const without = scoringSql('duckdb', { references: cerebralPalsy, columns: { child_group: null } })
    expect(without).not.toContain('cp_size')
    expect(without).not.toContain('child_group')
    expect(scoringSql('duckdb')).not.toContain('child_group')
  })

  it('names each curve of a group among its places', () => {
    const places = curvePlaces([cerebralPalsy]).filter(({ child_group: group }) => group !== '')
    expect(places).toHaveLength(18)
    expect(new Set(places.map(({ place }) => place)).size).toBe(18)
    expect(places[0]).toMatchObject({
      reference_set: 'cerebral-palsy',
      series: 'cerebralPalsyHeight',
      child_group: 'gmfcs-1',
    })
    expect(notExported([cerebralPalsy]).filter(({ table }) => table.startsWith('brooks'))).toEqual([])
  })

  it('by week of gestation is refused, with the reason', () => {
    const score = () => scoringSql('duckdb', { references: dutchByWeek })
    expect(score).toThrow(/references.*fictional-weeks.*by week of gestation, which are not exported/s)
    expect(curvePlaces([dutchByWeek])).toEqual([])
    expect(notExported([dutchByWeek]).length).toBeGreaterThan(0)
  })
})
