import type { CourseAssessment } from '../assess-course.js'

/** The height that a child has, as it was measured, and standing where that was computed, cm. */
export interface PresentHeight {
  readonly cm: number
  /** Of a child measured lying: what predictions rest on. */
  readonly standingCm?: number | undefined
}

/** The present height for people to read: a converted one only with the measured one. */
export function presentHeight(
  measurements: readonly { readonly sizeCm?: number | undefined }[],
  { predictedFrom, reachedCm }: Pick<CourseAssessment, 'predictedFrom' | 'reachedCm'>,
): PresentHeight | undefined {
  const measured = predictedFrom === undefined ? undefined : measurements[predictedFrom]?.sizeCm
  if (reachedCm === undefined) return measured === undefined ? undefined : { cm: measured }
  const isMeasured = measured === undefined || measurements.some(({ sizeCm }) => sizeCm === reachedCm)
  return isMeasured ? { cm: reachedCm } : { cm: measured, standingCm: reachedCm }
}
