/** The unit of a value in a message. */
export type Unit = 'mm' | 'mmHg' | 'cm' | 'kg' | 'g' | 'kg/m²' | 'weeks' | 'days' | 'years'

/** A unit in which a value may have been given by mistake. */
export type MistakenUnit = 'mm' | 'cm' | 'm' | 'in' | 'g' | 'kg' | 'lb' | 'days' | 'months'

/** What was probably meant by a value. */
export type LikelySlip =
  /** The value is in another unit. */
  | { readonly kind: 'unit'; readonly given: MistakenUnit; readonly meant: number }
  /** The decimal point is in the wrong place. */
  | { readonly kind: 'decimal'; readonly meant: number }
  /** Two digits are in the wrong order. */
  | { readonly kind: 'digits'; readonly meant: number }

/** A value beyond fixed limits. */
export interface BeyondLimits {
  /** Undefined if what was given is not a number at all. */
  readonly value: number | undefined
  readonly unit: Unit
  /** The lowest and the highest value expected. */
  readonly least?: number | undefined
  readonly most?: number | undefined
  /** Only whole numbers are possible. */
  readonly whole?: true | undefined
  /** The limits apply below this age, years. */
  readonly underYears?: number | undefined
  readonly slip?: LikelySlip | undefined
}
