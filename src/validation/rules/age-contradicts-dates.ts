import type { Comparison, UsableVisit } from '../rule.js'
import { ourChoice } from '../sources.js'

const mostYears = 0.1

/** Ages are sums of days; a difference of exactly the limit isn't beyond it. */
const tolerance = 1e-9

/** The stated age and the dates. */
export const ageContradictsDates: Comparison<UsableVisit> = {
  code: 'age_contradicts_dates',
  target: 'age',
  cases: [
    {
      severity: 'hint',
      when: `the stated age differs by more than ${mostYears} years from that of the dates`,
      source: ourChoice('An age stated to one decimal is off by up to 0.05 years, a truncated one by up to 0.1.'),
    },
  ],
  check: ({ visit: { ageInYears }, dated, growth: { age } }) => {
    if (!dated || age === undefined || ageInYears === undefined) return undefined
    const datesYears = age.chronologicalYears
    if (Math.abs(ageInYears - datesYears) <= mostYears + tolerance) return undefined
    return {
      severity: 'hint',
      target: 'age',
      code: 'age_contradicts_dates',
      parameters: {
        statedYears: ageInYears,
        datesYears,
        months: Math.abs(ageInYears / 12 - datesYears) <= mostYears + tolerance,
      },
    }
  },
}
