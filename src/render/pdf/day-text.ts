import { dateText } from '../../charts/picture/describe-point.js'
import type { ChartLanguage } from '../../languages/language.js'

/** The calendar day of a date or date-time, as a reader of a language writes it; empty where there is none. */
export function dayText(date: string | undefined, language: ChartLanguage): string {
  return date === undefined ? '' : dateText(date.slice(0, 10), language)
}
