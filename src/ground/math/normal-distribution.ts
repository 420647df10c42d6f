// biome-ignore-all lint/correctness/noPrecisionLoss: the coefficients are as published
/**
 * The standard normal distribution.
 *
 * Φ through erfc by W. J. Cody, "Rational Chebyshev approximations for the
 * error function", Math. Comp. 23 (1969) 631-637; its inverse by M. J. Wichura,
 * "Algorithm AS 241: The percentage points of the normal distribution",
 * Appl. Statist. 37 (1988) 477-484. Both are good to about 1e-15.
 */

/** Ratio of two polynomials, coefficients from the highest power down. */
function ratio(x: number, numerator: readonly number[], denominator: readonly number[]): number {
  return polynomial(x, numerator) / polynomial(x, denominator)
}

function polynomial(x: number, coefficients: readonly number[]): number {
  let sum = 0
  // By index, not by iterator: percentiles take half the time.
  for (let i = 0; i < coefficients.length; i++) sum = sum * x + (coefficients[i] as number)
  return sum
}

// Cody: erf(x)/x in x² for |x| ≤ 0.46875.
const nearZero = [
  [1.8577770618460315e-1, 3.1611237438705656, 1.138641541510501556e2, 3.774852376853020208e2, 3.209377589138469472e3],
  [1, 2.360129095234412093e1, 2.440246379344441733e2, 1.282616526077372276e3, 2.844236833439170622e3],
] as const

// Cody: exp(x²) erfc(x) in x for 0.46875 < x ≤ 4.
const middle = [
  [
    2.15311535474403846e-8, 5.64188496988670089e-1, 8.88314979438837594, 6.61191906371416295e1, 2.98635138197400131e2,
    8.8195222124176909e2, 1.71204761263407058e3, 2.05107837782607147e3, 1.23033935479799725e3,
  ],
  [
    1, 1.57449261107098347e1, 1.17693950891312499e2, 5.37181101862009858e2, 1.62138957456669019e3,
    3.29079923573345963e3, 4.36261909014324716e3, 3.43936767414372164e3, 1.23033935480374942e3,
  ],
] as const

// Cody: the correction to 1/√π in 1/x² for x > 4.
const far = [
  [
    1.63153871373020978e-2, 3.05326634961232344e-1, 3.60344899949804439e-1, 1.25781726111229246e-1,
    1.60837851487422766e-2, 6.58749161529837803e-4,
  ],
  [1, 2.56852019228982242, 1.87295284992346047, 5.27905102951428412e-1, 6.05183413124413191e-2, 2.33520497626869185e-3],
] as const

const inverseRootPi = 5.6418958354775628695e-1

/** exp(-x²) without losing digits: the square's rounding error is added back. */
function expMinusSquare(x: number): number {
  const coarse = Math.trunc(x * 16) / 16
  return Math.exp(-coarse * coarse) * Math.exp(-(x - coarse) * (x + coarse))
}

/** The complementary error function for x ≥ 0. */
function erfc(x: number): number {
  if (x <= 0.46875) return 1 - x * ratio(x * x, nearZero[0], nearZero[1])
  if (x <= 4) return expMinusSquare(x) * ratio(x, middle[0], middle[1])
  if (x > 26.6) return 0
  const inverseSquare = 1 / (x * x)
  return (expMinusSquare(x) * (inverseRootPi - inverseSquare * ratio(inverseSquare, far[0], far[1]))) / x
}

/**
 * Φ(z): the share of a standard normal population below z, 0 to 1.
 *
 * @example
 * ```ts
 * normalCdf(0) // 0.5
 * ```
 */
export function normalCdf(z: number): number {
  return z <= 0 ? erfc(-z * Math.SQRT1_2) / 2 : 1 - erfc(z * Math.SQRT1_2) / 2
}

// Wichura: |p - 0.5| ≤ 0.425.
const central = [
  [
    2.509080928730122672e3, 3.3430575583588128105e4, 6.7265770927008700853e4, 4.5921953931549871457e4,
    1.3731693765509461125e4, 1.9715909503065514427e3, 1.3314166789178437745e2, 3.387132872796366608,
  ],
  [
    5.226495278852545925e3, 2.8729085735721942674e4, 3.930789580009271061e4, 2.1213794301586595867e4,
    5.3941960214247511077e3, 6.871870074920579083e2, 4.2313330701600911252e1, 1,
  ],
] as const

// Wichura: tails with √(-ln p) ≤ 5.
const tail = [
  [
    7.7454501427834140764e-4, 2.27238449892691845833e-2, 2.4178072517745061177e-1, 1.27045825245236838258,
    3.64784832476320460504, 5.7694972214606914055, 4.6303378461565452959, 1.42343711074968357734,
  ],
  [
    1.05075007164441684324e-9, 5.475938084995344946e-4, 1.51986665636164571966e-2, 1.4810397642748007459e-1,
    6.8976733498510000455e-1, 1.6763848301838038494, 2.05319162663775882187, 1,
  ],
] as const

// Wichura: tails with √(-ln p) > 5.
const farTail = [
  [
    2.01033439929228813265e-7, 2.71155556874348757815e-5, 1.2426609473880784386e-3, 2.6532189526576123093e-2,
    2.9656057182850489123e-1, 1.7848265399172913358, 5.4637849111641143699, 6.6579046435011037772,
  ],
  [
    2.04426310338993978564e-15, 1.4215117583164458887e-7, 1.8463183175100546818e-5, 7.868691311456132591e-4,
    1.48753612908506148525e-2, 1.3692988092273580531e-1, 5.9983220655588793769e-1, 1,
  ],
] as const

/** -Φ⁻¹(p) for p below 0.075, as ratios of polynomials in √(-ln p) less `from`: up to 5, and beyond. */
export const lowerTailRatios: readonly { from: number; ratio: readonly [readonly number[], readonly number[]] }[] = [
  { from: 1.6, ratio: tail },
  { from: 5, ratio: farTail },
]

/**
 * Φ⁻¹(p): the z below which the share p of a standard normal population lies.
 *
 * @param p a share strictly between 0 and 1
 * @throws RangeError if p isn't strictly between 0 and 1
 * @example
 * ```ts
 * normalQuantile(0.97) // 1.8807936081512509
 * ```
 */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`a share must lie strictly between 0 and 1, not ${p}`)
  const q = p - 0.5
  if (Math.abs(q) <= 0.425) return q * ratio(0.180625 - q * q, central[0], central[1])
  const r = Math.sqrt(-Math.log(q < 0 ? p : 1 - p))
  const z = r <= 5 ? ratio(r - 1.6, tail[0], tail[1]) : ratio(r - 5, farTail[0], farTail[1])
  return q < 0 ? -z : z
}
