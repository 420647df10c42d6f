import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInSets, germany } from '../../../src/clinical/references/built-in-sets.js'
import { defineSet } from '../../../src/clinical/references/own/define-set.js'
import { type ReferenceSet, seriesNames } from '../../../src/clinical/references/reference-set.js'
import { dayRows } from '../../../src/doors/warehouse/day-rows.js'
import { type DialectName, dialectNames } from '../../../src/doors/warehouse/dialects.js'
import { curvesOf, notExported } from '../../../src/doors/warehouse/exported-series.js'
import { createTableSql, figureTables } from '../../../src/doors/warehouse/figure-tables.js'
import { provenanceRows } from '../../../src/doors/warehouse/provenance-rows.js'
import { scoringSql } from '../../../src/doors/warehouse/scoring-sql.js'
import { selfTestSql } from '../../../src/doors/warehouse/self-test-sql.js'
import { unscoredReasons } from '../../../src/doors/warehouse/unscored-reasons.js'
import { errorOf } from '../../fixtures/error-of.js'
import { type Engine, openDuckDb } from './engines.js'
import { ownSet } from './own-set.js'

/** A text of the standard, which no engine of the tests runs in process, with DuckDB's words. */
function inDuckDb(sql: string): string {
  return sql
    .replace(/CAST\(\((CAST\(.*?\)) - (CAST\(.*?\))\) DAY\(7\) AS BIGINT\)/g, "DATE_DIFF('day', $2, $1)")
    .replaceAll('AS DOUBLE PRECISION)', 'AS DOUBLE)')
    .replaceAll('AS VARCHAR(100))', 'AS VARCHAR)')
}

/** Without the list of what is left out, which the standard doesn't know, and without comments. */
function plain(sql: string): string {
  return sql.replace(/^--.*\n/gm, '').replace(/v\.\* EXCLUDE \(.*?\)/, 'v.*')
}

let engine: Engine

beforeAll(async () => {
  engine = await openDuckDb()
  const { name, columns, rows } = figureTables.day
  await engine.load(name, Object.keys(columns), rows([germany]), createTableSql('duckdb', 'day'))
}, 60_000)
afterAll(() => engine.close())

describe('the text of the standard', () => {
  it.each([{}, { percentiles: true }, { fractionalAges: true }])(
    'is that for DuckDB but for its words: %j',
    (options) => {
      const day = { today: '2024-06-01', ...options }
      expect(plain(inDuckDb(scoringSql('ansi', day)))).toBe(plain(scoringSql('duckdb', day)))
    },
  )

  it("gives the library's scores in DuckDB, once it has its words", async () => {
    const [result] = await engine.query(inDuckDb(selfTestSql('ansi')))
    expect(Number(result?.['largest_difference'])).toBeLessThan(1e-9)
  })
})

