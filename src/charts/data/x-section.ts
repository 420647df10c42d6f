import { type ChartSettings, checkRange } from '../request/chart-settings.js'
import type { ChartAxisKind } from '../types/axes/axis-kind.js'
import type { Section } from './drawn-piece.js'

/** What the section of the x axis depends on. */
export interface XSectionInput {
  readonly axis: ChartAxisKind
  /** Where the reference begins and ends. */
  readonly reference: Section
  /** The x of every parameter of the patient. */
  readonly parameters: readonly number[]
  /** Whether the chart is fitted to the young. */
  readonly fitsYoung: boolean
  /** Age today, years: it stands in where there is no parameter at all. */
  readonly ageYears: number | undefined
  readonly settings: Pick<ChartSettings, 'cropX' | 'cropXAt'>
}

/**
 * The section of the x axis that a chart shows: all of the reference and all
 * parameters of the patient; the first years alone for the young; cropped at
 * the last parameter or where the request has it.
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

/** A place this close to a step, in steps, is on it. */
const tolerance = 1e-6

/** The last multiple of a step at or below x. */
function stepBelow(x: number, step: number): number {
  return tidy(Math.floor(x / step + tolerance) * step)
}

/** The first multiple of a step at or above x. */
function stepAbove(x: number, step: number): number {
  return tidy(Math.ceil(x / step - tolerance) * step)
}

/** Without the last digits' noise of a multiplication: 0.3 and not 0.30000000000000004. */
function tidy(x: number): number {
  return Math.round(x * 1e9) / 1e9 + 0
}
