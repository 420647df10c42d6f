import type { ScreeningQuantity } from '../../../ground/model/course-names.js'
import type { CourseBasis } from '../course-basis.js'
import {
  compareWithLimit,
  criteriaAtAge,
  type ScreeningComparison,
  type ScreeningGap,
} from '../screening/evaluate-screening.js'
import { screeningRules } from '../screening/published-rules.js'
import { judgements, type ScreeningChange, targets } from '../screening/screening-facts.js'
import { type CourseLine, calculation } from './course-step.js'
import { comparedScoreLines } from './explain-interval.js'

/** A comparison of a rule on a child: what was compared and whether it holds, or what it lacked. */
export type CriterionExplanation = (ScreeningComparison & { readonly holds: boolean }) | ScreeningGap

/** Comparisons that all have to hold; of a rule that is evaluated in several references, in each of them. */
export type AlternativeExplanation = readonly CriterionExplanation[]

/** Every alternative of every criterion of a rule at the child's age; one that holds meets the rule. */
export function ruleAlternatives(id: string, { screened }: CourseBasis): readonly AlternativeExplanation[] {
  const rule = screeningRules.find((each) => each.id === id)
  if (rule === undefined || screened === undefined) return []
  const judged = judgements(rule, screened)
  return criteriaAtAge(rule, screened).flatMap(({ anyOf }) =>
    anyOf.map(({ all }) =>
      judged.flatMap((judgement) =>
        all.map((comparison) => compareWithLimit(comparison, judgement, judged.length > 1)),
      ),
    ),
  )
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
    if (quantity === 'sizeLessTargetSds' || quantity === 'sizeLessRegressedTargetSds') {
      const size = visits.size.find(({ index }) => index === screened.visits.size?.index)
      const distance = calculation({ heightSds: size?.scored?.score, targetSds: targets(growth)[quantity] })
      distance.compute('distance', 'heightSds - targetSds', 'sds', value)
      return distance.lines
    }
    const [from, to] = isChange(quantity) ? screened.changes[quantity] : []
    return from === undefined || to === undefined ? [] : comparedScoreLines(growth.subject, from, to)
  })
}

function isChange(quantity: ScreeningQuantity): quantity is ScreeningChange {
  return /Sds(Since(Highest|Lowest)|RiseInHalfYear)$/.test(quantity)
}
