/**
 * Calendar dates as day numbers: no time of day, no time zone, no `Date`.
 */

/** Mean length of a year in the Gregorian calendar's four-year cycle, days. */
export const daysPerYear = 365.25

/** What may follow the day: a time of day, an offset, both or nothing. */
const timeAndOffset = /^(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/
const midnight = 'T00:00:00'
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * The day number of an ISO date or date-time: days since 1970-01-01.
 *
 * The calendar day as written counts; a time of day and an offset are read
 * and ignored. The arithmetic is the proleptic Gregorian calendar's.
 *
 * @returns the day number, or undefined if the text is no date that exists
 * @example
 * ```ts
 * dayNumber('1970-01-02') // 1
 * dayNumber('2019-02-29') // undefined
 * ```
 */
export function dayNumber(isoDate: string): number | undefined {
  // By character codes: dates are read for every measurement, and a regular expression takes several times as long.
  const year = 100 * twoDigits(isoDate, 0) + twoDigits(isoDate, 2)
  const month = twoDigits(isoDate, 5)
  const day = twoDigits(isoDate, 8)
  if (isoDate.charAt(4) !== '-' || isoDate.charAt(7) !== '-') return undefined
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return undefined
  const rest = isoDate.slice(10)
  if (rest !== '' && rest !== midnight && !timeAndOffset.test(rest)) return undefined
  return daysFromCivil(year, month, day)
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
  // Counting years from March puts the leap day at a year's end.
  const days = Math.floor(dayNumber) + 719468
  const era = Math.floor(days / 146097)
  const dayOfEra = days - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The number of two digits; NaN where there are none. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48
  const ones = text.charCodeAt(at + 1) - 48
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? 10 * tens + ones : Number.NaN
}

function daysInMonth(year: number, month: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return (monthDays[month - 1] ?? 0) + (leap ? 1 : 0)
}

function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}
