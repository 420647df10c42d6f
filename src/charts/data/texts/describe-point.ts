import { weeksAndDays } from '../../../clinical/growth/growth-subject.js'
import { pretermUntilWeeks } from '../../../clinical/growth/score-at-age.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { numberText, signedScoreText } from '../../../ground/languages/written-number.js'
import type { BmiClassResult } from '../../../ground/model/bmi-class.js'
import { daysPerYear, monthsPerYear } from '../../../ground/model/calendar-date.js'
import type { ClinicClass, ClinicClassName } from '../../../ground/model/clinic-values.js'
import { type ReportedScore, scoreBound } from '../../../ground/model/score.js'
import { gramsPerKilogram, yearsPerWeek } from '../../../ground/model/units.js'
import { decimalsApart, zeroCode } from '../../../ground/text/number.js'
import type { ChartAxis } from '../chart-curves.js'
import type { ChartBirth, ChartMarker, ChartPatient, ChartPoint, PretermAge } from '../chart-data.js'
import { clinicClassText } from './clinic-class-text.js'

/** Up to these ages, years, an age is given in days, weeks and months; a newborn of four weeks is 28 days old. */
const daysUpTo = 4 * yearsPerWeek
const weeksUpTo = 13 * yearsPerWeek
const monthsUpTo = 2
/** So much of a month counts as all of it: calendar months are up to two days shorter than a twelfth of a year. */
const monthTolerance = 0.08
/** Units in which small values are given: a weight of 740 g. */
const smallUnits: {
  readonly [unit: string]: { readonly below: number; readonly unit: string; readonly times: number }
} = {
  kg: { below: 2.5, unit: 'g', times: gramsPerKilogram },
}

/** `28 Feb 2009` from an ISO date. */
export function dateText(isoDate: string, language: ChartLanguage): string {
  return language.chart.date(digitsOf(isoDate, 0, 4), digitsOf(isoDate, 5, 7), digitsOf(isoDate, 8, 10))
}

/** The number that digits within a text give, in a fraction of the time that `Number` takes for a slice of it. */
function digitsOf(text: string, from: number, to: number): number {
  let number = 0
  for (let i = from; i < to; i++) number = number * 10 + text.charCodeAt(i) - zeroCode
  return number
}

/** An age as it is spoken of: `12 days`, `6.3 weeks`, `7.4 months`, `9 y 10 m` in completed months. */
export function ageText(years: number, language: ChartLanguage): string {
  const words = language.chart
  if (years === 0) return words.atBirth
  if (Math.abs(years) < daysUpTo) return words.days(numberText(years * daysPerYear, 0, language))
  if (Math.abs(years) < weeksUpTo) return words.weeks(numberText(years / yearsPerWeek, 1, language))
  return monthsText(years, Math.floor(years * monthsPerYear + monthTolerance), language)
}

/** A corrected age, in months up to two years: 0 is term. */
export function correctedAgeText(years: number, language: ChartLanguage): string {
  return monthsText(years, Math.floor(years * monthsPerYear + monthTolerance), language)
}

/** A bone age, which no calendar counts, in rounded months: `8 y 10 m`. */
export function boneAgeText(years: number, language: ChartLanguage): string {
  return monthsText(years, Math.round(years * monthsPerYear), language)
}

/** Months with a decimal, from two years on years and whole months. */
function monthsText(years: number, wholeMonths: number, language: ChartLanguage): string {
  const words = language.chart
  if (years < monthsUpTo) return words.months(numberText(years * monthsPerYear, 1, language))
  return words.yearsAndMonths(String(Math.floor(wholeMonths / monthsPerYear)), String(wholeMonths % monthsPerYear))
}

/** Completed weeks and days as a language writes them. */
export function weekAndDay(exactWeeks: number): [weeks: string, days: string] {
  const { weeks, days } = weeksAndDays(Math.round(exactWeeks * 7))
  return [String(weeks), String(days)]
}

/**
 * `28+3 weeks` of gestation, or of postmenstrual age: completed weeks and days.
 *
 * @param isWeekAlone whether the day of birth is unknown, and therefore every day counted from it
 */
export function gestationText(exactWeeks: number, language: ChartLanguage, isWeekAlone = false): string {
  const [weeks, days] = weekAndDay(exactWeeks)
  return language.chart.gestation(weeks, isWeekAlone ? undefined : days)
}

/** `born 28 Feb 2009`, and of a child born preterm `born 28 Feb 2009 at 25+3 weeks, 740 g`. */
export function bornText({ dateOfBirth, preterm }: ChartPatient, language: ChartLanguage): string | undefined {
  const { born, bornAt } = language.chart
  const date = dateOfBirth === undefined ? undefined : dateText(dateOfBirth, language)
  if (preterm === undefined) return date === undefined ? undefined : born(date)
  const { weeks, days, weightG } = preterm
  const at = bornAt(date, language.chart.gestation(String(weeks), days === undefined ? undefined : String(days)))
  return weightG === undefined ? at : `${at}, ${numberText(weightG, 0, language)} g`
}

/**
 * The age at a point. Where the point is plotted at the corrected age, that
 * follows in brackets; by postmenstrual age, this comes first while it is spoken of.
 */
