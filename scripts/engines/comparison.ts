import { germany } from '../../src/clinical/references/built-in-sets.js'
import { scoringPlan } from '../../src/doors/warehouse/scoring-plan.js'
import { type ComparedMeasure, today } from '../../test/doors/warehouse/population.js'

/** The measures of the runs: what the default set scores. */
export const runMeasures: readonly ComparedMeasure[] = scoringPlan('ansi', { references: germany, today }).measures.map(
  ({ name }) => name as ComparedMeasure,
)

/** A query over the result of a scoring query, in every engine but SQLite: what it counts of it. */
export function comparisonSql(scoring: string): string {
  const wrong = runMeasures.map(
    (m) =>
      `CASE WHEN (${m}_sds IS NULL) <> (${m}_expected IS NULL) OR ${m}_accuracy IS DISTINCT FROM ${m}_expected_accuracy THEN 1 ELSE 0 END`,
  )
  const largest = runMeasures.map((m) => `COALESCE(ABS(${m}_sds - ${m}_expected), 0)`)
  const scores = runMeasures.map((m) => `COUNT(${m}_sds)`)
  return `SELECT COUNT(*) AS visits, SUM(${wrong.join(' + ')}) AS wrong, MAX(GREATEST(${largest.join(', ')})) AS largest, ${scores.join(' + ')} AS scores FROM (${scoring}) AS s`
}
