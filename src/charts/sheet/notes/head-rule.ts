import type { CourseAssessment } from '../../../clinical/course/assess-course.js'
import { isOfHead } from '../../../clinical/course/findings/head-finding.js'
import type { ScreeningResult } from '../../../clinical/course/screening/evaluate-screening.js'

/** The rules beside a finding of the head, which has the limits of the Dutch tree. */
interface RulesBesideHead {
  /** The tree, where these limits alone met it: the finding names it. */
  readonly told: ScreeningResult | undefined
  /** The others; the tree without the scores that the finding names, where more met it. */
  readonly others: readonly ScreeningResult[]
}

/** The rules, without what a finding of the head says already. */
export function rulesBesideHead({
  findings,
  screening,
}: Pick<CourseAssessment, 'findings' | 'screening'>): RulesBesideHead {
  const index = findings.find(({ code }) => isOfHead(code))?.measurementIndex
  const isTree = ({ rule, met, measurementIndex }: ScreeningResult) =>
    rule === 'dutch-head' && met === true && index !== undefined && measurementIndex === index
  const rules = screening.map((rule) =>
    isTree(rule) ? { ...rule, because: rule.because.filter(({ quantity }) => quantity !== 'headSds') } : rule,
  )
  const told = rules.find((rule) => isTree(rule) && rule.because.length === 0)
  return { told, others: rules.filter((rule) => rule !== told) }
}
