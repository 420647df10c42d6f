import type { UnusualMaturity } from '../../../ground/model/course-names.js'
import type { Gender } from '../../../ground/model/patient.js'
import { dayOfTolerance } from '../velocity/earlier-visits.js'
import type { AdultHeightFacts } from './adult-height-method.js'

/** A bone age that is further from the age than this is ahead or behind, in months as they are written: the year of Bayley and Pinneau's tables. */
const usualWithinMonths = 12

/** Longer after menarche than this, years, little growth is left: our own limit, of Blum's method and of velocities too. */
export const nearEndAfterMenarche = 2

/** From these bone ages on, years, little growth is left: our own limit, of Blum's method and of velocities too. */
export const nearEndFromBoneAge: { readonly [gender in Gender]: number } = { male: 16, female: 14 }

type MaturityFacts = {
  readonly [fact in 'ageYears' | 'boneAgeYears' | 'unusualOnset' | 'yearsSinceMenarche']?:
    | AdultHeightFacts[fact]
    | undefined
}

/**
 * Why the methods without a bone age are doubtful for a child; empty where they are not.
 * This is our own caution: no publication was found that gives such a limit.
 */
export function unusualMaturity({
  ageYears,
  boneAgeYears,
  unusualOnset,
  yearsSinceMenarche = 0,
}: MaturityFacts): readonly UnusualMaturity[] {
  const ahead = ageYears === undefined || boneAgeYears === undefined ? 0 : boneAgeYears - ageYears
  const found: UnusualMaturity[] = []
  if (Math.round(Math.abs(ahead) * 12) > usualWithinMonths) found.push(ahead > 0 ? 'bone_age_ahead' : 'bone_age_behind')
  if (unusualOnset !== undefined) found.push(`puberty_${unusualOnset}`)
  if (yearsSinceMenarche > nearEndAfterMenarche + dayOfTolerance) found.push('long_after_menarche')
  return found
}