export function pointAgeText(point: PretermAge, ageYears: number, language: ChartLanguage): string {
  const [age, other] = agesText(point, ageYears, language)
  return other === undefined ? age : `${age} (${other})`
}

/** The age of an event, in the ways of {@link pointAgeText}. */
export function markerAgeText({ ageYears, preterm }: ChartMarker, language: ChartLanguage): string | undefined {
  return ageYears === undefined ? undefined : agesText(preterm ?? {}, ageYears, language).join(', ')
}

/** The age, and beside it that of gestation or the corrected one. */
export function agesText(
  { uncorrectedX, postmenstrualWeeks, correctedYears, isWeekAlone }: PretermAge,
  ageYears: number,
  language: ChartLanguage,
): readonly [age: string, other?: string] {
  const age = ageText(ageYears, language)
  if (postmenstrualWeeks === undefined || correctedYears === undefined) return [age]
  const gestation = gestationText(postmenstrualWeeks, language, isWeekAlone)
  if (correctedYears < 0) return [age, gestation]
  const corrected = language.chart.corrected(correctedAgeText(correctedYears, language))
  const isByWeeks = uncorrectedX === undefined && postmenstrualWeeks <= pretermUntilWeeks
  return [isByWeeks ? gestation : age, corrected]
}

/** `SDS −1.25`, `SDS ≤ −6`. */
export function sdsText(score: ReportedScore, language: ChartLanguage): string {
  return `${language.names.sds} ${scoreNumber(score, language)}`
}

/** `−1.25`, `+0.40`, `≤ −6` */
export function scoreNumber({ value, accuracy }: ReportedScore, language: ChartLanguage): string {
  if (accuracy === 'less_or_equal') return `≤ ${signedScoreText(-scoreBound, language, 0)}`
  if (accuracy === 'greater_or_equal') return `≥ ${signedScoreText(scoreBound, language, 0)}`
  return signedScoreText(value, language, 2)
}

/** The percentile that the range of a blood pressure ends at. */
const rangeEnds: { readonly [name in ClinicClassName]?: number } = { fromP90: 95, fromP95: 99 }

/** `P64`; near the ends with a decimal. Beside the range of a blood pressure it is not rounded onto the range's end. */
export function percentileText(percentile: number, language: ChartLanguage, range?: ClinicClass): string {
  const words = language.chart
  if (percentile < 0.1) return words.percentile(` < ${numberText(0.1, 1, language)}`)
  if (percentile > 99.9) return words.percentile(` > ${numberText(99.9, 1, language)}`)
  // `P1`, never `P1.0`: one form for what rounds to it from either side.
  const atAnEnd = percentile < 0.95 || percentile > 99.05
  return words.percentile(
    numberText(percentile, decimalsApart(percentile, range && rangeEnds[range.name], atAnEnd ? 1 : 0), language),
  )
}

/** `177.0 cm`, with the decimals of its measure; a weight below 2.5 kg in grams. */
export function measuredText(
  value: number,
  { unit, decimals, limit }: Pick<ChartAxis, 'unit' | 'decimals' | 'limit'>,
  language: ChartLanguage,
): string {
  const small = smallUnits[unit]
  if (small !== undefined && value < small.below) return `${numberText(value * small.times, 0, language)} ${small.unit}`
  return `${numberText(value, decimalsApart(value, limit, decimals), language)} ${unit}`.trim()
}

/** `+0.35`, and `≈ −2.54` where it may be off. */
export function markedScore(
  score: ReportedScore & { readonly approximate?: boolean | undefined },
  language: ChartLanguage,
): string {
  return `${score.approximate ? '≈ ' : ''}${scoreNumber(score, language)}`
}

/** `SDS (KiGGS 2013) +0.35 · P64` */
export function scoreText(
  {
    reference,
    approximate,
    percentile,
    value,
    accuracy,
    clinicClass,
  }: ReportedScore & Pick<ChartPoint, 'reference' | 'approximate' | 'percentile' | 'clinicClass'>,
  language: ChartLanguage,
): string {
  const name = reference === undefined ? language.names.sds : `${language.names.sds} (${reference})`
  const number = markedScore({ value, accuracy, approximate }, language)
  return `${name} ${number}${percentile === undefined ? '' : ` · ${percentileText(percentile, language, clinicClass)}`}`
}

/** The scores of a point, each with its reference: that of the disease, then the general one. */
function scoreTexts(point: ChartPoint, language: ChartLanguage): string[] {
  const { score, percentile, reference, approximate, generalScore, clinicClass } = point
  const texts: string[] = []
  if (score !== undefined) {
    const { value, accuracy } = score
    texts.push(scoreText({ value, accuracy, percentile, reference, approximate, clinicClass }, language))
  }
  if (generalScore !== undefined) texts.push(scoreText(generalScore, language))
  return texts
}

/**
 * `Overweight (AGA 2015: SDS +1.52)`, `Obesity · 113% of P97 (AGA 2015: SDS +2.31)`, and under 2 years
 * `Weight for length: risk of overweight (WHO)`.
 */
