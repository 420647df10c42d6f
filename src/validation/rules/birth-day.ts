import type { PatientRule } from '../rule.js'
import { ourChoice } from '../sources.js'

/** Days of gestation beyond the completed week. */
export const birthDay: PatientRule<'dayBirth'> = {
  target: 'birth_day',
  field: 'dayBirth',
  unit: 'days',
  code: 'birth_day_limits',
  limits: [
    {
      severity: 'error',
      below: 0,
      above: 6,
      whole: true,
      source: ourChoice('Seven days are another completed week; gestation is counted in whole days.'),
    },
  ],
  slips: [],
  common: [0, 6],
}
