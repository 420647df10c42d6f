/**
 * The figures as tables for other engines, and the SQL that scores by them:
 * where measurements lie in DuckDB, PostgreSQL, ClickHouse, SQLite or Spark,
 * they are scored there.
 *
 * @packageDocumentation
 */

export type { ReferenceSet, SeriesName } from '../../clinical/references/reference-set.js'
export { AuxologyError } from '../../ground/model/errors.js'
export type { Gender } from '../../ground/model/patient.js'
export { type DayRow, dayRows, type PlaceFacts, type ScoringRule } from './day-rows.js'
export { type DialectName, dialectNames } from './dialects.js'
export { type NotExported, notExported } from './exported-series.js'
export { type ColumnKind, createTableSql, type FigureTable, figureTables } from './figure-tables.js'
export { type KnotRow, knotRows } from './knot-rows.js'
export { type CurveRow, curvePlaces, type ProvenanceRow, provenanceRows } from './provenance-rows.js'
export type { ScoringSqlOptions } from './scoring-plan.js'
export { scoringSql } from './scoring-sql.js'
export { type SegmentFigure, type SegmentRow, segmentRows } from './segment-rows.js'
export { selfTestSql } from './self-test-sql.js'
export { type UnscoredReason, unscoredReasons } from './unscored-reasons.js'
export { type InputColumn, warehouseColumns } from './visit-measures.js'
