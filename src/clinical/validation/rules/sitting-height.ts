import { type AnyRule, exceeds, rule, ruleList } from '../rule.js'
import { scoreLimits } from '../score-limits.js'
import { decimalSlips, likelySlip, metres } from '../slips.js'
import { ourChoice } from '../sources.js'
import { visitValueRules } from '../value-rules.js'

/** Sitting height as a share of height. */
export const possibleSeatShare: readonly [least: number, most: number] = [0.4, 0.85]
const [leastOfHeight, mostOfHeight] = possibleSeatShare

const slips = [metres, ...decimalSlips]

function isInProportion(seatCm: number, sizeCm: number): boolean {
  return !exceeds(leastOfHeight * sizeCm, seatCm) && !exceeds(seatCm, mostOfHeight * sizeCm)
}

const seatNotBelowSize = rule({
  asks: 'visitFields',
  needs: 'seatCm',
  code: 'seat_not_below_size',
  target: 'seat',
  cases: {
    impossible: {
      severity: 'error',
      when: 'not less than the height',
      source: ourChoice('Height is sitting height plus leg length.'),
    },
  },
  find: ({ visit: { seatCm, sizeCm } }) => {
    if (seatCm === undefined || sizeCm === undefined || seatCm < sizeCm) return undefined
    const swapped = isInProportion(sizeCm, seatCm)
    const drops = swapped ? (['seatCm', 'sizeCm'] as const) : (['seatCm'] as const)
    return { case: 'impossible', parameters: { seatCm, sizeCm, swapped }, drops }
  },
})

/** Sitting height as a share of height has its limits, even in dysplasias. */
const seatSizeRatio = rule({
  asks: 'visitFields',
  needs: 'seatCm',
  code: 'seat_size_ratio',
  target: 'seat',
  cases: {
    impossible: {
      severity: 'error',
      when: `less than ${leastOfHeight} or more than ${mostOfHeight} of the height`,
      source: ourChoice(
        'Medians run from 0.68 at birth to 0.52 (Fredriks 2005), in achondroplasia from 0.72 to 0.66; Marfan syndrome and short-trunk dysplasias stay above 0.40.',
      ),
    },
  },
  find: ({ visit: { seatCm, sizeCm } }) => {
    if (seatCm === undefined || sizeCm === undefined) return undefined
    if (isInProportion(seatCm, sizeCm)) return undefined
    const slip = likelySlip(slips, seatCm, (corrected) => isInProportion(corrected, sizeCm))
    return {
      case: 'impossible',
      parameters: { seatCm, sizeCm, least: leastOfHeight, most: mostOfHeight, slip },
      drops: ['seatCm'],
    }
  },
})

const seatWithoutSize = rule({
  asks: 'visit',
  needs: 'seatCm',
  code: 'seat_without_size',
  target: 'seat',
  cases: {
    missing: {
      severity: 'hint',
      when: 'given without the height',
      source: ourChoice('Leg length and proportions need both.'),
    },
  },
  find: ({ submitted: { sizeCm }, visit: { seatCm } }) =>
    seatCm === undefined || sizeCm !== undefined ? undefined : { case: 'missing', parameters: { seatCm } },
})

/** Sitting height, by itself and compared with height, which must be checked first. */
export const sittingHeightRules: readonly AnyRule[] = ruleList(
  visitValueRules({
    target: 'seat',
    field: 'seatCm',
    unit: 'cm',
    limits: {
      impossible: {
        severity: 'error',
        below: 7.2,
        above: 255,
        source: ourChoice('Follows from the height limits: 0.40 times 18 cm, 0.85 times 300 cm.'),
      },
    },
    slips,
    common: [30, 105],
    score: { limits: scoreLimits, series: 'sittingHeight' },
  }),
  seatNotBelowSize,
  seatSizeRatio,
  seatWithoutSize,
)
