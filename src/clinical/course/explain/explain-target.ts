import type { Patient } from '../../../ground/model/patient.js'
import type { PatientGrowth } from '../../growth/patient-growth.js'
import { adultHeight, halfSexDifferenceCm, targetRangeCm } from '../../growth/target-height.js'
import { type ScoredValue, scoreValue } from '../../references/distribution.js'
import { type FamilyTarget, hermanussenCole } from '../adult-height/family-target.js'
import type { TargetDistance } from '../assess-course.js'
import type { CourseFacts } from '../velocity/course-visit.js'
import { type CourseLine, calculation } from './course-step.js'
import { comparedScoreLines } from './explain-interval.js'
import { computeValue, isLmsAt, placeReading, scoreLines } from './score-lines.js'

/** How a family's target was computed. */
export function targetLines(
  growth: PatientGrowth,
  { sizeFatherCm, sizeMotherCm }: Patient,
  target: FamilyTarget,
): readonly CourseLine[] {
  if (target.method === 'hermanussen-cole') return hermanussenColeLines(growth, target)
  const { lines, compute } = calculation({ father: sizeFatherCm, mother: sizeMotherCm, range: targetRangeCm })
  const sign = growth.subject.gender === 'male' ? '+' : '-'
  compute('target', `(father + mother) / 2 ${sign} ${halfSexDifferenceCm}`, 'cm')
  compute('low', 'target - range', 'cm')
  compute('high', 'target + range', 'cm')
  return [...lines, ...(growth.target === undefined ? [] : scoreLines('targetSds', growth.target, 'target'))]
}

function hermanussenColeLines(
  { father, mother, subject: { gender, references } }: PatientGrowth,
  { cm, low, high }: FamilyTarget,
): readonly CourseLine[] {
  const adult = gender && adultHeight(references, gender)
  if (father === undefined || mother === undefined || adult === undefined) return []
  const { share, rangeSds: range } = hermanussenCole
  const hand = calculation({ fatherSds: father.score, motherSds: mother.score, range })
  const scores = {
    targetSds: hand.compute('targetSds', `${share} * (fatherSds + motherSds) / 2`, 'sds'),
    lowSds: hand.compute('lowSds', 'targetSds - range', 'sds'),
    highSds: hand.compute('highSds', 'targetSds + range', 'sds'),
  }
  hand.open(placeReading('target', adult))
  for (const [name, at, value] of [
    ['target', 'targetSds', cm],
    ['low', 'lowSds', low],
    ['high', 'highSds', high],
  ] as const) {
    if (isLmsAt(adult, scores[at])) computeValue(hand, adult, { name, at, value, unit: 'cm' })
  }
  return [...scoreLines('fatherSds', father, 'father'), ...scoreLines('motherSds', mother, 'mother'), ...hand.lines]
}

/** How a distance to the target was computed. */
export function distanceLines(
  { growth, visits }: CourseFacts,
  { measurementIndex, change }: TargetDistance,
  target: FamilyTarget | undefined,
  firstIndex: number | undefined,
): readonly CourseLine[] {
  const visit = visits.size.find(({ index }) => index === measurementIndex)
  const first = visits.size.find(({ index }) => index === firstIndex)
  const { lines, compute } = calculation({ heightSds: visit?.scored?.score, targetSds: target?.sds?.raw })
  compute('distance', 'heightSds - targetSds', 'sds')
  if (visit === undefined || change === undefined || first === undefined || first === visit) return lines
  return [...lines, ...comparedScoreLines(growth.subject, first, visit)]
}

/** The score of a height at the adult end of the reference. */
export function scoredAdult({ subject: { gender, references } }: PatientGrowth, cm: number): ScoredValue | undefined {
  return gender && scoreValue(adultHeight(references, gender), cm)
}
