import { nice, tickStep, ticks } from 'd3-array'
import type { ChartLanguage } from '../../ground/languages/language.js'
import { numberText } from '../../ground/languages/written-number.js'
import type { ChartTick, Section } from '../data/chart-curves.js'

/** The y axis has about this many labels: their step is the round number that comes nearest. */
const labelCount = 12
/** Faint grid lines divide the distance between two labels into ten parts: whole centimetres between tens. */
const partsByFaintLines = 10
/** Possible ends of the axis divide that distance into about this many: 10, 2 and 1 are halved, 5 stays whole. */
const partsByEnds = 1.5

/** The distance between the labels on the y axis: 1, 2 or 5 times a power of ten. */
export function valueStep(from: number, to: number): number {
  return tickStep(from, to, labelCount)
}

/** A section widened to values at which a y axis can end, and widened again if that moves its labels further apart. */
export function roundSection(from: number, to: number): Section {
  const [begin, end] = nice(from, to, partCount(from, to, partsByEnds))
  return valueStep(begin, end) === valueStep(from, to) ? [begin, end] : roundSection(begin, end)
}

/** The values above its beginning at which a y axis can end. */
export function roundEnds(from: number, to: number): readonly number[] {
  const ends: number[] = []
  for (const end of ticks(from, to, partCount(from, to, partsByEnds))) if (end > from) ends.push(end)
  return ends
}

/** The grid lines of a y axis. */
export function valueTicks(from: number, to: number, language: ChartLanguage): readonly ChartTick[] {
  const decimals = Math.max(0, -Math.floor(Math.log10(valueStep(from, to)) + 1e-9))
  const labelled = new Set(ticks(from, to, labelCount))
  const lines = new Set(ticks(from, to, partCount(from, to, partsByLines(from, to))))
  return ticks(from, to, partCount(from, to, partsByFaintLines)).map((value) =>
    labelled.has(value)
      ? { value, level: 1, label: numberText(value, decimals, language) }
      : { value, level: lines.has(value) ? 2 : 3 },
  )
}

/** Grid lines halve the distance between two labels; fives are divided into five. */
function partsByLines(from: number, to: number): number {
  return valueStep(from, to).toExponential().startsWith('5') ? 5 : 2
}

/** How many round parts a section has, about this many between two labels. */
function partCount(from: number, to: number, betweenLabels: number): number {
  return (to - from) / tickStep(0, valueStep(from, to), betweenLabels)
}
