import type { ReferenceGroup } from '../../../ground/model/message-parameters.js'
import { gramsPerKilogram, kgPerPound } from '../../../ground/model/units.js'
import { groupAtBirth } from '../deciding-score.js'
import { type AnyRule, type AssessedPatient, ruleList } from '../rule.js'
import { scoreLimits } from '../score-limits.js'
import { decimalSlips, inches, metres } from '../slips.js'
import { ourChoice, specified } from '../sources.js'
import { patientValueRules, visitValueRules } from '../value-rules.js'

function group({ growth, patient }: AssessedPatient): ReferenceGroup {
  return groupAtBirth(growth.subject, patient)
}

/** Length, weight and head circumference at birth. */
export const sizeAtBirthRules: readonly AnyRule[] = ruleList(
  patientValueRules({
    target: 'birth_size',
    field: 'sizeBirthCm',
    unit: 'cm',
    limits: {
      impossible: {
        severity: 'error',
        below: 18,
        above: 65,
        source: ourChoice(
          'The shortest surviving infants measured 22 to 24 cm; the median at 20 weeks is about 25 cm. There is no credible report above 65 cm.',
        ),
      },
    },
    slips: [metres, inches, ...decimalSlips],
    common: [40, 58],
    score: { limits: scoreLimits, of: ({ birth }) => birth.length, group },
  }),
  patientValueRules({
    target: 'birth_weight',
    field: 'weightBirthG',
    unit: 'g',
    limits: {
      impossible: {
        severity: 'error',
        below: 150,
        above: 10500,
        source: ourChoice('Just beyond the records: 212 g (Singapore 2020) and 10.2 kg (Aversa 1955).'),
      },
      exceptional: {
        severity: 'warning',
        below: 400,
        above: 6500,
        source: ourChoice('Few infants below 400 g are born alive; above 6500 g is rare even in maternal diabetes.'),
      },
    },
    slips: [
      { given: 'kg', factor: gramsPerKilogram, below: 20 },
      { given: 'lb', factor: gramsPerKilogram * kgPerPound },
      ...decimalSlips,
    ],
    common: [1500, 5000],
    score: { limits: scoreLimits, of: ({ birth }) => birth.weight, group },
  }),
  patientValueRules({
    target: 'birth_head',
    field: 'headBirthCm',
    unit: 'cm',
    limits: {
      impossible: {
        severity: 'error',
        below: 13,
        above: 50,
        source: ourChoice(
          'Lower limit below the median at 18 weeks; upper limit above what prenatal hydrocephalus reaches.',
        ),
      },
    },
    slips: [metres, ...decimalSlips],
    common: [28, 40],
    score: { limits: scoreLimits, of: ({ birth }) => birth.head, group },
  }),
)

/** Body length or height, body weight, head circumference. */
export const heightWeightHeadRules: readonly AnyRule[] = ruleList(
  visitValueRules({
    target: 'size',
    field: 'sizeCm',
    unit: 'cm',
    limits: {
      impossible: {
        severity: 'error',
        below: 18,
        above: 300,
        source: specified(
          'Above 300 cm is an example in the specification; the tallest human measured 272 cm. Lower limit as at birth.',
        ),
      },
      exceptional: {
        severity: 'warning',
        above: 230,
        source: specified('240 cm is its example of a warning.'),
      },
      unusual: {
        severity: 'hint',
        above: 205,
        source: specified('210 cm is its example of a hint.'),
      },
    },
    slips: [metres, ...decimalSlips, inches],
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
          'The lightest surviving infant weighed 212 g; the heaviest adults on record weighed little more than 600 kg.',
        ),
      },
      impossibleUnderTwo: {
        severity: 'error',
        below: 0.2,
        above: 35,
        underYears: 2,
        source: ourChoice('About three times the median at two years; we know of no credible report above it.'),
      },
      impossibleUnderFive: {
        severity: 'error',
        below: 0.2,
        above: 80,
        underYears: 5,
        source: ourChoice('More than four times the median at five years; we know of no credible report above it.'),
      },
      impossibleUnderTen: {
        severity: 'error',
        below: 0.2,
        above: 250,
        underYears: 10,
        source: ourChoice('Almost eight times the median at ten years; we know of no credible report above it.'),
      },
      exceptional: {
        severity: 'warning',
        above: 250,
        source: ourChoice('At any age, also where no reference applies: few adults weigh more.'),
      },
      unusual: {
        severity: 'hint',
        above: 180,
        source: ourChoice('At any age, also where no reference applies.'),
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
        source: ourChoice(
          'Lower limit as at birth; above the upper limit only severe hydrocephalus, where a growth reference is meaningless.',
        ),
      },
    },
    slips: [metres, ...decimalSlips, inches],
    common: [30, 62],
    score: { limits: scoreLimits, series: 'head' },
  }),
)
