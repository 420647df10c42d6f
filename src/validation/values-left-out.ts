import type { HeightLoss } from '../model/message-values.js'
import { notBorneOut } from './borne-out.js'
import type { ScoredField } from './deciding-score.js'
import { findUnusual, type PatientAssessment } from './engine.js'
import type { Finding, Findings } from './findings.js'

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
  const doubted = visits.flatMap((findings, index) =>
    field === 'sizeCm' ? (heightLossOf(findings)?.doubted ?? []) : isWarnedOfPounds(findings) ? [index] : [],
  )
  return new Set([...left, ...doubted])
}

/** Whether the weights beside contradict a weight, which may be in pounds. */
function isWarnedOfPounds(findings: readonly Finding[]): boolean {
  return findings.some(({ code, severity }) => code === 'weight_in_pounds' && severity === 'warning')
}

/** What a height is less than at the visit before, or more than at the one after, where a warning says so. */
export function heightLossOf(findings: readonly Finding[] = []): HeightLoss | undefined {
  for (const { target, parameters } of findings) {
    if (target !== 'size') continue
    const { loss } = parameters as { readonly loss?: HeightLoss | undefined }
    if (loss !== undefined) return loss
  }
  return undefined
}
