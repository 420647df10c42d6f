import { inTails } from '../../../ground/math/lms.js'
import type { PatientInput } from '../../../ground/model/patient.js'
import { bandHalfWidths, errorVariance, scoreCovariance } from '../../growth/score-covariance.js'
import { cohortCitations } from '../../growth/three-cohorts.js'
import type { EarlierScore } from '../expected/earlier-scores.js'
import {
  type ExpectedBasis,
  type ExpectedGrowth,
  expectedBasis,
  type NoExpectedGrowth,
} from '../expected/expected-growth.js'
import type { ExpectedGrowthOptions } from '../expected/expected-options.js'
import { type Calculation, type CourseLine, calculation } from './course-step.js'
import { computeValue, isLmsAt, placeReading, scoreLines, valueUnit } from './score-lines.js'

/** What is expected, and how it was computed; no lines where nothing is. */
export interface ExplainedExpectedGrowth {
  readonly growth: ExpectedGrowth | NoExpectedGrowth
  readonly lines: readonly CourseLine[]
  /** Of the cohorts from which the covariances were estimated. */
  readonly citations: readonly string[]
}

/**
 * {@link expectedGrowth} by hand: the score of each earlier value in the reference of the
 * day, how it hangs together with that day's, and what each adds to the expected score.
 * These shares solve one equation for each earlier score; they are given, not the solving.
 *
 * @throws AuxologyError `invalid_parameter` for an option, `invalid_value` for a date that doesn't exist
 * @example
 * ```ts
 * const { lines } = explainExpectedGrowth(
 *   { dateOfBirth: '2017-06-04', gender: 'male', measurements: [{ date: '2023-06-04', sizeCm: 116.5 }] },
 *   { measure: 'size', at: '2024-06-04' },
 * )
 * lines.some(({ name }) => name === 'expectedSds') // true
 * ```
 */
export function explainExpectedGrowth(patient: PatientInput, options: ExpectedGrowthOptions): ExplainedExpectedGrowth {
  const basis = expectedBasis(patient, options)
  if (!('growth' in basis)) return { growth: basis, lines: [], citations: [] }
  const { earlier, growth } = basis
  const hand = calculation(modelFigures(basis))
  const covariances = earlier.map((score) => covarianceWith(hand, basis, score))
  computeExpected(hand, basis, covariances)
  computeBands(hand, basis)
  const scored = earlier.flatMap(({ scored: each }) => scoreLines('fromSds', linearBeyond(each)))
  return { growth, lines: [...scored, ...hand.lines], citations: cohortCitations }
}

function modelFigures({ covariance, gender, age }: ExpectedBasis) {
  const { pubertyAge, error, ...figures } = covariance
  return { ...figures, measuringError: error, pubertyAge: pubertyAge[gender], toAge: age.referenceYears }
}

/** Scores beyond ±3 are linear whatever rule the table has. */
function linearBeyond(scored: EarlierScore['scored']): EarlierScore['scored'] {
  const { place, score } = scored
  if (place.distribution !== undefined || !inTails(score)) return scored
  return { ...scored, place: { ...place, table: { ...place.table, tails: 'linear' } } }
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
  { covariance, gender, age }: ExpectedBasis,
  { years, score }: EarlierScore,
): number {
  put({ fromAge: years, fromSds: score })
  return compute(
    'covariance',
    covarianceFormula,
    undefined,
    scoreCovariance(years, age.referenceYears, gender, covariance),
  )
}

/** What each earlier score adds to the expected one, as a share of itself: by the Cholesky factor from the last on. */
function sharesOf({ scores: { factor }, earlier }: ExpectedBasis): readonly number[] {
  const rest = [...(factor.at(-1) as Float64Array)].slice(0, earlier.length)
  for (let i = rest.length - 1; i >= 0; i--) {
    const row = factor[i] as Float64Array
    rest[i] = (rest[i] as number) / (row[i] as number)
    for (let j = 0; j < i; j++) rest[j] = (rest[j] as number) - (row[j] as number) * (rest[i] as number)
  }
  return rest
}

function computeExpected({ compute }: Calculation, basis: ExpectedBasis, covariances: readonly number[]): void {
  const { age, gender, covariance, growth, earlier } = basis
  const shares = sharesOf(basis)
  const sum = (factors: readonly number[]) =>
    factors.map((factor, i) => `${written(shares[i] as number)} * ${written(factor)}`).join(' + ')
  compute('expectedSds', sum(earlier.map(({ score }) => score)), 'sds', growth.sds.raw)
  const { referenceYears } = age
  compute('ownVariance', ownFormula, undefined, scoreCovariance(referenceYears, referenceYears, gender, covariance))
  const errors = 'measuringError ^ 2 / (toAge + 1) + birthError ^ 2 * exp(-2 * toAge)'
  compute('errorVariance', errors, undefined, errorVariance(referenceYears, covariance))
  compute('expectedSpread', `sqrt(ownVariance + errorVariance - (${sum(covariances)}))`, 'sds', growth.spreadSds)
}

/** Eight digits, in brackets where it is negative. */
function written(number: number): string {
  const digits = String(Number(number.toPrecision(8)))
  return number < 0 ? `(${digits})` : digits
}

/** The expected value and the ends of the band of 90 in 100, where the formula of the reference gives them. */
function computeBands(hand: Calculation, { place, asked, growth, shift }: ExpectedBasis): void {
  const half = bandHalfWidths[90]
  const { sds, spreadSds } = growth
  const band = growth.bands.find(({ percent }) => percent === 90)
  hand.open(placeReading('expectedValue', place))
  hand.compute('lowSds', `expectedSds - ${half} * expectedSpread`, 'sds')
  hand.compute('highSds', `expectedSds + ${half} * expectedSpread`, 'sds')
  for (const [name, at, score, value] of [
    ['expectedValue', 'expectedSds', sds.raw, growth.value],
    ['low', 'lowSds', sds.raw - half * spreadSds, band?.low],
    ['high', 'highSds', sds.raw + half * spreadSds, band?.high],
  ] as const) {
    if (value === undefined || !isLmsAt(place, score) || inTails(score)) continue
    computeValue(hand, place, { name, at, value: value + shift, unit: valueUnit(place) })
  }
  if (shift !== 0) {
    hand.put({ shift: -shift })
    hand.compute('measured', 'expectedValue + shift', 'cm', growth.value)
  }
  if (asked === undefined) return
  hand.put({ toSds: asked })
  hand.compute('conditionalSds', '(toSds - expectedSds) / expectedSpread', 'sds')
}
