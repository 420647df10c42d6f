import { type IndexedScore, unsupportedScores } from './course/unsupported-scores.js'
import { decidingScore, type ScoredField, type ScoredMeasure } from './deciding-score.js'
import type { PatientAssessment } from './engine.js'

const measureOf: { readonly [field in ScoredField]: ScoredMeasure } = {
  sizeCm: 'size',
  weightKg: 'weight',
  headCm: 'head',
  seatCm: 'seat',
}

/**
 * The values with the warning of a score beyond ±6 that the visits before and after don't
 * bear out, as indices of measurements: 3.1 kg between 30 and 34 kg. Nothing is derived
 * from them, and no line leads to them. A child whose other values lie there too keeps
 * all of them, and so does one with a single value.
 */
export function notBorneOut({ patient, growth, days }: PatientAssessment, field: ScoredField): ReadonlySet<number> {
  const values: IndexedScore[] = []
  for (const index of days.order) {
    const visit = patient.measurements?.[index]
    const measured = growth.measurements[index]
    if (visit === undefined || measured === undefined) continue
    const value = { measure: measureOf[field], value: visit[field], visit }
    const deciding = decidingScore(growth.subject, measured, value)
    if (deciding !== undefined) values.push({ index, score: deciding.score })
  }
  return unsupportedScores(values)
}
