import type { ChartLanguage } from '../../languages/language.js'
import { numberText, shortNumberText } from '../../languages/written-number.js'
import { monthsPerYear } from '../../model/calendar-date.js'
import { type ReportedScore, scoreBound } from '../../model/score.js'
import type { ChartAxis, ChartPoint } from '../data/chart-data.js'

/** Below this age, years, it is given in months. */
const monthsUpTo = 2

/** `28 Feb 2009` from an ISO date. */
export function dateText(isoDate: string, language: ChartLanguage): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  return language.chart.date(year ?? 0, month ?? 0, day ?? 0)
}

/** `7.5 years`, under two years `6 months`. */
export function ageText(years: number, language: ChartLanguage): string {
  const words = language.chart
  if (years === 0) return words.birth
  if (years < monthsUpTo) return words.months(numberText(years * monthsPerYear, 1, language))
  return words.years(numberText(years, 1, language))
}

/** The age at a point, with the corrected age if the point is plotted at that. */
export function pointAgeText({ x, uncorrectedX }: ChartPoint, ageYears: number, language: ChartLanguage): string {
  const age = ageText(ageYears, language)
  if (uncorrectedX === undefined) return age
  const corrected = ageText(x, language)
  return `${age} (${language.chart.corrected(corrected)})`
}

/** `SDS −1.25`, `SDS ≤ −6`. */
export function sdsText(score: ReportedScore, language: ChartLanguage): string {
  return `${language.names.sds} ${scoreNumber(score, language)}`
}

/** `−1.25`, `≤ −6` */
export function scoreNumber({ value, accuracy }: ReportedScore, language: ChartLanguage): string {
  if (accuracy === 'less_or_equal') return `≤ ${numberText(-scoreBound, 0, language)}`
  if (accuracy === 'greater_or_equal') return `≥ ${numberText(scoreBound, 0, language)}`
  return numberText(value, 2, language)
}

/** `P64`; near the ends with a decimal. */
export function percentileText(percentile: number, language: ChartLanguage): string {
  const words = language.chart
  if (percentile < 0.1) return words.percentile(` < ${numberText(0.1, 1, language)}`)
  if (percentile > 99.9) return words.percentile(` > ${numberText(99.9, 1, language)}`)
  const atAnEnd = percentile < 1 || percentile > 99
  return words.percentile(numberText(percentile, atAnEnd ? 1 : 0, language))
}

/** `177.0 cm · SDS 0.35 · P64` */
export function valueText(point: ChartPoint, { unit, decimals }: ChartAxis, language: ChartLanguage): string {
  const parts = [`${shortNumberText(point.y, decimals, language)} ${unit}`.trim()]
  if (point.score !== undefined) parts.push(sdsText(point.score, language))
  if (point.percentile !== undefined) parts.push(percentileText(point.percentile, language))
  return parts.join(' · ')
}

/** `10 Mar 2025 · 16.0 years · 177.0 cm · SDS 0.35 · P64 (KiGGS)` */
export function pointText(point: ChartPoint, axis: ChartAxis, language: ChartLanguage): string {
  const when = [
    ...(point.date === undefined ? [] : [dateText(point.date, language)]),
    ...(point.ageYears === undefined ? [] : [pointAgeText(point, point.ageYears, language)]),
  ]
  const reference = point.reference === undefined ? '' : ` (${point.reference})`
  return [...when, valueText(point, axis, language)].join(' · ') + reference
}
