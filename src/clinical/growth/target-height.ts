import type { Gender, Patient } from '../../ground/model/patient.js'
import { type ScoredValue, scoreValue } from '../references/distribution.js'
import { type Lookup, lookUpTable, tableX } from '../references/lookup.js'
import type { ReferenceSet } from '../references/reference-set.js'
import type { GrowthSubject } from './growth-subject.js'

/**
 * Half the mean difference between men's and women's height, cm.
 *
 * J. M. Tanner, H. Goldstein, R. H. Whitehouse: "Standards for children's
 * height at ages 2-9 years allowing for height of parents", Arch. Dis. Child.
 * 45 (1970) 755-762.
 */
export const halfSexDifferenceCm = 6.5

/** Half the target range, cm, as published with the method (Tanner, Goldstein and Whitehouse 1970). */
export const targetRangeCm = 8.5

/**
 * Target height, cm: the mean of the parents' heights, 6.5 cm more for boys
 * and less for girls.
 *
 * @returns undefined if a parent's height or the sex is unknown
 * @example
 * ```ts
 * targetHeight(181.5, 168, 'male') // 181.25
 * ```
 */
export function targetHeight(
  fatherCm: number | undefined,
  motherCm: number | undefined,
  gender: Gender | undefined,
): number | undefined {
  if (fatherCm === undefined || motherCm === undefined || gender === undefined) return undefined
  return (fatherCm + motherCm) / 2 + (gender === 'male' ? halfSexDifferenceCm : -halfSexDifferenceCm)
}

/** A height reference that ends before this age doesn't reach adult height, years. */
const adultFromYears = 18

/**
 * The adult end of a set's height reference, where the parents' heights and the
 * target height are scored.
 *
 * @returns undefined for a reference that ends before 18 years
 */
export function adultHeight(references: ReferenceSet, gender: Gender): Lookup | undefined {
  const last = references.series.height?.at(-1)
  if (last === undefined || last.to < adultFromYears) return undefined
  const readAt = tableX(last, last.to)
  return lookUpTable(last.table, gender, readAt)
}

/** The parents' heights and the target height, each against the adult end of the height reference. */
export interface ParentalHeight {
  readonly father: ScoredValue | undefined
  readonly mother: ScoredValue | undefined
  /** Target height, cm. */
  readonly targetCm: number | undefined
  readonly target: ScoredValue | undefined
}

/** Scores the parents' heights by their own sex, and the target height by the child's. */
export function parentalHeight({ gender, references }: GrowthSubject, patient: Patient): ParentalHeight {
  const { sizeFatherCm, sizeMotherCm } = patient
  const targetCm = targetHeight(sizeFatherCm, sizeMotherCm, gender)
  const men = adultHeight(references, 'male')
  const women = adultHeight(references, 'female')
  return {
    father: scoreValue(men, sizeFatherCm),
    mother: scoreValue(women, sizeMotherCm),
    targetCm,
    target: scoreValue(gender === 'male' ? men : women, targetCm),
  }
}
