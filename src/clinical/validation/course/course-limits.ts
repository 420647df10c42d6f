import type { Gender, SizePosition } from '../../../ground/model/patient.js'

/** Figures by age, years, rising. */
type Rows = readonly Row[]
type Row = readonly [years: number, figure: number]

/** The figure at an age: straight lines between the rows, held beyond them. */
function rowAt(rows: Rows, years: number): number {
  // From the last row back: most visits are beyond the years in which figures change.
  let next: Row = rows[rows.length - 1] ?? [0, Number.NaN]
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i] ?? next
    if (years >= row[0]) {
      return next === row ? row[1] : row[1] + ((next[1] - row[1]) * (years - row[0])) / (next[0] - row[0])
    }
    next = row
  }
  return next[1]
}

/** What a height or head circumference may be less than at an earlier visit, cm. */
export const toleratedShrinkingCm: { readonly [target in 'size' | 'head']: number } = { size: 1.5, head: 1 }

/**
 * What a height may be less than at a neighbouring visit before one of the two is doubted, cm, by how
 * both were measured. Two standing heights with an error of 0.34 cm each (Voss LD, Bailey BJ. Arch Dis
 * Child 1994;70:469-471) differ by as much once in 500 times. Lying at either visit: the limit of
 * growthcleanr, which holds WHO's 0.7 cm between length and height. That it is a warning is our own choice.
 */
export const toleratedLossCm: { readonly [position in 'standing' | 'lying']: number } = {
  standing: toleratedShrinkingCm.size,
  lying: 2.5,
}

/** The loss of height that is tolerated between two visits, cm. */
export function mostLossCm(from: SizePosition, to: SizePosition): number {
  return toleratedLossCm[from === 'standing' && to === 'standing' ? 'standing' : 'lying']
}

/**
 * What the fastest-growing children gain in a year, cm, by the age at its beginning,
 * straight lines between: in puberty whole-year peaks 3 SD above the mean (Marshall WA,
 * Tanner JM. Arch Dis Child 1969;44:291-303 and 1970;45:13-23), after it as late as
 * children with constitutional delay; before it what one in 2,000 gains by DONALD 2025.
 */
const fastestCm: { readonly [gender in Gender]: Rows } = {
  male: [
    [2, 13.2],
    [3, 11.9],
    [4, 10.9],
    [8.5, 10.9],
    [10, 13.1],
    [15, 12.5],
    [16, 9],
    [17, 6],
  ],
  female: [
    [2, 13.5],
    [3, 11.9],
    [4, 10.9],
    [7.5, 10.9],
    [8.5, 11.7],
    [12, 11.7],
    [13, 10.5],
    [14, 8],
    [15, 5.5],
    [16, 4],
  ],
}

/** A fast year is not followed by another: over a gap in years the gain grows as this power of it. */
const gapPower = 0.75

/** Over less time errors of measurement count too much, over more the spurt may lie anywhere, years. */
const shortestGap = 0.4
const longestGap = 2.5

/** The most that a child gains in height from an age on, standing at both visits, cm. */
export function mostGainCm(gender: Gender, fromYears: number, gapYears: number): number {
  return gapYears < shortestGap || gapYears > longestGap
    ? Number.POSITIVE_INFINITY
    : rowAt(fastestCm[gender], fromYears) * gapYears ** gapPower
}
