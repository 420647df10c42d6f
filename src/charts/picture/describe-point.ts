import { chartWords } from '../../languages/chart-languages.js'
import { numberText, shortNumberText } from '../../languages/localized-number.js'
import type { Locale } from '../../model/localized.js'
import type { Score } from '../../model/score.js'
import { scoreBound } from '../../model/score.js'
import type { ChartAxis, ChartPoint } from '../data/chart-data.js'

/** Below this age, years, it is given in months. */
const monthsUpTo = 2
const monthsPerYear = 12

/** `28.02.2009` from an ISO date. */
export function dateText(isoDate: string, locale: Locale): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  return chartWords[locale].date(year ?? 0, month ?? 0, day ?? 0)
}

/** `7,5 Jahre`, under two years `6 Monate`. */
export function ageText(years: number, locale: Locale): string {
  const words = chartWords[locale]
  if (years === 0) return words.birth
  if (years < monthsUpTo) return words.months(numberText(years * monthsPerYear, 1, locale))
  return words.years(numberText(years, 1, locale))
}

/** The age at a point, with the corrected age where that is what it is drawn at. */
export function pointAgeText({ x, uncorrectedX }: ChartPoint, ageYears: number, locale: Locale): string {
  const age = ageText(ageYears, locale)
  if (uncorrectedX === undefined) return age
  const corrected = ageText(x, locale)
  return `${age} (${chartWords[locale].corrected(corrected)})`
}

/** `SDS −1,25`, `SDS ≤ −6`. */
export function scoreText({ value, accuracy }: Score, locale: Locale): string {
  if (accuracy === 'less_or_equal') return `SDS ≤ ${numberText(-scoreBound, 0, locale)}`
  if (accuracy === 'greater_or_equal') return `SDS ≥ ${numberText(scoreBound, 0, locale)}`
  return `SDS ${numberText(value, 2, locale)}`
}

/** `P64`; near the ends with a decimal. */
export function percentileText(percentile: number, locale: Locale): string {
  const words = chartWords[locale]
  if (percentile < 0.1) return words.percentile(` < ${numberText(0.1, 1, locale)}`)
  if (percentile > 99.9) return words.percentile(` > ${numberText(99.9, 1, locale)}`)
  const atAnEnd = percentile < 1 || percentile > 99
  return words.percentile(numberText(percentile, atAnEnd ? 1 : 0, locale))
}

/** `177,0 cm · SDS 0,35 · P64` */
export function valueText(point: ChartPoint, { unit, decimals }: ChartAxis, locale: Locale): string {
  const parts = [`${shortNumberText(point.y, decimals, locale)} ${unit}`.trim()]
  if (point.score !== undefined) parts.push(scoreText(point.score, locale))
  if (point.percentile !== undefined) parts.push(percentileText(point.percentile, locale))
  return parts.join(' · ')
}

/** `10.03.2025 · 16,0 Jahre · 177,0 cm · SDS 0,35 · P64 (KiGGS)` */
export function pointText(point: ChartPoint, axis: ChartAxis, locale: Locale): string {
  const when = [
    ...(point.date === undefined ? [] : [dateText(point.date, locale)]),
    ...(point.ageYears === undefined ? [] : [pointAgeText(point, point.ageYears, locale)]),
  ]
  const reference = point.reference === undefined ? '' : ` (${point.reference})`
  return [...when, valueText(point, axis, locale)].join(' · ') + reference
}
