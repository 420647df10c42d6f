import { dayNumber, isoDate } from '../../../ground/model/calendar-date.js'
import { writtenInstant, type ZoneCalendar } from '../../../ground/model/day-in-zone.js'
import { elementOf, type FhirElement, givenText } from '../fhir-json.js'
import type { UnusedList } from '../unused-fhir.js'

/** A date of a record: its day, or what was written instead. */
export type RecordDate = { readonly day: string } | { readonly written: string }

/**
 * The day of a date or a date and time: as written, or in a time zone. FHIR's dates may
 * be a month or a year only, which is too little for an age.
 */
export function recordDay(value: unknown, zone: ZoneCalendar | undefined): RecordDate {
  const written = givenText(value)
  const day = dayNumber(written)
  if (day === undefined) return { written }
  const instant = zone === undefined || !written.includes('T') ? undefined : writtenInstant(written)
  return { day: isoDate(zone === undefined || instant === undefined ? day : zone.dayOf(instant)) }
}

/** The day on which something was observed; a period counts if it lies within a day. */
export function observedOn(resource: FhirElement, zone: ZoneCalendar | undefined): RecordDate {
  const moment = resource.effectiveDateTime ?? resource.effectiveInstant
  if (moment !== undefined) return recordDay(moment, zone)
  const period = elementOf(resource.effectivePeriod)
  if (period === undefined) return { written: '' }
  const start = recordDay(period.start, zone)
  const end = period.end === undefined ? start : recordDay(period.end, zone)
  if ('day' in start && 'day' in end && start.day === end.day) return start
  const written = [givenText(period.start), givenText(period.end)]
  return { written: written.every((text) => text === '') ? '' : written.join(' – ') }
}

/** The days of a moment, or of a period from one to another; what can't be read of them is added to `unused`. */
export function recordSpan(
  { moment, period }: { readonly moment: unknown; readonly period: FhirElement | undefined },
  { reference, start, end }: { readonly [place in 'reference' | 'start' | 'end']: string },
  { zone, unused }: { readonly zone: ZoneCalendar | undefined; readonly unused: UnusedList },
): { readonly date: string; readonly until?: string } | undefined {
  const from = recordDay(moment ?? period?.start, zone)
  if (!('day' in from)) {
    unused.add(dateProblem(from.written), reference, start, from.written)
    return undefined
  }
  if (moment !== undefined || period?.end === undefined) return { date: from.day }
  const until = recordDay(period.end, zone)
  if ('day' in until) return { date: from.day, until: until.day }
  unused.add(dateProblem(until.written), reference, end, until.written)
  return { date: from.day }
}

/** Why a date has no day. */
export function dateProblem(written: string): 'no_date' | 'imprecise_date' {
  return written === '' ? 'no_date' : 'imprecise_date'
}
