import type { GainMeasure } from '../../../ground/model/course-names.js'
import { scoreBound } from '../../../ground/model/score.js'
import { valueAtBirth } from '../../growth/birth-size.js'
import { isBornAtTerm } from '../../growth/growth-subject.js'
import { reportScore, scoreValue } from '../../references/distribution.js'
import { lookUpTable } from '../../references/lookup.js'
import { evenSd } from '../../validation/course/course-points.js'
import { offCourseNeighbours } from '../../validation/doubted-values.js'
import { findUnusual, type PatientAssessment } from '../../validation/engine.js'
import type { Findings } from '../../validation/findings.js'
import type { CourseVisit } from './course-visit.js'
import { isOfFirstWeeks } from './earlier-visits.js'
import { scoresWithinOne } from './sds-change.js'

/** The change of a score since an earlier visit; negative where the child has fallen. */
export interface ChangeSince {
  readonly fromIndex: number
  readonly fromYears: number
  readonly change: number
}

/** How far the latest score of a measure is from the highest one before it, and from that at birth. */
export interface ScoreFall {
  readonly measure: GainMeasure
  readonly measurementIndex: number
  /** The reference of all its scores. */
  readonly reference: string
  /** The highest earlier score, and the change since; negative where the child has fallen. */
  readonly sinceHighest: ChangeSince | undefined
  /** The same among the values from three weeks on, where there is an earlier one. */
  readonly sinceHighestFromThreeWeeks?: ChangeSince | undefined
  /** The change since birth, of infants born at term (taken as such where no gestation is given), where the reference begins at birth. */
  readonly sinceBirth: number | undefined
  /** Of weight: the change since the first value from three weeks on, without the ordinary loss of the first days. */
  readonly sinceThreeWeeks?: ChangeSince | undefined
}

/**
 * The fall of a measure's score to the latest visit, in the reference of that visit; undefined without a score there. It
 * does not begin at a value that those before and after it contradict.
 *
 * @param visits those of the measure, the youngest first
 * @param known the patient's findings, where they are known already
 */
export function scoreFall(
  assessment: PatientAssessment,
  measure: GainMeasure,
  visits: readonly CourseVisit[],
  known?: Findings,
): ScoreFall | undefined {
  const {
    patient,
    growth: { subject },
  } = assessment
  const to = visits.at(-1)
  if (to?.scored === undefined || subject.gender === undefined) return undefined
  const { place, score } = to.scored
  const all = visits.flatMap((from): EarlierScore[] => {
    if (from.age.chronologicalYears >= to.age.chronologicalYears) return []
    const scores = scoresWithinOne(subject, from, to)
    return scores === undefined || scores.to !== to.scored ? [] : [{ from, score: scores.from.score }]
  })
  // Most children have no such fall: their findings need not be known.
  const isFall = all.slice(1).some((one) => one.score - score > evenSd)
  const earlier = isFall ? withoutContradicted(known ?? findUnusual(assessment), measure, all) : all
  const later = earlier.filter(({ from }) => !isOfFirstWeeks(from.age.chronologicalYears))
  const changeSince = (earlier: EarlierScore | undefined): ChangeSince | undefined => {
    const change = earlier && reported(score - earlier.score)
    return earlier === undefined || change === undefined
      ? undefined
      : { fromIndex: earlier.from.index, fromYears: earlier.from.age.chronologicalYears, change }
  }
  const born = valueAtBirth(patient, measure)
  const isTerm = isBornAtTerm(subject) && !subject.isAgeFromBirth
  const atBirth = isTerm && place.table.axis === 'years' ? lookUpTable(place.table, subject.gender, 0) : undefined
  const birth = scoreValue(atBirth, born)
  return {
    measure,
    measurementIndex: to.index,
    reference: reportScore(to.scored).reference,
    sinceHighest: changeSince(highestOf(earlier)),
    sinceHighestFromThreeWeeks: changeSince(highestOf(later)),
    sinceBirth: birth && reported(score - birth.score),
    ...(measure === 'weight' ? { sinceThreeWeeks: changeSince(later[0]) } : {}),
  }
}

interface EarlierScore {
  readonly from: CourseVisit
  readonly score: number
}

function highestOf(scores: readonly EarlierScore[]): EarlierScore | undefined {
  return scores.reduce<EarlierScore | undefined>(
    (most, one) => (most && one.score <= most.score ? most : one),
    undefined,
  )
}

/** Without values that a hint says are off the course, where there are others before and after; the first and the last stay. */
function withoutContradicted(
  { visits }: Findings,
  measure: GainMeasure,
  scores: readonly EarlierScore[],
): readonly EarlierScore[] {
  return scores.filter(({ from }) => {
    const { before, after } = offCourseNeighbours(visits[from.index], measure) ?? {}
    return before === undefined || after === undefined
  })
}

/** A change larger than any reported score is left out. */
function reported(change: number): number | undefined {
  return Math.abs(change) > scoreBound ? undefined : change
}
