import { dateText } from '../../charts/picture/describe-point.js'
import type { Locale } from '../../model/localized.js'

/** The calendar day of a date or date-time, as a reader of a language writes it; empty where there is none. */
export function dayText(date: string | undefined, locale: Locale): string {
  return date === undefined ? '' : dateText(date.slice(0, 10), locale)
}
