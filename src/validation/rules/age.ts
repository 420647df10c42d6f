import type { GrowthAge } from '../../growth/growth-age.js'
import type { GrowthSubject } from '../../growth/growth-subject.js'
import type { MeasurementGrowth } from '../../growth/patient-growth.js'
import { placeAtAge } from '../../growth/score-at-age.js'
import { monthsPerYear } from '../../model/calendar-date.js'
import type { SetMeasure } from '../../model/message-parameters.js'
import type { Gender } from '../../model/patient.js'
import { type AnyRule, type AssessedVisit, exceeds, rule, ruleList } from '../rule.js'
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

const ageBeyondReferences = rule({
  asks: 'visit',
  code: 'age_beyond_references',
  target: 'age',
  cases: {
    unscored: {
      severity: 'hint',
      when: 'no reference covers the age for any value of the measurement',
      source: ourChoice('The reader should know why there is no score.'),
    },
  },
  find: ({ visit, subject, growth: { age, scored } }) => {
    if (subject.gender === undefined || age === undefined) return undefined
    const { sizeCm, weightKg, headCm, seatCm } = visit
    if (sizeCm === undefined && weightKg === undefined && headCm === undefined && seatCm === undefined) return undefined
    // With figures for another measure, the age is not what is wrong.
    if (isAnyScored(scored)) return undefined
    if (unscorable(subject, age).length < setMeasures.length) return undefined
    return { case: 'unscored', parameters: { years: age.chronologicalYears } }
  },
})

const valuesBeyondReferences = rule({
  asks: 'course',
  code: 'values_beyond_references',
  target: 'age',
  cases: {
    unscored: {
      severity: 'hint',
      when: 'the chosen references cover the age for another measure only; said once, at the first such measurement',
      source: ourChoice('The reader should know why there is no score.'),
    },
  },
  find: (visits) => {
    const said: SetMeasure[] = []
    if (visits.every(isScored)) return []
    return visits.flatMap(({ index, visit, subject, growth: { age, bmi, scored } }) => {
      const values = { size: visit.sizeCm, weight: visit.weightKg, bmi, head: visit.headCm }
      // What has a score has figures: they are looked up for the others alone.
      const unscored = setMeasures.filter((measure) => values[measure] !== undefined && scored[measure] === undefined)
      if (age === undefined || unscored.length === 0) return []
      const without = unscorable(subject, age)
      const measures = unscored.filter((measure) => without.includes(measure) && !said.includes(measure))
      if (without.length === setMeasures.length || measures.length === 0) return []
      said.push(...measures)
      return { index, case: 'unscored', parameters: { measures, years: age.chronologicalYears } }
    })
  },
})

const setMeasures: readonly SetMeasure[] = ['size', 'weight', 'bmi', 'head']

function isAnyScored({ size, weight, bmi, head, seat }: MeasurementGrowth['scored']): boolean {
  return (size ?? weight ?? bmi ?? head ?? seat) !== undefined
}

/** Whether every value of a visit has a score: the quick answer for most. */
function isScored({ visit, growth: { bmi, scored } }: AssessedVisit): boolean {
  return (
    (visit.sizeCm === undefined || scored.size !== undefined) &&
    (visit.weightKg === undefined || scored.weight !== undefined) &&
    (bmi === undefined || scored.bmi !== undefined) &&
    (visit.headCm === undefined || scored.head !== undefined)
  )
}

/** What the set has no figures for at an age. */
function unscorable(subject: GrowthSubject, age: GrowthAge): readonly SetMeasure[] {
  return setMeasures.filter(
    (measure) => placeAtAge(subject, measure === 'size' ? 'height' : measure, age) === undefined,
  )
}

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
        source: ourChoice('Nobody has lived longer than 122 years.'),
      },
    },
    slips: [{ given: 'months', factor: 1 / monthsPerYear, above: oldestYears }],
    common: [0, 21],
  }),
  ageContradictsDates,
  ageBeyondReferences,
  valuesBeyondReferences,
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
