import type { Gender } from '../../ground/model/patient.js'

/** How the scores of one child at two ages hang together, as SD of scores unless another unit is named. */
export interface ScoreCovariance {
  /** What lasts from birth to the end of growth. */
  readonly lasting: number
  /** What drifts, and the distance of ln(age + ½) over which its correlation falls to 1/e. */
  readonly drift: number
  readonly driftLength: number
  /** Early or late puberty; how long it lasts, over how many years it spreads, and about which age it lies, years. */
  readonly puberty: number
  readonly pubertyYears: number
  readonly pubertySpread: number
  readonly pubertyAge: { readonly [gender in Gender]: number }
  /** What a child is born with and grows out of, and how fast, years. */
  readonly birth: number
  readonly birthYears: number
  /** The error of a value at birth beside that of measuring; it falls with e^(-2 age). */
  readonly birthError: number
  /** The error of measuring in routine care at birth. As an error in cm it is fewer SD in a larger child: its square falls with 1 / (age + 1). */
  readonly error: number
}

/** A score at an age, years. */
export interface ScoreAtAge {
  readonly years: number
  readonly score: number
  /** The variance of its error, SD², where more is known of it than the age. */
  readonly errorVariance?: number | undefined
}

/** The parts of the covariance that one age decides. */
interface AgeTerms {
  readonly years: number
  readonly logYears: number
  readonly inPuberty: number
  readonly fromBirth: number
}

function ageTerms(years: number, gender: Gender, of: ScoreCovariance): AgeTerms {
  return {
    years,
    logYears: Math.log(years + 0.5),
    inPuberty: of.puberty * Math.exp(-0.5 * ((years - of.pubertyAge[gender]) / of.pubertySpread) ** 2),
    fromBirth: of.birth * Math.exp(-years / of.birthYears),
  }
}

function covarianceOf(s: AgeTerms, t: AgeTerms, of: ScoreCovariance): number {
  return (
    of.lasting ** 2 +
    of.drift ** 2 * Math.exp(-Math.abs(s.logYears - t.logYears) / of.driftLength) +
    s.inPuberty * t.inPuberty * Math.exp(-0.5 * ((s.years - t.years) / of.pubertyYears) ** 2) +
    s.fromBirth * t.fromBirth
  )
}

/** The covariance of two scores of a child, without errors. */
export function scoreCovariance(from: number, to: number, gender: Gender, of: ScoreCovariance): number {
  return covarianceOf(ageTerms(from, gender, of), ageTerms(to, gender, of), of)
}

/** The variance of the error of a score, SD². */
export function errorVariance(years: number, { error, birthError }: ScoreCovariance): number {
  return error ** 2 / (years + 1) + birthError ** 2 * Math.exp(-2 * years)
}

/** Half the width of the bands that hold 50, 90 and 98 of 100 later values, SD: quantiles of the normal distribution. */
export const bandHalfWidths = { 50: 0.6744897501960817, 90: 1.6448536269514722, 98: 2.3263478740408408 } as const

/** Each score as the ones before it in the list lead to expect. */
export interface ExpectedScores {
  /** The Cholesky factor of the covariances with their errors; row i has i + 1 entries, the last the SD about what is expected. */
  readonly factor: readonly Float64Array[]
  /** Score less the expected one, over its SD. */
  readonly standardised: Float64Array
}

/** What each score of a child is expected to be from those before it in the list (a Gaussian process). */
export function expectedScores(scores: readonly ScoreAtAge[], gender: Gender, of: ScoreCovariance): ExpectedScores {
  const ages = scores.map(({ years }) => ageTerms(years, gender, of))
  const factor: Float64Array[] = []
  const standardised = new Float64Array(scores.length)
  for (const [i, { years, score, errorVariance: known }] of scores.entries()) {
    const row = new Float64Array(i + 1)
    let expected = 0
    for (let j = 0; j <= i; j++) {
      const other = factor[j] ?? row
      let rest = covarianceOf(ages[i] as AgeTerms, ages[j] as AgeTerms, of)
      for (let k = 0; k < j; k++) rest -= (row[k] as number) * (other[k] as number)
      row[j] = j === i ? Math.sqrt(rest + (known ?? errorVariance(years, of))) : rest / (other[j] as number)
      if (j < i) expected += (row[j] as number) * (standardised[j] as number)
    }
    standardised[i] = (score - expected) / (row[i] as number)
    factor.push(row)
  }
  return { factor, standardised }
}
