import type { PatientGrowth } from '../../growth/patient-growth.js'
import { adultHeight, halfSexDifferenceCm, targetRangeCm } from '../../growth/target-height.js'
import type { Patient } from '../../model/patient.js'
import { type ScoredValue, scoreValue } from '../../references/distribution.js'
import { type FamilyTarget, hermanussenCole } from '../adult-height/family-target.js'
import type { TargetDistance } from '../assess-course.js'
import type { CourseFacts } from '../velocity/course-visit.js'
import { type CourseLine, step } from './course-step.js'
import { comparedScoreLines } from './explain-interval.js'
import { isLmsAt, lmsValueLine, placeReading, scoreLines } from './score-lines.js'

/** How a family's target was computed. */
export function targetLines(
  growth: PatientGrowth,
  { sizeFatherCm, sizeMotherCm }: Patient,
  target: FamilyTarget,
): readonly CourseLine[] {
  if (sizeFatherCm === undefined || sizeMotherCm === undefined) return []
  return target.method === 'tanner'
    ? tannerLines(growth, { father: sizeFatherCm, mother: sizeMotherCm }, target)
    : hermanussenColeLines(growth, target)
}

function tannerLines(
  growth: PatientGrowth,
  parents: { readonly father: number; readonly mother: number },
  { cm, low, high }: FamilyTarget,
): readonly CourseLine[] {
  const sign = growth.subject.gender === 'male' ? '+' : '-'
  const range = targetRangeCm
  return [
    step('target', `(father + mother) / 2 ${sign} ${halfSexDifferenceCm}`, parents, cm, 'cm'),
    step('low', 'target - range', { target: cm, range }, low, 'cm'),
    step('high', 'target + range', { target: cm, range }, high, 'cm'),
    ...adultScoreLines('targetSds', growth.target, 'target'),
  ]
}

function hermanussenColeLines({ father, mother, subject }: PatientGrowth, { cm, low, high }: FamilyTarget) {
  const { gender, references } = subject
  const adult = gender === undefined ? undefined : adultHeight(references, gender)
  if (father === undefined || mother === undefined || adult === undefined) return []
  const { share, rangeSds: range } = hermanussenCole
  const [fatherSds, motherSds] = [father.score, mother.score]
  const targetSds = (share * (fatherSds + motherSds)) / 2
  const [lowSds, highSds] = [targetSds - range, targetSds + range]
  const valueLine = (
    name: 'target' | 'low' | 'high',
    of: 'targetSds' | 'lowSds' | 'highSds',
    z: number,
    value: number,
  ) => (isLmsAt(adult, z) ? [lmsValueLine(name, of, adult, z, value, 'cm')] : [])
  return [
    ...scoreLines('fatherSds', father, 'father'),
    ...scoreLines('motherSds', mother, 'mother'),
    step('targetSds', `${share} * (fatherSds + motherSds) / 2`, { fatherSds, motherSds }, targetSds, 'sds'),
    step('lowSds', 'targetSds - range', { targetSds, range }, lowSds, 'sds'),
    step('highSds', 'targetSds + range', { targetSds, range }, highSds, 'sds'),
    placeReading('target', adult),
    ...valueLine('target', 'targetSds', targetSds, cm),
    ...valueLine('low', 'lowSds', lowSds, low),
    ...valueLine('high', 'highSds', highSds, high),
  ]
}

/** The score of an adult height, if the set's height reference reaches one. */
export function adultScoreLines(
  name: 'targetSds' | 'adultSds',
  scored: ScoredValue | undefined,
  of: 'target' | 'adultHeight',
): readonly CourseLine[] {
  return scored === undefined ? [] : scoreLines(name, scored, of)
}

/** How a distance to the target was computed. */
export function distanceLines(
  { growth, visits }: CourseFacts,
  { measurementIndex, sds, change }: TargetDistance,
  target: FamilyTarget | undefined,
  firstIndex: number | undefined,
): readonly CourseLine[] {
  const visit = visits.size.find(({ index }) => index === measurementIndex)
  const first = visits.size.find(({ index }) => index === firstIndex)
  const targetSds = target?.sds?.raw
  const heightSds = visit?.scored?.score
  if (visit === undefined || targetSds === undefined || heightSds === undefined) return []
  return [
    step('distance', 'heightSds - targetSds', { heightSds, targetSds }, sds, 'sds'),
    ...(change === undefined || first === undefined || first === visit
      ? []
      : comparedScoreLines(growth.subject, first, visit)),
  ]
}

/** The score of a height at the adult end of the reference. */
export function scoredAdult(growth: PatientGrowth, cm: number): ScoredValue | undefined {
  const { gender, references } = growth.subject
  return gender === undefined ? undefined : scoreValue(adultHeight(references, gender), cm)
}
