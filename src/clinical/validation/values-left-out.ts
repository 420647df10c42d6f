import { notBorneOut } from './borne-out.js'
import type { ScoredField } from './deciding-score.js'
import { doubtedBy } from './doubted-values.js'
import { findUnusual, type PatientAssessment } from './engine.js'
import type { Findings } from './findings.js'

/**
 * The values from which nothing is derived and to which no line leads, as indices of measurements:
 * with a warning by score that the neighbours don't bear out, heights with a warning of a loss, and weights with one of pounds.
 *
 * @param known the patient's findings, where they are known already
 */
export function valuesLeftOut(
  assessment: PatientAssessment,
  field: ScoredField,
  known?: Findings,
): ReadonlySet<number> {
  const left = notBorneOut(assessment, field)
  if (field !== 'sizeCm' && field !== 'weightKg') return left
  const { patient, days } = assessment
  const values = days.order.flatMap((index) => patient.measurements?.[index]?.[field] ?? [])
  // Most children's values only rise: their findings need not be known.
  if (!values.some((value, i) => value < (values[i - 1] ?? 0))) return left
  const { visits } = known ?? findUnusual(assessment)
  const found = visits.map((findings, index) => ({ findings, index }))
  return new Set([...left, ...doubtedBy(found, field)])
}
