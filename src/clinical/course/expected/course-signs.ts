import type { FindingCode, ScreeningQuantity } from '../../../ground/model/course-names.js'
import type { CourseBasis } from '../course-basis.js'
import { courseFindings } from '../findings/course-findings.js'
import { metScreening, type ScreeningResult } from '../screening/evaluate-screening.js'
import { falteringGrowth } from '../velocity/faltering-growth.js'
import { weightLoss } from '../velocity/weight-loss.js'

/** What is unusual about the growth so far. */
export type UnusualGrowth =
  | Extract<FindingCode, 'slow_growth' | 'severe_underweight' | 'extreme_obesity'>
  | 'faltering'
  | 'weight_loss'
  | 'screening_rule'

/** A published rule that is met, by its name in the requested language. */
export type MetRule = Pick<ScreeningResult, 'rule' | 'name' | 'guideline'>

/** What was found in the course so far. */
export interface CourseSigns {
  readonly found: readonly FindingCode[]
  /** Growth that is slow, that falters or that a published rule on a change refers. */
  readonly unusual: readonly UnusualGrowth[]
  /** The rules that are met by a change, and by what the child is or a rise of the head. */
  readonly changing: readonly MetRule[]
  readonly standing: readonly MetRule[]
}

/** A share of the highest weight, per cent, whose loss is no growth: our own limit. */
const weightLossPercent = 10

/** What rules compare that is a change. A head that grows fast says nothing against the other measures: its rules stay with those of what the child is. */
const changes: readonly ScreeningQuantity[] = [
  'earlierSizeSds',
  'sizeSdsSinceHighest',
  'sizeSdsSinceLowest',
  'sizeSdsChangePerYear',
  'velocitySds',
  'earlierVelocitySds',
  'weightSdsSinceHighest',
  'headSdsSinceHighest',
]

/** What the course of a child shows that a reader of an expected value has to know. */
export function courseSigns(basis: CourseBasis): CourseSigns {
  const { screened, language } = basis
  const results = screened === undefined ? [] : metScreening(screened, language)
  const met = results.filter(({ isMinor }) => isMinor !== true)
  const isOfChange = ({ because }: ScreeningResult) => because.some(({ quantity }) => changes.includes(quantity))
  const named = ({ rule, name, guideline }: ScreeningResult): MetRule => ({ rule, name, guideline })
  const found = courseFindings(basis).map(({ code }) => code)
  const changing = met.filter(isOfChange).map(named)
  return {
    found,
    unusual: [...unusualGrowth(basis, found), ...(changing.length > 0 ? (['screening_rule'] as const) : [])],
    changing,
    standing: met.filter((result) => !isOfChange(result)).map(named),
  }
}

function unusualGrowth({ assessment, facts }: CourseBasis, found: readonly FindingCode[]): readonly UnusualGrowth[] {
  const faltering = falteringGrowth(facts, assessment.patient)
  const isFaltering = faltering?.isFallOfFirstWeeks !== true && faltering?.thresholds.some(({ met }) => met) === true
  return [
    ...(['slow_growth', 'severe_underweight', 'extreme_obesity'] as const).filter((code) => found.includes(code)),
    ...(isFaltering ? (['faltering'] as const) : []),
    ...((weightLoss(facts.visits.weight)?.percent ?? 0) >= weightLossPercent ? (['weight_loss'] as const) : []),
  ]
}

/** What is unusual, and the rules that are met. */
export interface UnusualSigns {
  readonly because: readonly UnusualGrowth[]
  readonly rules: readonly MetRule[]
}

/** What the course with a further value shows and did not show before: a band does not rule out slow growth. */
export function signsAdded(
  { unusual, changing, standing }: CourseSigns,
  before: CourseSigns,
): UnusualSigns | undefined {
  const known = [...before.changing, ...before.standing].map(({ rule }) => rule)
  const rules = [...changing, ...standing].filter(({ rule }) => !known.includes(rule))
  return unusual.length + rules.length === 0 ? undefined : { because: unusual, rules }
}
