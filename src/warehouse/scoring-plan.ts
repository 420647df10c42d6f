import { dayNumber } from '../model/calendar-date.js'
import { germany } from '../references/built-in-sets.js'
import type { ReferenceSet } from '../references/reference-set.js'
import { invalidParameter, refuseUnknownNames } from '../text/invalid-input.js'
import { type Dialect, type DialectName, dialectNames, dialects, nameSql } from './dialects.js'
import { curveOf, piecesOf, type WarehouseCurve } from './exported-series.js'
import {
  type InputColumn,
  type MeasuredColumn,
  type WarehouseMeasure,
  warehouseColumns,
  warehouseMeasures,
} from './visit-measures.js'

/** What a text for an engine is to do. */
export interface ScoringSqlOptions {
  /** The set to score by; by default that for Germany. One from `defineSet` serves too. */
  readonly references?: ReferenceSet | undefined
  /** The table of visits, by default `measurements`; the name of a schema may come before it. */
  readonly from?: string | undefined
  /** The names of its columns, where they are other than those of {@link InputColumn}; null for one that it lacks. */
  readonly columns?: { readonly [column in InputColumn]?: string | null } | undefined
  /** The columns that the result repeats beside the scores; by default all that the table has. */
  readonly keep?: readonly string[] | undefined
  /** Adds a percentile beside each score; it costs as much as the score. */
  readonly percentiles?: boolean | undefined
  /** Reads `age_years` where the dates give no age, and segments in place of days. */
  readonly fractionalAges?: boolean | undefined
  /** The day after which visits are not yet possible, `2024-05-06`; by default the engine's own today. */
  readonly today?: string | undefined
  /** The table of figures, by default `auxology_days`, or `auxology_segments` for stated ages. */
  readonly figures?: string | undefined
}

const optionNames: readonly (keyof ScoringSqlOptions)[] = [
  'references',
  'from',
  'columns',
  'keep',
  'percentiles',
  'fractionalAges',
  'today',
  'figures',
]

/** A measure with its curve, and how the tails of the tables of that are scored. */
export interface PlannedMeasure extends WarehouseMeasure {
  readonly curve: WarehouseCurve
  readonly isLinear: boolean
  readonly isHalfNormal: boolean
}

/** What the stages of a text are made from. */
export interface ScoringPlan {
  readonly dialect: Dialect
  readonly options: ScoringSqlOptions
  readonly references: ReferenceSet
  readonly isFractional: boolean
  readonly measures: readonly PlannedMeasure[]
}

/** A query over the one before it, whose columns it passes on. */
export interface Stage {
  readonly name: string
  /** New columns: name and expression. */
  readonly columns: readonly (readonly [name: string, expression: string])[]
  readonly joins?: readonly string[]
}

/** What each stage calls the rows of the one before: no column has its name. */
export const visitRow = 'v'

/** A column of the stage before. */
export function ofVisit(column: string): string {
  return `${visitRow}.${column}`
}

/**
 * Checks what is asked for, and finds the measures that can be scored.
 *
 * @throws AuxologyError `invalid_parameter`
 */
export function scoringPlan(name: DialectName, options: ScoringSqlOptions): ScoringPlan {
  refuseUnknownNames(options, optionNames)
  const dialect = Object.hasOwn(dialects, name) ? dialects[name] : undefined
  if (dialect === undefined) throw invalidParameter('dialect', name, dialectNames)
  const { references = germany, columns = {}, today, fractionalAges: isFractional = false } = options
  for (const column of Object.keys(columns)) {
    if (!warehouseColumns.some((known) => known === column)) throw invalidParameter('columns', column, warehouseColumns)
  }
  if (today !== undefined && dayNumber(today) === undefined) {
    throw invalidParameter('today', today, 'a date such as 2024-05-06')
  }
  const measures = warehouseMeasures.flatMap((measure): readonly PlannedMeasure[] => {
    const curve = curveOf(references, measure.series)
    if (curve === undefined || measure.needs.some((column) => columns[column] === null)) return []
    const tables = piecesOf(curve).map(({ table }) => table)
    const isLinear = tables.some(({ distribution, tails }) => distribution === 'lms' && tails === 'linear')
    return [{ ...measure, curve, isLinear, isHalfNormal: tables.some(({ distribution }) => distribution !== 'lms') }]
  })
  if (measures.length === 0) throw invalidParameter('columns', 'nothing to score', warehouseColumns)
  return { dialect, options, references, isFractional, measures }
}

/** What the table of visits calls a column; NULL where it has none. */
export function givenColumn({ dialect, options: { columns = {} } }: ScoringPlan, column: InputColumn): string {
  const name = columns[column]
  return name === null ? 'NULL' : ofVisit(nameSql(dialect, name ?? column))
}

/** The columns that the measures are computed from. */
export function neededColumns({ measures }: ScoringPlan): readonly MeasuredColumn[] {
  return [...new Set(measures.flatMap(({ needs }) => needs))]
}
