import { type ChartSettings, checkRange } from '../chart-request.js'
import type { XAxis } from '../types/chart-definition.js'
import type { ChartMeasure } from '../types/measures.js'
import { roundEnds, roundSection } from '../types/value-axis.js'
import type { Section } from './chart-data.js'

/** Whether a value lies in a section. */
export function isInside(value: number, [from, to]: Section): boolean {
  return value >= from && value <= to
}

/** What the section of the x axis depends on. */
export interface XSectionInput {
  readonly axis: XAxis
  /** Where the reference begins and ends. */
  readonly reference: Section
  /** The x of every parameter of the patient. */
  readonly parameters: readonly number[]
  /** Whether the chart is limited to the first years for a young child. */
  readonly fitsYoung: boolean
  /** Age today, years; used if the patient has no parameters. */
  readonly ageYears: number | undefined
  readonly settings: Pick<ChartSettings, 'cropX' | 'cropXAt'>
}

/**
 * The section of the x axis that a chart shows: all of the reference and all
 * parameters of the patient; only the first years for the young; cropped at
 * the last parameter or where the request says.
 *
 * @throws AuxologyError `invalid_parameter` for a cropXAt outside the reference
 */
export function xSection({ axis, reference, parameters, fitsYoung, ageYears, settings }: XSectionInput): Section {
  const [begin, end] = reference
  const followedTo = end + axis.follows * (end - begin)
  const followed = parameters.filter((x) => x <= followedTo)
  const first = followed.length > 0 ? Math.min(...followed) : begin
  const last = followed.length > 0 ? Math.max(...followed) : undefined
  const usual = axis.begins ?? stepBelow(begin, axis.beginStep)
  const from = Math.min(usual, stepBelow(first, axis.beginStep))
  const referenceEnd = stepAbove(end, axis.step(end - from))
  const endingAfter = (x: number) => stepAbove(x, axis.step(x - from))

  if (settings.cropX && settings.cropXAt !== undefined) {
    checkRange('cropXAt', settings.cropXAt, { from: usual + axis.shortest, to: referenceEnd })
    return [from, settings.cropXAt]
  }
  if (settings.cropX && last !== undefined) return [from, Math.max(usual + axis.shortest, endingAfter(last))]
  const oldest = last ?? ageYears
  if (fitsYoung && axis.young !== undefined && oldest !== undefined && oldest < axis.young) return [from, axis.young]
  return [from, Math.max(referenceEnd, last === undefined ? referenceEnd : endingAfter(last))]
}

/** A value this close to a step, in steps, is on it. */
const tolerance = 1e-6

/** The last multiple of a step at or below x. */
function stepBelow(x: number, step: number): number {
  return tidy(Math.floor(x / step + tolerance) * step)
}

/** The first multiple of a step at or above x. */
function stepAbove(x: number, step: number): number {
  return tidy(Math.ceil(x / step - tolerance) * step)
}

/** Without the floating-point error of a multiplication: 0.3, not 0.30000000000000004. */
function tidy(x: number): number {
  return Math.round(x * 1e9) / 1e9 + 0
}

/** Room above and below what is drawn, as a share of the axis. */
const padding = 0.015
/** An axis begins where its measure does if that lies within this share of it. */
const nearBegin = 0.35

/** What the section of the y axis depends on. */
export interface YSectionInput {
  readonly measure: ChartMeasure
  /** The lowest and the highest value that is drawn. */
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
  const [begin, end] = roundSection(lowest - padding * length, highest + padding * length)
  const from = axisBegin(measure, begin, length)
  const ends = roundEnds(from, end)
  if (settings.cropY && settings.cropYAt !== undefined) {
    const { highest: to, unit } = measure
    checkRange('cropYAt', settings.cropYAt, { from: ends[0] ?? end, to, unit })
    return [from, settings.cropYAt]
  }
  if (!settings.cropY || parameters.length === 0) return [from, end]
  const top = Math.max(...parameters)
  return [from, ends.find((value) => value >= top) ?? end]
}

function axisBegin({ axisBegins }: ChartMeasure, begin: number, length: number): number {
  if (axisBegins !== undefined && begin - axisBegins < nearBegin * length) return axisBegins
  return Math.max(0, begin)
}
