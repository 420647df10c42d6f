import { correctedYears, type GrowthAge, isCorrected } from '../../growth/growth-age.js'
import { measuredValue, scoreAtVisit } from '../../growth/score-at-age.js'
import { seriesByAge } from '../../growth/seam-places.js'
import type { CorrectionEndScore } from '../../model/message-parameters.js'
import { scoreBound } from '../../model/score.js'
import { type AnyRule, type AssessedVisit, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'

type Measure = CorrectionEndScore['measure']

const measures: readonly Measure[] = ['size', 'weight', 'bmi', 'head']

/** The scores of the corrected visits so far: the latest of each measure. */
type LatestScores = { [measure in Measure]?: number | undefined }

/**
 * The end of the correction for prematurity changes scores on its own; the reader
 * should know by how much, and that the rest of the change is the child's.
 */
const correctionEnded = rule({
  asks: 'course',
  code: 'correction_ended',
  target: 'age',
  cases: {
    ended: {
      severity: 'hint',
      when: 'the first visit scored at chronological age, after one at corrected age',
      source: ourChoice(
        'In a child born at 25 weeks, height at 27 months is scored about 0.8 SD lower at chronological age than at corrected age.',
      ),
    },
  },
  find: (visits) => {
    const subject = visits[0]?.subject
    if (subject === undefined || correctedYears(subject, 0) === undefined) return []
    const latest: LatestScores = {}
    let wasCorrected = false
    for (const visit of visits) {
      const { age } = visit.growth
      if (age === undefined) continue
      if (isCorrected(age)) {
        wasCorrected = true
        for (const measure of measures) latest[measure] = visit.growth.scored[measure]?.score ?? latest[measure]
        continue
      }
      if (!wasCorrected) return []
      const scores = measures.flatMap((measure) => endScore(visit, age, measure, latest[measure]))
      if (scores.length === 0) continue
      const ages = { ageYears: age.chronologicalYears, correctedYears: correctedAge(visit, age).referenceYears }
      return [{ index: visit.index, case: 'ended', parameters: { ...ages, scores } }]
    }
    return []
  },
})

/** The age as it would be if it were still corrected. */
function correctedAge({ subject }: AssessedVisit, age: GrowthAge): GrowthAge {
  return { ...age, referenceYears: correctedYears(subject, age.chronologicalYears) as number }
}

/** A measure that was scored at an earlier, corrected visit too, by both ages. */
function endScore(
  visit: AssessedVisit,
  age: GrowthAge,
  measure: Measure,
  before: number | undefined,
): CorrectionEndScore[] {
  const scored = visit.growth.scored[measure]
  const series = seriesByAge[measure]
  if (scored === undefined || series === undefined || before === undefined) return []
  const { sizeCm, sizePosition } = visit.visit
  const sized = { age: correctedAge(visit, age), sizeCm, sizePosition }
  const corrected = scoreAtVisit(visit.subject, series, sized, measuredValue(scored))
  if (corrected === undefined) return []
  const scores = { score: scored.score, corrected: corrected.score, before }
  // A bound may be any score beyond it, so the change is unknown.
  return Object.values(scores).some((score) => Math.abs(score) > scoreBound) ? [] : [{ measure, ...scores }]
}

/** The end of the correction for prematurity. */
export const correctionEndRules: readonly AnyRule[] = ruleList(correctionEnded)
