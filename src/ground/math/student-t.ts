/**
 * Student's t distribution, by its upper tail alone: no share near 1 is ever
 * formed, so that far scores keep their digits.
 *
 * P(T > t) = I_x(ν/2, 1/2) / 2 with x = ν / (ν + t²); the incomplete beta
 * function I by its continued fraction: M. Abramowitz, I. A. Stegun: "Handbook
 * of Mathematical Functions" (1964), 26.7.1 and 26.5.8. The fraction is
 * evaluated after W. J. Lentz, Appl. Opt. 15 (1976) 668-671. Good to about 1e-14.
 */

/** Shifted beyond this, the series for the ratio of gamma functions is exact to the last digit. */
const farArgument = 100

/** Γ(a + 1/2) / Γ(a), a > 0: by recurrence to a large argument, there by its series (F. Tricomi, A. Erdélyi, Pac. J. Math. 1 (1951) 133-142). */
function gammaRatio(a: number): number {
  let shifts = 1
  let far = a
  for (; far < farArgument; far++) shifts *= far / (far + 0.5)
  const r = 1 / far
  const series = 1 + r * (-1 / 8 + r * (1 / 128 + r * (5 / 1024 + r * (-21 / 32768 - (r * 399) / 262144))))
  return shifts * Math.sqrt(far) * series
}

/** More terms than any argument needs: some ten do for the degrees of freedom of growth tables. */
const mostTerms = 500

/** The continued fraction of I_x(a, b), for x < (a + 1) / (a + b + 2). */
function betaFraction(a: number, b: number, x: number): number {
  let c = 1
  let d = 1 / (1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m <= mostTerms; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / (1 + even * d)
    c = 1 + even / c
    fraction *= c * d
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / (1 + odd * d)
    c = 1 + odd / c
    fraction *= c * d
    if (Math.abs(c * d - 1) < 1e-16) break
  }
  return fraction
}

/**
 * The share of the t distribution above t ≥ 0, 0 to 0.5.
 *
 * @param freedom degrees of freedom, above 0 and not necessarily whole
 * @example
 * ```ts
 * studentTail(0, 17) // 0.5
 * ```
 */
export function studentTail(t: number, freedom: number): number {
  const a = freedom / 2
  const square = t * t
  const factor =
    Math.exp(-a * Math.log1p(square / freedom)) *
    (t / Math.sqrt(freedom + square)) *
    (gammaRatio(a) / Math.sqrt(Math.PI))
  const x = freedom / (freedom + square)
  if (x < (a + 1) / (a + 2.5)) return (factor * betaFraction(a, 0.5, x)) / (2 * a)
  return 0.5 - factor * betaFraction(0.5, a, square / (freedom + square))
}

/** Newton's steps that are tried at most; about six are needed. */
const mostSteps = 50

/**
 * The t ≥ 0 above which a share of the t distribution lies, the inverse of
 * {@link studentTail}.
 *
 * Newton's method for the logarithm of the share as a function of s, with
 * t = √ν sinh s: it is concave in s and falls by ν a unit at last, so that the
 * steps converge from any start, in far tails too.
 *
 * @param share above 0, at most 0.5
 */
export function studentTailQuantile(share: number, freedom: number): number {
  const root = Math.sqrt(freedom)
  const density = gammaRatio(freedom / 2) / Math.sqrt(Math.PI)
  // The share lies between e^(-ν s) / 2 and this multiple of e^(-ν s).
  const multiple = Math.log(density / freedom) + freedom * Math.LN2
  const most = (multiple - Math.log(share)) / freedom
  let s = Math.max(0, (Math.log(0.5) - Math.log(share)) / freedom)
  for (let i = 0; i < mostSteps; i++) {
    const tail = studentTail(root * Math.sinh(s), freedom)
    const slope = (density * Math.cosh(s) ** -freedom) / tail
    const step = (Math.log(tail) - Math.log(share)) / slope
    // Among the smallest numbers there are no digits left to gain.
    if (!Number.isFinite(step)) break
    s = Math.min(Math.max(0, s + step), most)
    if (Math.abs(step) <= 1e-15 * s) break
  }
  return root * Math.sinh(s)
}
