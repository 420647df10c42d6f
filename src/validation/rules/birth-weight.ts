import { groupAtBirth } from '../reference-group.js'
import type { PatientRule } from '../rule.js'
import { decimalSlips } from '../slips.js'
import { ourChoice } from '../sources.js'
import { scoreLimits } from './score-limits.js'

/** Weight at birth, grams. */
export const birthWeight: PatientRule<'weightBirthG'> = {
  target: 'birth_weight',
  field: 'weightBirthG',
  unit: 'g',
  code: 'birth_weight_limits',
  limits: [
    {
      severity: 'error',
      below: 150,
      above: 10500,
      source: ourChoice('Just beyond the records: 212 g (Singapore 2020) and 10.2 kg (Aversa 1955).'),
    },
    {
      severity: 'warning',
      below: 400,
      above: 6500,
      source: ourChoice(
        'Below 400 g few children are born alive; above 6500 g a child is rare even of a mother with diabetes.',
      ),
    },
  ],
  slips: [{ given: 'kg', factor: 1000, below: 20 }, ...decimalSlips],
  common: [1500, 5000],
  score: {
    code: 'birth_weight_score',
    limits: scoreLimits,
    assessed: ({ birth }) => birth.weight,
    group: ({ subject }, patient) => groupAtBirth(subject, patient),
  },
}
