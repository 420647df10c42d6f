import type { CourseAssessment } from '../assess-course.js'

/**
 * Whether predictions are to be read with the caution that they assume normal growth: the latest velocity is below
 * −2 SD, or a threshold of NICE NG75 is reached. Our own caution: no publication was found that gives such a limit.
 */
export function isGrowthUnusual({ findings, faltering }: Pick<CourseAssessment, 'findings' | 'faltering'>): boolean {
  const isFaltering = faltering?.isFallOfFirstWeeks !== true && faltering?.thresholds.some(({ met }) => met) === true
  return isFaltering || findings.some(({ code }) => code === 'slow_growth')
}
