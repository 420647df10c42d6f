import type { ReferenceSet } from '../../clinical/references/reference-set.js'
import { invalidParameter } from '../../ground/text/invalid-input.js'
import { type DayRow, dayRows } from './day-rows.js'
import { type DialectName, dialectNames, dialects } from './dialects.js'
import { type KnotRow, knotRows } from './knot-rows.js'
import { type CurveRow, curvePlaces, type ProvenanceRow, provenanceRows } from './provenance-rows.js'
import { type SegmentRow, segmentRows } from './segment-rows.js'

/** What a column holds: whole numbers up to 2^38, floating-point numbers, text. */
export type ColumnKind = 'integer' | 'number' | 'text'

/** A table for other engines: its columns in order, and its rows. */
export interface FigureTable<Row extends object = object> {
  /** As the texts of {@link scoringSql} call it. */
  readonly name: string
  readonly columns: { readonly [column in keyof Row & string]: ColumnKind }
  readonly rows: (sets?: readonly ReferenceSet[]) => Iterable<Row>
}

const figures = { l: 'number', m: 'number', s: 'number' } as const
const facts = { shift_cm: 'number', lying: 'integer', approximate: 'integer', table_id: 'text' } as const

const days: FigureTable<DayRow> = {
  name: 'auxology_days',
  columns: {
    place: 'integer',
    ...figures,
    low: 'number',
    low_from: 'number',
    low_per: 'number',
    high: 'number',
    high_from: 'number',
    high_per: 'number',
    p95: 'number',
    sigma: 'number',
    ...facts,
  },
  rows: dayRows,
}

const segments: FigureTable<SegmentRow> = {
  name: 'auxology_segments',
  columns: {
    place: 'integer',
    x_from: 'number',
    x_to: 'number',
    x_per: 'number',
    l0: 'number',
    l1: 'number',
    l2: 'number',
    l3: 'number',
    m0: 'number',
    m1: 'number',
    m2: 'number',
    m3: 'number',
    s0: 'number',
    s1: 'number',
    s2: 'number',
    s3: 'number',
    sigma0: 'number',
    sigma1: 'number',
    sigma2: 'number',
    sigma3: 'number',
    linear: 'integer',
    half_normal: 'integer',
    ...facts,
  },
  rows: segmentRows,
}

const knots: FigureTable<KnotRow> = {
  name: 'auxology_knots',
  columns: { table_id: 'text', sex: 'text', x: 'number', ...figures },
  rows: knotRows,
}

const provenance: FigureTable<ProvenanceRow> = {
  name: 'auxology_provenance',
  columns: {
    table_id: 'text',
    reference: 'text',
    measure: 'text',
    axis: 'text',
    x_from: 'number',
    x_to: 'number',
    method: 'text',
    citation: 'text',
    doi: 'text',
    population: 'text',
    terms: 'text',
    limits: 'text',
    approximate: 'integer',
    checksum: 'text',
    library: 'text',
    version: 'text',
  },
  rows: provenanceRows,
}

const curves: FigureTable<CurveRow> = {
  name: 'auxology_curves',
  columns: { reference_set: 'text', series: 'text', child_group: 'text', place: 'integer' },
  rows: curvePlaces,
}

/** The tables of figures for other engines, and what goes beside them. */
export const figureTables: {
  readonly day: FigureTable<DayRow>
  readonly segment: FigureTable<SegmentRow>
  readonly knot: FigureTable<KnotRow>
  readonly provenance: FigureTable<ProvenanceRow>
  readonly curve: FigureTable<CurveRow>
} = { day: days, segment: segments, knot: knots, provenance, curve: curves }

/**
 * The statement that creates a table in an engine, empty.
 *
 * @example
 * ```ts
 * createTableSql('postgres', 'knot') // 'CREATE TABLE auxology_knots (table_id VARCHAR, …'
 * ```
 */
export function createTableSql(name: DialectName, grid: keyof typeof figureTables): string {
  if (!Object.hasOwn(dialects, name)) throw invalidParameter('dialect', name, dialectNames)
  if (!Object.hasOwn(figureTables, grid)) throw invalidParameter('grid', grid, Object.keys(figureTables))
  const table: FigureTable = figureTables[grid]
  const columns = Object.entries<ColumnKind>(table.columns).map(([column, kind]) => `${column} ${dialects[name][kind]}`)
  const engine = name === 'clickhouse' ? ' ENGINE = MergeTree ORDER BY tuple()' : ''
  return `CREATE TABLE ${table.name} (${columns.join(', ')})${engine}`
}
