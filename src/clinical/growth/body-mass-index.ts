import { clampScore } from '../../ground/model/score.js'
import { type ScoredValue, valueAt } from '../references/distribution.js'
import { type Lookup, lookUp } from '../references/lookup.js'
import type { GrowthSubject } from './growth-subject.js'

/** Age of the equivalent BMI, years. */
const adultYears = 18

/** Only a handful of adults exceed it, and no body mass index is used beyond it, kg/m². */
export const highestBmi = 120

/** Where a body mass index is read at 18.0 years, the same for every visit of a patient. */
export function adultBmiPlace({ references, gender }: GrowthSubject): Lookup | undefined {
  return gender === undefined ? undefined : lookUp(references, 'bmi', gender, adultYears)
}

/**
 * Equivalent BMI: the body mass index at 18.0 years that has the same reported
 * score, so that a child's value can be read against the limits of adults
 * (18.5, 25 and 30 kg/m²). It exists only where one table holds at both ages:
 * a score of one reference says nothing on the scale of another.
 *
 * M. Mayer et al.: "Weight and body mass index (BMI): current data for Austrian
 * boys and girls aged 4 to under 19 years", Ann. Hum. Biol. 42 (2015) 45-55.
 *
 * @param adult see {@link adultBmiPlace}
 * @returns kg/m²; undefined across two references, if the reference has no value at that score, and beyond 120
 * kg/m², where a skewed reference says nothing any more
 */
export function equivalentBmi(adult: Lookup | undefined, scored: ScoredValue | undefined): number | undefined {
  if (scored === undefined || adult === undefined) return undefined
  if (adult.table !== scored.place.table) return undefined
  const value = valueAt(adult, clampScore(scored.score).value)
  return value === undefined || value > highestBmi ? undefined : value
}
