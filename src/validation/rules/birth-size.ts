import { groupAtBirth } from '../reference-group.js'
import type { PatientRule } from '../rule.js'
import { decimalSlips, metres } from '../slips.js'
import { ourChoice } from '../sources.js'
import { scoreLimits } from './score-limits.js'

/** Length at birth. */
export const birthSize: PatientRule<'sizeBirthCm'> = {
  target: 'birth_size',
  field: 'sizeBirthCm',
  unit: 'cm',
  code: 'birth_size_limits',
  limits: [
    {
      severity: 'error',
      below: 18,
      above: 65,
      source: ourChoice(
        'The shortest surviving children measured 22 to 24 cm; the median at 20 weeks is about 25 cm. Above 65 cm lies no credible report.',
      ),
    },
  ],
  slips: [metres, ...decimalSlips],
  common: [40, 58],
  score: {
    code: 'birth_size_score',
    limits: scoreLimits,
    assessed: ({ birth }) => birth.length,
    group: ({ subject }, patient) => groupAtBirth(subject, patient),
  },
}
