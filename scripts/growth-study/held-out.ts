import {
  bandHalfWidths,
  expectedScores,
  type ScoreAtAge,
  type ScoreCovariance,
} from '../../src/clinical/growth/score-covariance.js'
import { firstWeeks, type ScoredChild, type StudiedMeasure } from './cohort-scores.js'

/** A later score of a child as expected from the earlier ones up to a visit, by an estimate that has not seen the child. */
export interface HeldOut {
  readonly cohort: ScoredChild['cohort']
  readonly years: number
  /** Since the latest of the earlier scores, years. */
  readonly interval: number
  /** Nothing lies between the two. */
  readonly isNext: boolean
  /** Score less the expected one, and the same over its SD. */
  readonly error: number
  readonly standardised: number
  /** Score less the latest of the earlier ones: what "keeps its channel" is off. */
  readonly change: number
}

/** Every later score of a child, from each visit on. */
export function heldOutOf(child: ScoredChild, measure: StudiedMeasure, covariance: ScoreCovariance): HeldOut[] {
  const scores = child.scores[measure]
  return scores.flatMap((from, last) =>
    scores.slice(last + 1).flatMap((to, i): HeldOut[] => {
      if (to.years < firstWeeks || to.years === from.years) return []
      const { factor, standardised } = expectedScores([...scores.slice(0, last + 1), to], child.gender, covariance)
      const z = standardised.at(-1) as number
      return [
        {
          cohort: child.cohort,
          years: to.years,
          interval: to.years - from.years,
          isNext: i === 0,
          error: z * (factor.at(-1)?.at(-1) as number),
          standardised: z,
          change: to.score - (from as ScoreAtAge).score,
        },
      ]
    }),
  )
}

/** How well the bands hold, per cent, and what expectations are off, SD. */
export interface HeldOutSummary {
  readonly pairs: number
  readonly within: { readonly [percent in 50 | 90 | 98]: number }
  readonly rmse: number
  readonly keepsChannel: number
}

export function summaryOf(all: readonly HeldOut[]): HeldOutSummary {
  const share = (percent: 50 | 90 | 98) =>
    (100 * all.filter(({ standardised }) => Math.abs(standardised) <= bandHalfWidths[percent]).length) / all.length
  const root = (of: (each: HeldOut) => number) =>
    Math.sqrt(all.reduce((sum, each) => sum + of(each) ** 2, 0) / all.length)
  return {
    pairs: all.length,
    within: { 50: share(50), 90: share(90), 98: share(98) },
    rmse: root(({ error }) => error),
    keepsChannel: root(({ change }) => change),
  }
}
