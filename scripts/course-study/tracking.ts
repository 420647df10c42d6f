import { donald2025Velocity } from '../../src/clinical/course/figures/donald2025-velocity.js'
import { type FigureRows, figuresAt } from '../../src/clinical/course/figures/figure-rows.js'
import { who2009LengthGain } from '../../src/clinical/course/figures/who2009-length-gain.js'
import { weightCorrelation } from '../../src/clinical/course/velocity/conditional-gain.js'
import { valueAt } from '../../src/clinical/references/distribution.js'
import { germany } from '../../src/clinical/references/index.js'
import { type Lookup, lookUp } from '../../src/clinical/references/lookup.js'
import type { SeriesName } from '../../src/clinical/references/reference-set.js'
import type { Gender } from '../../src/ground/model/patient.js'

/** How healthy children's scores hang together over time: the published figures behind the simulated children. */

/** Technical error of one measurement, cm: lying, below two years, and standing. */
const errorLyingCm = 0.5
const errorStandingCm = 0.3

/**
 * How sizes are measured: by trained staff, to 0.1 cm, or as in routine care. Lengths of 100 Dutch infants lie 0.75 cm about the
 * line between those beside them, and most are whole centimetres (`npm run study`); the error from 2 to 4 years is our own choice.
 */
export type Measuring = 'trained' | 'routine'

/** The technical error of a size at an age, and to how many decimals it is written. */
export function sizeMeasured(
  measuring: Measuring,
  years: number,
): { readonly errorCm: number; readonly decimals: number } {
  if (measuring === 'trained' || years >= routine.untilYears) {
    return { errorCm: years < lyingUntilYears ? errorLyingCm : errorStandingCm, decimals: 1 }
  }
  return years < lyingUntilYears
    ? { errorCm: routine.lyingCm, decimals: 0 }
    : { errorCm: routine.standingCm, decimals: 1 }
}

const lyingUntilYears = 2
const routine = { untilYears: 4, lyingCm: 0.75, standingCm: 0.5 } as const

export function place(name: SeriesName, gender: Gender, years: number): Lookup {
  const found = lookUp(germany, name, gender, years)
  if (found === undefined) throw new RangeError(`no ${name} at ${years} years`)
  return found
}

/** One SD at the median, cm. */
function sdCm(gender: Gender, years: number): number {
  const at = place('height', gender, years)
  return ((valueAt(at, 1) as number) - (valueAt(at, -1) as number)) / 2
}

/** Ages at which the correlation of height is computed, years, and the step of its table. */
const stepYears = 0.25
const lastYears = 18

/**
 * The correlation of a child's height scores a year apart, as its logarithm: from
 * the SD of a yearly gain (DONALD 2025; below two years of a gain in six months,
 * WHO 2009) by Var(gain) = σ1² + σ2² - 2 r σ1 σ2. The error of measurement in the
 * published SD is taken out: the simulated measurement adds it again.
 */
function heightLogPerYear(gender: Gender, years: number): number {
  if (years < 2) {
    const months = Math.min(18, Math.max(0, years * 12 - 3))
    const [, , m = 0, s = 0] = figuresAt(who2009LengthGain[gender][6] as FigureRows, months) ?? []
    const from = months / 12
    return 2 * logCorrelation((m * s) ** 2 - 2 * errorLyingCm ** 2, sdCm(gender, from), sdCm(gender, from + 0.5))
  }
  const mid = Math.min(gender === 'male' ? 17 : 16.5, years)
  const [, m = 0, s = 0] = figuresAt(donald2025Velocity[gender], mid) ?? []
  const [before, after] = [Math.max(2, mid - 0.5), mid + 0.5]
  return logCorrelation((m * s) ** 2 - 2 * errorStandingCm ** 2, sdCm(gender, before), sdCm(gender, after))
}

function logCorrelation(gainVariance: number, sd1: number, sd2: number): number {
  const r = (sd1 ** 2 + sd2 ** 2 - gainVariance) / (2 * sd1 * sd2)
  return Math.log(Math.min(0.995, Math.max(0.1, r)))
}

const heightLogs: { readonly [gender in Gender]: readonly number[] } = {
  male: cumulated('male'),
  female: cumulated('female'),
}

/** The integral of the logarithm from birth, at every step. */
function cumulated(gender: Gender): readonly number[] {
  const sums = [0]
  for (let years = stepYears / 2; years < lastYears + 1; years += stepYears) {
    sums.push((sums.at(-1) as number) + stepYears * heightLogPerYear(gender, years))
  }
  return sums
}

/** The correlation of a child's height scores at two ages: r over a gap by integrating its logarithm. */
export function heightCorrelation(gender: Gender, from: number, to: number): number {
  return Math.exp(sumAt(heightLogs[gender], to) - sumAt(heightLogs[gender], from))
}

function sumAt(sums: readonly number[], years: number): number {
  const at = Math.floor(years / stepYears)
  const [low = 0, high = low] = [sums[at], sums[at + 1]]
  return low + (high - low) * (years / stepYears - at)
}

/** Cole's model (1998) of infants' weight, from four weeks on; shorter intervals are taken as that. */
export function infantWeightCorrelation(from: number, to: number): number {
  const [fromWeeks, toWeeks] = [from * 52.18, to * 52.18]
  return weightCorrelation(Math.max(2, (fromWeeks + toWeeks) / 2), Math.max(4, toWeeks - fromWeeks))
}

/**
 * The yearly correlation of body mass index scores from two years on.
 *
 * Two to six: SD of the change from 2-4 to 5-7 years 0.78 (1.02 in the
 * overweight), pooled 0.82, so r = 0.66 over three years (Evensen E et al. BMC
 * Pediatr 2016;16:64, table 5). From six: the change to 15-17 years has an SD of
 * 0.85, r = 0.64 over ten years, 0.956 a year; 0.80 from 10 to 16 years, 0.963 a
 * year ("Trends in body mass in Swedish adolescents between 2001 and 2007", Acta Paediatr). The lower one counts.
 */
const bmiYearlyCorrelation = { from2: 0.872, from6: 0.956 } as const

export function bmiCorrelation(from: number, to: number): number {
  const young = Math.max(0, Math.min(6, to) - Math.min(6, from))
  const old = Math.max(0, to - Math.max(6, from))
  return bmiYearlyCorrelation.from2 ** young * bmiYearlyCorrelation.from6 ** old
}

/** Head circumference: by the SD of its gain in WHO 2009 it follows length in the first two years; later it hardly moves. */
export function headCorrelation(gender: Gender, from: number, to: number): number {
  return heightCorrelation(gender, from, Math.min(to, Math.max(from, 2))) * 0.98 ** Math.max(0, to - Math.max(from, 2))
}
