import { cmPerInch } from '../../model/units.js'
import type { BatchState } from './batch-state.js'

// WHO's height of girls at 2 years is 76.0 cm at -3 SD (2006). 75 inches are 190 cm.
const leastCm = 75
/** Below it a height is no more one in inches than in centimetres: most are in metres. */
const leastInches = leastCm / cmPerInch
const fromYears = 2

/** Whether a height can hardly be one in centimetres, and can be one in inches. */
export function isLowHeight(ageYears: number | undefined, sizeCm: number | undefined): boolean {
  if (ageYears === undefined || sizeCm === undefined) return false
  return ageYears > fromYears && sizeCm >= leastInches && sizeCm < leastCm
}

/** What to say of a batch in which most heights are that low. */
export function lowHeightsWarning({
  lowHeights,
  visits,
}: Pick<BatchState, 'lowHeights' | 'visits'>): string | undefined {
  if (lowHeights * 2 <= visits) return undefined
  return `${lowHeights} of ${visits} visits are of children above ${fromYears} years with a height below ${leastCm} cm. These look like inches: --map COLUMN=SizeCm_in reads them as that`
}
