import type { MeasurementResult } from './patient-result.js'
import { type VisitMeasureName, type VisitScore, type VisitScoreName, visitScores } from './scores.js'

/** A measure of a visit and the fields of the result that belong to it. */
export interface VisitMeasure extends VisitScore {
  readonly measure: VisitMeasureName
  readonly score: VisitScoreName
}

const tableOrder: readonly VisitScoreName[] = [
  'sizeSds',
  'sizeTurnerSyndromeSds',
  'sizeNoonanSyndromeSds',
  'weightSds',
  'bmiSds',
  'headSds',
  'seatSds',
  'legSds',
  'seatLegSds',
]

/** The measures of a visit, in the order in which tables of visits have them. */
export const visitMeasures: readonly VisitMeasure[] = tableOrder.map((score) => ({ score, ...visitScores[score] }))

/** Whether anything is known of a measure at any visit. */
export function isKnown({ value, score }: VisitMeasure, visits: readonly MeasurementResult[]): boolean {
  return visits.some((visit) => (value !== undefined && visit[value] !== undefined) || visit[score] !== undefined)
}
