import type { Comparison, VisitRecord } from '../rule.js'
import { likelySlip } from '../slips.js'
import { ourChoice } from '../sources.js'
import { seat } from './seat.js'

const least = 0.4
const most = 0.85
const target = 'seat'
const own = ['seatCm'] as const
const both = ['seatCm', 'sizeCm'] as const

function inProportion(seatCm: number, sizeCm: number): boolean {
  return seatCm >= least * sizeCm && seatCm <= most * sizeCm
}

/** Nobody sits taller than standing. */
export const seatNotBelowSize: Comparison<VisitRecord> = {
  code: 'seat_not_below_size',
  target,
  cases: [
    { severity: 'error', when: 'not less than the height', source: ourChoice('Height is sitting height and legs.') },
  ],
  check: ({ visit: { seatCm, sizeCm } }) => {
    if (seatCm === undefined || sizeCm === undefined || seatCm < sizeCm) return undefined
    const swapped = inProportion(sizeCm, seatCm)
    const drops = swapped ? both : own
    return { severity: 'error', target, code: 'seat_not_below_size', parameters: { seatCm, sizeCm, swapped }, drops }
  },
}

/** The share of sitting height in height has its bounds, dysplasias included. */
export const seatSizeRatio: Comparison<VisitRecord> = {
  code: 'seat_size_ratio',
  target,
  cases: [
    {
      severity: 'error',
      when: `less than ${least} or more than ${most} of the height`,
      source: ourChoice(
        'Medians run from 0.68 at birth to 0.52 (Fredriks 2005), in achondroplasia from 0.72 to 0.66; Marfan syndrome and short-trunk dysplasias stay above 0.40.',
      ),
    },
  ],
  check: ({ visit: { seatCm, sizeCm } }) => {
    if (seatCm === undefined || sizeCm === undefined || seatCm >= sizeCm || inProportion(seatCm, sizeCm))
      return undefined
    const slip = likelySlip(seat.slips, seatCm, (corrected) => inProportion(corrected, sizeCm))
    return {
      severity: 'error',
      target,
      code: 'seat_size_ratio',
      parameters: { seatCm, sizeCm, least, most, slip },
      drops: own,
    }
  },
}
