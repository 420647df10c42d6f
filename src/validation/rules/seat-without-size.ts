import type { Comparison, UsableVisit } from '../rule.js'
import { ourChoice } from '../sources.js'

/** Sitting height tells little without height. */
export const seatWithoutSize: Comparison<UsableVisit> = {
  code: 'seat_without_size',
  target: 'seat',
  cases: [
    { severity: 'hint', when: 'given without the height', source: ourChoice('Leg length and proportions need both.') },
  ],
  check: ({ submitted: { sizeCm }, visit: { seatCm } }) =>
    seatCm === undefined || sizeCm !== undefined
      ? undefined
      : { severity: 'hint', target: 'seat', code: 'seat_without_size', parameters: { seatCm } },
}
