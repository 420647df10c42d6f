import type { Lms } from '../../../ground/math/lms.js'
import { lmsValue } from '../../../ground/math/lms.js'
import { ageAtDate } from '../../growth/growth-age.js'
import type { PatientAssessment } from '../../validation/engine.js'
import { nearEndAfterMenarche } from '../adult-height/unusual-maturity.js'
import { velocityLimit } from '../findings/velocity-limit.js'
import { dayOfTolerance } from './earlier-visits.js'

/** A girl's age at her menarche, years since birth; undefined where it or her birth is not known. */
export function ageAtMenarche({ patient, growth }: PatientAssessment): number | undefined {
  const { menarche, gender } = patient
  return menarche === undefined || gender !== 'female'
    ? undefined
    : ageAtDate(growth.subject, menarche)?.chronologicalYears
}

/** A height velocity, and what tells whether growth is ending. */
interface LateVelocity {
  readonly cmPerYear: number
  /** One standard deviation of its error of measuring, cm a year. */
  readonly error: number
  /** The reference at the age. */
  readonly lms: Lms
  /** From menarche to the later visit, where it is known. */
  readonly yearsSinceMenarche: number | undefined
}

/**
 * Whether a velocity below the mean says no more than that growth ends: long after
 * menarche; or where it isn't more than its error, and what the slowest healthy
 * children grow at that age isn't either. Our own limits.
 */
export function isAtEndOfGrowth({ cmPerYear, error, lms, yearsSinceMenarche }: LateVelocity): boolean {
  if (cmPerYear >= lms.m) return false
  if (yearsSinceMenarche !== undefined && yearsSinceMenarche > nearEndAfterMenarche + dayOfTolerance) return true
  return cmPerYear <= error && lmsValue(-velocityLimit, lms) <= error
}
