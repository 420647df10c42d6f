import type { Gender } from '../../../ground/model/patient.js'
import {
  type ExpectedScores,
  errorVariance,
  type ScoreAtAge,
  type ScoreCovariance,
  scoreCovariance,
} from '../../growth/score-covariance.js'
import { type Calculation, calculation } from './course-step.js'

/** A score as the earlier ones lead to expect, and what it follows from. */
export interface ExpectedScore {
  readonly covariance: ScoreCovariance
  readonly gender: Gender
  readonly toYears: number
  readonly earlier: readonly ScoreAtAge[]
  /** Of the earlier scores, then of the one that is looked ahead to. */
  readonly scores: ExpectedScores
  readonly sds: number
  readonly spread: number
}

/** How an expected score was computed: the covariance with each earlier one, and what each adds. */
export function expectedByHand(of: ExpectedScore): Calculation {
  const { pubertyAge, error, ...figures } = of.covariance
  const hand = calculation({
    ...figures,
    measuringError: error,
    pubertyAge: pubertyAge[of.gender],
    toAge: of.toYears,
  })
  const covariances = of.earlier.map((score) => covarianceWith(hand, of, score))
  computeExpected(hand, of, covariances)
  return hand
}

const atAge = (age: string) => `exp(-((${age} - pubertyAge) / pubertySpread) ^ 2 / 2)`

const covarianceFormula = [
  'lasting ^ 2',
  'drift ^ 2 * exp(-(ln(toAge + 0.5) - ln(fromAge + 0.5)) / driftLength)',
  `puberty ^ 2 * ${atAge('fromAge')} * ${atAge('toAge')} * exp(-((toAge - fromAge) / pubertyYears) ^ 2 / 2)`,
  'birth ^ 2 * exp(-fromAge / birthYears) * exp(-toAge / birthYears)',
].join(' + ')

const ownFormula = `lasting ^ 2 + drift ^ 2 + (puberty * ${atAge('toAge')}) ^ 2 + (birth * exp(-toAge / birthYears)) ^ 2`

function covarianceWith(
  { put, compute }: Calculation,
  { covariance, gender, toYears }: ExpectedScore,
  { years, score }: ScoreAtAge,
): number {
  put({ fromAge: years, fromSds: score })
  return compute('covariance', covarianceFormula, undefined, scoreCovariance(years, toYears, gender, covariance))
}

/** What each earlier score adds to the expected one, as a share of itself: by the Cholesky factor from the last on. */
function sharesOf({ scores: { factor }, earlier }: ExpectedScore): readonly number[] {
  const rest = [...(factor.at(-1) as Float64Array)].slice(0, earlier.length)
  for (let i = rest.length - 1; i >= 0; i--) {
    const row = factor[i] as Float64Array
    rest[i] = (rest[i] as number) / (row[i] as number)
    for (let j = 0; j < i; j++) rest[j] = (rest[j] as number) - (row[j] as number) * (rest[i] as number)
  }
  return rest
}

function computeExpected({ compute }: Calculation, of: ExpectedScore, covariances: readonly number[]): void {
  const { toYears, gender, covariance, earlier, sds, spread } = of
  const shares = sharesOf(of)
  const sum = (factors: readonly number[]) =>
    factors.map((factor, i) => `${written(shares[i] as number)} * ${written(factor)}`).join(' + ')
  compute('expectedSds', sum(earlier.map(({ score }) => score)), 'sds', sds)
  compute('ownVariance', ownFormula, undefined, scoreCovariance(toYears, toYears, gender, covariance))
  const errors = 'measuringError ^ 2 / (toAge + 1) + birthError ^ 2 * exp(-2 * toAge)'
  compute('errorVariance', errors, undefined, errorVariance(toYears, covariance))
  compute('expectedSpread', `sqrt(ownVariance + errorVariance - (${sum(covariances)}))`, 'sds', spread)
}

/** Eight digits, in brackets where it is negative. */
function written(number: number): string {
  const digits = String(Number(number.toPrecision(8)))
  return number < 0 ? `(${digits})` : digits
}
