import { ruleList } from '../rule.js'
import { scoreLimits } from '../score-limits.js'
import { decimalSlips, metres } from '../slips.js'
import { ourChoice, specified } from '../sources.js'
import { visitValueRules } from '../value-rules.js'

/** Body length or height, body weight, head circumference. */
export const heightWeightHeadRules = ruleList(
  visitValueRules({
    target: 'size',
    field: 'sizeCm',
    unit: 'cm',
    limits: {
      impossible: {
        severity: 'error',
        below: 18,
        above: 300,
        source: specified('Above 300 cm is its own example; the tallest human measured 272 cm. Below as at birth.'),
      },
      exceptional: { severity: 'warning', above: 230, source: specified('240 cm is its example of a warning.') },
      unusual: { severity: 'hint', above: 205, source: specified('210 cm is its example of a hint.') },
    },
    slips: [metres, ...decimalSlips],
    common: [45, 205],
    score: { limits: scoreLimits, series: 'height' },
  }),
  visitValueRules({
    target: 'weight',
    field: 'weightKg',
    unit: 'kg',
    limits: {
      impossible: {
        severity: 'error',
        below: 0.2,
        above: 600,
        source: ourChoice(
          'The lightest surviving child weighed 212 g; the heaviest adults on record little more than 600 kg.',
        ),
      },
      impossibleUnderTwo: {
        severity: 'error',
        below: 0.2,
        above: 35,
        underYears: 2,
        source: ourChoice('About three times the median at two years; we know of no credible report above it.'),
      },
    },
    slips: [{ given: 'g', factor: 0.001, above: 1000 }, ...decimalSlips],
    common: [2, 150],
    score: { limits: scoreLimits, series: 'weight' },
  }),
  visitValueRules({
    target: 'head',
    field: 'headCm',
    unit: 'cm',
    limits: {
      impossible: {
        severity: 'error',
        below: 13,
        above: 75,
        source: ourChoice('Below as at birth; above lies a hydrocephalus for which a growth reference means nothing.'),
      },
    },
    slips: [metres, ...decimalSlips],
    common: [30, 62],
    score: { limits: scoreLimits, series: 'head' },
  }),
)