export function bmiClassText(bmiClass: BmiClassResult, language: ChartLanguage): string {
  const [named, source] = bmiClassTexts(bmiClass, language)
  return `${named} (${source})`
}

/** `Obesity · 113% of P97`, and whose class it is: `AGA 2015: SDS +2.31`. */
export function bmiClassTexts(bmiClass: BmiClassResult, language: ChartLanguage): readonly [string, string] {
  const { percentOf, reference, by, sds } = bmiClass
  if (by !== undefined) return [classNameText(bmiClass, language), reference]
  const share = percentOf === undefined ? '' : ` · ${shareText(percentOf, language)}`
  const own = sds === undefined ? '' : `: ${language.names.sds} ${scoreNumber(sds, language)}`
  return [`${capitalised(classNameText(bmiClass, language))}${share}`, `${reference}${own}`]
}

/** `obesity`, `Weight for length: normal weight` */
export function classNameText({ class: name, by }: BmiClassResult, { names, chart }: ChartLanguage): string {
  return by === undefined ? names.bmiClasses[name] : chart.byLength(names.bmiClasses[name])
}

/** `113% of P97`, `82% of the median` */
export function shareText(
  { percent, percentile }: NonNullable<BmiClassResult['percentOf']>,
  language: ChartLanguage,
): string {
  const { percentile: named, shareOf, shareOfMedian } = language.chart
  const share = numberText(percent, 0, language)
  return percentile === 50 ? shareOfMedian(share) : shareOf(share, named(`${percentile}`))
}

/** The class of a body mass index, or why it has none. */
export function classOrWhyNone({ bmiClass, noClass }: ChartPoint, language: ChartLanguage): string | undefined {
  return noClass === undefined ? bmiClass && bmiClassText(bmiClass, language) : language.chart.noClass[noClass]
}

/** The class of a value that has limits, unless that is normal. */
export function unusualClassTexts(point: ChartPoint, language: ChartLanguage): string[] {
  const { bmiClass, clinicClass } = point
  const texts: string[] = []
  const named = bmiClass?.class === 'normal' ? undefined : classOrWhyNone(point, language)
  if (named !== undefined) texts.push(named)
  if (clinicClass !== undefined) texts.push(capitalised(clinicClassText(clinicClass, language)))
  return texts
}

/** What a value is judged by: its scores, and its class. */
export function judgedTexts(point: ChartPoint, language: ChartLanguage): string[] {
  return [...scoreTexts(point, language), ...unusualClassTexts(point, language)]
}

/** `177.0 cm`, `118.5 cm (in doubt)`, with what else is to be remarked in the same brackets; a velocity with its error from measuring: `5.2 ± 0.4 cm/year`. */
export function pointValueText(
  { y, interval, isDoubtful }: ChartPoint,
  axis: ChartAxis,
  language: ChartLanguage,
  ...more: readonly string[]
): string {
  const error = isDoubtful ? undefined : interval?.error
  const text = (number: number) => numberText(number, axis.decimals, language)
  const value = error === undefined ? measuredText(y, axis, language) : `${text(y)} ± ${text(error)} ${axis.unit}`
  const remarks = isDoubtful ? [language.chart.inDoubt, ...more] : more
  return remarks.length === 0 ? value : `${value} (${remarks.join(', ')})`
}

/** `177.0 cm · SDS (KiGGS 2013) +0.35 · P64` */
export function valueText(point: ChartPoint, axis: ChartAxis, language: ChartLanguage): string {
  return [pointValueText(point, axis, language), ...judgedTexts(point, language)].join(' · ')
}

/** `10 Mar 2025 · 16 y 0 m · 177.0 cm · SDS (KiGGS 2013) +0.35 · P64`, and what a warning says. */
export function pointText(point: ChartPoint | ChartBirth, axis: ChartAxis, language: ChartLanguage): string {
  const parts = whenTexts(point, language)
  if (point.ageYears !== undefined) parts.push(pointAgeText(point, point.ageYears, language))
  parts.push(valueText(point, axis, language))
  const ladder = 'ladder' in point ? ladderText(point, axis, language) : ''
  if (ladder !== '') parts.push(ladder)
  if (point.interval?.note !== undefined) parts.push(point.interval.note)
  for (const text of point.warnings ?? []) parts.push(`${language.chart.warning}: ${text}`)
  return parts.join(' · ')
}

/** The date; of a velocity both: `10 Mar 2024 – 8 Mar 2025`. */
export function whenTexts({ date, interval }: ChartPoint, language: ChartLanguage): string[] {
  const from = interval?.fromDate
  if (date === undefined || from === undefined) {
    const only = date ?? from
    return only === undefined ? [] : [dateText(only, language)]
  }
  return [`${dateText(from, language)} – ${dateText(date, language)}`]
}

/** `P3 47.2 cm, P50 50.0 cm, P97 52.8 cm` */
function ladderText({ ladder }: ChartBirth, axis: ChartAxis, language: ChartLanguage): string {
  return ladder
    .map(({ percentile, y }) => `${percentileText(percentile, language)} ${measuredText(y, axis, language)}`)
    .join(', ')
}
