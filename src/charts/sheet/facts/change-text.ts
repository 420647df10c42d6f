import type { Language } from '../../../ground/languages/language.js'
import { numberText, shortNumberText, signedScoreText } from '../../../ground/languages/written-number.js'
import { daysPerYear, monthsPerYear } from '../../../ground/model/calendar-date.js'

/** Under this, days, a change of score is error of measuring: our own choice. */
const shortestDays = 14
/** From this many months on a time is counted in months. */
const leastMonths = 2

export function isTooShort(years: number): boolean {
  return Math.round(years * daysPerYear) < shortestDays
}

/** `in 2.8 months`, from a year on in whole ones; under two months in weeks, under two weeks in days. */
export function overTime(years: number, { language }: { readonly language: Language }): string {
  const { overMonths, overWeeks, overDays } = language.sheet
  const [months, days] = [years * monthsPerYear, Math.round(years * daysPerYear)]
  if (days < shortestDays) return overDays(days)
  return months < leastMonths
    ? overWeeks(numberText(days / 7, 0, language))
    : overMonths(shortNumberText(months, months < monthsPerYear ? 1 : 0, language))
}

/** `−0.83` */
export function signedChange(sds: number, { language }: { readonly language: Language }): string {
  return signedScoreText(sds, language, 2)
}
