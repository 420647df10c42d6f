import { extent } from '../../../ground/math/extent.js'
import type { ChartSettings } from '../../chart-settings.js'
import { checkRange } from '../../picture-size.js'
import type { XAxis } from '../../types/chart-definition.js'
import type { ChartMeasure } from '../../types/measures.js'
import { roundEnds, roundSection } from '../../types/value-axis.js'
import type { Section } from '../chart-curves.js'

/** Whether a value lies in a section. */
export function isInside(value: number, [from, to]: Section): boolean {
  return value >= from && value <= to
}

/** The values that lie in a section. */
export function valuesInside(values: readonly number[], section: Section): number[] {
  const inside: number[] = []
  for (const value of values) if (isInside(value, section)) inside.push(value)
  return inside
}

/** What the section of the x axis depends on. */
export interface XSectionInput {
  readonly axis: XAxis
  /** Where the chart begins unless a value lies before; where the axis does if the chart doesn't say. */
  readonly begins: number | undefined
  /** Whether the axis follows values before its beginning: a reference serves them. */
  readonly followsEarly: boolean
  /** Where the reference begins and ends. */
  readonly reference: Section
  /** The x of everything of the patient, and of the values alone. */
  readonly parameters: readonly number[]
  readonly values: readonly number[]
  /** Whether the chart is limited to the first years for a young child. */
  readonly fitsYoung: boolean
  /** The x of the oldest visit, or of today if there is no visit: what makes a young child. */
  readonly oldest: number | undefined
  readonly settings: Pick<ChartSettings, 'window' | 'cropX' | 'cropXAt'>
}

/**
 * The section of the x axis that a chart shows: all of the reference and all
 * parameters of the patient; only the first years for the young; fitted to the
 * patient's values; cropped at the oldest age or where the request says.
 *
 * @throws AuxologyError `invalid_parameter` for a cropXAt outside the reference and all parameters
 */
export function xSection(input: XSectionInput): Section {
  const { axis, reference, followsEarly, parameters, values, settings } = input
  const [begin, end] = reference
  const followedTo: Section = [
    followsEarly ? Number.NEGATIVE_INFINITY : (axis.begins ?? Number.NEGATIVE_INFINITY),
    Math.max(end, axis.followsTo),
  ]
  const followed = valuesInside(parameters, followedTo)
  const followedValues = valuesInside(values, followedTo)
  const [first, last] = extent(followed) ?? []
  const earliest = axis.begins ?? stepBelow(begin, axis.beginStep)
  const usual = input.begins === undefined || (first !== undefined && first < input.begins) ? earliest : input.begins
  const from = Math.min(usual, stepBelow(first ?? usual, axis.beginStep))
  const referenceEnd = stepAbove(end, axis.step(end - from))
  const whole = fullSection(input, from, last, referenceEnd)
  const section: Section =
    settings.window === 'fit' && followedValues.length > 0
      ? fittedSection(axis, followedValues, from, referenceEnd)
      : whole
  if (!settings.cropX) return section

  if (settings.cropXAt !== undefined) {
    const to = Math.max(referenceEnd, whole[1])
    checkRange('cropXAt', settings.cropXAt, { from: usual + axis.shortest, to })
    return [section[0] < settings.cropXAt ? section[0] : from, settings.cropXAt]
  }
  if (last === undefined) return section
  const cropped = stepAbove(last, axis.step(last - section[0]))
  return [section[0], Math.max(usual + axis.shortest, cropped)]
}

/** All of the reference and of the patient, or the first years of the young. */
function fullSection(
  { axis, fitsYoung, oldest: oldestVisit }: XSectionInput,
  from: number,
  last: number | undefined,
  referenceEnd: number,
): Section {
  const [, oldest] = extent([oldestVisit, last].filter((x) => x !== undefined)) ?? []
  if (fitsYoung && axis.young !== undefined && oldest !== undefined && oldest < axis.young) return [from, axis.young]
  return [from, Math.max(referenceEnd, last === undefined ? referenceEnd : stepAbove(last, axis.step(last - from)))]
}

/** Room on either side of the patient's values, as a share of their section. */
const fitMargin = 0.15
/** A fitted section begins where the full one does if that lies within this share of it. */
const nearFull = 0.3

/** The values with a margin, and no more beyond the end of the reference than they need. */
function fittedSection(axis: XAxis, values: readonly number[], from: number, referenceEnd: number): Section {
  const [first, last] = extent(values) ?? [from, referenceEnd]
  const least = axis.fitLength(last)
  const length = Math.max(last - first, least)
  const margin = Math.max(fitMargin * length, (least - (last - first)) / 2)
  const step = axis.step(last - first + 2 * margin)
  const begin = first - margin - from < nearFull * length ? from : Math.max(from, stepBelow(first - margin, step))
  const end = Math.min(last + margin, Math.max(referenceEnd, last))
  return [begin, Math.max(stepAbove(end, step), tidy(begin + axis.shortest))]
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

/** In a section fitted to the child, within this share. */
const nearFittedBegin = 0.15

/** What the section of the y axis depends on. */
export interface YSectionInput {
  readonly measure: ChartMeasure
  /** The lowest and the highest value that is drawn. */
  readonly drawn: Section
  /** The values of the patient. */
  readonly parameters: readonly number[]
  readonly settings: Pick<ChartSettings, 'window' | 'cropY' | 'cropYAt'>
}

/**
 * The section of the y axis that a chart shows: everything, or up to where it
 * is cropped. A cropped axis begins where its own length asks for.
 *
 * @throws AuxologyError `invalid_parameter` for a cropYAt below the section or
 * above what the measure can reach
 */
export function ySection({ measure, drawn, parameters, settings }: YSectionInput): Section {
  const [lowest, highest] = drawn
  const near = settings.window === 'fit' ? nearFittedBegin : nearBegin
  const sectionUpTo = (top: number): Section => {
    const length = top - lowest || 1
    const [begin, end] = roundSection(lowest - padding * length, top + padding * length)
    return [axisBegin(measure, begin, near * length), end]
  }
  const [from, end] = sectionUpTo(highest)
  const croppedFrom = (top: number) => (top > lowest ? sectionUpTo(top)[0] : from)
  const ends = roundEnds(from, end)
  if (settings.cropY && settings.cropYAt !== undefined) {
    const { highest: to, unit } = measure
    checkRange('cropYAt', settings.cropYAt, { from: ends[0] ?? end, to, unit })
    return [croppedFrom(Math.min(settings.cropYAt, highest)), settings.cropYAt]
  }
  const [, largest] = extent(parameters) ?? []
  if (!settings.cropY || largest === undefined) return [from, end]
  const top = ends.find((value) => value >= largest) ?? end
  return [croppedFrom(Math.min(top, highest)), top]
}

function axisBegin({ axisBegins, per }: ChartMeasure, begin: number, near: number): number {
  // No growth is what a velocity is read against, and without curves the only thing.
  if (per !== undefined) return Math.min(0, begin)
  if (axisBegins !== undefined && begin - axisBegins < near) return axisBegins
  return Math.max(0, begin)
}
