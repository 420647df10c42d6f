import type { ValueRule } from '../rule.js'
import { decimalSlips, metres } from '../slips.js'
import { specified } from '../sources.js'
import { scoreLimits } from './score-limits.js'

/** Body length or height. */
export const size: ValueRule<'sizeCm'> = {
  target: 'size',
  field: 'sizeCm',
  unit: 'cm',
  code: 'size_limits',
  limits: [
    {
      severity: 'error',
      below: 18,
      above: 300,
      source: specified('Above 300 cm is its own example; the tallest human measured 272 cm. Below as at birth.'),
    },
    { severity: 'warning', above: 230, source: specified('240 cm is its example of a warning.') },
    { severity: 'hint', above: 205, source: specified('210 cm is its example of a hint.') },
  ],
  slips: [metres, ...decimalSlips],
  common: [45, 205],
  score: { code: 'size_score', limits: scoreLimits },
}
