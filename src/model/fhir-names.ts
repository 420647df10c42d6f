/** Why something in a record was not used; the words stand in `text`. */
export const unusedReasons = [
  'other_patient',
  'status',
  'not_confirmed',
  'code',
  'ambiguous_code',
  'weeks_unknown',
  'computed',
  'stated',
  'data_absent',
  'no_value',
  'comparator',
  'unit',
  'no_date',
  'imprecise_date',
  'relationship',
  'repeated',
  'no_treatment_of_growth',
] as const

/**
 * Why something in a record was not used: it belongs to another patient; its status is
 * not final, amended or corrected; a condition is not confirmed; its code is none of
 * growth, one of several diseases, or one of prematurity without weeks; it is computed
 * anew, stated rather than measured, absent, without a number, only a bound, in an
 * unknown unit, without a date or dated to a month or a year; a relative is no parent by
 * blood; the same was told before and differs; a drug or procedure is no treatment of
 * growth.
 */
export type UnusedReason = (typeof unusedReasons)[number]
