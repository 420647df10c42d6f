import { daysPerYear, isoDate } from '../../model/calendar-date.js'
import { decimalMark } from '../../model/localized.js'
import type { KnownDisease } from '../../model/patient.js'
import type { Severity } from '../../model/validation-message.js'
import type {
  BeyondLimits,
  BeyondScore,
  BirthMeasure,
  EarlierVisit,
  Gestation,
  LikelySlip,
  Neighbours,
  OffCourse,
  ReferenceGroup,
  Sentence,
  Shrinking,
  Unit,
} from '../message-parameters.js'
import * as written from '../written-number.js'

const point = decimalMark.en

export const notUsed = 'The value is not used.'

export const diseaseNames: { readonly [disease in KnownDisease]: string } = {
  TurnerSyndrome: 'Turner syndrome',
  NoonanSyndrome: 'Noonan syndrome',
  Achondroplasia: 'achondroplasia',
  Trisomy21: 'trisomy 21',
}

const countedUnits: { readonly [unit in Unit]?: string } = { weeks: 'week', days: 'day', years: 'year' }

function withUnit(number: string, unit: Unit): string {
  const counted = countedUnits[unit]
  return counted === undefined ? `${number} ${unit}` : `${number} ${counted}${number === '1' ? '' : 's'}`
}

/** A value as given, with its unit. */
export function quantity(value: number, unit: Unit): string {
  return withUnit(written.given(value, point), unit)
}

export function rounded(value: number, count: number): string {
  return written.rounded(value, count, point)
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export function date(day: number): string {
  const [year, month, dayOfMonth] = isoDate(day).split('-')
  return `${Number(dayOfMonth)} ${months[Number(month) - 1]} ${year}`
}

/** An age in the unit that is usual for it. */
export function age(years: number): string {
  if (years < 0.1) return withUnit(rounded(years * daysPerYear, 0), 'days')
  if (years < 2) {
    const count = rounded(years * 12, 1)
    return `${count} ${count === '1' ? 'month' : 'months'}`
  }
  return withUnit(rounded(years, 1), 'years')
}

/** What is measured at birth. */
export const birthMeasures: { readonly [measure in BirthMeasure]: string } = {
  length: 'the length at birth',
  weight: 'the weight at birth',
  head: 'the head circumference at birth',
}

/** “39+3”, or “39” where the day is unknown. */
export function gestationWeeks({ weeks, days }: Gestation): string {
  return days === undefined ? String(weeks) : `${weeks}+${days}`
}

function group({ gender, disease, at }: ReferenceGroup): string {
  if (at.kind === 'adult') return gender === 'male' ? 'adult men' : 'adult women'
  const children = gender === 'male' ? 'boys' : 'girls'
  const who = disease === undefined ? children : `${children} with ${diseaseNames[disease]}`
  switch (at.kind) {
    case 'age':
      return `${who} aged ${age(at.years)}`
    case 'correctedAge':
      return `${who} at a corrected age of ${age(at.years)}`
    case 'postmenstrual':
      return `${who} at a postmenstrual age of ${rounded(at.weeks, 1)} weeks`
    case 'gestation':
      return `${who} born at ${gestationWeeks(at)} weeks of gestation`
  }
}

/** “18 to 300 cm”, “at most 205 cm”. */
export function band(least: number | undefined, most: number | undefined, unit: Unit, whole?: true): string {
  if (least === undefined) return `at most ${quantity(most as number, unit)}`
  if (most === undefined) return `at least ${quantity(least, unit)}`
  const last = written.given(most, point)
  return `${written.given(least, point)} to ${withUnit(whole ? `${last} whole` : last, unit)}`
}

const slippedUnits = {
  m: 'metres instead of centimetres',
  g: 'grams instead of kilograms',
  kg: 'kilograms instead of grams',
  days: 'days instead of weeks',
  months: 'months instead of years',
} as const

/** A further sentence that names the likely cause; it begins with a space. */
export function likely(slip: LikelySlip | undefined, unit: Unit): string {
  if (slip === undefined) return ''
  const meant = withUnit(rounded(slip.meant, 2), unit)
  return slip.kind === 'unit'
    ? ` It was probably given in ${slippedUnits[slip.given]}, which would be ${meant}.`
    : ` The decimal point has probably slipped; ${meant} may be meant.`
}

function course({ before, after }: Neighbours): string {
  return `SDS ${written.score(before, point)} before, SDS ${written.score(after, point)} after`
}

/** What each severity says of a value. */
export const judgement: { readonly [severity in Severity]: string } = {
  error: 'impossible',
  warning: 'conceivable only in exceptional cases',
  hint: 'unusual',
}

/** A value beyond fixed limits. */
export function limits(noun: string): Sentence<BeyondLimits> {
  return ({ value, unit, least, most, whole, underYears, slip }, severity) => {
    const expected = `${band(least, most, unit, whole)} ${severity === 'error' ? 'is possible' : 'is to be expected'}`
    if (!Number.isFinite(value)) return `${noun} is not a number; ${expected}. ${notUsed}`
    const when = underYears === undefined ? '' : ` in a child under ${quantity(underYears, 'years')}`
    const finding = `${noun} of ${quantity(value, unit)} is ${judgement[severity]}${when}; ${expected}.`
    return finding + likely(slip, unit) + (severity === 'error' ? ` ${notUsed}` : '')
  }
}

/** A gestation beyond its limits: the hint says what is usual to say of it. */
export function gestation(noun: string): Sentence<BeyondLimits> {
  const other = limits(noun)
  return (found, severity) => {
    if (severity !== 'hint') return other(found, severity)
    const { value, unit, least = 0, most } = found
    const judged = value < least ? 'shorter than usual (preterm birth)' : 'longer than usual (post-term birth)'
    return `${noun} of ${quantity(value, unit)} is ${judged}; ${band(least, most, unit)} is to be expected.`
  }
}

/** A value far from the median of its reference. */
export function score(noun: string): Sentence<BeyondScore> {
  return (found, severity) => {
    const { value, unit, reference, usual, neighbours } = found
    const sds = written.beyondLastScore(found.score)
      ? `SDS ${found.score < 0 ? 'below −6' : 'above +6'}`
      : `SDS ${written.score(found.score, point)}`
    const shown = unit === 'kg/m²' ? rounded(value, 1) : written.given(value, point)
    return (
      `${noun} of ${shown} ${unit} is ${judgement[severity]} for ${group(found.group)} (${sds} by ${reference}); ` +
      `${written.threeDigits(usual[0], point)} to ${written.threeDigits(usual[1], point)} ${unit} is usual.` +
      (neighbours === undefined ? '' : ` Nor does the value fit the course (${course(neighbours)}).`) +
      likely(found.slip, unit)
    )
  }
}

/** A value off the child's own course. */
export function offCourse(noun: string): Sentence<OffCourse> {
  return ({ value, unit, score: sds, neighbours }) =>
    `${noun} of ${quantity(value, unit)} (SDS ${written.score(sds, point)}) does not fit the course ` +
    `(${course(neighbours)}). It is probably an error of measurement or of writing.`
}

/** A value below an earlier one. */
export function shrinking(noun: string): Sentence<Shrinking> {
  return ({ value, earlier, visit }) =>
    `${noun} of ${quantity(value, 'cm')} is ${rounded(earlier - value, 1)} cm less than ` +
    `${earlierVisit(visit)} (${quantity(earlier, 'cm')}).`
}

function earlierVisit({ day, ageYears }: EarlierVisit): string {
  return day === undefined ? `at the age of ${age(ageYears)}` : `on ${date(day)}`
}

/** “A, B and C” */
export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
