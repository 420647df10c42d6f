import type { PatientAssessment } from '../../validation/engine.js'
import { exceeds } from '../../validation/rule.js'
import { courseVisits, headsByWho } from '../velocity/course-visit.js'
import { isOfLate, latestAge } from '../velocity/earlier-visits.js'
import { type ChangeSince, scoreFall } from '../velocity/score-fall.js'
import { excludedBy } from '../velocity/treatment-periods.js'

/**
 * From which fall of a score a chart reports it, SDS, and the share of simulated healthy children, per cent, who have one at some
 * of eleven check-ups to ten years: our own choice. A fall of a head's by 1 SD 24 % would have, of a height's by 1.5 SD 14 %. The
 * limits of the decision tree of heads are of the score, not of its fall; the Dutch rule (JGZ 2019) has 2 SD of a height, at 3 to 10 years.
 */
export const reportedFalls = {
  head: { from: 1.5, percentOfHealthy: 5 },
  size: { from: 2, percentOfHealthy: 4 },
} as const

/** What a fall is reported of. */
export type FallMeasure = keyof typeof reportedFalls

/** The change of a score since the highest one from three weeks on, by one reference. */
export interface ReportedFall extends ChangeSince {
  readonly reference: string
}

/**
 * How far the latest height or head has fallen; a head by WHO's reference to 24 months, which scores it from birth on, and later
 * by the set's own. Not of a child with a known disease, and not of a value of more than half a year ago.
 */
export function reportedFall(assessment: PatientAssessment, measure: FallMeasure): ReportedFall | undefined {
  const { growth, patient } = assessment
  const visits = (measure === 'head' ? headsByWho(assessment) : undefined) ?? courseVisits(assessment, measure)
  const [latest, today] = [visits.at(-1), latestAge(growth)]
  if (excludedBy(patient) === 'disease' || latest === undefined || today === undefined) return undefined
  if (!isOfLate(latest, today)) return undefined
  const fall = scoreFall(assessment, measure, visits)
  const since = fall?.sinceHighestFromThreeWeeks
  if (fall === undefined || since === undefined || exceeds(reportedFalls[measure].from, -since.change)) return undefined
  return { ...since, reference: fall.reference }
}
