import type { VisitScoredValue } from '../../growth/score-at-age.js'
import { inTails, type Lms, lmsScore, lmsValue } from '../../math/lms.js'
import type { CourseFigure, CourseUnit } from '../../model/course-figures.js'
import type { Score } from '../../model/score.js'
import { percentileOf, ruleOf, type ScoredValue } from '../../references/distribution.js'
import type { Lookup } from '../../references/lookup.js'
import { referenceName, type TableAxis } from '../../references/table.js'
import { type CourseLine, step, type TableReading } from './course-step.js'

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
  const unit = place.table.measure === 'weight' ? 'kg' : 'cm'
  const shift = 'shift' in scored ? scored.shift : undefined
  const taken =
    shift === undefined
      ? step('value', of, { [of]: value }, value, unit)
      : step('value', 'measured + shift', { measured: shift.measured, shift: shift.cm }, value, unit)
  const rule = ruleOf(place, score)
  if (rule !== 'lms' && rule !== 'linear') return [placeReading(name, place), taken]
  const arithmetic =
    rule === 'lms' ? [lmsLine(name, value, place, score)] : linearLines(name, value, place, score, unit)
  return [placeReading(name, place), taken, ...arithmetic]
}

/** The LMS formula. */
function lmsLine(name: CourseFigure, value: number, { l, m, s }: Lms, score: number): CourseLine {
  return l === 0
    ? step(name, 'ln(value / M) / S', { value, M: m, S: s }, score, 'sds')
    : step(name, '((value / M) ^ L - 1) / (L * S)', { value, L: l, M: m, S: s }, score, 'sds')
}

/** The value at a score by the LMS formula. */
export function lmsValueLine(
  name: CourseFigure,
  score: CourseFigure,
  lms: Lms,
  z: number,
  value: number,
  unit: CourseUnit,
): CourseLine {
  const { l, m, s } = lms
  return l === 0
    ? step(name, `M * exp(S * ${score})`, { [score]: z, M: m, S: s }, value, unit)
    : step(name, `M * (1 + L * S * ${score}) ^ (1 / L)`, { [score]: z, L: l, M: m, S: s }, value, unit)
}

/** Whether the value at a score follows from the LMS formula: within ±3 it does by the linear rule too. */
export function isLmsAt({ table: { distribution, tails } }: Lookup, score: number): boolean {
  return distribution === 'lms' && (tails !== 'linear' || !inTails(score))
}

/** The rule of WHO beyond ±3, or beyond ±2 where the formula has no value at 3. */
function linearLines(
  name: CourseFigure,
  value: number,
  lms: Lms,
  score: number,
  unit: CourseUnit,
): readonly CourseLine[] {
  const side = score < 0 ? -1 : 1
  const anchor = side * (1 + lms.l * lms.s * side * 3 > 0 ? 3 : 2)
  const [atAnchor, atNext] = [lmsValue(anchor, lms), lmsValue(anchor - side, lms)]
  const formula = 'anchor + (value - atAnchor) / '
  return [
    lmsValueLine('atAnchor', 'anchor', lms, anchor, atAnchor, unit),
    lmsValueLine('atNext', 'next', lms, anchor - side, atNext, unit),
    step(
      name,
      `${formula}${side < 0 ? '(atNext - atAnchor)' : '(atAnchor - atNext)'}`,
      { anchor, value, atAnchor, atNext },
      score,
      'sds',
    ),
  ]
}

/** How a velocity or a gain is scored: by LMS, below -3 by the linear rule or in steps of M S. */
export function velocityScoreLines(value: number, lms: Lms, score: number, unit: CourseUnit): readonly CourseLine[] {
  if (value > 0 && !(lmsScore(value, lms) < 0 && inTails(lmsScore(value, lms)))) {
    return [lmsLine('sds', value, lms, score)]
  }
  if (lms.l > 0 && !inTails(-1 / (lms.l * lms.s))) {
    const figures = { value, L: lms.l, M: lms.m, S: lms.s }
    return [step('sds', '-1 / (L * S) + value / (M * S)', figures, score, 'sds')]
  }
  return linearLines('sds', value, lms, score, unit)
}

/** The percentile of a score as it is reported, between -6 and 6. */
export function percentileLines({ value, raw }: Score): readonly CourseLine[] {
  const percentile = percentileOf(value)
  if (value === raw) return [step('percentile', '100 * Phi(sds)', { sds: value }, percentile, 'percent')]
  return [
    step('reported', `${value}`, {}, value, 'sds'),
    step('percentile', '100 * Phi(reported)', { reported: value }, percentile, 'percent'),
  ]
}
