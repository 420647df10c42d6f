import type { LikelySlip, ReferenceGroup, Unit } from '../languages/message-parameters.js'
import { gramsPerKilogram } from '../model/units.js'
import type { MessageTarget } from '../model/validation-message.js'
import { uncappedScoreAt, valueAt } from '../references/distribution.js'
import type { Lookup } from '../references/lookup.js'
import type { Finding } from './finding.js'
import type { Limit, PatientField, ScoreRule, ValueRule, VisitField } from './rule.js'
import { likelySlip } from './slips.js'
import type { SpokenScore } from './spoken-score.js'

/** A corrected slip lies within this score, SD. */
export const ordinaryScore = 3

/** What is usual ends at this score, SD. */
const usualScore = 2

/** Whether a value is beyond a limit; what is no number is beyond every one. */
export function isBeyond(limit: Limit, value: number, ageYears: number | undefined): boolean {
  const { below, above, whole, underYears } = limit
  const isWithin =
    typeof value === 'number' &&
    (below === undefined || value >= below) &&
    (above === undefined || value <= above) &&
    (whole === undefined || Number.isInteger(value))
  const appliesAtAge = underYears === undefined || (ageYears !== undefined && ageYears < underYears)
  return !isWithin && (appliesAtAge || !Number.isFinite(value))
}

/**
 * The finding about a value that is impossible.
 *
 * @param place where a reference stands at the child's age, asked only if the
 * value is impossible
 */
export function impossibleValue(
  rule: ValueRule<PatientField | VisitField>,
  value: number,
  ageYears?: number,
  place?: () => Lookup | undefined,
): Finding | undefined {
  const { limits, target, code, unit, slips, field } = rule
  for (const limit of limits) {
    if (limit.severity !== 'error' || !isBeyond(limit, value, ageYears)) continue
    const parameters = {
      value: typeof value === 'number' ? value : Number.NaN,
      unit,
      least: limit.below,
      most: limit.above,
      whole: limit.whole,
      underYears: limit.underYears,
      slip: Number.isFinite(value)
        ? likelySlip(slips, value, ordinary(rule, place?.()), (corrected) => !isBeyond(limit, corrected, ageYears))
        : undefined,
    }
    return { severity: 'error', target, code, parameters, drops: [field] }
  }
  return undefined
}

/**
 * The finding about a value that is possible but unusual: the graver of what
 * its limits and its score say.
 */
export function unusualValue(
  rule: ValueRule<PatientField | VisitField>,
  value: number,
  spoken: SpokenScore | undefined,
  group: () => ReferenceGroup,
): Finding | undefined {
  const beyond = unusualLimit(rule.limits, value)
  const byScore = spoken === undefined || rule.score === undefined ? undefined : severityOfScore(rule.score, spoken)
  if (beyond === undefined && byScore === undefined) return undefined
  const slip = likelySlip(rule.slips, value, ordinary(rule, spoken?.place))
  if (beyond !== undefined && (byScore === undefined || (beyond.severity === 'warning' && byScore === 'hint'))) {
    const { severity, below: least, above: most } = beyond
    return {
      severity,
      target: rule.target,
      code: rule.code,
      parameters: { value, unit: rule.unit, least, most, slip },
    }
  }
  return unusualScore(rule.target, rule.score as ScoreRule, rule.unit, value, spoken as SpokenScore, group, slip)
}

/** The finding about a score that is unusual. */
export function unusualScore(
  target: MessageTarget,
  rule: ScoreRule,
  unit: Unit,
  value: number,
  spoken: SpokenScore,
  group: () => ReferenceGroup,
  slip?: LikelySlip,
): Finding | undefined {
  const { place, score } = spoken
  const severity = severityOfScore(rule, spoken)
  if (severity === undefined) return undefined
  const scale = perReferenceUnit(unit)
  return {
    severity,
    target,
    code: rule.code,
    parameters: {
      value,
      unit,
      score,
      group: group(),
      reference: place.table.publications[0].shortName,
      usual: [usualValue(place, -usualScore) * scale, usualValue(place, usualScore) * scale],
      slip,
    },
  }
}

function severityOfScore(rule: ScoreRule, { score, standsIn }: SpokenScore): 'warning' | 'hint' | undefined {
  const distance = Math.abs(score)
  for (const { severity, beyond } of rule.limits) {
    if (distance > beyond) return standsIn && severity === 'hint' ? undefined : severity
  }
  return undefined
}

/** The first limit that is broken and isn't one of the impossible. */
export function unusualLimit(limits: readonly Limit[], value: number): Limit | undefined {
  for (const limit of limits) if (limit.severity !== 'error' && isBeyond(limit, value, undefined)) return limit
  return undefined
}

/** Birth weight is given in grams, and its reference stands in kilograms. */
function perReferenceUnit(unit: Unit): number {
  return unit === 'g' ? gramsPerKilogram : 1
}

function usualValue(place: Lookup, score: number): number {
  return valueAt(place, score) ?? place.m
}

/** Whether a corrected value is ordinary: by the reference at the age, else by what is common. */
function ordinary(
  { common: [least, most], unit }: ValueRule<PatientField | VisitField>,
  place: Lookup | undefined,
): (corrected: number) => boolean {
  if (place === undefined) return (corrected) => corrected >= least && corrected <= most
  const scale = perReferenceUnit(unit)
  return (corrected) => {
    const score = uncappedScoreAt(place, corrected / scale)
    return score !== undefined && Math.abs(score) <= ordinaryScore
  }
}
