import { nice, tickStep, ticks } from 'd3-array'
import { perYearDivisors } from '../../../clinical/course/velocity/growth-rate.js'
import { rateDecimals } from '../../../clinical/course/velocity/rate-text.js'
import type { Language } from '../../../ground/languages/language.js'
import { numberText } from '../../../ground/languages/written-number.js'
import type { VelocityUnit } from '../../../ground/model/course-names.js'
import type { ChartAxis, ChartTick } from '../../data/chart-curves.js'
import { isOnAxis } from '../../picture/shown-data.js'
import type { SheetData } from '../sheet-data.js'
import type { StripInterval, VelocityStrip } from './velocity-strip.js'

/** A section up to this length is infancy's own, in which velocity is counted by shorter times, years. */
const infantSection = 2.2
/** On a scale for all ages, gains in the steep first months run off it: up to which age, by the length of the section, years; none in infancy's own. */
const steepBelow = [
  { upTo: infantSection, age: Number.NEGATIVE_INFINITY },
  { upTo: 5.3, age: 0.75 },
  { upTo: Number.POSITIVE_INFINITY, age: 1.5 },
] as const
/** The scale has about this many labels. */
const labelCount = 5

/** The intervals that the section shows at least a part of. */
export function shownIntervals(
  { data }: Pick<SheetData, 'data'>,
  { intervals }: VelocityStrip,
): readonly StripInterval[] {
  const { from, to } = data.xAxis
  return intervals.filter((each) => each.to > from && each.from < to)
}

/** The intervals above the scale of the strip. */
export function intervalsAbove(sheet: SheetData, strip: VelocityStrip): readonly StripInterval[] {
  const shown = shownIntervals(sheet, strip)
  const yAxis = velocityAxis(sheet, strip, shown)
  return shown.filter((each) => !isInScale(each, yAxis))
}

/** The whole whisker has to be seen. */
export function isInScale({ perYear, interval: { uncertainty = 0 } }: StripInterval, yAxis: ChartAxis): boolean {
  return isOnAxis(perYear + uncertainty, yAxis) && isOnAxis(perYear - uncertainty, yAxis)
}

/** In what a strip counts velocity, and how that is written; its figures are of a year all the same. */
export interface VelocityScale {
  readonly unit: VelocityUnit
  /** What a velocity of a year is divided by. */
  readonly divisor: number
  readonly decimals: number
}

const ageUnits = { cm: 'cmPerYear', kg: 'kgPerYear' } as const
const infantUnits = { cm: 'cmPerMonth', kg: 'gramsPerDay' } as const

/** By the year; in a section of infancy by the month, and weight in grams a day. */
export function velocityScale({ data }: Pick<SheetData, 'data'>, { unit }: VelocityStrip): VelocityScale {
  const isInfant = data.xAxis.to - data.xAxis.from <= infantSection
  return scaleOf(isInfant ? infantUnits[unit] : ageUnits[unit])
}

/** How infants' velocity is written where the strip counts by the year. */
export function infantScale({ unit }: VelocityStrip): VelocityScale {
  return scaleOf(infantUnits[unit])
}

function scaleOf(of: keyof typeof perYearDivisors): VelocityScale {
  return { unit: of, divisor: perYearDivisors[of], decimals: rateDecimals[of] }
}

/** `9.4 cm/y` */
export function velocityText(perYear: number, { unit, divisor, decimals }: VelocityScale, language: Language): string {
  return language.terminal.course.velocities[unit].of(numberText(perYear / divisor, decimals, language))
}

/** The scale of the strip: what is gained each year from the age on at which it is no longer steep, and the reference. */
export function velocityAxis(sheet: SheetData, strip: VelocityStrip, shown: readonly StripInterval[]): ChartAxis {
  const { data, language } = sheet
  const { curves, unit } = strip
  const { from: begin, to: end } = data.xAxis
  const steep = steepBelow.find(({ upTo }) => end - begin <= upTo)?.age ?? 0
  const scaled = shown.filter(({ from, to }) => (from + to) / 2 >= steep)
  const reference = curves.flatMap(({ places }) =>
    places.filter(({ midYears }) => midYears >= begin && midYears <= end).map(({ perYear }) => perYear),
  )
  const { divisor } = velocityScale(sheet, strip)
  const values = [
    ...scaled.flatMap(({ perYear, interval: { uncertainty = 0 } }) => [perYear - uncertainty, perYear + uncertainty]),
    ...scaled.flatMap(({ expected = [] }) => expected),
    ...reference,
  ].map((value) => value / divisor)
  const lowest = Math.min(0, ...values)
  const highest = values.length === 0 ? (unit === 'kg' ? 4 : 12) / divisor : Math.max(0, ...values)
  // Two equal weights have no velocity and no error.
  const range = Math.max(leastRange, (highest - lowest) * (shown.length === 0 ? headroomForWords : headroom))
  const [from, to] = nice(lowest, lowest + range, 2 * labelCount)
  const decimals = Math.max(0, -Math.floor(Math.log10(tickStep(from, to, labelCount)) + 1e-9))
  const labels = ticks(from, to, labelCount).map(
    (value): ChartTick => ({
      value: value * divisor,
      level: 1,
      label: numberText(value, decimals, language),
    }),
  )
  return { label: '', unit, title: '', from: from * divisor, to: to * divisor, decimals: 1, ticks: labels }
}

/** In what the scale counts. */
const leastRange = 1
/** Above the highest, for its figure, as a share of the range. */
const headroom = 1.08
/** Above the curves, for the words that say why there is no velocity. */
const headroomForWords = 1.4
