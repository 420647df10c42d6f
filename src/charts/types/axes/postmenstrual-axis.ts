import { scoreAtX } from '../../../growth/scored.js'
import type { ChartLanguage } from '../../../languages/language.js'
import { numberText } from '../../../languages/localized-number.js'
import { termWeeks } from '../../../references/postmenstrual-age.js'
import type { ChartTick } from '../../data/chart-data.js'
import type { ChartAxisKind } from './axis-kind.js'

/** Up to this length every second week has a label, weeks. */
const shortSection = 50

function ticks(from: number, to: number, language: ChartLanguage): ChartTick[] {
  const [first, second] = to - from <= shortSection ? [2, 1] : [10, 2]
  const found: ChartTick[] = []
  for (let week = Math.ceil(from); week <= to; week++) {
    if (week % first === 0) found.push({ value: week, level: 1, label: numberText(week, 0, language) })
    else if (week % second === 0) found.push({ value: week, level: 3 })
  }
  return found
}

/** Weeks since the last menstruation: gestation at birth plus the age. */
export const postmenstrualAxis: ChartAxisKind = {
  words: ({ axes }) => axes.postmenstrual,
  x: ({ age }) => age?.postmenstrualWeeks,
  assess: (subject, series, { age }, figure) => scoreAtX(subject, series, age?.postmenstrualWeeks, figure),
  needsGestation: true,
  beginStep: 2,
  shortest: 2,
  follows: 0.5,
  step: () => 2,
  ticks,
  landmarks: ({ axes }) => [{ x: termWeeks, label: axes.postmenstrual.dueDate }],
}
