import { concerns } from '../findings.js'
import { type AnyRule, exceeds, rule, ruleList } from '../rule.js'
import { scoreLimits } from '../score-limits.js'
import { decimalSlips, metres } from '../slips.js'
import { ourChoice, rcpch } from '../sources.js'
import { patientValueRules } from '../value-rules.js'

/** The largest usual difference between the parents' heights, cm. */
const mostDifferenceCm = 40

const height = {
  unit: 'cm',
  limits: {
    impossible: {
      severity: 'error',
      below: 50,
      above: 300,
      source: rcpch(
        'No parent below 50 cm is accepted: the smallest adult on record measured 54.6 cm. The upper limit is that for any height.',
      ),
    },
    exceptional: {
      severity: 'warning',
      below: 120,
      above: 220,
      source: ourChoice('An adult below 120 cm has a skeletal dysplasia, above 220 cm usually gigantism.'),
    },
  },
  slips: [metres, ...decimalSlips],
  common: [140, 210],
} as const

/** Parents have no warning by score: 120 and 220 cm replace it. */
const hintOnly = { unusual: scoreLimits.unusual }

const parentsDiffer = rule({
  asks: 'patient',
  code: 'parents_differ',
  target: 'father_size',
  cases: {
    unusual: {
      severity: 'hint',
      when: `the parents' heights differ by more than ${mostDifferenceCm} cm, and neither has a message of its own`,
      source: ourChoice('The mean difference is 13 cm, SD about 9 cm: 40 cm is 3 SD above.'),
    },
  },
  find: ({ patient: { sizeFatherCm, sizeMotherCm }, findings }) => {
    if (sizeFatherCm === undefined || sizeMotherCm === undefined) return undefined
    if (!exceeds(Math.abs(sizeFatherCm - sizeMotherCm), mostDifferenceCm)) return undefined
    if (concerns(findings, 'father_size') || concerns(findings, 'mother_size')) return undefined
    return {
      case: 'unusual',
      parameters: { fatherCm: sizeFatherCm, motherCm: sizeMotherCm, most: mostDifferenceCm },
    }
  },
})

/** The heights of father and mother. */
export const parentRules: readonly AnyRule[] = ruleList(
  patientValueRules({
    ...height,
    target: 'father_size',
    field: 'sizeFatherCm',
    score: {
      limits: hintOnly,
      of: ({ father }) => father,
      group: () => ({ gender: 'male', at: { kind: 'adult' } }),
    },
  }),
  patientValueRules({
    ...height,
    target: 'mother_size',
    field: 'sizeMotherCm',
    score: {
      limits: hintOnly,
      of: ({ mother }) => mother,
      group: () => ({ gender: 'female', at: { kind: 'adult' } }),
    },
  }),
  parentsDiffer,
)
