import { numberText } from '../../languages/localized-number.js'
import type { Locale } from '../../model/localized.js'
import { type Score, scoreBound } from '../../model/score.js'
import { neededDecimals } from '../../text/number.js'

/** `−1,25`, `≤ −6` */
export function scoreFigure({ value, accuracy }: Score, locale: Locale): string {
  if (accuracy === 'less_or_equal') return `≤ ${numberText(-scoreBound, 0, locale)}`
  if (accuracy === 'greater_or_equal') return `≥ ${numberText(scoreBound, 0, locale)}`
  return numberText(value, 2, locale)
}

/** `63,8`; near the ends `< 0,1` and `> 99,9`, for no percentile is 0 or 100. */
export function percentileFigure(percentile: number, locale: Locale): string {
  if (percentile < 0.1) return `< ${numberText(0.1, 1, locale)}`
  if (percentile > 99.9) return `> ${numberText(99.9, 1, locale)}`
  return numberText(percentile, 1, locale)
}

/** The decimals that the most exact of some numbers needs, within bounds. */
export function sharedDecimals(values: readonly number[], least: number, most: number): number {
  return values.reduce((decimals, value) => Math.max(decimals, neededDecimals(value, most)), least)
}
