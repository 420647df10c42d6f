import { groupOfAdults } from '../reference-group.js'
import type { PatientRule } from '../rule.js'
import { decimalSlips, metres } from '../slips.js'
import { ourChoice, rcpch } from '../sources.js'
import { scoreLimits } from './score-limits.js'

const shared = {
  unit: 'cm',
  limits: [
    {
      severity: 'error',
      below: 50,
      above: 300,
      source: rcpch(
        'No parent below 50 cm is accepted: the smallest adult on record measured 54.6 cm. The upper limit is that of any height.',
      ),
    },
    {
      severity: 'warning',
      below: 120,
      above: 220,
      source: ourChoice('Below 120 cm an adult has a skeletal dysplasia, above 220 cm as a rule gigantism.'),
    },
  ],
  slips: [metres, ...decimalSlips],
  common: [140, 210],
} as const

// The design has no warning by score for parents: 120 and 220 cm stand in for it.
const hintOnly = scoreLimits.filter(({ severity }) => severity === 'hint')

/** Height of the father. */
export const fatherSize: PatientRule<'sizeFatherCm'> = {
  ...shared,
  target: 'father_size',
  field: 'sizeFatherCm',
  code: 'father_size_limits',
  score: {
    code: 'father_size_score',
    limits: hintOnly,
    assessed: ({ father }) => father,
    group: () => groupOfAdults('male'),
  },
}

/** Height of the mother. */
export const motherSize: PatientRule<'sizeMotherCm'> = {
  ...shared,
  target: 'mother_size',
  field: 'sizeMotherCm',
  code: 'mother_size_limits',
  score: {
    code: 'mother_size_score',
    limits: hintOnly,
    assessed: ({ mother }) => mother,
    group: () => groupOfAdults('female'),
  },
}
