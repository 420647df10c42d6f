import { scoreAtVisit } from '../../growth/score-at-age.js'
import { decidingScore } from '../deciding-score.js'
import { concerns } from '../findings.js'
import { type AnyRule, type AssessedVisit, rule, ruleList } from '../rule.js'
import { isOrdinaryScore } from '../score-limits.js'
import { ourChoice } from '../sources.js'

/** Kilograms in a pound (international yard and pound agreement, 1959). */
const kgPerPound = 0.45359237

/** A weight whose message a height explains: in pounds instead of kilograms. */
const weightInPounds = rule({
  asks: 'visit',
  code: 'weight_in_pounds',
  target: 'weight',
  cases: {
    unusual: {
      severity: 'hint',
      when: 'height and weight give a body mass index that is too high, and as pounds one within ±2 SDS',
      source: ourChoice('A pound is 0.45 kg: taken for kilograms, it gives 2.2 times the body mass index.'),
    },
  },
  find: (scope) => {
    const { growth, visit, findings } = scope
    const { bmi } = growth
    const { weightKg } = visit
    if (bmi === undefined || weightKg === undefined || concerns(findings, 'size')) return undefined
    if (!concerns(findings, 'bmi') && !concerns(findings, 'weight')) return undefined
    if (findings.some(({ parameters }) => 'slip' in parameters && parameters.slip !== undefined)) return undefined
    const isLikely = (bmiScore(scope, bmi) ?? 0) > 0 && isOrdinaryScore(bmiScore(scope, bmi * kgPerPound))
    return isLikely ? { case: 'unusual', parameters: { weightKg, meantKg: weightKg * kgPerPound } } : undefined
  },
})

/** The score of a body mass index at a visit. */
function bmiScore({ subject, growth, visit }: AssessedVisit, bmi: number): number | undefined {
  const { age } = growth
  const at = { age, sizeCm: visit.sizeCm, sizePosition: visit.sizePosition }
  const scored = { ...growth.scored, bmi: scoreAtVisit(subject, 'bmi', at, bmi) }
  return decidingScore(subject, { age, scored }, 'bmi', bmi, at)?.score
}

/** Pounds taken for kilograms, after all messages about height, weight and body mass index. */
export const poundsRules: readonly AnyRule[] = ruleList(weightInPounds)
