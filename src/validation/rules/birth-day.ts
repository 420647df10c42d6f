import type { ValueRule } from '../rule.js'
import { ourChoice } from '../sources.js'

/** Days of gestation beyond the completed week. */
export const birthDay: ValueRule<'dayBirth'> = {
  target: 'birth_day',
  field: 'dayBirth',
  unit: 'days',
  code: 'birth_day_limits',
  limits: [{ severity: 'error', below: 0, above: 6, source: ourChoice('Seven days are another completed week.') }],
  slips: [],
  common: [0, 6],
}
