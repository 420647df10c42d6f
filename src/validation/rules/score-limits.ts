import type { ScoreLimit } from '../rule.js'
import { rcpch, whoFlags } from '../sources.js'

/** The same for every measure that has a score. */
export const scoreLimits: readonly ScoreLimit[] = [
  {
    severity: 'warning',
    beyond: 6,
    source: whoFlags(
      'Length and height for age are flagged beyond ±6. The flags of the other measures (weight −6 and +5, BMI and head ±5) were made for surveys; beside a single child one limit for all is easier to read, and no score beyond it is reported.',
    ),
  },
  {
    severity: 'hint',
    beyond: 4,
    source: rcpch('Scores beyond ±4 get an advisory for height, weight, head and BMI: 6 in 100,000 healthy children.'),
  },
]
