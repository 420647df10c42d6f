import { type GestationalCorrection, gestationalCorrections } from '../../clinical/growth/growth-options.js'
import { pretermSeries } from '../../clinical/growth/score-at-age.js'
import { germany } from '../../clinical/references/built-in-sets.js'
import { countsFromBirth } from '../../clinical/references/child-groups.js'
import { type MeasureSet, setWithSeries } from '../../clinical/references/measures/measure-set.js'
import type { ReferenceSet } from '../../clinical/references/reference-set.js'
import { dayNumber } from '../../ground/model/calendar-date.js'
import { invalidParameter, refuseUnknownNames } from '../../ground/text/invalid-input.js'
import { type Dialect, type DialectName, dialectNames, dialects, nameSql, textSql } from './dialects.js'
import { curveOf, curvesOfGroups, piecesOf, type WarehouseCurve } from './exported-series.js'
import type { UnscoredReason } from './unscored-reasons.js'
import {
  clinicColumns,
  clinicWarehouseMeasures,
  type InputColumn,
  isClinicColumn,
  type MeasuredColumn,
  type WarehouseMeasure,
  warehouseColumns,
  warehouseMeasures,
} from './visit-measures.js'

/** What a text for an engine is to do. */
export interface ScoringSqlOptions {
  /** The set to score by; by default that for Germany. One from `defineSet` serves too. */
  readonly references?: ReferenceSet | undefined
  /**
   * The references for clinic measures, `clinicMeasures` of `auxology/references/clinic-measures`:
   * those are scored whose columns are named in `columns`, by age and sex. Blood pressure is not.
   */
  readonly measures?: MeasureSet | undefined
  /** The table of visits, by default `measurements`; the name of a schema may come before it. */
  readonly from?: string | undefined
  /** The names of its columns, where they are other than those of {@link InputColumn}; null for one that it lacks. */
  readonly columns?: { readonly [column in InputColumn]?: string | null } | undefined
  /** The columns that the result repeats beside the scores; by default all that the table has. */
  readonly keep?: readonly string[] | undefined
  /**
   * How long ages are corrected for prematurity, by `gestation_days`, which `columns` has to name:
   * `preterm` by default, `none` without the column.
   */
  readonly gestationalCorrection?: GestationalCorrection | undefined
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
  'measures',
  'from',
  'columns',
  'keep',
  'gestationalCorrection',
  'percentiles',
  'fractionalAges',
  'today',
  'figures',
]

/** A measure with the places of its curve, as SQL, and how the tails of its tables are scored. */
export interface PlannedMeasure extends WarehouseMeasure {
  readonly base: string
  /** The set that has its curve. */
  readonly references: ReferenceSet
  readonly isLinear: boolean
  readonly isHalfNormal: boolean
  /** Whether the set scores it by week before 50 weeks after the last menstrual period. */
  readonly isByWeek: boolean
}

/** A measure that the set can't score, in a text that would score it by another set. */
export interface AbsentMeasure {
  readonly name: string
  readonly reason: UnscoredReason
}

