import { comparedMeasures } from '../../test/warehouse/population.js'

/** A query over the result of a scoring query, in DuckDB and PostgreSQL: what it counts of it. */
export function comparisonSql(scoring: string): string {
  const wrong = comparedMeasures.map(
    (m) =>
      `CASE WHEN (${m}_sds IS NULL) <> (${m}_expected IS NULL) OR ${m}_accuracy IS DISTINCT FROM ${m}_expected_accuracy THEN 1 ELSE 0 END`,
  )
  const largest = comparedMeasures.map((m) => `COALESCE(ABS(${m}_sds - ${m}_expected), 0)`)
  const scores = comparedMeasures.map((m) => `COUNT(${m}_sds)`)
  return `SELECT COUNT(*) AS rows, SUM(${wrong.join(' + ')}) AS wrong, MAX(GREATEST(${largest.join(', ')})) AS largest, ${scores.join(' + ')} AS scores FROM (${scoring}) AS s`
}
