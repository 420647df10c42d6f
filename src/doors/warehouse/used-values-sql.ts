import { computedTolerance, type LimitedValue } from '../../clinical/validation/rule.js'
import { possibleBmi } from '../../clinical/validation/rules/bmi.js'
import { clinicLimits } from '../../clinical/validation/rules/clinic-limits.js'
import { toleratedDays } from '../../clinical/validation/rules/dates.js'
import { rules } from '../../clinical/validation/rules/index.js'
import { possibleSeatShare } from '../../clinical/validation/rules/sitting-height.js'
import { impossibleLimits, oldestYears } from '../../clinical/validation/value-limits.js'
import { daysPerYear } from '../../ground/model/calendar-date.js'
import type { ClinicField } from '../../ground/model/clinic-values.js'
import { squareCmPerSquareM } from '../../ground/model/units.js'
import { sexValue } from '../../shown/documents/patient-fields.js'
import { type Dialect, isNumberSql, numberSql, textSql } from './dialects.js'
import { placesPerSex } from './exported-series.js'
import { type ClinicColumn, isClinicColumn, type MeasuredColumn } from './visit-measures.js'

/**
 * What may be used of a visit, as SQL: the limits are those of the validation
 * rules, read from them. They come before everything else, so that no value can
 * stop a query, be it missing, 0, infinite or no number.
 */

/** The fields of the columns. */
const fields: { readonly [column in Exclude<MeasuredColumn, ClinicColumn>]: LimitedValue['field'] } = {
  size_cm: 'sizeCm',
  weight_kg: 'weightKg',
  head_cm: 'headCm',
  seat_cm: 'seatCm',
}

export const clinicColumnFields: { readonly [column in ClinicColumn]: ClinicField } = {
  waist_cm: 'waistCm',
  hip_cm: 'hipCm',
  arm_cm: 'armCm',
  triceps_mm: 'tricepsMm',
  subscapular_mm: 'subscapularMm',
}

/** A clinic measure is possible from the least to the most. */
function clinicSql(column: ClinicColumn, cast: string, isNumber: string): string {
  const limit = clinicLimits.find(({ field }) => field === clinicColumnFields[column])
  if (limit === undefined) throw new RangeError(`no rule limits ${column}`)
  const [least, most] = limit.possible
  return `CASE WHEN ${isNumber}${cast} >= ${numberSql(least)} AND ${cast} <= ${numberSql(most)} THEN ${cast} END`
}

/** The value that a rule limits. */
function limitedValue(field: LimitedValue['field']): LimitedValue {
  const limited = rules.find(({ value }) => value?.field === field)?.value
  if (limited === undefined) throw new RangeError(`no rule limits ${field}`)
  return limited
}

/** A measured value within its limits, else NULL. */
export function usedSql(column: MeasuredColumn, value: string, years: string, dialect: Dialect): string {
  const [cast, isNumber] = [`CAST(${value} AS ${dialect.number})`, isNumberSql(dialect, value)]
  if (isClinicColumn(column)) return clinicSql(column, cast, isNumber)
  const kept = impossibleLimits(limitedValue(fields[column]).limits).map(({ below, above, underYears }) => {
    const within = [
      ...(below === undefined ? [] : [`${cast} >= ${numberSql(below)}`]),
      ...(above === undefined ? [] : [`${cast} <= ${numberSql(above)}`]),
    ].join(' AND ')
    return underYears === undefined ? within : `(${years} >= ${underYears} OR (${within}))`
  })
  return `CASE WHEN ${isNumber}${kept.join(' AND ')} THEN ${cast} END`
}

/** Whole days of gestation whose completed weeks are within their limits, else NULL. */
export function gestationSql(days: string, dialect: Dialect): string {
  const cast = `CAST(${days} AS ${dialect.number})`
  const [limit] = impossibleLimits(limitedValue('weekBirth').limits)
  const { below = 0, above = 0 } = limit ?? {}
  const isPossible = `${cast} >= ${below * 7} AND ${cast} < ${(above + 1) * 7} AND FLOOR(${cast}) = ${cast}`
  return `CASE WHEN ${isNumberSql(dialect, days)}${isPossible} THEN CAST(${cast} AS ${dialect.integer}) END`
}

/** Where the places of a sex begin, NULL for any other; spelt as in documents, with blanks around it too. */
export function sexSql(sex: string, { text }: Dialect): string {
  const written = `LOWER(TRIM(CAST(${sex} AS ${text})))`
  const cases = Object.entries(sexValue.spellings).map(([gender, spellings]) => {
    const known = [...new Set([...spellings].flatMap(lowerCases))].map(textSql)
    return `WHEN ${written} IN (${known.join(', ')}) THEN ${gender === 'female' ? placesPerSex : 0}`
  })
  return `CASE ${cases.join(' ')} END`
}

/** A spelling in lower case; and from capitals by an engine that knows A to Z alone, where `MÄDCHEN` is `mÄdchen`. */
function lowerCases(spelling: string): readonly string[] {
  return [spelling.toLowerCase(), spelling.toUpperCase().replace(/[A-Z]/g, (letter) => letter.toLowerCase())]
}

/** Days of age that can be right, else NULL: a visit neither before the birth nor after tomorrow. */
export function agedSql(days: string, lived: string): string {
  const born = `${lived} >= ${-toleratedDays} AND ${lived} <= ${Math.floor(oldestYears * daysPerYear)}`
  return `CASE WHEN ${born} AND ${days} >= 0 AND ${days} <= ${lived} + ${toleratedDays} THEN ${days} END`
}

/** An age less than this, years, counts as 0: PostgreSQL stops at a product too small for a number. */
const leastYears = 1e-9

/** A stated age that can be right, else NULL. */
export function statedSql(years: string, dialect: Dialect): string {
  const cast = `CAST(${years} AS ${dialect.number})`
  const [limit] = impossibleLimits(limitedValue('ageInYears').limits)
  return `CASE WHEN ${isNumberSql(dialect, years)}${cast} >= ${limit?.below} AND ${cast} <= ${limit?.above} THEN CASE WHEN ${cast} < ${leastYears} THEN 0 ELSE ${cast} END END`
}

/** Whether a computed value is not above another, but for rounding. */
function notAbove(value: string, limit: string): string {
  return `${value} - ${limit} <= ${computedTolerance}`
}

/** Whether a sitting height can belong to a height. */
function inProportion(seat: string, size: string): string {
  const [least, most] = possibleSeatShare.map(numberSql)
  return `${notAbove(`${least} * ${size}`, seat)} AND ${notAbove(seat, `${most} * ${size}`)}`
}

/** The height, NULL where it and the sitting height are swapped. */
export function sizeBesideSeatSql(size: string, seat: string): string {
  return `CASE WHEN ${seat} >= ${size} AND ${inProportion(size, seat)} THEN NULL ELSE ${size} END`
}

/** The sitting height, NULL where it can't belong to the height. */
export function seatBesideSizeSql(seat: string, size: string): string {
  return `CASE WHEN ${size} IS NULL OR (${seat} < ${size} AND ${inProportion(seat, size)}) THEN ${seat} END`
}

/** The body mass index within its limits, else NULL. */
export function bmiSql(weight: string, size: string): string {
  const bmi = `${weight} * ${squareCmPerSquareM} / (${size} * ${size})`
  const [least, most] = possibleBmi.map(String) as [string, string]
  return `CASE WHEN ${notAbove(least, `(${bmi})`)} AND ${notAbove(bmi, most)} THEN ${bmi} END`
}
