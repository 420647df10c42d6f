import { uncappedScoreAt } from '../../references/distribution.js'
import { dayOfTolerance } from '../velocity/earlier-visits.js'
import type { AdultHeightFacts, AdultHeightMethod, NotUsableReason } from './adult-height-method.js'
import { mostByBoneAge } from './bayley-pinneau.js'

/** Scores are reported to this distance, and no further: beyond it a figure says more of the input than of the child, SD. */
const farthestScore = 6
/** Below the present height by less than this, a figure says that growth is at its end, cm. */
const endOfGrowthCm = 1
/** What arithmetic may add or take, cm. */
const rounding = 1e-9

/** The height that a child has reached, cm: no adult height lies below it. */
export function reachedCm({
  heightCm,
  presentCm = heightCm,
}: Pick<AdultHeightFacts, 'heightCm' | 'presentCm'>): number {
  return Math.max(heightCm, presentCm)
}

/**
 * Why a method's figure is not given though the method holds: it can't be true, or the
 * bone age leaves no room for it. All but the present height are our own limits.
 */
export function whyRefused(
  { ownLimits }: AdultHeightMethod,
  facts: AdultHeightFacts & { readonly clearedOnly?: boolean | undefined },
  cm: number,
): NotUsableReason | undefined {
  const { gender, boneAgeYears, yearsSinceMenarche, adult } = facts
  const score = adult === undefined ? undefined : uncappedScoreAt(adult, cm)
  if (score !== undefined && Math.abs(score) > farthestScore) return { code: 'implausible', cm }
  const presentCm = reachedCm(facts)
  if (cm < presentCm - rounding) {
    return { code: cm > presentCm - endOfGrowthCm ? 'at_end_of_growth' : 'below_present_height', cm, presentCm }
  }
  if (ownLimits !== undefined) {
    const from = ownLimits.boneAgeBelow[gender]
    if (boneAgeYears !== undefined && boneAgeYears >= from) return { code: 'bone_age_advanced', cm, from }
    const to = ownLimits.afterMenarche
    // An anniversary is up to a day off in years.
    if ((yearsSinceMenarche ?? 0) > to + dayOfTolerance) return { code: 'long_after_menarche', cm, to }
  }
  const atMostCm = mostByBoneAge(facts)
  return atMostCm !== undefined && cm > atMostCm + rounding ? { code: 'beyond_bone_age', cm, atMostCm } : undefined
}
