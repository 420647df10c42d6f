import { inTails } from '../../../ground/math/lms.js'
import type { PatientInput } from '../../../ground/model/patient.js'
import { bandHalfWidths } from '../../growth/score-covariance.js'
import { cohortCitations } from '../../growth/three-cohorts.js'
import {
  type ExpectedBasis,
  type ExpectedGrowth,
  expectedBasis,
  type NoExpectedGrowth,
} from '../expected/expected-growth.js'
import type { ExpectedGrowthOptions } from '../expected/expected-options.js'
import type { Calculation, CourseLine } from './course-step.js'
import { earlierLines } from './earlier-lines.js'
import { expectedByHand } from './expected-by-hand.js'
import { computeValue, isLmsAt, placeReading, valueUnit } from './score-lines.js'

/** What is expected, and how it was computed; no lines where nothing is. */
export interface ExplainedExpectedGrowth {
  readonly growth: ExpectedGrowth | NoExpectedGrowth
  readonly lines: readonly CourseLine[]
  /** Of the cohorts from which the covariances were estimated. */
  readonly citations: readonly string[]
}

/**
 * {@link expectedGrowth} by hand: the score of each earlier value in the reference of the
 * day, how it hangs together with that day's, and what each adds to the expected score.
 * These shares solve one equation for each earlier score; they are given, not the solving.
 *
 * @throws AuxologyError `invalid_parameter` for an option, `invalid_value` for a date that doesn't exist
 * @example
 * ```ts
 * const { lines } = explainExpectedGrowth(
 *   { dateOfBirth: '2017-06-04', gender: 'male', measurements: [{ date: '2023-06-04', sizeCm: 116.5 }] },
 *   { measure: 'size', at: '2024-06-04' },
 * )
 * lines.some(({ name }) => name === 'expectedSds') // true
 * ```
 */
export function explainExpectedGrowth(patient: PatientInput, options: ExpectedGrowthOptions): ExplainedExpectedGrowth {
  const basis = expectedBasis(patient, options)
  if (!('growth' in basis)) return { growth: basis, lines: [], citations: [] }
  const { earlier, growth } = basis
  const { sds, spreadSds: spread } = growth
  const hand = expectedByHand({ ...basis, toYears: basis.age.referenceYears, sds: sds.raw, spread })
  computeBands(hand, basis)
  return { growth, lines: [...earlierLines(earlier), ...hand.lines], citations: cohortCitations }
}

/** The expected value and the ends of the band of 90 in 100, where the formula of the reference gives them. */
function computeBands(hand: Calculation, { place, asked, growth, shift }: ExpectedBasis): void {
  const half = bandHalfWidths[90]
  const { sds, spreadSds } = growth
  const band = growth.bands.find(({ percent }) => percent === 90)
  hand.open(placeReading('expectedValue', place))
  hand.compute('lowSds', `expectedSds - ${half} * expectedSpread`, 'sds')
  hand.compute('highSds', `expectedSds + ${half} * expectedSpread`, 'sds')
  for (const [name, at, score, value] of [
    ['expectedValue', 'expectedSds', sds.raw, growth.value],
    ['low', 'lowSds', sds.raw - half * spreadSds, band?.low],
    ['high', 'highSds', sds.raw + half * spreadSds, band?.high],
  ] as const) {
    if (value === undefined || !isLmsAt(place, score) || inTails(score)) continue
    computeValue(hand, place, { name, at, value: value + shift, unit: valueUnit(place) })
  }
  if (shift !== 0) {
    hand.put({ shift: -shift })
    hand.compute('measured', 'expectedValue + shift', 'cm', growth.value)
  }
  if (asked === undefined) return
  hand.put({ toSds: asked })
  hand.compute('conditionalSds', '(toSds - expectedSds) / expectedSpread', 'sds')
}
