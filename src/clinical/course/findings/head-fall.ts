import type { PatientAssessment } from '../../validation/engine.js'
import { exceeds } from '../../validation/rule.js'
import { courseVisits, headsByWho } from '../velocity/course-visit.js'
import { isOfLate, latestAge } from '../velocity/earlier-visits.js'
import { type ChangeSince, scoreFall } from '../velocity/score-fall.js'

/**
 * A fall of a head's score that is reported, SDS: our own choice. Of simulated healthy children 5 % have one at some of eleven
 * check-ups to ten years, 0.1 % to two; 1 SD would be 23 %. The decision tree's limits are of the score, not of its fall.
 */
const headFallFrom = 1.5

/** The change of a head's score since the highest one from three weeks on, by one reference. */
export interface HeadFall extends ChangeSince {
  readonly reference: string
}

/**
 * How far the latest head has fallen, by WHO's reference to 24 months and by the set's own; nothing unless it has by each
 * of them. Not of a child with a known disease, and not of a head of more than half a year ago.
 */
export function headFalls(assessment: PatientAssessment): readonly HeadFall[] {
  const { growth, patient } = assessment
  const { diseases = [], gmfcsLevel } = patient
  const heads = courseVisits(assessment, 'head')
  const [latest, today] = [heads.at(-1), latestAge(growth)]
  if (diseases.length > 0 || gmfcsLevel !== undefined) return []
  if (latest === undefined || today === undefined || !isOfLate(latest, today)) return []
  const falls = [headsByWho(assessment) ?? [], heads].flatMap((head): HeadFall[] => {
    const fall = scoreFall({ growth, visits: { size: [], weight: [], head } }, patient, 'head')
    const since = fall?.sinceHighestFromThreeWeeks
    return fall === undefined || since === undefined ? [] : [{ ...since, reference: fall.reference }]
  })
  return falls.every(({ change }) => !exceeds(headFallFrom, -change)) ? falls : []
}
