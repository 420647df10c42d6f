import { inTails, type Lms, lmsScore, lmsValue, tailAnchor } from '../../../ground/math/lms.js'
import type { Score } from '../../../ground/model/score.js'
import type { VisitScoredValue } from '../../growth/score-at-age.js'
import { percentileOf, ruleOf, type ScoredValue } from '../../references/distribution.js'
import type { Lookup } from '../../references/lookup.js'
import { referenceName, type TableAxis } from '../../references/table.js'
import {
  type Calculation,
  type CourseFigure,
  type CourseLine,
  type CourseUnit,
  calculation,
  type TableReading,
} from './course-step.js'

const axisUnits: { readonly [axis in TableAxis]: CourseUnit } = {
  years: 'years',
  weeks: 'weeks',
  completedWeeks: 'weeks',
  cm: 'cm',
}

/** The figures of a table at a place. */
export function placeReading(name: CourseFigure, { table, x, l, m, s }: Lookup): TableReading {
  return {
    name,
    reference: referenceName(table),
    x,
    unit: axisUnits[table.axis],
    columns: ['L', 'M', 'S'],
    rows: [],
    figures: { L: l, M: m, S: s },
  }
}

/** The unit of what a table measures. */
export function valueUnit({ table: { measure } }: Lookup): CourseUnit {
  if (measure === 'bmi') return 'kgPerM2'
  return measure === 'weight' ? 'kg' : 'cm'
}

/**
 * How a value was scored at a place of a table: nothing for a distribution that isn't
 * LMS alone, see explainScores.
 *
 * @param of what the value is
 */
export function scoreLines(
  name: CourseFigure,
  scored: ScoredValue | VisitScoredValue,
  of: CourseFigure = 'measured',
): readonly CourseLine[] {
  const { value, score, place } = scored
  const unit = valueUnit(place)
  const shift = 'shift' in scored ? scored.shift : undefined
  const hand = calculation(shift === undefined ? { [of]: value } : { measured: shift.measured, shift: shift.cm })
  hand.open(placeReading(name, place))
  hand.compute('value', shift === undefined ? of : 'measured + shift', unit, value)
  const rule = ruleOf(place, score)
  if (rule === 'lms') computeScore(hand, name, place, score)
  if (rule === 'linear') computeTailScore(hand, { name, lms: place, score, unit })
  return hand.lines
}

/** The LMS formula. */
function computeScore({ compute }: Calculation, name: CourseFigure, { l }: Lms, score: number): void {
  compute(name, l === 0 ? 'ln(value / M) / S' : '((value / M) ^ L - 1) / (L * S)', 'sds', score)
}

/** A value at a score, by name. */
interface ValueAtScore {
  readonly name: CourseFigure
  readonly at: CourseFigure
  readonly value: number
  readonly unit: CourseUnit
}

/** The value at a score by the LMS formula. */
export function computeValue({ compute }: Calculation, { l }: Lms, { name, at, value, unit }: ValueAtScore): void {
  compute(name, l === 0 ? `M * exp(S * ${at})` : `M * (1 + L * S * ${at}) ^ (1 / L)`, unit, value)
}

/** Whether the value at a score follows from the LMS formula: within ±3 it does by the linear rule too. */
export function isLmsAt({ table: { distribution, tails } }: Lookup, score: number): boolean {
  return distribution === 'lms' && (tails !== 'linear' || !inTails(score))
}

/** What is scored, and its score. */
interface TailScore {
  readonly name: CourseFigure
  readonly lms: Lms
  readonly score: number
  readonly unit: CourseUnit
}

/** The rule of WHO beyond ±3, or beyond ±2 where the formula has no value at 3. */
function computeTailScore(hand: Calculation, { name, lms, score, unit }: TailScore): void {
  const side = score < 0 ? -1 : 1
  const anchor = tailAnchor(side, lms)
  const next = anchor - side
  hand.put({ anchor, next })
  computeValue(hand, lms, { name: 'atAnchor', at: 'anchor', value: lmsValue(anchor, lms), unit })
  computeValue(hand, lms, { name: 'atNext', at: 'next', value: lmsValue(next, lms), unit })
  const width = side < 0 ? 'atNext - atAnchor' : 'atAnchor - atNext'
  hand.compute(name, `anchor + (value - atAnchor) / (${width})`, 'sds', score)
}

/** A velocity or a gain, in a unit, and its score. */
interface ScoredGain {
  readonly value: number
  readonly unit: CourseUnit
  readonly lms: Lms
  readonly sds: Score
}

/** How a velocity or a gain is scored: by LMS, below -3 by the linear rule or in steps of M S. Then its percentile. */
export function computeVelocityScore(hand: Calculation, { value, unit, lms, sds }: ScoredGain): void {
  if (value > 0 && !(lmsScore(value, lms) < 0 && inTails(lmsScore(value, lms)))) {
    computeScore(hand, 'sds', lms, sds.raw)
  } else if (lms.l > 0 && !inTails(-1 / (lms.l * lms.s))) {
    hand.compute('sds', '-1 / (L * S) + value / (M * S)', 'sds', sds.raw)
  } else computeTailScore(hand, { name: 'sds', lms, score: sds.raw, unit })
  // A score is reported between -6 and 6.
  if (sds.value !== sds.raw) hand.compute('reported', `${sds.value}`, 'sds')
  const reported = sds.value === sds.raw ? 'sds' : 'reported'
  hand.compute('percentile', `100 * Phi(${reported})`, 'percent', percentileOf(sds.value))
}
