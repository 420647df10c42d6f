import { halfNormalBeyond } from '../math/half-normal-tail.js'
import { type Dialect, tableSql } from './dialects.js'
import { percentileSql } from './normal-sql.js'
import {
  accuracySql,
  cubicSql,
  halfNormalSql,
  rootOfShareSql,
  sdsSql,
  sigmasAboveSql,
  type TailSql,
  valueSql,
  zSql,
} from './score-sql.js'
import { ofVisit, type PlannedMeasure, type ScoringPlan, type Stage } from './scoring-plan.js'
import type { WarehouseMeasure } from './visit-measures.js'

type Columns = Stage['columns']

/** The scores of a visit: by the formula, in half-normal tails, as reported, and percentiles. A stage without columns is left out. */
export function scoreStages(plan: ScoringPlan): readonly Stage[] {
  const { measures, options, dialect, isFractional } = plan
  const halfNormal = measures.filter(({ isHalfNormal }) => isHalfNormal)
  return [
    ...(isFractional ? segmentStages(plan) : [dayStage(plan)]),
    { name: 'tails', columns: halfNormal.map(({ name }) => rootColumn(name)) },
    { name: 'raw', columns: halfNormal.map(({ name }) => halfNormalColumn(name)) },
    { name: 'scores', columns: measures.flatMap(({ name }) => reportedColumns(name, dialect)) },
    {
      name: 'percentiles',
      columns: options.percentiles === true ? measures.map(({ name }) => percentileColumn(name)) : [],
    },
  ]
}

/** By days: figures, score and provenance of each measure from one row. */
function dayStage({ dialect, options, measures }: ScoringPlan): Stage {
  const table = tableSql(dialect, options.figures ?? 'auxology_days')
  return {
    name: 'joined',
    columns: measures.flatMap((measure) => {
      const f = `f_${measure.name}`
      const value = shiftedValueSql(measure, f)
      const beyond = (side: 'low' | 'high', sign: '<' | '>'): TailSql => ({
        isBeyond: `${value} ${sign} ${f}.${side}`,
        score: `(${value} - ${f}.${side}_from) / ${f}.${side}_per`,
      })
      const tails = measure.isLinear ? [beyond('low', '<'), beyond('high', '>')] : []
      return [
        ...formulaColumns(measure, value, {
          figures: { l: `${f}.l`, m: `${f}.m`, s: `${f}.s`, tails },
          p95: `${f}.p95`,
          sigma: `${f}.sigma`,
        }),
        ...provenanceColumns(measure, `${f}.m > 0`),
      ]
    }),
    joins: measures.map(({ name, base }) => joinSql(table, name, base)),
  }
}

function joinSql(table: string, measure: string, base: string): string {
  return `LEFT JOIN ${table} AS f_${measure} ON f_${measure}.place = ${ofVisit('auxology_place')} + ${base}`
}

/** By segments: the figures, then where the tails begin, then the scores. */
function segmentStages({ dialect, options, measures }: ScoringPlan): readonly Stage[] {
  const table = tableSql(dialect, options.figures ?? 'auxology_segments')
  const years = ofVisit('auxology_age_years')
  return [
    {
      name: 'figures',
      columns: measures.flatMap((measure) => figureColumns(measure, years)),
      joins: measures.map(({ name, base }) => {
        const f = `f_${name}`
        return `${joinSql(table, name, base)} AND ${years} >= ${f}.x_from AND ${years} < ${f}.x_to`
      }),
    },
    { name: 'ends', columns: measures.flatMap(endColumns) },
    {
      name: 'joined',
      columns: measures.flatMap((measure) => {
        const of = (figure: string) => ofVisit(`auxology_${measure.name}_${figure}`)
        const value = of('value')
        const tails = measure.isLinear
          ? [
              { isBeyond: `${value} < ${of('low')}`, score: lineSql(value, of('low'), of('low2'), -3) },
              { isBeyond: `${value} > ${of('high')}`, score: lineSql(value, of('high'), of('high2'), 3) },
            ]
          : []
        const figures = { l: of('l'), m: of('m'), s: of('s'), tails }
        return formulaColumns(measure, value, { figures, p95: of('p95'), sigma: of('sigma') })
      }),
    },
  ]
}

