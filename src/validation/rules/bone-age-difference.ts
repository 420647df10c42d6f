import type { Gender } from '../../model/patient.js'
import type { Comparison, UsableVisit } from '../rule.js'
import { ourChoice } from '../sources.js'

const exceptionalYears = 4
const unusualYears = 2

/** From this bone age the skeleton counts as mature (Tanner-Whitehouse 3): age goes on, bone age doesn't. */
const matureYears: { readonly [gender in Gender]: number } = { male: 16.5, female: 15 }

/** Bone age far from age. */
export const boneAgeDifference: Comparison<UsableVisit> = {
  code: 'bone_age_difference',
  target: 'bone_age',
  cases: [
    {
      severity: 'warning',
      when: `differs by more than ${exceptionalYears} years from the age`,
      source: ourChoice('Twice the hint. More is seen in long untreated precocious puberty or hypothyroidism.'),
    },
    {
      severity: 'hint',
      when: `differs by more than ${unusualYears} years from the age`,
      source: ourChoice(
        'About 2 SD at school age (Greulich and Pyle). A mature skeleton (bone age at least 15 in girls, 16.5 in boys) in an older child is no difference.',
      ),
    },
  ],
  check: ({ visit: { boneAgeYears }, gender, growth: { age } }) => {
    if (boneAgeYears === undefined || age === undefined) return undefined
    const ageYears = age.chronologicalYears
    const difference = Math.abs(boneAgeYears - ageYears)
    if (difference <= unusualYears) return undefined
    const mature = gender === undefined ? matureYears.male : matureYears[gender]
    if (boneAgeYears >= mature && ageYears > boneAgeYears) return undefined
    const exceptional = difference > exceptionalYears
    return {
      severity: exceptional ? 'warning' : 'hint',
      target: 'bone_age',
      code: 'bone_age_difference',
      parameters: { boneAgeYears, ageYears, most: exceptional ? exceptionalYears : unusualYears },
    }
  },
}
