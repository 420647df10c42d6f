import type { Gender } from '../model/patient.js'
import { type Lookup, lookUpTable, tableX } from '../references/lookup.js'
import type { ReferenceSet } from '../references/reference-set.js'

/**
 * Half the mean difference between men's and women's height, cm.
 *
 * J. M. Tanner, H. Goldstein, R. H. Whitehouse: "Standards for children's
 * height at ages 2-9 years allowing for height of parents", Arch. Dis. Child.
 * 45 (1970) 755-762.
 */
const halfSexDifferenceCm = 6.5

/** Half the target range, cm: about 85 % of the children of such parents. */
export const targetRangeCm = 7.5

/**
 * Target height, cm: the mean of the parents' heights, 6.5 cm more for boys
 * and less for girls.
 *
 * @returns undefined where a parent's height or the sex is unknown
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

/** A height reference that ends earlier says nothing of adults, years. */
const adultFromYears = 18

/**
 * The adult end of a set's height reference: where parents and target are
 * scored.
 *
 * @returns undefined for a reference that ends before 18 years
 */
export function adultHeight(references: ReferenceSet, gender: Gender): Lookup | undefined {
  const last = references.series.height?.at(-1)
  if (last === undefined || last.to < adultFromYears) return undefined
  return lookUpTable(last.table, gender, tableX(last, last.to))
}
