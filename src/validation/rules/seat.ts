import type { ValueRule } from '../rule.js'
import { decimalSlips, metres } from '../slips.js'
import { ourChoice } from '../sources.js'
import { scoreLimits } from './score-limits.js'

/** Sitting height. */
export const seat: ValueRule<'seatCm'> = {
  target: 'seat',
  field: 'seatCm',
  unit: 'cm',
  code: 'seat_limits',
  limits: [
    {
      severity: 'error',
      below: 7.2,
      above: 255,
      source: ourChoice('What the limits of height leave: 0.40 times 18 cm, 0.85 times 300 cm.'),
    },
  ],
  slips: [metres, ...decimalSlips],
  common: [30, 105],
  score: { code: 'seat_score', limits: scoreLimits },
}
