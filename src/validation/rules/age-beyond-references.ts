import type { Comparison, UsableVisit } from '../rule.js'
import { ourChoice } from '../sources.js'

/** Values at an age for which nothing can be looked up. */
export const ageBeyondReferences: Comparison<UsableVisit> = {
  code: 'age_beyond_references',
  target: 'age',
  cases: [
    {
      severity: 'hint',
      when: 'no reference covers the age for any value of the measurement',
      source: ourChoice('The reader should know why there is no score.'),
    },
  ],
  check: ({ visit, gender, growth: { age, scored } }) => {
    if (gender === undefined || age === undefined) return undefined
    const { sizeCm, weightKg, headCm, seatCm } = visit
    if (sizeCm === undefined && weightKg === undefined && headCm === undefined && seatCm === undefined) return undefined
    const { size, weight, head, seat, bmi } = scored
    if ((size ?? weight ?? head ?? seat ?? bmi) !== undefined) return undefined
    return {
      severity: 'hint',
      target: 'age',
      code: 'age_beyond_references',
      parameters: { years: age.chronologicalYears },
    }
  },
}
