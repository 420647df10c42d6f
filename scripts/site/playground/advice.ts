import type { CourseAssessment } from '../../../src/clinical/course/assess-course.js'
import type { CourseFinding } from '../../../src/clinical/course/findings/growth-finding.js'
import type { MeasurementResult, PatientResult } from '../../../src/ground/model/patient-result.js'
import type { VisitMeasureName } from '../../../src/ground/model/result-scores.js'
import type { Score } from '../../../src/ground/model/score.js'
import type { Fall } from './falls.js'
import { latestVisit, scoreOf, shownMeasures } from './results.js'

/**
 * When this page says what, all our own choice: outside P3 to P97, mention it at the next check-up; beyond 2.5 SD,
 * after a fall of 1 SD, or where a screening rule is met or anything else is unusual, see a doctor.
 */
export const adviceLimits = { percentiles: [3, 97], sds: 2.5, fall: 1 } as const

/** What the page advises, the more urgent last. */
export const adviceLevels = ['none', 'mention', 'check', 'team', 'doctor'] as const

/** What the page advises: `check` to look at what was typed, `team` whom a known disease or a treatment has. */
export type AdviceLevel = (typeof adviceLevels)[number]

/** Why. */
export type AdviceReason =
  | { readonly code: 'score'; readonly measure: VisitMeasureName; readonly score: Score; readonly percentile: number }
  | { readonly code: 'fall'; readonly fall: Fall }
  | { readonly code: 'rule'; readonly name: string; readonly guideline: string }
  | { readonly code: 'finding'; readonly finding: CourseFinding }
  | { readonly code: 'doubtful'; readonly text: string }
  | { readonly code: 'known'; readonly by: 'disease' | 'treatment' }

/** The advice, with the reasons for its level, and whatever is in doubt. */
export interface Advice {
  readonly level: AdviceLevel
  readonly reasons: readonly AdviceReason[]
}

/** What was found, and what it calls for. */
type Found = readonly [AdviceLevel, AdviceReason]

/** Whether to see a doctor, from the latest visit, the falls and the rules; undefined without a visit. */
export function adviceOf(
  result: PatientResult,
  falls: readonly Fall[],
  course: Pick<CourseAssessment, 'screening' | 'findings' | 'notScreened'>,
): Advice | undefined {
  const index = latestVisit(result)
  const visit = index === undefined ? undefined : result.measurements[index]
  if (visit === undefined) return undefined
  const found: readonly Found[] = [
    ...doubts(visit),
    ...(course.notScreened === undefined
      ? [...scores(visit), ...fallen(falls), ...rulesMet(course), ...standingOut(course)]
      : [['team', { code: 'known', by: course.notScreened }] as const]),
  ]
  const level = [...adviceLevels].reverse().find((each) => found.some(([of]) => of === each)) ?? 'none'
  return {
    level,
    reasons: found.flatMap(([of, reason]) => (of === level || reason.code === 'doubtful' ? [reason] : [])),
  }
}

/** A value that can hardly be right is looked at before it is judged. */
function doubts({ validationMessages }: MeasurementResult): readonly Found[] {
  return validationMessages.flatMap(({ severity, text }) =>
    severity === 'hint' ? [] : [['check', { code: 'doubtful', text }] as const],
  )
}

function scores(visit: MeasurementResult): readonly Found[] {
  const [low, high] = adviceLimits.percentiles
  return shownMeasures.flatMap<Found>((measure) => {
    const { score, percentile } = scoreOf(visit, measure)
    if (score === undefined || percentile === undefined) return []
    const reason = { code: 'score', measure, score, percentile } as const
    if (Math.abs(score.value) > adviceLimits.sds) return [['doctor', reason]]
    return percentile < low || percentile > high ? [['mention', reason]] : []
  })
}

/** The deepest of each measure. */
function fallen(falls: readonly Fall[]): readonly Found[] {
  const depth = ({ sinceHighest }: Fall) => -sinceHighest.change
  const deep = falls.filter((fall) => depth(fall) >= adviceLimits.fall)
  return deep
    .filter((fall) => deep.every((each) => each.measure !== fall.measure || depth(each) <= depth(fall)))
    .map((fall) => ['doctor', { code: 'fall', fall }])
}

function rulesMet({ screening }: Pick<CourseAssessment, 'screening'>): readonly Found[] {
  return screening
    .filter(({ met, isMinor }) => met === true && isMinor !== true)
    .map(({ name, guideline, advice }) => [
      advice === undefined ? 'doctor' : 'mention',
      { code: 'rule', name, guideline },
    ])
}

/** Puberty, velocity, bone age: what the course says of them beside the rules. */
function standingOut({ findings }: Pick<CourseAssessment, 'findings'>): readonly Found[] {
  return findings.map((finding) => [finding.isMinor === true ? 'mention' : 'doctor', { code: 'finding', finding }])
}
