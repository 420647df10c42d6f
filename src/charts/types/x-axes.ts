import { scoreAtAge, scoreAtX } from '../../growth/score-at-age.js'
import type { ChartLanguage } from '../../languages/language.js'
import { numberText } from '../../languages/written-number.js'
import { monthsPerYear } from '../../model/calendar-date.js'
import { termWeeks } from '../../model/units.js'
import type { ChartTick } from '../data/chart-data.js'
import type { XAxis } from './chart-definition.js'

/** How the ticks of a section of ages are spaced, whole months. */
interface AgeSpacing {
  /** For sections up to this length, years. */
  readonly upTo: number
  readonly second: number
  readonly third: number
  /** The second level is labelled with its months, and the first as years. */
  readonly monthLabels: boolean
}

const ageSpacings: readonly AgeSpacing[] = [
  { upTo: 1.6, second: 1, third: 1, monthLabels: true },
  { upTo: 5.3, second: 3, third: 1, monthLabels: true },
  { upTo: 8, second: 6, third: 3, monthLabels: false },
  { upTo: Number.POSITIVE_INFINITY, second: 12, third: 6, monthLabels: false },
]

function ageSpacing(length: number): AgeSpacing {
  return ageSpacings.find(({ upTo }) => length <= upTo) as AgeSpacing
}

/**
 * Age in years: the age at which references are read, corrected for gestation
 * up to 24 months in a child born preterm.
 */
export const ageAxis: XAxis = {
  words: ({ axes }) => axes.age,
  title: (length, { axes: { age } }) => (ageSpacing(length).monthLabels ? age.monthsAndYears : age.title),
  x: ({ age }) => age?.referenceYears,
  uncorrectedX: ({ age }) => (age?.referenceYears === age?.chronologicalYears ? undefined : age?.chronologicalYears),
  boneAgeX: (boneAgeYears) => boneAgeYears,
  assess: (subject, series, { age }, figure) => scoreAtAge(subject, series, age, figure),
  begins: 0,
  beginStep: 0.25,
  young: 4,
  shortest: 0.25,
  follows: Number.POSITIVE_INFINITY,
  step: (length) => Math.min(ageSpacing(length).second, monthsPerYear) / monthsPerYear,
  ticks: ageTicks,
}

function ageTicks(from: number, to: number, language: ChartLanguage): ChartTick[] {
  const { second, third, monthLabels } = ageSpacing(to - from)
  const ticks: ChartTick[] = []
  const last = Math.floor(to * monthsPerYear + 1e-6)
  for (let month = Math.ceil(from * monthsPerYear - 1e-6); month <= last; month++) {
    const value = month / monthsPerYear
    if (month % monthsPerYear === 0) {
      const { birthday } = language.chart.axes.age
      const text = monthLabels && month > 0 ? birthday(value) : numberText(value, 0, language)
      ticks.push({ value, level: 1, label: text })
    } else if (month % second === 0) {
      const text = numberText(month % monthsPerYear, 0, language)
      ticks.push(monthLabels ? { value, level: 2, label: text } : { value, level: 2 })
    } else if (month % third === 0) {
      ticks.push({ value, level: 3 })
    }
  }
  return ticks
}

/** Up to this length every second week has a label, weeks. */
const shortSection = 50

/** Postmenstrual age in weeks: gestation at birth plus age. */
export const postmenstrualAxis: XAxis = {
  words: ({ axes }) => axes.postmenstrual,
  x: ({ age }) => age?.postmenstrualWeeks,
  assess: (subject, series, { age }, figure) => scoreAtX(subject, series, age?.postmenstrualWeeks, figure),
  needsGestation: true,
  beginStep: 2,
  shortest: 2,
  follows: 0.5,
  step: () => 2,
  ticks: weekTicks,
  landmarks: ({ axes }) => [{ x: termWeeks, label: axes.postmenstrual.dueDate }],
}

function weekTicks(from: number, to: number, language: ChartLanguage): ChartTick[] {
  const [first, second] = to - from <= shortSection ? [2, 1] : [10, 2]
  const ticks: ChartTick[] = []
  for (let week = Math.ceil(from); week <= to; week++) {
    if (week % first === 0) ticks.push({ value: week, level: 1, label: numberText(week, 0, language) })
    else if (week % second === 0) ticks.push({ value: week, level: 3 })
  }
  return ticks
}

/** Younger children are measured lying, years (WHO 2006). */
const standingFromYears = 2
/** Weight for length is for younger children only, years (WHO 2006: standards from birth to 60 months). */
const scoredBelowYears = 5

/** Body length, or height in a child who can stand, cm. */
export const bodyLengthAxis: XAxis = {
  words: ({ axes }) => axes.bodyLength,
  x: ({ sizeCm }) => sizeCm,
  assess: (subject, series, { age, sizeCm }, figure) => {
    const years = age?.chronologicalYears
    if (years === undefined) return scoreAtX(subject, series, sizeCm, figure)
    return years < scoredBelowYears ? scoreAtX(subject, series, sizeCm, figure, positionAt(years)) : undefined
  },
  scoredBelowYears,
  position: positionAt,
  beginStep: 5,
  shortest: 5,
  follows: Number.POSITIVE_INFINITY,
  step: () => 5,
  ticks: lengthTicks,
}

function positionAt(ageYears: number): 'lying' | 'standing' {
  return ageYears < standingFromYears ? 'lying' : 'standing'
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
