import { halfNormalTailScore, halfNormalTailValue } from '../../ground/math/half-normal-tail.js'
import { figureAt } from '../../ground/math/interpolation.js'
import { type Curve, placeDistribution } from './curve.js'

/**
 * A curve with a half-normal distribution above the 95th percentile.
 *
 * @param coefficients of σ as a polynomial of x: constant, linear, quadratic
 */
export function withHalfNormalTail(curve: Curve, coefficients: Float64Array): Curve {
  const [constant, linear, quadratic] = [0, 1, 2].map((i) => figureAt(coefficients, i)) as [number, number, number]
  return {
    ...curve,
    parameters: { sigma: coefficients },
    distributionAt: (x, lms) => {
      const sigma = constant + x * (linear + x * quadratic)
      return placeDistribution({
        parameters: { sigma },
        score: (value) => halfNormalTailScore(value, lms, sigma),
        value: (score) => halfNormalTailValue(score, lms, sigma),
      })
    },
  }
}
