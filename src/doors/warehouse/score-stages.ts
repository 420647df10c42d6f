import { shiftedLength, standingFromYears } from '../../clinical/growth/size-position.js'
import { editionName, provenanceOf } from '../../clinical/references/edition.js'
import { halfNormalBeyond } from '../../ground/math/half-normal-tail.js'
import { daysPerYear } from '../../ground/model/calendar-date.js'
import { numberSql, tableSql, textSql } from './dialects.js'
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
import {
  type AbsentMeasure,
  chronologicalAge,
  givenColumn,
  ofVisit,
  type PlannedMeasure,
  referenceAge,
  type ScoringPlan,
  type Stage,
  usedSets,
} from './scoring-plan.js'
import { firstReasonSql, reasonSql } from './unscored-reasons.js'
import type { WarehouseMeasure } from './visit-measures.js'

type Columns = Stage['columns']

/** The scores of a visit: by the formula, in half-normal tails, as reported, and percentiles. A stage without columns is left out. */
export function scoreStages(plan: ScoringPlan): readonly Stage[] {
  const { measures, options, isFractional } = plan
  const halfNormal = measures.filter(({ isHalfNormal }) => isHalfNormal)
  return [
    ...(isFractional ? segmentStages(plan) : [dayStage(plan)]),
    { name: 'tails', columns: halfNormal.map(({ name }) => rootColumn(name)) },
    { name: 'raw', columns: halfNormal.map(({ name }) => halfNormalColumn(name)) },
    {
      name: 'scores',
      columns: [
        ...measures.flatMap((measure) => reportedColumns(plan, measure)),
        ...plan.absent.flatMap((measure) => absentColumns(plan, measure)),
        ...editionColumns(plan),
      ],
    },
    {
      name: 'percentiles',
      columns: options.percentiles === true ? measures.map(({ name }) => percentileColumn(name)) : [],
    },
  ]
}

