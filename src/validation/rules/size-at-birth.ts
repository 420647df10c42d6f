import { groupAtBirth } from '../deciding-score.js'
import { type AssessedPatient, ruleList } from '../rule.js'
import { scoreLimits } from '../score-limits.js'
import { decimalSlips, metres } from '../slips.js'
import { ourChoice } from '../sources.js'
import { patientValueRules } from '../value-rules.js'

const group = ({ growth, patient }: AssessedPatient) => groupAtBirth(growth.subject, patient)

/** Length, weight and head circumference at birth. */
export const sizeAtBirthRules = ruleList(
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
          'The shortest surviving children measured 22 to 24 cm; the median at 20 weeks is about 25 cm. Above 65 cm lies no credible report.',
        ),
      },
    },
    slips: [metres, ...decimalSlips],
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
        source: ourChoice(
          'Below 400 g few children are born alive; above 6500 g a child is rare even of a mother with diabetes.',
        ),
      },
    },
    slips: [{ given: 'kg', factor: 1000, below: 20 }, ...decimalSlips],
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
          'Below the median at 18 weeks of gestation; above what hydrocephalus brings about before birth.',
        ),
      },
    },
    slips: [metres, ...decimalSlips],
    common: [28, 40],
    score: { limits: scoreLimits, of: ({ birth }) => birth.head, group },
  }),
)
