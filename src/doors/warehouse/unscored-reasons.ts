import { toleratedDays } from '../../clinical/validation/rules/dates.js'
import { textSql } from './dialects.js'

/**
 * Why a measure of a visit has no score, as `size_reason` and its like say: the first that applies.
 *
 * - `not_in_set`, `not_exported`: the set lacks the series, or its figures have no form in SQL
 * - `no_value`: nothing was measured, or not everything that the measure is computed from
 * - `no_sex`: neither male nor female
 * - `no_age`: a date is missing or no day that exists, and no age is stated
 * - `before_birth`: the visit is dated before the birth
 * - `in_future`: a date is after tomorrow
 * - `impossible`: the age or a value can't be right, by the limits of the plausibility rules, or is a text that is not wholly a number
 * - `no_group`: the set has no references for the child's group
 * - `by_week`: a child born preterm, before 50 weeks after the last menstrual period, whom the library scores by week
 * - `beyond_references`: the set has no figures for the age and sex
 */
export const unscoredReasons = [
  'not_in_set',
  'not_exported',
  'no_value',
  'no_sex',
  'no_age',
  'before_birth',
  'in_future',
  'impossible',
  'no_group',
  'by_week',
  'beyond_references',
] as const

/** Why a measure of a visit has no score. */
export type UnscoredReason = (typeof unscoredReasons)[number]

/** A reason as a literal. */
export function reasonSql(reason: UnscoredReason): string {
  return textSql(reason)
}

/** The first reason that applies, else the last. */
export function firstReasonSql(
  cases: readonly (readonly [condition: string, reason: UnscoredReason])[],
  last: UnscoredReason,
): string {
  const whens = cases.map(([condition, reason]) => `WHEN ${condition} THEN ${reasonSql(reason)}`)
  return `CASE ${whens.join(' ')} ELSE ${reasonSql(last)} END`
}

/** What decides on the place of a visit; `stated` where ages may be stated. */
interface NoPlaceColumns extends Readonly<Record<'sex' | 'age' | 'days' | 'lived', string>> {
  readonly stated: string | undefined
}

/** Why a visit has no place in any reference, by its sex, its days of age and those lived until today; NULL where it has one. */
export function noPlaceSql(visit: NoPlaceColumns): string {
  const { sex, age, days, lived, stated } = visit
  const why = firstReasonSql(
    [
      [`${sex} IS NULL`, 'no_sex'],
      [`${days} IS NULL${stated === undefined ? '' : ` AND ${stated} IS NULL`}`, 'no_age'],
      [`${days} < 0`, 'before_birth'],
      [`${lived} < ${-toleratedDays} OR ${days} > ${lived} + ${toleratedDays}`, 'in_future'],
    ],
    'impossible',
  )
  return `CASE WHEN ${sex} IS NULL OR ${age} IS NULL THEN ${why} END`
}
