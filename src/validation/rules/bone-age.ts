import type { Gender } from '../../model/patient.js'
import { exceeds, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'
import { visitValueRules } from '../value-rules.js'

const mostYears = 20

/** Differences from the age, years. */
const exceptionalYears = 4
const unusualYears = 2

/** From this bone age the skeleton counts as mature (Tanner-Whitehouse 3): age goes on, bone age doesn't. */
const matureYears: { readonly [gender in Gender]: number } = { male: 16.5, female: 15 }

const boneAgeDifference = rule({
  asks: 'visit',
  code: 'bone_age_difference',
  target: 'bone_age',
  cases: {
    exceptional: {
      severity: 'warning',
      when: `differs by more than ${exceptionalYears} years from the age`,
      source: ourChoice('Twice the hint. More is seen in long untreated precocious puberty or hypothyroidism.'),
    },
    unusual: {
      severity: 'hint',
      when: `differs by more than ${unusualYears} years from the age`,
      source: ourChoice(
        `About 2 SD at school age (Greulich and Pyle). A mature skeleton (bone age at least ${matureYears.female} in girls, ${matureYears.male} in boys) in an older child is no difference.`,
      ),
    },
  },
  find: ({ visit: { boneAgeYears }, subject: { gender }, growth: { age } }) => {
    if (boneAgeYears === undefined || age === undefined) return undefined
    const ageYears = age.chronologicalYears
    const difference = Math.abs(boneAgeYears - ageYears)
    if (!exceeds(difference, unusualYears)) return undefined
    const mature = gender === undefined ? matureYears.male : matureYears[gender]
    if (boneAgeYears >= mature && ageYears > boneAgeYears) return undefined
    return exceeds(difference, exceptionalYears)
      ? { case: 'exceptional', parameters: { boneAgeYears, ageYears, most: exceptionalYears } }
      : { case: 'unusual', parameters: { boneAgeYears, ageYears, most: unusualYears } }
  },
})

/** Bone age at a visit. */
export const boneAgeRules = ruleList(
  visitValueRules({
    target: 'bone_age',
    field: 'boneAgeYears',
    unit: 'years',
    limits: {
      impossible: {
        severity: 'error',
        below: 0,
        above: mostYears,
        source: ourChoice('Greulich and Pyle end at 18 (girls) and 19 years (boys), Tanner and Whitehouse earlier.'),
      },
    },
    slips: [{ given: 'months', factor: 1 / 12, above: mostYears }],
    common: [0, mostYears],
  }),
  boneAgeDifference,
)
