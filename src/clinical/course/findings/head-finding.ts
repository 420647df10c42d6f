import type { FindingCode } from '../../../ground/model/course-names.js'
import { isCorrected } from '../../growth/growth-age.js'
import { reportScore } from '../../references/distribution.js'
import type { PatientAssessment } from '../../validation/engine.js'
import { exceeds } from '../../validation/rule.js'
import { headDecisionTree } from '../screening/head-decision-tree.js'
import type { CourseVisit } from '../velocity/course-visit.js'
import { isOfLate, latestAge } from '../velocity/earlier-visits.js'
import { excludedBy } from '../velocity/treatment-periods.js'
import type { CourseFinding } from './growth-finding.js'

/**
 * The latest head, where it is recent and beyond a limit by each reference that scores it: to 24 months by WHO's beside the
 * set's own, after the tree's own ages by our choice; by one alone at those ages. Not of a child
 * with a known disease.
 */
export function headFinding(
  { patient, growth }: PatientAssessment,
  heads: readonly CourseVisit[],
): CourseFinding | undefined {
  const head = heads.at(-1)
  const today = latestAge(growth)
  if (excludedBy(patient) === 'disease') return undefined
  if (head === undefined || today === undefined || !isOfLate(head, today)) return undefined
  const { index: measurementIndex, age } = head
  const { chronologicalYears: ageYears } = age
  const beside = growth.measurements[measurementIndex]?.scored.headWho
  const scored = [head.scored, beside].filter((each) => each !== undefined)
  const { fromYears, untilYears, smallBelow, largeAbove, guideline, citation } = headDecisionTree
  const isOfTree = ageYears >= fromYears && ageYears < untilYears
  if (scored.length < (isOfTree ? 1 : 2)) return undefined
  if (scored.some(({ place }) => place.approximate === true || place.table.axis !== 'years')) return undefined
  const isSmall = scored.every(({ score }) => exceeds(smallBelow, score))
  if (!isSmall && !scored.every(({ score }) => exceeds(score, largeAbove))) return undefined
  const [is, limit] = isSmall ? (['below', smallBelow] as const) : (['above', largeAbove] as const)
  const because = scored.map((each) => {
    const { reference } = reportScore(each)
    return { quantity: 'headSds', value: each.score, is, limit, reference } as const
  })
  const code = isSmall ? 'small_head' : 'large_head'
  const value = because[0]?.value ?? limit
  const corrected = isCorrected(age) ? { correctedYears: age.referenceYears } : {}
  return { code, measurementIndex, ageYears, ...corrected, value, limit, because, guideline, citation }
}

/** Whether a finding is of the head. */
export function isOfHead(code: FindingCode): code is 'small_head' | 'large_head' {
  return code === 'small_head' || code === 'large_head'
}
