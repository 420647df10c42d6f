import { bodyMassIndex } from '../../growth/body-mass-index.js'
import { type GrowthAge, growthAge } from '../../growth/growth-age.js'
import type { GrowthSubject } from '../../growth/growth-subject.js'
import { placeAtAge } from '../../growth/scored.js'
import { uncappedScoreAt } from '../../references/distribution.js'
import type { Lookup } from '../../references/lookup.js'
import type { SeriesName } from '../../references/reference-set.js'
import type { Case } from '../rule.js'
import { growthcleanr } from '../sources.js'

/** Swapped back, height and weight lie within this score, SD. */
const ordinaryScore = 4

/** Where no reference tells: the height, weight and BMI of a child swapped back. */
const ordinarySizeCm = [40, 210] as const
const ordinaryWeightKg = [1.5, 200] as const
const ordinaryBmi = [9, 50] as const

const source = growthcleanr('It looks for pairs that are plausible once swapped.')

/** Height and weight swapped: declared for the docs; the engine asks {@link looksSwapped}. */
export const sizeWeightSwapped = {
  code: 'size_weight_swapped',
  target: 'size',
  cases: [
    {
      severity: 'error',
      when: 'height, weight or BMI is impossible, and both values are ordinary once they are swapped back',
      source,
    },
    {
      severity: 'warning',
      when: 'height and weight are far out on opposite sides, one beyond ±6, and ordinary once swapped back',
      source,
    },
    {
      severity: 'hint',
      when: 'height and weight are far out on opposite sides, beyond ±4, and ordinary once swapped back',
      source,
    },
  ] as const satisfies readonly Case[],
} as const

/**
 * Whether a height and a weight would be ordinary if each were the other.
 *
 * @param judge by whose reference; without one, by what is common at any age
 * @param age in years, or as growth counts it
 */
export function looksSwapped(
  judge: GrowthSubject | undefined,
  age: GrowthAge | number | undefined,
  sizeCm: number,
  weightKg: number,
): boolean {
  const size = placeOf(judge, 'height', age)
  const weight = placeOf(judge, 'weight', age)
  if (size !== undefined && weight !== undefined) {
    return ordinary(uncappedScoreAt(size, weightKg)) && ordinary(uncappedScoreAt(weight, sizeCm))
  }
  return (
    within(weightKg, ordinarySizeCm) &&
    within(sizeCm, ordinaryWeightKg) &&
    within(bodyMassIndex(sizeCm, weightKg), ordinaryBmi)
  )
}

function placeOf(
  judge: GrowthSubject | undefined,
  name: SeriesName,
  age: GrowthAge | number | undefined,
): Lookup | undefined {
  if (judge === undefined || age === undefined) return undefined
  return placeAtAge(judge, name, typeof age === 'number' ? growthAge(judge, age) : age)
}

function ordinary(score: number | undefined): boolean {
  return score !== undefined && Math.abs(score) <= ordinaryScore
}

function within(value: number | undefined, [least, most]: readonly [number, number]): boolean {
  return value !== undefined && value >= least && value <= most
}
