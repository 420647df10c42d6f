import { dateText } from '../../../../charts/data/texts/describe-point.js'
import type { ChartLanguage, Language } from '../../../../ground/languages/language.js'
import { numberText } from '../../../../ground/languages/written-number.js'
import { type VisitMeasure, type VisitMeasureName, visitMeasures } from '../../../../ground/model/result-scores.js'
import { neededDecimals } from '../../../../ground/text/number.js'

/** The day of a date or date-time, as the language writes it; empty without one. */
export function dayText(date: string | undefined, language: ChartLanguage): string {
  return date === undefined ? '' : dateText(date.slice(0, 10), language)
}

/** `63,8`; at the ends `< 0,1` and `> 99,9`, because no percentile is 0 or 100. */
export function percentileFigure(percentile: number, language: Language): string {
  if (percentile < 0.1) return `< ${numberText(0.1, 1, language)}`
  if (percentile > 99.9) return `> ${numberText(99.9, 1, language)}`
  return numberText(percentile, 1, language)
}

/** The decimals that all the numbers need to be written exactly, within bounds. */
export function sharedDecimals(values: readonly number[], least: number, most: number): number {
  return values.reduce((decimals, value) => Math.max(decimals, neededDecimals(value, most)), least)
}

/** How the values of a measure are written. */
interface ValueFormat {
  /** Empty for a ratio. */
  readonly unit: string
  /** At least this many decimals, at most {@link mostDecimals}. */
  readonly decimals: number
  readonly mostDecimals: number
  /** The body mass index with the same score at 18 years. */
  readonly equivalent?: 'equiBmi'
}

/** What the tables of visits show of one measure. */
export interface ReportedMeasure extends VisitMeasure, ValueFormat {}

/** A value as given has up to three decimals, a computed one only those that mean something. */
const asGiven = { decimals: 1, mostDecimals: 3 }
const centimetres = { unit: 'cm', ...asGiven }

const valueFormats: { readonly [name in VisitMeasureName]: ValueFormat } = {
  size: centimetres,
  turner: centimetres,
  noonan: centimetres,
  boneAgeSize: centimetres,
  weight: { unit: 'kg', ...asGiven },
  weightForLength: { unit: 'kg', ...asGiven },
  bmi: { unit: 'kg/m²', ...computed(1), equivalent: 'equiBmi' },
  head: centimetres,
  headWho: centimetres,
  seat: centimetres,
  leg: { unit: 'cm', ...computed(1) },
  seatLeg: { unit: '', ...computed(2) },
}

/** The measures in the order of the table. */
export const reportedMeasures: readonly ReportedMeasure[] = visitMeasures.map((visit) => ({
  ...visit,
  ...valueFormats[visit.measure],
}))

function computed(decimals: number): Pick<ValueFormat, 'decimals' | 'mostDecimals'> {
  return { decimals, mostDecimals: decimals }
}
