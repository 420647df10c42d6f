import { courseVisits } from '../../course/velocity/course-visit.js'
import type { GrowthInterval, SdsChange } from '../../course/velocity/growth-interval.js'
import { type ScoreFall, scoreFall } from '../../course/velocity/score-fall.js'
import { changeOfSds } from '../../course/velocity/sds-change.js'
import type { ChartFrame } from '../data/frame/frame.js'

/** How a score has changed by one reference: to the latest visit, and over the latest interval. */
export interface CourseOfScore {
  readonly fall: ScoreFall | undefined
  readonly change: SdsChange | undefined
}

/**
 * The course of a head by WHO, which scores it from birth on; to 24 months, where the set goes on by another
 * reference. Undefined where the latest head has no score by WHO beside the set's.
 */
export function headCourse(
  { assessment, definition }: ChartFrame,
  interval: GrowthInterval | undefined,
): CourseOfScore | undefined {
  const { growth, patient } = assessment
  const byWho = (index: number) => growth.measurements[index]?.scored.headWho
  const head = courseVisits(assessment, 'head').map((visit) => ({
    ...visit,
    scored: byWho(visit.index) ?? visit.scored,
  }))
  if (definition.disease !== undefined || byWho(head.at(-1)?.index ?? -1) === undefined) return undefined
  const [from, to] = [interval?.fromIndex, interval?.toIndex].map((of) => head.find(({ index }) => index === of))
  return {
    fall: scoreFall({ growth, visits: { size: [], weight: [], head } }, patient, 'head'),
    change: from && to && changeOfSds(growth.subject, from, to),
  }
}
