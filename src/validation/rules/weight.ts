import type { ValueRule } from '../rule.js'
import { decimalSlips } from '../slips.js'
import { ourChoice } from '../sources.js'
import { scoreLimits } from './score-limits.js'

/** Body weight. */
export const weight: ValueRule<'weightKg'> = {
  target: 'weight',
  field: 'weightKg',
  unit: 'kg',
  code: 'weight_limits',
  limits: [
    {
      severity: 'error',
      below: 0.2,
      above: 600,
      source: ourChoice(
        'The lightest surviving child weighed 212 g; the heaviest adults on record little more than 600 kg.',
      ),
    },
    {
      severity: 'error',
      below: 0.2,
      above: 35,
      underYears: 2,
      source: ourChoice('About three times the median at two years; we know of no credible report above it.'),
    },
  ],
  slips: [{ given: 'g', factor: 0.001, above: 1000 }, ...decimalSlips],
  common: [2, 150],
  score: { code: 'weight_score', limits: scoreLimits },
}