describe('every dialect', () => {
  it.each(dialectNames)('%s passes the stages of a query on in new names', (name) => {
    const sql = scoringSql(name, { percentiles: true })
    const aliases = [...sql.matchAll(/ AS (\w+)(?=,?$)/gm)].map(([, alias]) => alias)
    expect(aliases.filter((alias) => alias !== 'v')).toEqual([...new Set(aliases.filter((alias) => alias !== 'v'))])
    expect(aliases.length).toBeGreaterThan(30)
  })

  it('keep to the standard in `ansi`: an interval has its field, and no row is from nothing', () => {
    expect(scoringSql('ansi').match(/ - CAST\(.*? AS DATE\)\) DAY\(7\) AS BIGINT\)/g)).toHaveLength(2)
    const cases = selfTestSql('ansi').split('),\nauxology_dated')[0] ?? ''
    expect(cases.match(/ FROM \(VALUES \(0\)\) AS one \(n\)/g)).toHaveLength(cases.match(/SELECT /g)?.length ?? 0)
    expect(selfTestSql('duckdb')).not.toContain('VALUES')
  })

  it('quotes names that are not plain words, and no other', () => {
    const columns = { size_cm: 'Größe "x"', weight_kg: 'WEIGHT', head_cm: null, seat_cm: null }
    expect(scoringSql('duckdb', { columns })).toContain('v."Größe ""x"""')
    expect(scoringSql('spark', { columns })).toContain('v.`Größe "x"`')
    expect(scoringSql('postgres', { columns })).toContain('v.WEIGHT AS')
    expect(scoringSql('postgres', { from: 'clinic.visits; DROP TABLE x' })).toContain(
      'FROM clinic."visits; DROP TABLE x" AS v',
    )
  })

  it.each(dialectNames)(
    '%s takes no name with a backslash, by which some engines escape the mark at its end',
    (name) => {
      const hostile = "visits\\` JOIN secrets ON 1=1 -- '"
      const texts = [
        () => scoringSql(name, { from: hostile }),
        () => scoringSql(name, { from: `clinic.${hostile}` }),
        () => scoringSql(name, { figures: hostile }),
        () => scoringSql(name, { columns: { size_cm: hostile } }),
        () => scoringSql(name, { keep: [hostile] }),
        () => scoringSql(name, { references: { ...germany, id: hostile } }),
      ]
      for (const text of texts) {
        expect(errorOf(text)).toMatchObject({ code: 'invalid_parameter', accepted: 'a name without a backslash' })
      }
    },
  )

  it('says why a set has no score of a measure, in the columns of the others', async () => {
    const references = { ...germany, id: 'heights', series: { height: germany.series.height } } as ReferenceSet
    await engine.run(
      "CREATE TABLE measurements AS SELECT 'male' AS sex, DATE '2020-01-01' AS birth_date, DATE '2024-01-01' AS visit_date, 100.0 AS size_cm",
    )
    const columns = { head_cm: null }
    const [row] = await engine.query(
      scoringSql('duckdb', { references, columns, percentiles: true, today: '2024-06-01' }),
    )
    expect(row).toMatchObject({
      size_reason: null,
      seat_z: null,
      seat_sds: null,
      seat_table: null,
      seat_percentile: null,
      seat_reason: 'not_in_set',
      bmi_reason: 'not_in_set',
      reference_edition: 'heights',
    })
    expect(row?.['size_sds']).toBeLessThan(0)
    expect(Object.keys(row ?? {})).not.toContain('head_reason')
  })

  it('corrects ages only by a column of gestation', () => {
    expect(scoringSql('duckdb')).not.toContain('gestation_days')
    const columns = { gestation_days: 'GA' }
    expect(scoringSql('duckdb', { columns })).toBe(scoringSql('duckdb', { columns, gestationalCorrection: 'preterm' }))
    expect(scoringSql('duckdb', { columns, gestationalCorrection: 'none' })).toBe(scoringSql('duckdb'))
    const without = errorOf(() => scoringSql('duckdb', { gestationalCorrection: 'preterm' }))
    expect(without).toMatchObject({
      parameter: 'gestationalCorrection',
      detail: 'columns has no name for gestation_days',
    })
    const unknown = errorOf(() => scoringSql('duckdb', { columns, gestationalCorrection: 'all' as 'none' }))
    expect(unknown).toMatchObject({ parameter: 'gestationalCorrection', value: 'all' })
  })

  it('has every reason in the guide', () => {
    const guide = readFileSync('docs/scale.md', 'utf8')
    for (const reason of unscoredReasons) expect(guide).toContain(`| \`${reason}\` |`)
  })

  it.each(['oracle', 'trino', 'bigquery', 'snowflake'])('refuses %s', (name) => {
    expect(() => scoringSql(name as DialectName)).toThrow(name)
  })

  it('refuses what it does not know', () => {
    expect(() => scoringSql('duckdb', { columns: { hight: 'h' } as object })).toThrow('hight')
    expect(() => scoringSql('duckdb', { today: '2024-02-30' })).toThrow('2024-02-30')
    expect(() => scoringSql('duckdb', { percentile: true } as object)).toThrow('percentile')
    expect(() =>
      scoringSql('duckdb', { columns: { size_cm: null, weight_kg: null, head_cm: null, seat_cm: null } }),
    ).toThrow('columns')
    expect(() => createTableSql('duckdb', 'month' as 'day')).toThrow('month')
  })
})

describe('the figures', () => {
  it('have places of another version nowhere', () => {
    const [height] = germany.series.height ?? []
    if (height === undefined) throw new Error('no height')
    const changed = defineSet({
      id: 'changed',
      name: 'Changed',
      series: { height: [{ ...height, to: 3, closed: true }] },
    })
    const place = (sql: string) => /f_size\.place = v\.auxology_place \+ (\d+)/.exec(sql)?.[1]
    expect(place(scoringSql('duckdb', { references: changed }))).not.toBe(place(scoringSql('duckdb')))
  })

  it('come with their provenance', () => {
    const ids = new Set([...dayRows([germany])].map(({ table_id }) => table_id))
    const known = new Map(provenanceRows([germany]).map((row) => [row.table_id, row]))
    for (const id of ids) {
      const row = known.get(id)
      expect(row?.citation, id).toMatch(/\w{20}|\w.*\d{4}/)
      expect(row?.terms, id).not.toBe('')
      expect(row?.checksum, id).toMatch(/^[0-9a-f]{8}$/)
    }
  })

  it('name what is not among them', () => {
    for (const set of [...builtInSets, ownSet]) {
      const named = notExported([set])
      const exported = curvesOf([set]).map(({ series }) => series)
      const all = [...exported, ...new Set(named.map(({ series }) => series))]
      expect(all.sort(), set.id).toEqual(seriesNames.filter((name) => set.series[name] !== undefined).sort())
      expect(named.every(({ reason, table }) => reason !== '' && table !== '')).toBe(true)
      for (const { series, table } of named) {
        expect(scoringSql('duckdb', { references: set })).toMatch(
          new RegExp(`^-- Not exported, .*\\b${series} \\([^)]*${table}`, 'm'),
        )
      }
    }
    expect(notExported([germany]).map(({ series }) => series)).toEqual(
      expect.arrayContaining(['weightForLength', 'birthWeight', 'pretermHead', 'achondroplasiaSittingHeight']),
    )
  })
})
