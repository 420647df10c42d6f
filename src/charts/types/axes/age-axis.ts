import { scoreAtAge } from '../../../growth/scored.js'
import type { ChartLanguage } from '../../../languages/language.js'
import { numberText } from '../../../languages/localized-number.js'
import type { ChartTick } from '../../data/chart-data.js'
import type { ChartAxisKind } from './axis-kind.js'

const monthsPerYear = 12

/** How the ticks of a section are spaced, whole months. */
interface Spacing {
  /** Serves sections up to this length, years. */
  readonly upTo: number
  readonly second: number
  readonly third: number
  /** The second level is labelled with its months, and the first as years. */
  readonly monthLabels: boolean
}

const spacings: readonly Spacing[] = [
  { upTo: 1.6, second: 1, third: 1, monthLabels: true },
  { upTo: 5.3, second: 3, third: 1, monthLabels: true },
  { upTo: 8, second: 6, third: 3, monthLabels: false },
  { upTo: Number.POSITIVE_INFINITY, second: 12, third: 6, monthLabels: false },
]

function spacingOf(length: number): Spacing {
  return spacings.find(({ upTo }) => length <= upTo) as Spacing
}

function ticks(from: number, to: number, language: ChartLanguage): ChartTick[] {
  const { second, third, monthLabels } = spacingOf(to - from)
  const found: ChartTick[] = []
  const last = Math.floor(to * monthsPerYear + 1e-6)
  for (let month = Math.ceil(from * monthsPerYear - 1e-6); month <= last; month++) {
    const value = month / monthsPerYear
    if (month % monthsPerYear === 0) {
      const { birthday } = language.chart.axes.age
      const text = monthLabels && month > 0 ? birthday(value) : numberText(value, 0, language)
      found.push({ value, level: 1, label: text })
    } else if (month % second === 0) {
      const text = numberText(month % monthsPerYear, 0, language)
      found.push(monthLabels ? { value, level: 2, label: text } : { value, level: 2 })
    } else if (month % third === 0) {
      found.push({ value, level: 3 })
    }
  }
  return found
}

/**
 * Age in years: the age that references are read at, which is corrected for
 * gestation up to 24 months in a child born preterm.
 */
export const ageAxis: ChartAxisKind = {
  words: ({ axes }) => axes.age,
  title: (length, { axes: { age } }) => (spacingOf(length).monthLabels ? age.monthsAndYears : age.title),
  x: ({ age }) => age?.referenceYears,
  uncorrectedX: ({ age }) => (age?.referenceYears === age?.chronologicalYears ? undefined : age?.chronologicalYears),
  boneAgeX: (boneAgeYears) => boneAgeYears,
  assess: (subject, series, { age }, figure) => scoreAtAge(subject, series, age, figure),
  begins: 0,
  beginStep: 0.25,
  young: 4,
  shortest: 0.25,
  follows: Number.POSITIVE_INFINITY,
  step: (length) => Math.min(spacingOf(length).second, monthsPerYear) / monthsPerYear,
  ticks,
}
