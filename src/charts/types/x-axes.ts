import {
  pretermUntilWeeks,
  scoreAtVisit,
  scoreAtX,
  scoreForLength,
  weightForLengthBelowYears,
} from '../../clinical/growth/score-at-age.js'
import { positionAt } from '../../clinical/growth/size-position.js'
import type { ChartLanguage } from '../../ground/languages/language.js'
import type { ChartWords } from '../../ground/languages/words.js'
import { numberText } from '../../ground/languages/written-number.js'
import { daysPerYear, monthsPerYear } from '../../ground/model/calendar-date.js'
import { termWeeks, yearsPerWeek } from '../../ground/model/units.js'
import type { ChartTick, Section, UpperAxis } from '../data/chart-curves.js'
import type { Corrected, XAxis } from './chart-definition.js'

/** How the ticks of a section of ages are spaced. */
interface AgeSpacing {
  /** For sections up to this length, years. */
  readonly upTo: number
  /** Whole months between lines of the second and the third level. */
  readonly second: number
  readonly third: number
  /** What the labels count: with months, the second level is labelled too, and the first as years. */
  readonly labels: 'days' | 'weeks' | 'months' | 'years'
}

const ageSpacings: readonly AgeSpacing[] = [
  { upTo: 0.08, second: 1, third: 1, labels: 'days' },
  { upTo: 0.26, second: 1, third: 1, labels: 'weeks' },
  { upTo: 1.6, second: 1, third: 1, labels: 'months' },
  { upTo: 5.3, second: 3, third: 1, labels: 'months' },
  { upTo: 8, second: 6, third: 3, labels: 'years' },
  { upTo: Number.POSITIVE_INFINITY, second: 12, third: 6, labels: 'years' },
]

function ageSpacing(length: number): AgeSpacing {
  for (const spacing of ageSpacings) if (length <= spacing.upTo) return spacing
  return ageSpacings[ageSpacings.length - 1] as AgeSpacing
}

/**
 * Age in years: the age at which references are read, corrected for gestation
 * up to 24 months in a child born preterm.
 */
export const ageAxis: XAxis = {
  words: ({ axes }) => axes.age,
  title: ageTitle,
  x: ({ age }) => age?.referenceYears,
  uncorrectedX: ({ age }) => (age?.referenceYears === age?.chronologicalYears ? undefined : age?.chronologicalYears),
  boneAgeX: (boneAgeYears) => boneAgeYears,
  assess: scoreAtVisit,
  begins: 0,
  beginStep: 1 / monthsPerYear,
  young: 4,
  shortest: 0.25,
  // A child of six weeks on a quarter of a year, one of seven years on three years.
  fitLength: (years) => Math.max(0.25, 0.4 * years),
  followsTo: Number.POSITIVE_INFINITY,
  step: (length) => {
    const { labels, second } = ageSpacing(length)
    return labels === 'weeks' || labels === 'days' ? yearsPerWeek : Math.min(second, monthsPerYear) / monthsPerYear
  },
  ticks: ageTicks,
}

/** Age since birth in years, never corrected: blood pressure is scored by it. */
export const birthAgeAxis: XAxis = /* @__PURE__ */ uncorrected(ageAxis)

function uncorrected({ uncorrectedX: _, ...axis }: XAxis): XAxis {
  return { ...axis, x: ({ age }) => age?.chronologicalYears }
}

/** What the labels count, and whether the ages are corrected. */
function ageTitle([from, to]: Section, corrected: Corrected, { axes: { age } }: ChartWords): string {
  const { labels } = ageSpacing(to - from)
  const hasBirthday = Math.floor(to + 1e-6) >= Math.max(1, Math.ceil(from - 1e-6))
  const unit = age.tickUnits[labels === 'months' && hasBirthday ? 'monthsAndYears' : labels]
  return `${age.labels[corrected]} (${unit})`
}

function ageTicks(from: number, to: number, language: ChartLanguage): ChartTick[] {
  const { second, third, labels } = ageSpacing(to - from)
  if (labels === 'days') return ageDayTicks(from, to, language)
  if (labels === 'weeks') return ageWeekTicks(from, to, language)
  const hasMonths = labels === 'months'
  const ticks: ChartTick[] = []
  const last = Math.floor(to * monthsPerYear + 1e-6)
  for (let month = Math.ceil(from * monthsPerYear - 1e-6); month <= last; month++) {
    const value = month / monthsPerYear
    if (month % monthsPerYear === 0) {
      const { birthday } = language.chart.axes.age
      const text = hasMonths && month > 0 ? birthday(value) : numberText(value, 0, language)
      ticks.push({ value, level: 1, label: text })
    } else if (month % second === 0) {
      const text = numberText(month, 0, language)
      ticks.push(hasMonths ? { value, level: 2, label: text } : { value, level: 2 })
    } else if (month % third === 0) {
      ticks.push({ value, level: 3 })
    }
  }
  return ticks
}

/** The weeks of an infant, and fainter the days. */
function ageWeekTicks(from: number, to: number, language: ChartLanguage): ChartTick[] {
  const ticks: ChartTick[] = []
  const last = Math.floor(to * daysPerYear + 1e-6)
  for (let day = Math.ceil(from * daysPerYear - 1e-6); day <= last; day++) {
    const value = day / daysPerYear
    if (day % 7 === 0) ticks.push({ value, level: 1, label: numberText(day / 7, 0, language) })
    else ticks.push({ value, level: 3 })
  }
  return ticks
}

