import { expectedScores, type ScoreCovariance } from '../../src/clinical/growth/score-covariance.js'
import type { ScoredChild, StudiedMeasure } from './cohort-scores.js'
import { curvature, minimise } from './minimise.js'

/** What is estimated by its logarithm; then the age of boys' puberty and how much earlier girls' is, years. */
export const logarithms = [
  'lasting',
  'drift',
  'driftLength',
  'puberty',
  'pubertyYears',
  'pubertySpread',
  'birth',
  'birthYears',
  'birthError',
  'error',
] as const

/**
 * Where the search begins, and the centre of a weak prior, from an earlier estimate: heights of two of these
 * cohorts and others.
 */
const centres: { readonly [measure in StudiedMeasure]: readonly number[] } = {
  size: [0.3, 1, 4.5, 0.67, 3.8, 1.68, 1, 0.3, 0.57, 0.3],
  weight: [0.3, 1, 4.5, 0.5, 3.8, 1.68, 0.7, 0.3, 0.3, 0.1],
  bmi: [0.3, 1, 2, 0.3, 3.8, 1.68, 0.7, 0.3, 0.4, 0.3],
}

const pubertyCentre = [13.8, 2]

/** SD of the prior: of the logarithms, then years. */
const widths = [1, 0.5, 1, 0.5, 0.3, 0.3, 0.5, 1, 1, 0.5, 0.7, 0.3]

function covarianceFrom(point: readonly number[]): ScoreCovariance {
  const values = Object.fromEntries(logarithms.map((name, i) => [name, Math.exp(point[i] as number)]))
  const [boys = 0, earlier = 0] = point.slice(logarithms.length)
  return { ...values, pubertyAge: { male: boys, female: boys - earlier } } as unknown as ScoreCovariance
}

/** An estimate, and its standard errors: of the two ages, of boys and of how much earlier girls are. */
export interface Fit {
  readonly covariance: ScoreCovariance
  readonly standardErrors: { readonly [name in (typeof logarithms)[number] | 'boys' | 'earlier']: number }
}

/** Maximum likelihood with a weak prior. */
export function fitCovariance(children: readonly ScoredChild[], measure: StudiedMeasure): Fit {
  const centre = [...centres[measure].map(Math.log), ...pubertyCentre]
  const loss = (point: readonly number[]) => {
    const covariance = covarianceFrom(point)
    const prior = point.map((x, i) => 0.5 * ((x - (centre[i] as number)) / (widths[i] as number)) ** 2)
    return children.reduce(
      (sum, { gender, scores }) => {
        const { factor, standardised } = expectedScores(scores[measure], gender, covariance)
        return factor.reduce(
          (each, row, i) => each + Math.log(row[i] as number) + 0.5 * (standardised[i] as number) ** 2,
          sum,
        )
      },
      prior.reduce((sum, x) => sum + x, 0),
    )
  }
  const point = minimise(loss, centre)
  const errors = curvature(loss, point)
  const names = [...logarithms, 'boys', 'earlier']
  return {
    covariance: covarianceFrom(point),
    standardErrors: Object.fromEntries(
      names.map((name, i) => [
        name,
        (errors[i] as number) * (i < logarithms.length ? Math.exp(point[i] as number) : 1),
      ]),
    ) as Fit['standardErrors'],
  }
}
