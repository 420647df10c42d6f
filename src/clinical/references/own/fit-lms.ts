import { numberAt } from '../../../ground/math/interpolation.js'
import { type Lms, lmsValue } from '../../../ground/math/lms.js'

/** A value at a score: one published percentile at one x. */
export interface Quantile {
  readonly score: number
  readonly value: number
}

/** Range of powers to search; those of growth tables are well within it. */
const powerBounds = [-6, 6] as const
const goldenShare = (Math.sqrt(5) - 1) / 2
/** Golden-section steps: they narrow an interval of 12 to less than 1e-9. */
const narrowings = 60

/**
 * The L, M and S that fit published percentiles best: for each power the
 * transformed values are regressed on their scores, and the power with the
 * smallest relative error of the values is chosen. Three percentiles that
 * include the median are met exactly.
 *
 * After T. J. Cole: "The LMS method for constructing normalized growth
 * standards", Eur. J. Clin. Nutr. 44 (1990) 45-60.
 *
 * @param quantiles at least three, ascending in score and value
 */
export function fitLms(quantiles: readonly Quantile[]): Lms {
  let [low, high]: readonly [number, number] = powerBounds
  let left = high - goldenShare * (high - low)
  let right = low + goldenShare * (high - low)
  for (let i = 0; i < narrowings; i++) {
    if (squaredError(fitAtPower(left, quantiles), quantiles) < squaredError(fitAtPower(right, quantiles), quantiles)) {
      high = right
      right = left
      left = high - goldenShare * (high - low)
    } else {
      low = left
      left = right
      right = low + goldenShare * (high - low)
    }
  }
  return fitAtPower((low + high) / 2, quantiles)
}

/** The best M and S for a power L: a straight line through the transformed values. */
function fitAtPower(l: number, quantiles: readonly Quantile[]): Lms {
  // Relative to a middle value, so that no power overflows.
  const middle = quantiles[Math.floor(quantiles.length / 2)]?.value ?? 1
  const transformed = quantiles.map(({ value }) =>
    l === 0 ? Math.log(value / middle) : Math.expm1(l * Math.log(value / middle)) / l,
  )
  const meanScore = mean(quantiles.map(({ score }) => score))
  const meanValue = mean(transformed)
  let covariance = 0
  let variance = 0
  quantiles.forEach(({ score }, i) => {
    covariance += (score - meanScore) * (numberAt(transformed, i) - meanValue)
    variance += (score - meanScore) ** 2
  })
  const slope = covariance / variance
  const atZero = meanValue - slope * meanScore
  const power = 1 + l * atZero
  if (l === 0) return { l, m: middle * Math.exp(atZero), s: slope }
  return { l, m: middle * power ** (1 / l), s: slope / power }
}

function squaredError(lms: Lms, quantiles: readonly Quantile[]): number {
  let sum = 0
  for (const { score, value } of quantiles) {
    const error = lmsValue(score, lms) / value - 1
    sum += Number.isNaN(error) ? 1 : error * error
  }
  return Number.isNaN(sum) ? Number.POSITIVE_INFINITY : sum
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
