import type { ValueRule } from '../rule.js'
import { decimalSlips, metres } from '../slips.js'
import { ourChoice } from '../sources.js'
import { scoreLimits } from './score-limits.js'

/** Head circumference. */
export const head: ValueRule<'headCm'> = {
  target: 'head',
  field: 'headCm',
  unit: 'cm',
  code: 'head_limits',
  limits: [
    {
      severity: 'error',
      below: 13,
      above: 75,
      source: ourChoice('Below as at birth; above lies a hydrocephalus for which a growth reference means nothing.'),
    },
  ],
  slips: [metres, ...decimalSlips],
  common: [30, 62],
  score: { code: 'head_score', limits: scoreLimits },
}
