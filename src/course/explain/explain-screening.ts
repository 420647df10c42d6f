import type { ScreeningQuantity } from '../../model/course-names.js'
import type { CourseBasis } from '../course-basis.js'
import {
  compareCriterion,
  type ScreeningComparison,
  type ScreeningGap,
  setsAtAge,
} from '../screening/evaluate-screening.js'
import { screeningRules } from '../screening/published-rules.js'
import type { ScreeningChange } from '../screening/screening-facts.js'
import { type CourseLine, step } from './course-step.js'
import { comparedScoreLines } from './explain-interval.js'

/** A criterion of a rule on a child: what was compared and whether it holds, or what it lacked. */
export type CriterionExplanation = (ScreeningComparison & { readonly holds: boolean }) | ScreeningGap

/** Criteria of which all have to hold. */
export type AlternativeExplanation = readonly CriterionExplanation[]

/** Every alternative of a rule at the child's age; one of which all criteria hold meets the rule. */
export function ruleAlternatives(id: string, { screened }: CourseBasis): readonly AlternativeExplanation[] {
  const rule = screeningRules.find((each) => each.id === id)
  if (rule === undefined || screened === undefined) return []
  return setsAtAge(rule, screened).map(({ all }) => all.map((criterion) => compareCriterion(criterion, screened)))
}

/** How the quantities came about that a rule compares and that are neither measured nor scores. */
export function quantityLines(
  alternatives: readonly AlternativeExplanation[],
  { screened, facts: { growth, visits } }: CourseBasis,
): readonly CourseLine[] {
  const quantities = [...new Set(alternatives.flat().map(({ quantity }) => quantity))]
  return quantities.flatMap((quantity) => {
    const value = screened?.quantities[quantity]
    if (screened === undefined || typeof value !== 'number') return []
    if (quantity === 'sizeLessTargetSds') {
      const size = visits.size.find(({ index }) => index === screened.visits.size?.index)
      const [heightSds, targetSds] = [size?.scored?.score, growth.target?.score]
      return heightSds === undefined || targetSds === undefined
        ? []
        : [step('distance', 'heightSds - targetSds', { heightSds, targetSds }, value, 'sds')]
    }
    const [from, to] = isChange(quantity) ? screened.changes[quantity] : []
    return from === undefined || to === undefined ? [] : comparedScoreLines(growth.subject, from, to)
  })
}

function isChange(quantity: ScreeningQuantity): quantity is ScreeningChange {
  return /SdsChange(Since3|InHalfYear)?$/.test(quantity)
}
