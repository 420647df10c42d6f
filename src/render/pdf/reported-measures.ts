import type { VisitMeasureName } from '../../model/scores.js'
import { type VisitMeasure, visitMeasures } from '../../model/visit-measures.js'

/** How the values of a measure are written. */
interface ValueFormat {
  /** Empty for a ratio. */
  readonly unit: string
  /** At least this many decimals, and at most those of {@link mostDecimals}. */
  readonly decimals: number
  readonly mostDecimals: number
  /** The body mass index with the same score at 18 years. */
  readonly equivalent?: 'equiBmi'
}

/** What the pages of data show of one measure at a visit. */
export interface ReportedMeasure extends VisitMeasure, ValueFormat {}

/** A number as given has up to three decimals, a computed one no more than are of use. */
const asGiven = { decimals: 1, mostDecimals: 3 }
const centimetres = { unit: 'cm', ...asGiven }
const computed = (decimals: number) => ({ decimals, mostDecimals: decimals })

const formats: { readonly [name in VisitMeasureName]: ValueFormat } = {
  size: centimetres,
  turner: centimetres,
  noonan: centimetres,
  weight: { unit: 'kg', ...asGiven },
  bmi: { unit: 'kg/m²', ...computed(1), equivalent: 'equiBmi' },
  head: centimetres,
  seat: centimetres,
  leg: { unit: 'cm', ...computed(1) },
  seatLeg: { unit: '', ...computed(2) },
}

/** The measures in the order of the table. */
export const reportedMeasures: readonly ReportedMeasure[] = visitMeasures.map((visit) => ({
  ...visit,
  ...formats[visit.measure],
}))
