import { dayNumber, isoDate } from '../model/calendar-date.js'
import type { Effective } from './written-resources.js'

/** The day of a date as FHIR writes it; undefined for anything else. */
export function writtenDay(date: string | undefined): string | undefined {
  const day = date === undefined ? undefined : dayNumber(date)
  return day === undefined ? undefined : isoDate(day)
}

/** When something was observed, if that is known. */
export function observedDay(date: string | undefined): Effective {
  const day = writtenDay(date)
  return day === undefined ? {} : { effectiveDateTime: day }
}