/** By days: figures, score and provenance of each measure from one row. */
function dayStage(plan: ScoringPlan): Stage {
  const { dialect, options, measures } = plan
  const table = tableSql(dialect, options.figures ?? 'auxology_days')
  return {
    name: 'joined',
    columns: measures.flatMap((measure) => {
      const f = `f_${measure.name}`
      const value = shiftedValueSql(plan, measure)
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
    joins: measures.map((measure) => joinSql(plan, table, measure)),
  }
}

function joinSql({ correction }: ScoringPlan, table: string, { name, base, isByWeek }: PlannedMeasure): string {
  const place = ofVisit(isByWeek && correction !== 'none' ? 'auxology_term_place' : 'auxology_place')
  return `LEFT JOIN ${table} AS f_${name} ON f_${name}.place = ${place} + ${base}`
}

/** By segments: the figures, then where the tails begin, then the scores. */
function segmentStages(plan: ScoringPlan): readonly Stage[] {
  const { dialect, options, measures } = plan
  const table = tableSql(dialect, options.figures ?? 'auxology_segments')
  const years = ofVisit(referenceAge(plan))
  return [
    {
      name: 'figures',
      columns: measures.flatMap((measure) => figureColumns(plan, measure)),
      joins: measures.map((measure) => {
        const f = `f_${measure.name}`
        return `${joinSql(plan, table, measure)} AND ${years} >= ${f}.x_from AND ${years} < ${f}.x_to`
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
function figureColumns(plan: ScoringPlan, measure: PlannedMeasure): Columns {
  const { name, isHalfNormal, isLinear } = measure
  const years = ofVisit(referenceAge(plan))
  const f = `f_${name}`
  const figures = ['l', 'm', 's', ...(isHalfNormal ? ['sigma'] : [])]
  return [
    ...figures.map((figure) => [`auxology_${name}_${figure}`, cubicSql(f, figure, years)] as const),
    [`auxology_${name}_value`, shiftedValueSql(plan, measure)],
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
function shiftedValueSql(plan: ScoringPlan, { name, shifted, used }: WarehouseMeasure): string {
  const value = ofVisit(used)
  if (shifted === undefined) return value
  const shift = shiftSql(plan, `f_${name}`)
  if (shifted === 'height') return `(${value} + ${shift})`
  const size = ofVisit('auxology_size_cm')
  const ratio = `(${size} / (${size} + ${shift}))`
  return `(${value} * ${ratio} * ${ratio})`
}

/** What to add to a height for a row: at a corrected age, by how children of the age since birth are measured. */
function shiftSql(plan: ScoringPlan, figures: string): string {
  if (plan.correction === 'none') return `${figures}.shift_cm`
  const years = plan.isFractional ? chronologicalAge(plan) : `${chronologicalAge(plan)} / ${daysPerYear}E0`
  const toLying = numberSql(shiftedLength('standing', 'lying') ?? 0)
  const toStanding = numberSql(shiftedLength('lying', 'standing') ?? 0)
  const isStanding = `${years} >= ${standingFromYears}`
  const corrected = `CASE WHEN ${figures}.lying = 1 AND ${isStanding} THEN ${toLying} WHEN ${figures}.lying = 0 AND NOT ${isStanding} THEN ${toStanding} ELSE 0 END`
  return `CASE WHEN ${ofVisit('age_corrected')} = 1 THEN ${corrected} ELSE ${figures}.shift_cm END`
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

function reportedColumns(plan: ScoringPlan, measure: PlannedMeasure): Columns {
  const { name } = measure
  const z = ofVisit(`${name}_z`)
  return [
    [`${name}_sds`, sdsSql(z, plan.dialect)],
    [`${name}_accuracy`, accuracySql(z)],
    [`${name}_reason`, `CASE WHEN ${z} IS NULL THEN ${whyUnscoredSql(plan, measure)} END`],
  ]
}

/** The first reason for which a measure has no score; reasons of the whole visit come from the stage before. */
function whyUnscoredSql(plan: ScoringPlan, { needs, used, isOfGroup, base, isByWeek }: PlannedMeasure): string {
  const isMissing = needs.map((column) => `${givenColumn(plan, column)} IS NULL`).join(' OR ')
  const noPlace = ofVisit('auxology_no_place')
  const ofMeasure = firstReasonSql(
    [
      [`${ofVisit(used)} IS NULL`, 'impossible'],
      ...(isOfGroup === true ? ([[`${base} IS NULL`, 'no_group']] as const) : []),
      ...(isByWeek && plan.correction !== 'none' ? ([[`${ofVisit('auxology_by_week')} = 1`, 'by_week']] as const) : []),
    ],
    'beyond_references',
  )
  return `CASE WHEN ${isMissing} THEN ${reasonSql('no_value')} WHEN ${noPlace} IS NOT NULL THEN ${noPlace} ELSE ${ofMeasure} END`
}

/** The columns of a measure that the set does not score, so that every set has the same. */
function absentColumns({ dialect, options }: ScoringPlan, { name, reason }: AbsentMeasure): Columns {
  const { number, integer, text } = dialect
  const empty = (column: string, type: string) => [`${name}_${column}`, `CAST(NULL AS ${type})`] as const
  return [
    empty('z', number),
    empty('approximate', integer),
    empty('table', text),
    empty('sds', number),
    empty('accuracy', text),
    ...(options.percentiles === true ? [empty('percentile', number)] : []),
    [`${name}_reason`, reasonSql(reason)],
  ]
}

/** By which figures a row is scored. */
function editionColumns(plan: ScoringPlan): Columns {
  const prefixes = ['reference', 'measures'] as const
  return usedSets(plan).flatMap((set, i) => [
    [`${prefixes[i]}_edition`, textSql(editionName(set))] as const,
    [`${prefixes[i]}_checksum`, textSql(provenanceOf(set).checksum)] as const,
  ])
}

function percentileColumn(name: string): readonly [string, string] {
  return [`${name}_percentile`, percentileSql(ofVisit(`${name}_sds`))]
}
