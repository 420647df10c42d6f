import { isImpossibleBmi } from './rules/bmi.js'
import { heightWeightHeadRules } from './rules/size-weight-head.js'
import { impossibleLimits, isBeyondLimit } from './value-limits.js'

const fieldOf = { size: 'sizeCm', weight: 'weightKg' } as const

/** Whether a height, cm, a weight, kg, or a body mass index, kg/m², is possible at an age by fixed limits. */
export function isPossibleMeasured(measure: 'size' | 'weight' | 'bmi', value: number, ageYears: number): boolean {
  if (measure === 'bmi') return Number.isFinite(value) && !isImpossibleBmi(value)
  const rule = heightWeightHeadRules.find((each) => each.value?.field === fieldOf[measure])
  return (
    rule?.value !== undefined &&
    impossibleLimits(rule.value.limits).every((limit) => !isBeyondLimit(limit, value, ageYears))
  )
}
