import { scoreAtX } from '../../../growth/scored.js'
import type { ChartLanguage } from '../../../languages/language.js'
import { numberText } from '../../../languages/localized-number.js'
import type { ChartTick } from '../../data/chart-data.js'
import type { ChartAxisKind } from './axis-kind.js'

/** Below this age a child is measured lying, from it standing, years (WHO 2006). */
const standingFromYears = 2
/** Weight for length serves children below this age, years (WHO 2006: standards from birth to 60 months). */
const scoredBelowYears = 5

function position(ageYears: number): 'lying' | 'standing' {
  return ageYears < standingFromYears ? 'lying' : 'standing'
}

function ticks(from: number, to: number, language: ChartLanguage): ChartTick[] {
  const found: ChartTick[] = []
  for (let cm = Math.ceil(from); cm <= to; cm++) {
    if (cm % 10 === 0) found.push({ value: cm, level: 1, label: numberText(cm, 0, language) })
    else if (cm % 5 === 0) found.push({ value: cm, level: 2, label: numberText(cm, 0, language) })
    else found.push({ value: cm, level: 3 })
  }
  return found
}

/** Body length, or height in a child who stands, cm. */
export const bodyLengthAxis: ChartAxisKind = {
  words: ({ axes }) => axes.bodyLength,
  x: ({ sizeCm }) => sizeCm,
  assess: (subject, series, { age, sizeCm }, figure) => {
    const years = age?.chronologicalYears
    if (years === undefined) return scoreAtX(subject, series, sizeCm, figure)
    return years < scoredBelowYears ? scoreAtX(subject, series, sizeCm, figure, position(years)) : undefined
  },
  scoredBelowYears,
  position,
  beginStep: 5,
  shortest: 5,
  follows: Number.POSITIVE_INFINITY,
  step: () => 5,
  ticks,
}
