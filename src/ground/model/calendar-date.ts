/**
 * Calendar dates as day numbers: no time of day, no time zone, no `Date`.
 */

/** Mean length of a year in the Gregorian calendar's four-year cycle, days. */
export const daysPerYear = 365.25

export const monthsPerYear = 12

/** What may follow the day: a time of day, an offset, both or nothing. */
const timeAndOffset =
  /^(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)?(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))?$/
const midnight = 'T00:00:00'
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

// The conversion between dates and day numbers follows days_from_civil and civil_from_days in Howard Hinnant,
// "chrono-Compatible Low-Level Date Algorithms" (2013-2021). Years are counted from 1 March, so that the leap day is
// the last day of its year, and in eras of 400 years, after which the Gregorian calendar repeats.

const daysPerEra = 146_097
const daysPer100Years = 36_524
const daysPer4Years = 1_460
/** From 1 March of the year 0 to 1 January 1970. */
const daysBefore1970 = 719_468
/** The five months from March have 31, 30, 31, 30, 31 days: 153 in all, as have the next five. */
const daysPer5Months = 153

/**
 * The day number of an ISO date or date-time: days since 1970-01-01.
 *
 * The calendar day as written counts; a time of day and an offset are accepted
 * and ignored. The calendar is the proleptic Gregorian.
 *
 * @returns the day number, or undefined if there is no such date
 * @example
 * ```ts
 * dayNumber('1970-01-02') // 1
 * dayNumber('2019-02-29') // undefined
 * ```
 */
export function dayNumber(isoDate: string): number | undefined {
  // By character codes: dates are read for every measurement, and a regular expression is several times slower.
  const year = 100 * twoDigits(isoDate, 0) + twoDigits(isoDate, 2)
  const month = twoDigits(isoDate, 5)
  const day = twoDigits(isoDate, 8)
  if (isoDate.charAt(4) !== '-' || isoDate.charAt(7) !== '-') return undefined
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return undefined
  const rest = isoDate.slice(10)
  if (rest !== '' && rest !== midnight && !timeAndOffset.test(rest)) return undefined
  return daysSince1970(year, month, day)
}

/**
 * The ISO date (`2019-05-06`) of a day number.
 *
 * @example
 * ```ts
 * isoDate(1) // '1970-01-02'
 * ```
 */
export function isoDate(dayNumber: number): string {
  const days = Math.floor(dayNumber) + daysBefore1970
  const era = Math.floor(days / daysPerEra)
  const dayOfEra = days - era * daysPerEra
  const leapDays =
    Math.floor(dayOfEra / daysPer4Years) -
    Math.floor(dayOfEra / daysPer100Years) +
    Math.floor(dayOfEra / (daysPerEra - 1))
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - firstDayOfYear(yearOfEra)
  const marchMonth = Math.floor((5 * dayOfYear + 2) / daysPer5Months)
  const day = dayOfYear - firstDayOfMonth(marchMonth) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/**
 * The day on which a child completes a number of years. For a child born on 29 February it is
 * 1 March in other years than leap years, as in law (§ 188 BGB).
 *
 * @example
 * ```ts
 * isoDate(birthday(dayNumber('2012-02-29') ?? 0, 8)) // '2020-02-29'
 * isoDate(birthday(dayNumber('2012-02-29') ?? 0, 9)) // '2021-03-01'
 * ```
 */
export function birthday(birthDay: number, years: number): number {
  const [year = 0, month = 0, day = 0] = isoDate(birthDay).split('-').map(Number)
  const months = month - 1 + Math.round(12 * years)
  return daysSince1970(year + Math.floor(months / 12), (months % 12) + 1, day)
}

/** The number that two digits form; NaN if they aren't digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48
  const ones = text.charCodeAt(at + 1) - 48
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? 10 * tens + ones : Number.NaN
}

function daysInMonth(year: number, month: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return (monthDays[month - 1] ?? 0) + (leap ? 1 : 0)
}

/** Days since 1970-01-01; of 29 February in another year than a leap year, those of 1 March. */
function daysSince1970(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year
  const marchMonth = month <= 2 ? month + 9 : month - 3
  const era = Math.floor(marchYear / 400)
  const dayOfEra = firstDayOfYear(marchYear - era * 400) + firstDayOfMonth(marchMonth) + day - 1
  return era * daysPerEra + dayOfEra - daysBefore1970
}

/** Days of an era before 1 March of one of its years. */
function firstDayOfYear(yearOfEra: number): number {
  return 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
}

/** Days of a year that begins in March before one of its months; March is 0. */
function firstDayOfMonth(marchMonth: number): number {
  return Math.floor((daysPer5Months * marchMonth + 2) / 5)
}
