import { groupAtBirth } from '../reference-group.js'
import type { PatientRule } from '../rule.js'
import { decimalSlips, metres } from '../slips.js'
import { ourChoice } from '../sources.js'
import { scoreLimits } from './score-limits.js'

/** Head circumference at birth. */
export const birthHead: PatientRule<'headBirthCm'> = {
  target: 'birth_head',
  field: 'headBirthCm',
  unit: 'cm',
  code: 'birth_head_limits',
  limits: [
    {
      severity: 'error',
      below: 13,
      above: 50,
      source: ourChoice(
        'Below the median at 18 weeks of gestation; above what hydrocephalus brings about before birth.',
      ),
    },
  ],
  slips: [metres, ...decimalSlips],
  common: [28, 40],
  score: {
    code: 'birth_head_score',
    limits: scoreLimits,
    assessed: ({ birth }) => birth.head,
    group: ({ subject }, patient) => groupAtBirth(subject, patient),
  },
}
