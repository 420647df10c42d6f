import type { CorrectionEndScore } from '../../../ground/model/message-parameters.js'
import { scoreBound } from '../../../ground/model/score.js'
import { correctedYears, type GrowthAge, isCorrected } from '../../growth/growth-age.js'
import { measuredValue, scoreAtVisit } from '../../growth/score-at-age.js'
import { seriesByAge } from '../../growth/seam-places.js'
import { doubtedBy } from '../doubted-values.js'
import { type AnyRule, type AssessedVisit, rule, ruleList } from '../rule.js'
import { ourChoice } from '../sources.js'

type Measure = CorrectionEndScore['measure']

const measures: readonly Measure[] = ['size', 'weight', 'bmi', 'head']

/** The scores of the corrected visits so far: of each measure the latest in use, or else one that is left out. */
type LatestScores = { [measure in Measure]?: { readonly score: number; readonly isUsed: boolean } | undefined }

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
    const usedAt = usedMeasures(visits)
    let wasCorrected = false
    for (const visit of visits) {
      const { age } = visit.growth
      if (age === undefined) continue
      const used = usedAt(visit)
      if (isCorrected(age)) {
        wasCorrected = true
        for (const measure of measures) {
          const score = visit.growth.scored[measure]?.score
          const isUsed = used.includes(measure)
          if (score !== undefined && (isUsed || latest[measure]?.isUsed !== true)) latest[measure] = { score, isUsed }
        }
        continue
      }
      if (!wasCorrected) return []
      const ended = measures.flatMap((measure) => endScore(visit, age, measure, latest[measure]?.score))
      if (ended.length === 0) continue
      const scores = ended.filter(({ measure }) => used.includes(measure) && latest[measure]?.isUsed === true)
      const ages = { ageYears: age.chronologicalYears, correctedYears: correctedAge(visit, age).referenceYears }
      return [{ index: visit.index, case: 'ended', parameters: { ...ages, scores } }]
    }
    return []
  },
})

/** Which measures of a visit are in use: no change is told of a height or weight that is left out. */
function usedMeasures(visits: readonly AssessedVisit[]): (visit: AssessedVisit) => readonly Measure[] {
  const sizes = new Set(doubtedBy(visits, 'sizeCm'))
  const weights = new Set(doubtedBy(visits, 'weightKg'))
  return ({ index }) =>
    measures.filter((measure) => {
      const isOfSize = measure === 'size' || measure === 'bmi'
      const isOfWeight = measure === 'weight' || measure === 'bmi'
      return !(isOfSize && sizes.has(index)) && !(isOfWeight && weights.has(index))
    })
}

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
