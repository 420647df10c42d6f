import { pretermUntilWeeks } from '../../clinical/growth/score-at-age.js'
import { editionName, provenanceOf } from '../../clinical/references/edition.js'
import type { ReferenceSet } from '../../clinical/references/reference-set.js'
import { libraryVersion } from '../../ground/model/provenance.js'
import { plainText } from '../../ground/text/plain-text.js'
import { type DialectName, nameSql, tableSql } from './dialects.js'
import { notExported } from './exported-series.js'
import { scoreStages } from './score-stages.js'
import {
  ofVisit,
  type ScoringPlan,
  type ScoringSqlOptions,
  type Stage,
  scoringPlan,
  usedSets,
  visitRow,
} from './scoring-plan.js'
import { visitStages } from './visit-stages.js'

/**
 * One query that scores a table of visits in another engine. A row of its result
 * is a visit with, for each measure, the score before it is clamped (`size_z`) and as
 * reported (`size_sds`) with its accuracy, the table that it comes from,
 * whether it is approximate, and without a score one of {@link unscoredReasons} (`size_reason`);
 * and with the edition and checksum of the set. It reads the figures of {@link dayRows}, or of
 * {@link segmentRows} for stated ages, and equals `calculatePatient` with
 * `gestationalCorrection: 'none'`, or with the correction that is chosen where `gestation_days`
 * has a column; before 50 weeks after the last menstrual period there is then no score of height, weight and head. What the library says of a value in messages,
 * and values that it finds swapped, are not in it. By a set with references for groups of
 * children, `child_group` of a visit says the group (`gmfcs-3`, see `groupsOfChild`).
 *
 * @param dialect the engine
 * @throws AuxologyError `invalid_parameter` for an engine, an option or a column that is unknown
 * @example
 * ```ts
 * scoringSql('duckdb', { columns: { size_cm: 'HEIGHT', seat_cm: null } }).includes('v.HEIGHT') // true
 * ```
 */
export function scoringSql(dialect: DialectName, options: ScoringSqlOptions = {}): string {
  const plan = scoringPlan(dialect, options)
  const { queries, last, columns } = scoringQueries(plan, tableSql(plan.dialect, options.from ?? 'measurements'))
  return `${heading(dialect, plan)}WITH\n${queries.join(',\n')}\nSELECT ${resultColumns(plan, columns)}\nFROM ${last} AS ${visitRow}\n`
}

/** The stages of a plan as named queries, the name of the last, and the columns that they add. */
export function scoringQueries(
  plan: ScoringPlan,
  from: string,
): { readonly queries: readonly string[]; readonly last: string; readonly columns: readonly string[] } {
  const stages = [...visitStages(plan), ...scoreStages(plan)].filter(({ columns }) => columns.length > 0)
  const queries: string[] = []
  let last = from
  for (const stage of stages) {
    const name = `auxology_${stage.name}`
    queries.push(`${name} AS (\n${stageSql(stage, last)}${plan.dialect.fence}\n)`)
    last = name
  }
  return { queries, last, columns: stages.flatMap(({ columns }) => columns.map(([name]) => name)) }
}

function stageSql({ columns, joins = [] }: Stage, source: string): string {
  const added = columns.map(([name, expression]) => `    ${expression} AS ${name}`)
  const from = [`FROM ${source} AS ${visitRow}`, ...joins].map((line) => `  ${line}`)
  return [`  SELECT ${visitRow}.*,`, added.join(',\n'), ...from].join('\n')
}

/** What a text is for, and what it leaves to the library: whoever reads the query sees it first. */
function heading(dialect: DialectName, plan: ScoringPlan): string {
  const { references, measures, isFractional, correction } = plan
  const by = usedSets(plan).map((set) => `${editionName(set)} (checksum ${provenanceOf(set).checksum})`)
  const corrected =
    correction === 'none'
      ? 'No correction for preterm birth'
      : `Ages corrected for preterm birth (${correction}), no height, weight and head before ${pretermUntilWeeks} weeks after the last menstrual period`
  return [
    `SD-scores by ${by.join(' and ')}, auxology ${libraryVersion}, ${dialect}.`,
    `Scored: ${measures.map(({ name }) => name).join(', ')}. ${corrected}, no messages, no check for swapped values.`,
    `Figures: auxology tables --grid ${isFractional ? 'segment' : 'day'}, of the same version of auxology.`,
    ...notExportedLines([references]),
  ]
    .map((line) => `-- ${plainText(line)}\n`)
    .join('')
}

/** What of sets is not exported: a line for each reason, with the series and their tables. */
export function notExportedLines(sets: readonly ReferenceSet[]): readonly string[] {
  const missing = notExported(sets)
  return distinct(missing.map(({ reason }) => reason)).map((reason) => {
    const alike = missing.filter((each) => each.reason === reason)
    const series = distinct(alike.map((each) => each.series)).map((name) => {
      const tables = alike.filter((each) => each.series === name).map(({ table }) => table)
      return `${name} (${distinct(tables).join(', ')})`
    })
    return `Not exported, ${reason}: ${series.join(', ')}.`
  })
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}

/** What the result holds: the columns of the visits, and those of the scores. */
function resultColumns({ dialect, options }: ScoringPlan, added: readonly string[]): string {
  const isOnTheWay = (name: string) => name.startsWith('auxology_')
  if (options.keep !== undefined) {
    const kept = options.keep.map((name) => nameSql(dialect, name))
    return [...kept, ...added.filter((name) => !isOnTheWay(name))].map(ofVisit).join(', ')
  }
  const all = `${visitRow}.*`
  return dialect.leavingOut === undefined
    ? all
    : `${all} ${dialect.leavingOut} (${added.filter(isOnTheWay).join(', ')})`
}
