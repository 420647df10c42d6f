import type { Limit, ScoreRule } from '../rule.js'
import { ourChoice } from '../sources.js'
import { scoreLimits } from './score-limits.js'

/** Body mass index: no field of its own, so an error takes no value out of use but the index. */
export const bmi = {
  target: 'bmi',
  unit: 'kg/m²',
  code: 'bmi_limits',
  limits: [
    {
      severity: 'error',
      below: 5,
      above: 120,
      source: ourChoice(
        'The lowest that was survived is about 7.5 kg/m², extremely preterm children have about 6 kg/m²; above 120 kg/m² lie a handful of adults.',
      ),
    },
    {
      severity: 'warning',
      above: 80,
      source: ourChoice('At any age; see the hint above 50 kg/m².'),
    },
    {
      severity: 'hint',
      above: 50,
      source: ourChoice(
        'The German references are so skewed that in a ten-year-old +4 SD is reached at 66 kg/m² only: the score alone would let an absurd index pass.',
      ),
    },
  ] as readonly Limit[],
  score: { code: 'bmi_score', limits: scoreLimits } satisfies ScoreRule,
} as const
