import type { HeightLoss } from '../model/message-values.js'
import { notBorneOut } from './borne-out.js'
import type { ScoredField } from './deciding-score.js'
import { findUnusual, type PatientAssessment } from './engine.js'
import type { Finding, Findings } from './findings.js'

/**
 * The values from which nothing is derived and to which no line leads, as indices of measurements:
 * with a warning by score that the neighbours don't bear out, and heights with a warning of a loss.
 *
 * @param known the patient's findings, where they are known already
 */
export function valuesLeftOut(
  assessment: PatientAssessment,
  field: ScoredField,
  known?: Findings,
): ReadonlySet<number> {
  const left = notBorneOut(assessment, field)
  if (field !== 'sizeCm') return left
  const { patient, days } = assessment
  const heightOf = (index: number) => patient.measurements?.[index]?.sizeCm
  const measured = days.order.filter((index) => heightOf(index) !== undefined)
  const isLess = (index: number, i: number) =>
    i > 0 && Number(heightOf(measured[i - 1] ?? index)) > Number(heightOf(index))
  // Most children's heights only rise: their findings need not be known.
  if (!measured.some(isLess)) return left
  const { visits } = known ?? findUnusual(assessment)
  const all = new Set(left)
  measured.forEach((index, i) => {
    const loss = heightLossOf(visits[index])
    if (loss !== undefined) all.add(index)
    if (loss?.isOpen) all.add(measured[i - 1] ?? index)
  })
  return all
}

/** What a height is less than at the visit before, or more than at the one after, where a warning says so. */
export function heightLossOf(findings: readonly Finding[] = []): HeightLoss | undefined {
  for (const { code, parameters } of findings) {
    if (code !== 'size_off_course' && code !== 'size_score') continue
    const { loss } = parameters as { readonly loss?: HeightLoss | undefined }
    if (loss !== undefined) return loss
  }
  return undefined
}
