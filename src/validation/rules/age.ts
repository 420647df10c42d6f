import { exceeds, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'
import { visitValueRules } from '../value-rules.js'

const mostYears = 130

/** A stated age may differ this much from the dates, years. */
const roundingYears = 0.1

function differs(statedYears: number, years: number): boolean {
  return exceeds(Math.abs(statedYears - years), roundingYears)
}

const ageContradictsDates = rule({
  asks: 'visit',
  code: 'age_contradicts_dates',
  target: 'age',
  cases: {
    unusual: {
      severity: 'hint',
      when: `the stated age differs by more than ${roundingYears} years from that of the dates`,
      source: ourChoice('An age stated to one decimal is off by up to 0.05 years, a truncated one by up to 0.1.'),
    },
  },
  find: ({ visit: { ageInYears }, day, subject, growth: { age } }) => {
    if (age === undefined || ageInYears === undefined || day === undefined || subject.birthDay === undefined) {
      return undefined
    }
    const datesYears = age.chronologicalYears
    if (!differs(ageInYears, datesYears)) return undefined
    const months = !differs(ageInYears / 12, datesYears)
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
    const { size, weight, head, seat, bmi } = scored
    if ((size ?? weight ?? head ?? seat ?? bmi) !== undefined) return undefined
    return { case: 'unscored', parameters: { years: age.chronologicalYears } }
  },
})

/** Age at a visit, as the sender states it and as the dates give it. */
export const ageRules = ruleList(
  visitValueRules({
    target: 'age',
    field: 'ageInYears',
    unit: 'years',
    limits: {
      impossible: {
        severity: 'error',
        below: 0,
        above: mostYears,
        source: ourChoice('Nobody has lived longer than 122 years.'),
      },
    },
    slips: [{ given: 'months', factor: 1 / 12, above: mostYears }],
    common: [0, 21],
  }),
  ageContradictsDates,
  ageBeyondReferences,
)
