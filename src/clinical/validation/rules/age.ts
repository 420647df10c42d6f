import { monthsPerYear } from '../../../ground/model/calendar-date.js'
import type { Gender } from '../../../ground/model/patient.js'
import { type AnyRule, exceeds, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'
import { oldestYears } from '../value-limits.js'
import { visitValueRules } from '../value-rules.js'

/** A stated age may differ this much from the dates, years. */
const roundingYears = 0.1

function differs(statedYears: number, years: number): boolean {
  return exceeds(Math.abs(statedYears - years), roundingYears)
}

const ageContradictsDates = rule({
  asks: 'visit',
  needs: 'ageInYears',
  code: 'age_contradicts_dates',
  target: 'age',
  cases: {
    unusual: {
      severity: 'hint',
      when: `the stated age differs by more than ${roundingYears} years from the age by the dates`,
      source: ourChoice('An age stated to one decimal is off by up to 0.05 years, a truncated one by up to 0.1.'),
    },
  },
  find: ({ visit: { ageInYears }, day, subject, growth: { age } }) => {
    if (age === undefined || ageInYears === undefined || day === undefined || subject.birthDay === undefined) {
      return undefined
    }
    const datesYears = age.chronologicalYears
    if (!differs(ageInYears, datesYears)) return undefined
    const months = !differs(ageInYears / monthsPerYear, datesYears)
    return { case: 'unusual', parameters: { statedYears: ageInYears, datesYears, months } }
  },
})

/** Age at a visit, as stated and by the dates. */
export const ageRules: readonly AnyRule[] = ruleList(
  visitValueRules({
    target: 'age',
    field: 'ageInYears',
    unit: 'years',
    limits: {
      impossible: {
        severity: 'error',
        below: 0,
        above: oldestYears,
        source: ourChoice('No human is known to have lived longer than 122 years.'),
      },
    },
    slips: [{ given: 'months', factor: 1 / monthsPerYear, above: oldestYears }],
    common: [0, 21],
  }),
  ageContradictsDates,
)

/** Bone ages above this are impossible, years. */
const oldestBoneAgeYears = 20

/** Limits of the difference between bone age and age, years. */
const exceptionalYears = 4
const unusualYears = 2

/** From this bone age the skeleton counts as mature (Tanner-Whitehouse 3): age continues, bone age doesn't. */
const matureYears: { readonly [gender in Gender]: number } = { male: 16.5, female: 15 }

const boneAgeDifference = rule({
  asks: 'visit',
  needs: 'boneAgeYears',
  code: 'bone_age_difference',
  target: 'bone_age',
  cases: {
    exceptional: {
      severity: 'warning',
      when: `differs by more than ${exceptionalYears} years from the age`,
      source: ourChoice('Twice the hint. More is seen in long-untreated precocious puberty or hypothyroidism.'),
    },
    unusual: {
      severity: 'hint',
      when: `differs by more than ${unusualYears} years from the age`,
      source: ourChoice(
        `About 2 SD at school age (Greulich and Pyle). A mature skeleton (bone age at least ${matureYears.female} in girls, ${matureYears.male} in boys) in an older child does not count as a difference.`,
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
export const boneAgeRules: readonly AnyRule[] = ruleList(
  visitValueRules({
    target: 'bone_age',
    field: 'boneAgeYears',
    unit: 'years',
    limits: {
      impossible: {
        severity: 'error',
        below: 0,
        above: oldestBoneAgeYears,
        source: ourChoice('Greulich and Pyle end at 18 (girls) and 19 years (boys), Tanner and Whitehouse earlier.'),
      },
    },
    slips: [{ given: 'months', factor: 1 / monthsPerYear, above: oldestBoneAgeYears }],
    common: [0, oldestBoneAgeYears],
  }),
  boneAgeDifference,
)
