import { describe, expect, it } from 'vitest'
import { dialectNames } from '../../src/doors/warehouse/dialects.js'
import { auxology } from './auxology.js'

async function commanded(words: string) {
  const written = new Map<string, string | Uint8Array>([['old.sql', 'SELECT 1']])
  const { status, errors, output: printed } = await auxology(words, { written })
  return { status, files: written, errors, printed }
}

describe('auxology sql', () => {
  it.each(dialectNames)('writes the query, its self-test and the tables for %s', async (dialect) => {
    const query = await commanded(`sql --dialect ${dialect}`)
    expect(query).toMatchObject({ status: 0, errors: [] })
    expect(query.printed).toMatch(/^-- SD-scores by germany@2026 \(checksum f45f4b3f\).*\n[^;]+$/)
    const test = await commanded(`sql --dialect ${dialect} --self-test`)
    expect(test.printed).toContain('AS largest_difference')
    const tables = await commanded(`sql --dialect ${dialect} --create-tables`)
    expect(tables.printed.match(/^CREATE TABLE auxology_\w+ \(/gm)).toHaveLength(3)
  })

  it('takes names of columns, after one --column or several', async () => {
    const { printed } = await commanded(
      'sql --dialect duckdb --column size_cm=HEIGHT seat_cm= --column=head_cm= --keep id --keep district --from clinic.visits --references who',
    )
    expect(printed).toContain('v.HEIGHT')
    expect(printed).toContain('FROM clinic.visits AS v')
    expect(printed).toContain('-- Scored: size, weight, bmi.')
    expect(printed).toMatch(/\nSELECT v\.id, v\.district, v\.size_z/)
  })

  it('reads stated ages from segments, and gives percentiles', async () => {
    const { printed } = await commanded('sql --dialect spark --fractional-ages --percentiles --today 2024-06-01')
    expect(printed).toContain('auxology_segments AS f_size')
    expect(printed).toContain('AS size_percentile')
    expect(printed).toContain("DATE '2024-06-01'")
  })

  it('corrects ages where the column of gestation is named, as --correction says', async () => {
    const { printed } = await commanded('sql --dialect duckdb --column gestation_days=GA --correction lifelong')
    expect(printed).toContain(
      '-- Scored: size, weight, bmi, head, seat, leg, seat_leg. Ages corrected for preterm birth (lifelong)',
    )
    expect(printed).toContain('CAST(v.GA AS DOUBLE)')
  })

  it('replaces a file only with --overwrite', async () => {
    const args = 'sql --dialect duckdb --out'
    const kept = await commanded(`${args} old.sql`)
    expect(kept.status).toBe(1)
    expect(kept.errors.join()).toContain("can't write old.sql (it exists: --overwrite replaces it, EEXIST)")
    expect(kept.files.get('old.sql')).toBe('SELECT 1')
    expect((await commanded(`${args} new.sql`)).files.get('new.sql')).toContain('size_sds')
    expect((await commanded(`${args} old.sql --overwrite`)).files.get('old.sql')).toContain('size_sds')
  })

  it('takes no dates where ages are stated', async () => {
    const { status } = await commanded('sql --dialect duckdb --fractional-ages --column birth_date= visit_date=')
    expect(status).toBe(0)
  })

  it.each([
    ['sql --dialect duckdb --column sex=', 'sex=NAME'],
    ['sql --dialect duckdb --column birth_date=', 'birth_date=NAME'],
    ['sql --dialect duckdb --column visit_date=', 'visit_date=NAME'],
    ['sql --dialect duckdb --fractional-ages --column age_years= visit_date=', 'visit_date=NAME'],
    ['sql --dialect duckdb --correction preterm', '--correction is "preterm" (columns has no name for gestation_days)'],
    ['sql --dialect clickhouse --from visits\\', 'expected a name without a backslash'],
    ['sql', 'missing --dialect ENGINE'],
    ['sql --dialect duckdb --self-test --create-tables', 'contradict each other'],
    ['sql --dialect postgers', 'did you mean postgres?'],
    ['sql --dialect duckdb --column hight=h', '--column'],
    ['sql --dialect duckdb --today 2024-02-30', '--today'],
    ['tables --grid day', 'missing --out FILE'],
    ['tables --grid month --out x.csv', '--grid'],
    ['tables --to xlsx --out x.xlsx', '--to'],
  ] as const)('%s is an error', async (args, reason) => {
    const { status, errors, printed } = await commanded(args)
    expect(status).toBe(1)
    expect(errors.join()).toContain(reason)
    expect(printed).toBe('')
  })
})

describe('auxology tables', () => {
  it('writes a table, its provenance and its curves, and names what is not exported', async () => {
    const { status, files, errors } = await commanded(
      'tables --grid segment --references cdc --out figures/segments.csv',
    )
    expect(status).toBe(0)
    expect([...files.keys()]).toEqual([
      'old.sql',
      'figures/segments.csv',
      'figures/segments.provenance.csv',
      'figures/segments.curve.csv',
    ])
    expect(String(files.get('figures/segments.csv'))).toMatch(/^place,x_from,.*table_id\r\n\d+,/)
    expect(String(files.get('figures/segments.provenance.csv'))).toContain('cdc2022-bmi')
    expect(errors.join('\n')).toContain('achondroplasiaSittingHeight')
  })

  it('replaces none of its files without --overwrite', async () => {
    const tables = 'tables --grid knot --references who --out old.sql'
    const kept = await commanded(tables)
    expect(kept.status).toBe(1)
    expect(kept.errors.join()).toContain("can't write old.sql (it exists: --overwrite replaces it, EEXIST)")
    expect([...kept.files]).toEqual([['old.sql', 'SELECT 1']])
    expect(String((await commanded(`${tables} --overwrite`)).files.get('old.sql'))).toMatch(/^table_id,/)
  })

  it('writes Parquet', async () => {
    const { files } = await commanded('tables --grid knot --references who --to parquet --out knots.parquet')
    const bytes = files.get('knots.parquet') as Uint8Array
    expect(String.fromCharCode(...bytes.slice(0, 4), ...bytes.slice(-4))).toBe('PAR1PAR1')
    expect([...files.keys()]).toContain('knots.curve.parquet')
  })
})
