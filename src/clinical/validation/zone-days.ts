import { isMomentOfDay, writtenInstant, type ZoneCalendar, zoneCalendar } from '../../ground/model/day-in-zone.js'
import type { Patient } from '../../ground/model/patient.js'

/** The zone in which dates with an offset are looked at; undefined: that of the process. */
export interface DayZone {
  readonly timeZone: string | undefined
}

/** A patient's dates as day numbers, as written. */
interface WrittenDays {
  readonly birth: number | undefined
  readonly visits: readonly (number | undefined)[]
  readonly markers: readonly { readonly date: number | undefined; readonly until: number | undefined }[]
}

/** The days of a patient on which its dates fall in a zone, each undefined where that is the day as written. */
export interface ZoneDays {
  readonly timeZone: string
  readonly birth: number | undefined
  readonly visits: readonly (number | undefined)[]
  /** The first date of each marker that moves. */
  readonly markers: readonly (MovedDay | undefined)[]
}

/** A date as written, and the day on which it falls elsewhere. */
export interface MovedDay {
  readonly day: number
  readonly zoneDay: number
}

/** The days that a patient's offsets move; undefined if they move none. */
export function zoneDays(
  { dateOfBirth, measurements = [], markers = [] }: Patient,
  days: WrittenDays,
  zone: DayZone,
): ZoneDays | undefined {
  let calendar: ZoneCalendar | undefined
  const moved = (date: string | undefined, day: number | undefined): number | undefined => {
    // Few dates have more than a day and its midnight.
    const instant = date === undefined || date.length === 10 || date.length === 19 ? undefined : writtenInstant(date)
    if (instant === undefined || day === undefined) return undefined
    calendar ??= zoneCalendar(zone.timeZone)
    const there = calendar.dayOf(instant)
    // Before the year 1 the format counts otherwise.
    return Math.abs(there - day) === 1 ? there : undefined
  }
  const birth = moved(dateOfBirth, days.birth)
  const visits = measurements.map(({ date }, index) => moved(date, days.visits[index]))
  const events = markers.map(({ date, until }, index) => {
    const written = days.markers[index]
    return movedDay(written?.date, moved(date, written?.date)) ?? movedDay(written?.until, moved(until, written?.until))
  })
  const isMoved = [birth, ...visits, ...events].some((day) => day !== undefined)
  return calendar === undefined || !isMoved
    ? undefined
    : { timeZone: calendar.timeZone, birth, visits, markers: events }
}

function movedDay(day: number | undefined, zoneDay: number | undefined): MovedDay | undefined {
  return day === undefined || zoneDay === undefined ? undefined : { day, zoneDay }
}

/** The earliest of a patient's dates that is a moment in UTC other than its midnight. */
export function firstMoment(patient: Patient): string | undefined {
  const { dateOfBirth, menarche, measurements = [], markers = [], puberty = [] } = patient
  let first = isMoment(dateOfBirth) ? dateOfBirth : undefined
  const compare = (date: string | undefined) => {
    if (isMoment(date) && (first === undefined || date < first)) first = date
  }
  compare(menarche)
  for (const { date } of measurements) compare(date)
  for (const { date } of puberty) compare(date)
  for (const { date, until } of markers) {
    compare(date)
    compare(until)
  }
  return first
}

function isMoment(date: string | undefined): date is string {
  return date !== undefined && /(?:Z|[+-]00:?00)$/.test(date) && isMomentOfDay(date)
}