/** L, M and S of a stretch at the age, the value as its rows would have it, and what is known of them. */
function figureColumns(measure: PlannedMeasure, years: string): Columns {
  const { name, isHalfNormal, isLinear } = measure
  const f = `f_${name}`
  const figures = ['l', 'm', 's', ...(isHalfNormal ? ['sigma'] : [])]
  return [
    ...figures.map((figure) => [`auxology_${name}_${figure}`, cubicSql(f, figure, years)] as const),
    [`auxology_${name}_value`, shiftedValueSql(measure, f)],
    ...(isLinear ? [[`auxology_${name}_linear`, `${f}.linear`] as const] : []),
    ...provenanceColumns(measure, `${f}.m0 > 0`),
  ]
}

/** The values at which tails begin, and those a standard deviation nearer to the median. */
function endColumns({ name, isHalfNormal, isLinear }: PlannedMeasure): Columns {
  const of = (figure: string) => ofVisit(`auxology_${name}_${figure}`)
  const at = (score: number) => valueSql(score, { l: of('l'), m: of('m'), s: of('s') })
  const ends = [
    ['low', -3],
    ['low2', -2],
    ['high', 3],
    ['high2', 2],
  ] as const
  return [
    ...(isLinear
      ? ends.map(
          ([end, score]) => [`auxology_${name}_${end}`, `CASE WHEN ${of('linear')} = 1 THEN ${at(score)} END`] as const,
        )
      : []),
    ...(isHalfNormal ? [[`auxology_${name}_p95`, at(halfNormalBeyond)] as const] : []),
  ]
}

/** The score on the line through the values at ±3 and ±2. */
function lineSql(value: string, end: string, before: string, score: number): string {
  return `${score} + (${value} - ${end}) / ABS(${end} - ${before})`
}

interface TailedFigures {
  readonly figures: Parameters<typeof zSql>[1]
  readonly p95: string
  readonly sigma: string
}

/** The score by the formula; and how far into a half-normal tail a value lies, which has the next stages to itself. */
function formulaColumns(
  { name, isHalfNormal }: PlannedMeasure,
  value: string,
  { figures, p95, sigma }: TailedFigures,
): Columns {
  const z = zSql(value, figures)
  if (!isHalfNormal) return [[`${name}_z`, z]]
  return [
    [`auxology_${name}_z`, z],
    [`auxology_${name}_sigmas`, sigmasAboveSql(value, p95, sigma)],
  ]
}

/** A value as the children behind the rows would have been measured. */
function shiftedValueSql({ shifted, used }: WarehouseMeasure, figures: string): string {
  const value = ofVisit(used)
  if (shifted === undefined) return value
  if (shifted === 'height') return `(${value} + ${figures}.shift_cm)`
  const size = ofVisit('auxology_size_cm')
  const ratio = `(${size} / (${size} + ${figures}.shift_cm))`
  return `(${value} * ${ratio} * ${ratio})`
}

/** Which table a score is from, and whether it is approximate: nothing where there is no score. */
function provenanceColumns({ name, used }: WarehouseMeasure, hasFigures: string): Columns {
  const isScored = `${hasFigures} AND ${ofVisit(used)} IS NOT NULL`
  return [
    [`${name}_approximate`, `CASE WHEN ${isScored} THEN f_${name}.approximate END`],
    [`${name}_table`, `CASE WHEN ${isScored} THEN f_${name}.table_id END`],
  ]
}

function rootColumn(name: string): readonly [string, string] {
  return [`auxology_${name}_root`, rootOfShareSql(ofVisit(`auxology_${name}_sigmas`))]
}

function halfNormalColumn(name: string): readonly [string, string] {
  return [`${name}_z`, halfNormalSql(ofVisit(`auxology_${name}_root`), ofVisit(`auxology_${name}_z`))]
}

function reportedColumns(name: string, dialect: Dialect): Columns {
  const z = ofVisit(`${name}_z`)
  return [
    [`${name}_sds`, sdsSql(z, dialect)],
    [`${name}_accuracy`, accuracySql(z)],
  ]
}

function percentileColumn(name: string): readonly [string, string] {
  return [`${name}_percentile`, percentileSql(ofVisit(`${name}_sds`))]
}
