import type { FamilyTargetMethod } from '../../../ground/model/course-names.js'
import type { Score } from '../../../ground/model/score.js'
import type { PatientGrowth } from '../../growth/patient-growth.js'
import { adultHeight, targetRangeCm } from '../../growth/target-height.js'
import { reportScore, scoreValue, valueAt } from '../../references/distribution.js'

/**
 * The share of the mean of the parents' height scores that their child's score is
 * expected to have, and half the range that holds nineteen of twenty children, SDS.
 *
 * Hermanussen M, Cole J. The calculation of target height reconsidered. Horm Res
 * 2003;59:180-183.
 */
export const hermanussenCole = {
  share: 0.72,
  rangeSds: 1.6,
  citation: 'Hermanussen M, Cole J. The calculation of target height reconsidered. Horm Res. 2003;59:180-183.',
} as const

const tannerCitation =
  "Tanner JM, Goldstein H, Whitehouse RH. Standards for children's height at ages 2-9 years allowing for height of parents. Arch Dis Child. 1970;45:755-762."

/** The adult height expected from the parents' heights, by one method. */
export interface FamilyTarget {
  readonly method: FamilyTargetMethod
  readonly cm: number
  /** Its score at the adult end of the height reference. */
  readonly sds: Score | undefined
  /** The range published with the method, cm. */
  readonly low: number
  readonly high: number
  readonly citation: string
}

/** The family's target by every method; empty where a parent's height or the child's sex is unknown. */
export function familyTargets({ subject, father, mother, targetCm, target }: PatientGrowth): readonly FamilyTarget[] {
  if (targetCm === undefined || subject.gender === undefined) return []
  const tanner: FamilyTarget = {
    method: 'tanner',
    cm: targetCm,
    sds: target === undefined ? undefined : reportScore(target),
    low: targetCm - targetRangeCm,
    high: targetCm + targetRangeCm,
    citation: tannerCitation,
  }
  const adult = adultHeight(subject.references, subject.gender)
  if (adult === undefined || father === undefined || mother === undefined) return [tanner]
  const score = (hermanussenCole.share * (father.score + mother.score)) / 2
  const cm = valueAt(adult, score)
  const low = valueAt(adult, score - hermanussenCole.rangeSds)
  const high = valueAt(adult, score + hermanussenCole.rangeSds)
  const scored = scoreValue(adult, cm)
  if (cm === undefined || low === undefined || high === undefined || scored === undefined) return [tanner]
  return [
    tanner,
    { method: 'hermanussen-cole', cm, sds: reportScore(scored), low, high, citation: hermanussenCole.citation },
  ]
}
