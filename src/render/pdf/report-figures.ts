import type { Language } from '../../languages/language.js'
import { numberText } from '../../languages/localized-number.js'
import { neededDecimals } from '../../text/number.js'

/** `63,8`; near the ends `< 0,1` and `> 99,9`, for no percentile is 0 or 100. */
export function percentileFigure(percentile: number, language: Language): string {
  if (percentile < 0.1) return `< ${numberText(0.1, 1, language)}`
  if (percentile > 99.9) return `> ${numberText(99.9, 1, language)}`
  return numberText(percentile, 1, language)
}

/** The decimals that the most exact of some numbers needs, within bounds. */
export function sharedDecimals(values: readonly number[], least: number, most: number): number {
  return values.reduce((decimals, value) => Math.max(decimals, neededDecimals(value, most)), least)
}
