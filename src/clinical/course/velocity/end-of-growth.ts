import type { Gender } from '../../../ground/model/patient.js'
import { ageAtDate } from '../../growth/growth-age.js'
import type { PatientAssessment } from '../../validation/engine.js'
import { nearEndAfterMenarche, nearEndFromBoneAge } from '../adult-height/unusual-maturity.js'
import { dayOfTolerance } from './earlier-visits.js'

/** A girl's age at her menarche, years since birth; undefined where it or her birth is not known. */
export function ageAtMenarche({ patient, growth }: PatientAssessment): number | undefined {
  const { menarche } = patient
  const isKnown = menarche !== undefined && growth.subject.gender === 'female'
  return isKnown ? ageAtDate(growth.subject, menarche)?.chronologicalYears : undefined
}

/** What shows at a visit that growth is ending. */
interface Maturity {
  readonly gender: Gender
  readonly boneAgeYears: number | undefined
  readonly yearsSinceMenarche: number | undefined
}

/**
 * Whether growth is known to be ending: by a bone age, or long after menarche. The age alone never says so: a child who
 * has not begun puberty, and stopped growing, is as old.
 */
export function isAtEndOfGrowth({ gender, boneAgeYears, yearsSinceMenarche }: Maturity): boolean {
  if (boneAgeYears !== undefined) return boneAgeYears >= nearEndFromBoneAge[gender]
  return yearsSinceMenarche !== undefined && yearsSinceMenarche > nearEndAfterMenarche + dayOfTolerance
}
