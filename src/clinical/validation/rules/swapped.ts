import { bodyMassIndex } from '../../../ground/model/quetelet-index.js'
import { uncappedScoreAt } from '../../references/distribution.js'
import { generalPlace } from '../deciding-score.js'
import { concerns } from '../findings.js'
import { type AnyRule, type AssessedVisit, exceeds, rule, ruleList } from '../rule.js'
import { scoreLimits } from '../score-limits.js'
import { growthcleanr } from '../sources.js'
import { isWithin } from '../value-limits.js'
import { isImpossibleBmi } from './bmi.js'

/** Once swapped, height and weight are within this score, SD. */
const ordinaryScore = 4

/** Without a reference: the height, weight and BMI of a child, once swapped. */
const isOrdinarySizeCm = isWithin([40, 210])
const isOrdinaryWeightKg = isWithin([1.5, 200])
const isOrdinaryBmi = isWithin([9, 50])

const source = growthcleanr('It looks for pairs that are plausible once swapped.')

/** Height, weight or BMI is impossible because height and weight are swapped: neither is used. */
const swappedImpossible = rule({
  asks: 'impossibleVisit',
  code: 'size_weight_swapped',
  target: 'size',
  cases: {
    impossible: {
      severity: 'error',
      when: 'height, weight or BMI is impossible, and height and weight are normal once swapped',
      source,
    },
  },
  find: (scope) => {
    const { sizeCm, weightKg } = scope.submitted
    if (typeof sizeCm !== 'number' || typeof weightKg !== 'number') return undefined
    const isImpossible =
      concerns(scope.findings, 'size') ||
      concerns(scope.findings, 'weight') ||
      isImpossibleBmi(bodyMassIndex(weightKg, sizeCm))
    if (!isImpossible || !looksSwapped(scope, sizeCm, weightKg)) return undefined
    return {
      case: 'impossible',
      parameters: { sizeCm, weightKg },
      drops: ['sizeCm', 'weightKg'],
      withdraws: ['size_limits', 'weight_limits', 'bmi_limits', 'seat_not_below_size', 'seat_size_ratio'],
    }
  },
})

/** Height and weight are unusual in opposite directions because they are swapped. */
const swappedUnusual = rule({
  asks: 'visit',
  code: 'size_weight_swapped',
  target: 'size',
  cases: {
    exceptional: {
      severity: 'warning',
      when: `height and weight are extreme in opposite directions, one beyond ±${scoreLimits.exceptional.beyond}, and normal once swapped`,
      source,
    },
    unusual: {
      severity: 'hint',
      when: `height and weight are extreme in opposite directions, beyond ±${scoreLimits.unusual.beyond}, and normal once swapped`,
      source,
    },
  },
  find: (scope) => {
    const { sizeCm, weightKg } = scope.visit
    if (scope.findings.length < 2 || sizeCm === undefined || weightKg === undefined) return undefined
    const size = scope.findings.find(({ code }) => code === 'size_score')
    const weight = scope.findings.find(({ code }) => code === 'weight_score')
    if (size === undefined || weight === undefined || !looksSwapped(scope, sizeCm, weightKg)) return undefined
    return {
      case: size.severity === 'warning' || weight.severity === 'warning' ? 'exceptional' : 'unusual',
      parameters: { sizeCm, weightKg },
      withdraws: ['size_score', 'weight_score'],
    }
  },
})

/** Whether a height and a weight would be ordinary if each were the other. */
function looksSwapped({ subject, growth: { age } }: AssessedVisit, sizeCm: number, weightKg: number): boolean {
  const size = generalPlace(subject, age, 'height')
  const weight = generalPlace(subject, age, 'weight')
  if (size !== undefined && weight !== undefined) {
    return isOrdinary(uncappedScoreAt(size, weightKg)) && isOrdinary(uncappedScoreAt(weight, sizeCm))
  }
  const bmi = bodyMassIndex(sizeCm, weightKg)
  return isOrdinarySizeCm(weightKg) && isOrdinaryWeightKg(sizeCm) && bmi !== undefined && isOrdinaryBmi(bmi)
}

function isOrdinary(score: number | undefined): boolean {
  return score !== undefined && !exceeds(Math.abs(score), ordinaryScore)
}

/** Height and weight swapped: one message instead of one about each. */
export const swappedRules: readonly AnyRule[] = ruleList(swappedImpossible, swappedUnusual)
