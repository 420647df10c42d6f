import { dayNumber } from './calendar-date.js'
import type { Patient } from './patient.js'

const minutesPerDay = 1440
const millisecondsPerMinute = 60_000

/** What follows the day in a date with an offset: hour and minute, if given, and the offset. */
const offsetForm = /^(?:T(\d\d):(\d\d)[\d:.]*)?(?:Z|([+-])(\d\d):(\d\d))$/

/**
 * The instant of a date with an offset, milliseconds since 1970 in
 * UTC; without a time of day, its first. Undefined without an offset.
 *
 * @example
 * ```ts
 * writtenInstant('1970-01-02T01:00:00+01:00') // 86400000
 * ```
 */
export function writtenInstant(isoDate: string): number | undefined {
  const day = dayNumber(isoDate)
  const parts = day === undefined ? null : offsetForm.exec(isoDate.slice(10))
  if (day === undefined || parts === null) return undefined
  const [, hours = '0', minutes = '0', sign, offsetHours = '0', offsetMinutes = '0'] = parts
  const ofDay = 60 * Number(hours) + Number(minutes)
  const offset = (sign === '-' ? -1 : 1) * (60 * Number(offsetHours) + Number(offsetMinutes))
  return (day * minutesPerDay + ofDay - offset) * millisecondsPerMinute
}

/**
 * Whether a date is a moment with an offset that is not midnight: what `toISOString` makes
 * of a midnight is then often the day before.
 */
export function isMomentOfDay(isoDate: string): boolean {
  const [, hours = '00', minutes = '00'] = offsetForm.exec(isoDate.slice(10)) ?? []
  return hours !== '00' || minutes !== '00'
}

/** A patient whose date of birth counts as written, as in a document whose sender can't be asked. */
export function withDayAsWritten<Given extends Pick<Patient, 'dateOfBirth'>>(patient: Given): Given {
  const { dateOfBirth } = patient
  if (dateOfBirth === undefined || !isMomentOfDay(dateOfBirth)) return patient
  return { ...patient, dateOfBirthAsWritten: true }
}

/** The days of instants in one time zone. */
export interface ZoneCalendar {
  /** The name of the zone, as given or as the runtime calls its own. */
  readonly timeZone: string
  /** The day number of an instant, milliseconds since 1970 in UTC. */
  readonly dayOf: (instant: number) => number
}

/**
 * The calendar of a time zone; without one, of the process.
 *
 * @throws RangeError for a zone that the runtime doesn't know
 */
export function zoneCalendar(timeZone: string | undefined): ZoneCalendar {
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...fields, timeZone })
  return {
    timeZone: timeZone ?? format.resolvedOptions().timeZone,
    dayOf: (instant) => {
      const parts = format.formatToParts(instant)
      const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
      return dayNumber(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`) as number
    },
  }
}
