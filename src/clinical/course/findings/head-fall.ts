import type { PatientAssessment } from '../../validation/engine.js'
import { exceeds } from '../../validation/rule.js'
import { courseVisits, headsByWho } from '../velocity/course-visit.js'
import { isOfLate, latestAge } from '../velocity/earlier-visits.js'
import { type ChangeSince, scoreFall } from '../velocity/score-fall.js'
import { excludedBy } from '../velocity/treatment-periods.js'

/**
 * A fall of a head's score that is reported, SDS: our own choice. Of simulated healthy children 5 % have one at some of eleven
 * check-ups to ten years, 0.5 % to two; from 1 SD 24 % would. The decision tree's limits are of the score, not of its fall.
 */
const headFallFrom = 1.5

/** The change of a head's score since the highest one from three weeks on, by one reference. */
export interface HeadFall extends ChangeSince {
  readonly reference: string
}

/**
 * How far the latest head has fallen, by WHO's reference to 24 months, which scores it from birth on, and later by the set's
 * own. Not of a child with a known disease, and not of a head of more than half a year ago.
 */
export function headFall(assessment: PatientAssessment): HeadFall | undefined {
  const { growth, patient } = assessment
  const head = headsByWho(assessment) ?? courseVisits(assessment, 'head')
  const [latest, today] = [head.at(-1), latestAge(growth)]
  if (excludedBy(patient) === 'disease' || latest === undefined || today === undefined) return undefined
  if (!isOfLate(latest, today)) return undefined
  const fall = scoreFall({ growth, visits: { size: [], weight: [], head } }, patient, 'head')
  const since = fall?.sinceHighestFromThreeWeeks
  if (fall === undefined || since === undefined || exceeds(headFallFrom, -since.change)) return undefined
  return { ...since, reference: fall.reference }
}
