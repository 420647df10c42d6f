import type { MeasurementResult } from '../../model/patient-result.js'
import { type VisitMeasure, type VisitMeasureName, visitMeasures } from '../../model/visit-measures.js'

/** What is told of one measure at a visit. */
export interface Measure extends VisitMeasure {
  readonly name: VisitMeasureName
  /** Of the value; empty for a ratio. */
  readonly unit: string
  /** At least so many decimals, and at most those of {@link mostDecimals}. */
  readonly decimals: number
  readonly mostDecimals: number
  /** The body mass index of the same score at 18 years. */
  readonly equivalent?: (visit: MeasurementResult) => number | undefined
}

/** A number as given has up to three decimals, a computed one no more than are of use. */
const asGiven = { decimals: 1, mostDecimals: 3 }
const centimetres = { unit: 'cm', ...asGiven }
const computed = (decimals: number) => ({ decimals, mostDecimals: decimals })

/** The measures in the order of the table. */
export const measures: readonly Measure[] = [
  { name: 'size', ...visitMeasures.size, ...centimetres },
  { name: 'turner', ...visitMeasures.turner, ...centimetres },
  { name: 'noonan', ...visitMeasures.noonan, ...centimetres },
  { name: 'weight', ...visitMeasures.weight, unit: 'kg', ...asGiven },
  { name: 'bmi', ...visitMeasures.bmi, unit: 'kg/m²', ...computed(1), equivalent: (visit) => visit.equiBmi },
  { name: 'head', ...visitMeasures.head, ...centimetres },
  { name: 'seat', ...visitMeasures.seat, ...centimetres },
  { name: 'leg', ...visitMeasures.leg, unit: 'cm', ...computed(1) },
  { name: 'seatLeg', ...visitMeasures.seatLeg, unit: '', ...computed(2) },
]