/** What the stages of a text are made from. */
export interface ScoringPlan {
  readonly dialect: Dialect
  readonly options: ScoringSqlOptions
  readonly references: ReferenceSet
  readonly isFractional: boolean
  readonly correction: GestationalCorrection
  readonly measures: readonly PlannedMeasure[]
  readonly absent: readonly AbsentMeasure[]
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

/** The column of the age since birth: days, or years where ages may be stated. */
export function chronologicalAge({ isFractional }: Pick<ScoringPlan, 'isFractional'>): string {
  return ofVisit(isFractional ? 'auxology_age_years' : 'auxology_age_days')
}

/** The name of the column of the age at which references are read. */
export function referenceAge({ correction, isFractional }: Pick<ScoringPlan, 'correction' | 'isFractional'>): string {
  return `auxology_${correction === 'none' ? 'age' : 'reference'}_${isFractional ? 'years' : 'days'}`
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
  const { references = germany, fractionalAges: isFractional = false } = options
  checkInputs(references, options)
  const correction = correctionOf(options)
  const { measures, absent } = plannedMeasures(references, options)
  if (measures.length === 0) throw invalidParameter('columns', 'nothing to score', warehouseColumns)
  return { dialect, options, references, isFractional, correction, measures, absent }
}

/** Refuses a set that is not exported, and columns without which nothing would be scored. */
function checkInputs(references: ReferenceSet, options: ScoringSqlOptions): void {
  const { columns = {}, today, fractionalAges: isFractional = false } = options
  if (countsFromBirth(references)) {
    throw invalidParameter('references', references.id, 'a set that scores by sex and age', {
      detail: 'it has other tables for children born preterm, by week of gestation, which are not exported',
    })
  }
  for (const column of Object.keys(columns)) checkColumn(column, options)
  const dates: readonly InputColumn[] = isFractional && columns.age_years !== null ? [] : ['birth_date', 'visit_date']
  const lacking = (['sex', ...dates] as const).find((column) => columns[column] === null)
  if (lacking !== undefined) {
    const detail = 'without it nothing would be scored'
    throw invalidParameter('columns', `${lacking}=`, `${lacking}=NAME`, { detail })
  }
  if (today !== undefined && dayNumber(today) === undefined) {
    throw invalidParameter('today', today, 'a date such as 2024-05-06')
  }
}

function correctionOf(options: ScoringSqlOptions): ScoringPlan['correction'] {
  const isGestationNamed = typeof options.columns?.gestation_days === 'string'
  const { gestationalCorrection: correction = isGestationNamed ? 'preterm' : 'none' } = options
  if (!gestationalCorrections.includes(correction)) {
    throw invalidParameter('gestationalCorrection', correction, gestationalCorrections)
  }
  if (correction !== 'none' && !isGestationNamed) {
    const detail = 'columns has no name for gestation_days'
    throw invalidParameter('gestationalCorrection', correction, ['none'], { detail })
  }
  return correction
}

/** The measures that the columns allow: those that the set has, and those that it lacks. */
function plannedMeasures(
  references: ReferenceSet,
  options: ScoringSqlOptions,
): Pick<ScoringPlan, 'measures' | 'absent'> {
  const { columns = {} } = options
  const asked = clinicWarehouseMeasures.filter(({ needs }) =>
    needs.every((column) => !isClinicColumn(column) || typeof columns[column] === 'string'),
  )
  const measures: PlannedMeasure[] = []
  const absent: AbsentMeasure[] = []
  for (const measure of [...warehouseMeasures, ...asked]) {
    if (measure.needs.some((column) => columns[column] === null)) continue
    const curves = curvesOfMeasure(references, measure, options)
    if (curves.length > 0) measures.push(plannedMeasure(measure, curves, references))
    else if (measure.isOfGroup !== true) absent.push({ name: measure.name, reason: whyAbsent(references, measure) })
  }
  return { measures, absent }
}

function plannedMeasure(
  measure: WarehouseMeasure,
  curves: readonly WarehouseCurve[],
  set: ReferenceSet,
): PlannedMeasure {
  const tables = curves.flatMap(piecesOf).map(({ table }) => table)
  const byWeek = pretermSeries[measure.series]
  return {
    ...measure,
    base: baseSql(curves),
    references: curves[0]?.references ?? set,
    isLinear: tables.some(({ distribution, tails }) => distribution === 'lms' && tails === 'linear'),
    isHalfNormal: tables.some(({ distribution }) => distribution !== 'lms'),
    isByWeek: byWeek !== undefined && set.series[byWeek] !== undefined,
  }
}

function whyAbsent({ series }: ReferenceSet, measure: WarehouseMeasure): UnscoredReason {
  return series[measure.series] === undefined ? 'not_in_set' : 'not_exported'
}

/** The curves that serve a measure: one, or one of each group of children. */
function curvesOfMeasure(
  references: ReferenceSet,
  { series, isOfGroup }: WarehouseMeasure,
  { columns, measures }: ScoringSqlOptions,
): readonly WarehouseCurve[] {
  if (isOfGroup === true) return columns?.child_group === null ? [] : curvesOfGroups(references, series)
  const set = setWithSeries(measures?.references ?? references, references, series)
  const curve = set && curveOf(set, series)
  return curve === undefined ? [] : [curve]
}

/** Where the places of a measure's curve begin; of a child of no group, nowhere. */
function baseSql(curves: readonly WarehouseCurve[]): string {
  const [first] = curves
  if (first !== undefined && first.group === undefined) return String(first.base)
  const cases = curves.map(({ group = '', base }) => `WHEN ${textSql(group)} THEN ${base}`)
  return `CASE ${ofVisit('auxology_group')} ${cases.join(' ')} END`
}

/** @throws AuxologyError for a column that is unknown, or that nothing at hand can score */
function checkColumn(column: string, { references = germany, measures, columns = {} }: ScoringSqlOptions): void {
  if (column === 'systolic_mmhg' || column === 'diastolic_mmhg') {
    const detail = 'blood pressure is scored by age and height, which tables by age do not have'
    throw invalidParameter('columns', column, [...warehouseColumns, ...clinicColumns], { detail })
  }
  if (!isClinicColumn(column)) {
    if (warehouseColumns.some((known) => known === column)) return
    throw invalidParameter('columns', column, [...warehouseColumns, ...clinicColumns])
  }
  const scored = clinicWarehouseMeasures.filter(({ needs }) => needs[0] === column)
  const sets = [references, ...(measures === undefined ? [] : [measures.references])]
  if (columns[column] === null || scored.some(({ series }) => sets.some((set) => set.series[series] !== undefined))) {
    return
  }
  const accepted = 'a set with it, such as clinicMeasures of auxology/references/clinic-measures'
  throw invalidParameter('measures', measures?.references.id, accepted, { detail: `needed for the column ${column}` })
}

/** What the table of visits calls a column; NULL where it has none. */
export function givenColumn({ dialect, options: { columns = {} } }: ScoringPlan, column: InputColumn): string {
  const name = columns[column]
  if (name === null) return 'NULL'
  const value = ofVisit(nameSql(dialect, name ?? column))
  return dialect.given?.replaceAll('{value}', () => value) ?? value
}

/** The sets that a text scores by: that of growth, and that of clinic measures where it is used. */
export function usedSets({ references, measures, options }: ScoringPlan): readonly ReferenceSet[] {
  const beside = options.measures?.references
  return beside !== undefined && measures.some((measure) => measure.references === beside)
    ? [references, beside]
    : [references]
}

/** The columns that the measures are computed from. */
export function neededColumns({ measures }: ScoringPlan): readonly MeasuredColumn[] {
  return [...new Set(measures.flatMap(({ needs }) => needs))]
}
