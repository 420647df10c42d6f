import type { GainMeasure } from '../../../ground/model/course-names.js'
import type { Patient } from '../../../ground/model/patient.js'
import { scoreBound } from '../../../ground/model/score.js'
import { gramsPerKilogram } from '../../../ground/model/units.js'
import { isBornAtTerm } from '../../growth/growth-subject.js'
import { reportScore, scoreValue } from '../../references/distribution.js'
import { lookUpTable } from '../../references/lookup.js'
import type { CourseFacts, CourseVisit } from './course-visit.js'
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

/** The fall of a measure's score to the latest visit, in the reference of that visit; undefined without a score there. */
export function scoreFall(
  { growth: { subject }, visits }: Pick<CourseFacts, 'growth' | 'visits'>,
  patient: Patient,
  measure: GainMeasure,
): ScoreFall | undefined {
  const to = visits[measure].at(-1)
  if (to?.scored === undefined || subject.gender === undefined) return undefined
  const { place, score } = to.scored
  let highest: { readonly from: CourseVisit; readonly score: number } | undefined
  let first: typeof highest
  let later: typeof highest
  for (const from of visits[measure]) {
    if (from.age.chronologicalYears >= to.age.chronologicalYears) continue
    const scores = scoresWithinOne(subject, from, to)
    if (scores?.to !== to.scored) continue
    const scored = { from, score: scores.from.score }
    const isHigher = (than: typeof highest) => scored.score > (than?.score ?? Number.NEGATIVE_INFINITY)
    if (isHigher(highest)) highest = scored
    if (isOfFirstWeeks(from.age.chronologicalYears)) continue
    first ??= scored
    if (isHigher(later)) later = scored
  }
  const changeSince = (earlier: typeof highest): ChangeSince | undefined => {
    const change = earlier && reported(score - earlier.score)
    return earlier === undefined || change === undefined
      ? undefined
      : { fromIndex: earlier.from.index, fromYears: earlier.from.age.chronologicalYears, change }
  }
  const born = bornValue(patient, measure)
  const isTerm = isBornAtTerm(subject) && !subject.isAgeFromBirth
  const atBirth = isTerm && place.table.axis === 'years' ? lookUpTable(place.table, subject.gender, 0) : undefined
  const birth = scoreValue(atBirth, born)
  return {
    measure,
    measurementIndex: to.index,
    reference: reportScore(to.scored).reference,
    sinceHighest: changeSince(highest),
    sinceHighestFromThreeWeeks: changeSince(later),
    sinceBirth: birth && reported(score - birth.score),
    ...(measure === 'weight' ? { sinceThreeWeeks: changeSince(first) } : {}),
  }
}

/** A change larger than any reported score is left out. */
function reported(change: number): number | undefined {
  return Math.abs(change) > scoreBound ? undefined : change
}

/** What was measured at birth, in the unit of the measure. */
function bornValue({ sizeBirthCm, weightBirthG, headBirthCm }: Patient, measure: GainMeasure): number | undefined {
  if (measure === 'weight') return weightBirthG === undefined ? undefined : weightBirthG / gramsPerKilogram
  return measure === 'size' ? sizeBirthCm : headBirthCm
}
