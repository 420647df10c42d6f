import { bodyMassIndex } from '../growth/body-mass-index.js'
import type { ReferenceGroup } from '../languages/message-parameters.js'
import type { Measurement } from '../model/patient.js'
import type { Finding } from './finding.js'
import type { Limit } from './rule.js'
import { bmi } from './rules/bmi.js'
import type { SpokenScore } from './spoken-score.js'
import { isBeyond, unusualLimit, unusualScore } from './value-findings.js'

/** The finding about a body mass index that is impossible: height or weight is wrong, and which isn't known. */
export function impossibleBmi({ sizeCm, weightKg }: Measurement): Finding | undefined {
  const index = bodyMassIndex(weightKg, sizeCm)
  if (index === undefined) return undefined
  const limit = bmi.limits.find((it) => it.severity === 'error' && isBeyond(it, index, undefined))
  return limit === undefined ? undefined : beyondLimit(limit, index, sizeCm as number, weightKg as number)
}

/** The finding about an index that is possible but unusual: the graver of what its limits and its score say. */
export function unusualBmi(
  { sizeCm, weightKg }: Measurement,
  index: number,
  spoken: SpokenScore | undefined,
  group: () => ReferenceGroup,
): Finding | undefined {
  const byScore = spoken === undefined ? undefined : unusualScore(bmi.target, bmi.score, bmi.unit, index, spoken, group)
  const limit = unusualLimit(bmi.limits, index)
  if (limit === undefined || (byScore !== undefined && !isGraver(limit, byScore))) return byScore
  return beyondLimit(limit, index, sizeCm as number, weightKg as number)
}

function isGraver(limit: Limit, byScore: Finding): boolean {
  return limit.severity === 'warning' && byScore.severity === 'hint'
}

/** It names the two values that the index comes from. */
function beyondLimit(
  { severity, below: least, above: most }: Limit,
  value: number,
  sizeCm: number,
  weightKg: number,
): Finding {
  return { severity, target: bmi.target, code: bmi.code, parameters: { value, least, most, sizeCm, weightKg } }
}
