import { pretermSeries, scoreAtX } from '../../growth/score-at-age.js'
import { reportScore } from '../../references/distribution.js'
import type { ChartInLanguage, ChartPoint } from '../data/chart-data.js'
import type { ChartFrame } from '../data/frame/frame.js'
import { isFollowed } from '../data/points/points-in-section.js'
import { isTooShort } from './over-time.js'

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
  const born = scored && reportScore(scored)
  if (born === undefined || born.accuracy !== 'exact' || born.approximate === true) return undefined
  const latest = points.filter((point) => isFollowed(point) && point.reference === born.reference).at(-1)
  if (latest?.score?.accuracy !== 'exact' || latest.approximate === true) return undefined
  if (latest.ageYears === undefined || isTooShort(latest.ageYears)) return undefined
  return { reference: born.reference, atBirth: born.value, latest, change: latest.score.value - born.value }
}
