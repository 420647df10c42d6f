import { headsByWho } from '../../clinical/course/velocity/course-visit.js'
import { isOfFirstWeeks } from '../../clinical/course/velocity/earlier-visits.js'
import type { GrowthInterval, SdsChange } from '../../clinical/course/velocity/growth-interval.js'
import { type ScoreFall, scoreFall } from '../../clinical/course/velocity/score-fall.js'
import { changeOfSds } from '../../clinical/course/velocity/sds-change.js'
import { pretermSeries, scoreAtX } from '../../clinical/growth/score-at-age.js'
import { reportScore } from '../../clinical/references/distribution.js'
import type { PatientAssessment } from '../../clinical/validation/engine.js'
import type { ChartInLanguage, ChartPoint } from '../data/chart-data.js'
import type { ChartFrame } from '../data/frame/frame.js'
import { isFollowed } from '../data/points/points-in-section.js'
import { isTooShort } from './facts/change-text.js'

/** How a score has changed by one reference: to the latest visit, and over the latest interval. */
export interface CourseOfScore {
  readonly fall: ScoreFall | undefined
  readonly change: SdsChange | undefined
}

/** The course of a head by WHO, to 24 months; undefined where the set's own reference is the only one. */
export function headCourse(
  { assessment, definition }: ChartFrame,
  interval: GrowthInterval | undefined,
): CourseOfScore | undefined {
  const { growth } = assessment
  const head = definition.disease === undefined ? headsByWho(assessment) : undefined
  if (head === undefined) return undefined
  const [from, to] = [interval?.fromIndex, interval?.toIndex].map((of) => head.find(({ index }) => index === of))
  return {
    fall: scoreFall(assessment, 'head', head),
    change: from && to && changeOfSds(growth.subject, from, to),
  }
}

/** A fall without the changes since birth and since a value of the first weeks that are over too short a time. */
export function fallOverTime(fall: ScoreFall, { growth }: PatientAssessment): ScoreFall {
  const years = growth.measurements[fall.measurementIndex]?.age?.chronologicalYears ?? 0
  const isOver = (fromYears: number) => !isTooShort(years - fromYears)
  const { sinceBirth, sinceHighest: highest } = fall
  return {
    ...fall,
    sinceBirth: isOver(0) ? sinceBirth : undefined,
    sinceHighest: highest && (!isOfFirstWeeks(highest.fromYears) || isOver(highest.fromYears)) ? highest : undefined,
  }
}

/** A preterm child's scores by the reference of the first weeks, which scores birth as it does the visits. */
export interface PretermScores {
  readonly reference: string
  readonly atBirth: number
  /** The latest value that it scores. */
  readonly latest: ChartPoint
  readonly change: number
}

/** Undefined without exact scores at birth and at a visit two weeks or more after it. */
export function pretermScores(
  { points, birth }: Pick<ChartInLanguage, 'points' | 'birth'>,
  { definition, assessment }: ChartFrame,
): PretermScores | undefined {
  const { subject } = assessment.growth
  const series = definition.disease === undefined ? pretermSeries[definition.series] : undefined
  const weeks = subject.gestationDays === undefined ? undefined : subject.gestationDays / 7
  const scored = series && scoreAtX(subject, series, weeks, birth?.y)
  const atBirth = scored && reportScore(scored)
  if (atBirth === undefined || atBirth.accuracy !== 'exact' || atBirth.approximate === true) return undefined
  const latest = points.filter((point) => isFollowed(point) && point.reference === atBirth.reference).at(-1)
  if (latest?.score?.accuracy !== 'exact' || latest.approximate === true) return undefined
  if (latest.ageYears === undefined || isTooShort(latest.ageYears)) return undefined
  return { reference: atBirth.reference, atBirth: atBirth.value, latest, change: latest.score.value - atBirth.value }
}
