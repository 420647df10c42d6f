import { type ChartSettings, checkRange } from '../request/chart-settings.js'
import { roundEnds, roundSection } from '../types/axes/value-axis.js'
import type { ChartMeasure } from '../types/measures.js'
import type { Section } from './drawn-piece.js'

/** Room above and below what is drawn, as a share of the axis. */
const air = 0.015
/** An axis begins where its measure does if that lies within this share of it. */
const nearBegin = 0.35

/** What the section of the y axis depends on. */
export interface YSectionInput {
  readonly measure: ChartMeasure
  /** The lowest and the highest of all that is drawn. */
  readonly drawn: Section
  /** The values of the patient. */
  readonly parameters: readonly number[]
  readonly settings: Pick<ChartSettings, 'cropY' | 'cropYAt'>
}

/**
 * The section of the y axis that a chart shows: everything, or up to where it
 * is cropped.
 *
 * @throws AuxologyError `invalid_parameter` for a cropYAt below the section or
 * above what the measure can reach
 */
export function ySection({ measure, drawn, parameters, settings }: YSectionInput): Section {
  const [lowest, highest] = drawn
  const length = highest - lowest || 1
  const [begin, end] = roundSection(lowest - air * length, highest + air * length)
  const from = axisBegin(measure, begin, length)
  const ends = roundEnds(from, end)
  if (settings.cropY && settings.cropYAt !== undefined) {
    const { highest: to, unit } = measure
    checkRange('cropYAt', settings.cropYAt, { from: ends[0] ?? end, to, unit })
    return [from, settings.cropYAt]
  }
  if (!settings.cropY || parameters.length === 0) return [from, end]
  const top = Math.max(...parameters)
  return [from, ends.find((place) => place >= top) ?? end]
}

function axisBegin({ axisBegins }: ChartMeasure, begin: number, length: number): number {
  if (axisBegins !== undefined && begin - axisBegins < nearBegin * length) return axisBegins
  return Math.max(0, begin)
}
