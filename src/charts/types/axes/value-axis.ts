import { numberText } from '../../../languages/localized-number.js'
import type { Locale } from '../../../model/localized.js'
import type { ChartTick } from '../../data/chart-data.js'
import { tidy } from './round-to-step.js'

/** The most labels and the most lines that an axis of values carries. */
const mostLabels = 16
const mostLines = 72

/** How a step of 1, 2 or 5 (times a power of ten) is divided, finest first. */
const divisions: Readonly<Record<number, readonly number[]>> = { 1: [5, 2], 2: [4, 2], 5: [5] }

/**
 * The distance of the labels on an axis of values: 1, 2 or 5 times a power of
 * ten.
 */
export function valueStep(length: number): number {
  const rough = length / mostLabels
  const power = 10 ** Math.floor(Math.log10(rough))
  const mantissa = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * (1 - 1e-9)) as number
  return tidy(mantissa * power)
}

/** The distance of the places where an axis may end: at a label, or where half a step is a round number too. */
export function endStep(step: number): number {
  return mantissaOf(step) === 5 ? step : tidy(step / 2)
}

function mantissaOf(step: number): number {
  return Math.round(step / 10 ** powerOf(step))
}

function powerOf(step: number): number {
  return Math.floor(Math.log10(step) + 1e-9)
}

/** The lines of an axis of values. */
export function valueTicks(from: number, to: number, locale: Locale): ChartTick[] {
  const step = valueStep(to - from)
  const lines = (to - from) / step
  const parts = divisions[mantissaOf(step)]?.find((division) => lines * division <= mostLines) ?? 1
  const decimals = Math.max(0, -powerOf(step))
  const ticks: ChartTick[] = []
  const last = Math.floor((to / step) * parts + 1e-6)
  for (let i = Math.ceil((from / step) * parts - 1e-6); i <= last; i++) {
    const value = tidy((i * step) / parts)
    if (i % parts === 0) ticks.push({ value, level: 1, label: numberText(value, decimals, locale) })
    else ticks.push({ value, level: 3 })
  }
  return ticks
}
