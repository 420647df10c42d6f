import type { ValueRule } from '../rule.js'
import { ourChoice } from '../sources.js'

/** Bone age at a visit. */
export const boneAge: ValueRule<'boneAgeYears'> = {
  target: 'bone_age',
  field: 'boneAgeYears',
  unit: 'years',
  code: 'bone_age_limits',
  limits: [
    {
      severity: 'error',
      below: 0,
      above: 20,
      source: ourChoice('Greulich and Pyle end at 18 (girls) and 19 years (boys), Tanner and Whitehouse earlier.'),
    },
  ],
  slips: [{ given: 'months', factor: 1 / 12, above: 20 }],
  common: [0, 20],
}
