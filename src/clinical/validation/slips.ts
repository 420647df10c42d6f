import type { LikelySlip, MistakenUnit } from '../../ground/model/message-values.js'
import { cmPerInch, kgPerPound } from '../../ground/model/units.js'

/**
 * A common mistake: the value multiplied by the factor is what was meant.
 */
export interface Slip {
  readonly factor: number
  /** The unit in which it was given; without one, the decimal point is misplaced. */
  readonly given?: MistakenUnit
  /** A value below, or above, this is evidence enough. */
  readonly below?: number
  readonly above?: number
}

/** Ten times too large or too small, or without its decimal point. */
export const decimalSlips: readonly Slip[] = [{ factor: 0.1 }, { factor: 10 }, { factor: 0.01 }]

/** Metres instead of centimetres. */
export const metres: Slip = { given: 'm', factor: 100, below: 3 }

/** Inches instead of centimetres. */
export const inches: Slip = { given: 'in', factor: cmPerInch }

/** Pounds instead of kilograms. */
export const pounds: Slip = { given: 'lb', factor: kgPerPound }

/** A value with two neighbouring digits in the other order, in every way that makes another number: 132 of 123, and 213. */
export function transposedDigits(value: number): readonly number[] {
  const text = String(value)
  const others: number[] = []
  for (let first = 0; first < text.length - 1; first++) {
    const second = text[first + 1] === '.' ? first + 2 : first + 1
    const [a, b] = [text.charAt(first), text.charAt(second)]
    if (a === '.' || b === '' || a === b || (first === 0 && b === '0')) continue
    others.push(Number(text.slice(0, first) + b + text.slice(first + 1, second) + a + text.slice(second + 1)))
  }
  return others
}

/**
 * The likely cause of an implausible value.
 *
 * @param isPlausible whether a corrected value would be ordinary
 * @param isPossible for an impossible value: whether a corrected one would be
 * possible. A wrong unit is then named even if the corrected value is unusual
 */
export function likelySlip(
  slips: readonly Slip[],
  value: number,
  isPlausible: (corrected: number) => boolean,
  isPossible?: (corrected: number) => boolean,
): LikelySlip | undefined {
  const plausible = slips.find(({ factor }) => isPlausible(value * factor))
  if (plausible !== undefined) return asSlip(plausible, value)
  if (isPossible === undefined) return undefined
  const evident = slips.find(
    ({ factor, below, above }) =>
      ((below !== undefined && value < below) || (above !== undefined && value > above)) && isPossible(value * factor),
  )
  return evident === undefined ? undefined : asSlip(evident, value)
}

function asSlip({ given, factor }: Slip, value: number): LikelySlip {
  const meant = value * factor
  return given === undefined ? { kind: 'decimal', meant } : { kind: 'unit', given, meant }
}
