import { nice, tickStep, ticks } from 'd3-array'
import type { ChartLanguage } from '../../../languages/language.js'
import { numberText } from '../../../languages/localized-number.js'
import type { ChartTick } from '../../data/chart-data.js'
import type { Section } from '../../data/drawn-piece.js'

/** About how many labels an axis of values carries: their step is the round number nearest to that. */
const labelCount = 12
/** Into about how many parts lines divide the distance of two labels: 10, 5 and 1 into five, 2 into four. */
const partsByLines = 5
/** And into how many the places where the axis may end: 10, 2 and 1 are halved, 5 stays whole. */
const partsByEnds = 1.5

/** The distance of the labels on an axis of values: 1, 2 or 5 times a power of ten. */
export function valueStep(from: number, to: number): number {
  return tickStep(from, to, labelCount)
}

/** A section widened to places where an axis may end: those of the wider one, should its labels be further apart. */
export function roundSection(from: number, to: number): Section {
  const [begin, end] = nice(from, to, countOfParts(from, to, partsByEnds))
  return valueStep(begin, end) === valueStep(from, to) ? [begin, end] : roundSection(begin, end)
}

/** The places above its beginning where an axis of values may end. */
export function roundEnds(from: number, to: number): readonly number[] {
  return ticks(from, to, countOfParts(from, to, partsByEnds)).filter((end) => end > from)
}

/** The lines of an axis of values. */
export function valueTicks(from: number, to: number, language: ChartLanguage): ChartTick[] {
  const decimals = Math.max(0, -Math.floor(Math.log10(valueStep(from, to)) + 1e-9))
  const labelled = new Set(ticks(from, to, labelCount))
  return ticks(from, to, countOfParts(from, to, partsByLines)).map((value) =>
    labelled.has(value) ? { value, level: 1, label: numberText(value, decimals, language) } : { value, level: 3 },
  )
}

/** How many round parts a section has whose labels are divided. */
function countOfParts(from: number, to: number, parts: number): number {
  return (to - from) / tickStep(0, valueStep(from, to), parts)
}