/** The days of life that a reader zoomed into; every second one where they are many. */
function ageDayTicks(from: number, to: number, language: ChartLanguage): ChartTick[] {
  const every = (to - from) * daysPerYear > 16 ? 2 : 1
  const first = Math.ceil(from * daysPerYear - 1e-6)
  const count = Math.max(0, Math.floor(to * daysPerYear + 1e-6) - first + 1)
  return Array.from({ length: count }, (_, i): ChartTick => {
    const day = first + i
    const value = day / daysPerYear
    return day % every === 0 ? { value, level: 1, label: numberText(day, 0, language) } : { value, level: 3 }
  })
}

/** Up to this length every second week has a label, weeks. */
const shortSection = 50

/** INTERGROWTH-21st's charts of postnatal growth go to this postmenstrual age; later values are counted in a note, weeks. */
const followedUpTo = 64

/** Postmenstrual age in weeks: gestation at birth plus age. */
export const postmenstrualAxis: XAxis = {
  words: ({ axes }) => axes.postmenstrual,
  x: ({ age }) => age?.postmenstrualWeeks,
  assess: (subject, series, { age }, figure) => scoreAtX(subject, series, age?.postmenstrualWeeks, figure),
  needsGestation: true,
  beginStep: 2,
  shortest: 2,
  fitLength: () => 8,
  followsTo: followedUpTo,
  step: () => 2,
  ticks: weekTicks,
  upper: correctedMonths,
  upperValue: monthsAtWeek,
  landmarks: ({ axes }) => [{ x: termWeeks, label: axes.postmenstrual.dueDate }],
}

/** Weeks; in a long section that begins before term, from 50 weeks on the corrected months of the scale at the upper edge. */
function weekTicks(from: number, to: number, language: ChartLanguage): ChartTick[] {
  const [first, second] = to - from <= shortSection ? [2, 1] : [10, 2]
  const hasMonths = to - from > shortSection && from < termWeeks
  const lastWeek = hasMonths ? Math.min(to, pretermUntilWeeks) : to
  const ticks: ChartTick[] = []
  for (let week = Math.ceil(from); week <= lastWeek; week++) {
    if (week % first === 0) ticks.push({ value: week, level: 1, label: numberText(week, 0, language) })
    else if (week % second === 0) ticks.push({ value: week, level: 3 })
  }
  if (!hasMonths) return ticks
  for (let month = 0; weeksOfMonth(month) <= to; month++) {
    const value = weeksOfMonth(month)
    if (value > pretermUntilWeeks) ticks.push({ value, level: month % monthsBetweenLines === 0 ? 1 : 3 })
  }
  return ticks
}

/** Postmenstrual age at a corrected age in months, weeks. */
function weeksOfMonth(month: number): number {
  return termWeeks + month / monthsPerYear / yearsPerWeek
}

/** Corrected age in months at a postmenstrual age in weeks. */
function monthsAtWeek(week: number): number {
  return (week - termWeeks) * yearsPerWeek * monthsPerYear
}

/** The corrected months with a label on a scale that goes beyond half a year. */
const labelledMonths = [0, 3, 6, 12, 18, 24]
/** Between strong lines of a grid of corrected months. */
const monthsBetweenLines = 3

/** Corrected age in months, from term on: from there weeks are unusual. */
function correctedMonths(from: number, to: number, language: ChartLanguage): UpperAxis | undefined {
  const { correctedMonths: title, term } = language.chart.axes.postmenstrual
  const months = Math.floor(monthsAtWeek(to) + 1e-6)
  if (months < 0) return undefined
  const isLong = months > 6
  const ticks = Array.from({ length: months + 1 }, (_, month): ChartTick => {
    const value = weeksOfMonth(month)
    if (isLong && !labelledMonths.includes(month)) return { value, level: 3 }
    return { value, level: 1, label: month === 0 ? term : numberText(month, 0, language) }
  }).filter(({ value }) => value >= from)
  if (!ticks.some(({ label }) => label !== undefined)) return undefined
  return { title, ticks }
}

/** Body length, or height in a child who can stand, cm. */
export const bodyLengthAxis: XAxis = {
  words: ({ axes }) => axes.bodyLength,
  hasOwnScores: true,
  x: ({ sizeCm }) => sizeCm,
  assess: scoreForLength,
  scoredBelowYears: weightForLengthBelowYears,
  position: positionAt,
  beginStep: 5,
  shortest: 5,
  fitLength: () => 20,
  followsTo: Number.POSITIVE_INFINITY,
  step: () => 5,
  ticks: lengthTicks,
}

function lengthTicks(from: number, to: number, language: ChartLanguage): ChartTick[] {
  const ticks: ChartTick[] = []
  for (let cm = Math.ceil(from); cm <= to; cm++) {
    if (cm % 10 === 0) ticks.push({ value: cm, level: 1, label: numberText(cm, 0, language) })
    else if (cm % 5 === 0) ticks.push({ value: cm, level: 2, label: numberText(cm, 0, language) })
    else ticks.push({ value: cm, level: 3 })
  }
  return ticks
}
