import type { ValueRule } from '../rule.js'
import { ourChoice } from '../sources.js'

/** Age at a visit as the sender states it. */
export const age: ValueRule<'ageInYears'> = {
  target: 'age',
  field: 'ageInYears',
  unit: 'years',
  code: 'age_limits',
  limits: [{ severity: 'error', below: 0, above: 130, source: ourChoice('Nobody has lived longer than 122 years.') }],
  slips: [{ given: 'months', factor: 1 / 12, above: 130 }],
  common: [0, 21],
}
