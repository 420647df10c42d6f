import type { ReferenceGroup, ScoreCode, ScoredTarget } from '../../ground/model/message-parameters.js'
import type { LikelySlip, Unit } from '../../ground/model/message-values.js'
import { gramsPerKilogram } from '../../ground/model/units.js'
import { uncappedScoreAt, valueAt } from '../references/distribution.js'
import type { Lookup } from '../references/lookup.js'
import { referenceName } from '../references/table.js'
import { type DecidingScore, statedScore } from './deciding-score.js'
import type { Finding } from './findings.js'
import { type Case, exceeds, type Verdict } from './rule.js'
import { rcpch, type Source, whoFlags } from './sources.js'

/** A score beyond this, on either side, has this severity. */
export interface ScoreLimit {
  readonly severity: 'warning' | 'hint'
  readonly beyond: number
  readonly source: Source
}

type ScoreCase = 'exceptional' | 'unusual'

/** The limits of a score. */
export type ScoreLimits = { readonly [name in ScoreCase]?: ScoreLimit }

/** The same for every measure that has a score. */
export const scoreLimits: { readonly [name in ScoreCase]: ScoreLimit } = {
  exceptional: {
    severity: 'warning',
    beyond: 6,
    source: whoFlags(
      'Length and height for age are flagged beyond ±6. The flags for other measures (weight −6 and +5, BMI and head ±5) were made for surveys; for an individual child a single limit is easier to read, and scores beyond it are not reported.',
    ),
  },
  unusual: {
    severity: 'hint',
    beyond: 4,
    source: rcpch('Scores beyond ±4 get an advisory for height, weight, head and BMI: 6 in 100,000 healthy children.'),
  },
}

/** The usual range ends at this score, SD. */
const usualScore = 2

/** Once a slip is corrected, a value is within this score, SD. */
const ordinaryScore = 3

/** The limits of a score as the cases of a rule. */
/* @__NO_SIDE_EFFECTS__ */
export function scoreCases(limits: ScoreLimits): { readonly [name in string]: Case } {
  return Object.fromEntries(
    Object.entries(limits).map(([name, { severity, beyond, source }]) => [
      name,
      { severity, when: `score beyond ±${beyond}`, source },
    ]),
  )
}

/**
 * The case of an unusual score. It replaces a finding by fixed limits, because it
 * says what is usual at that age, unless the other is more severe.
 */
export function unusualScore(
  { exceptional, unusual }: ScoreLimits,
  target: ScoredTarget,
  { score, standsIn }: DecidingScore,
  findings: readonly Finding[],
): ScoreCase | undefined {
  const distance = Math.abs(score)
  if (exceptional !== undefined && exceeds(distance, exceptional.beyond)) return 'exceptional'
  if (unusual === undefined || standsIn === true || !exceeds(distance, unusual.beyond)) return undefined
  return hasWarning(findings, target) ? undefined : 'unusual'
}

function hasWarning(findings: readonly Finding[], target: ScoredTarget): boolean {
  return findings.some((it) => it.target === target && it.severity === 'warning')
}

/** A value with an unusual score. */
export interface UnusualValue {
  readonly target: ScoredTarget
  readonly unit: Unit
  readonly value: number
  readonly deciding: DecidingScore
  readonly group: ReferenceGroup
  readonly slip?: LikelySlip | undefined
}

/** The verdict on an unusual score. */
export function scoreVerdict(
  name: ScoreCase,
  { target, unit, value, deciding, group, slip }: UnusualValue,
): Verdict<ScoreCode, ScoreCase> {
  const { place } = deciding
  const scale = perReferenceUnit(unit)
  const reference = referenceName(place.table)
  const usual = [usualValue(place, -usualScore) * scale, usualValue(place, usualScore) * scale] as const
  return {
    case: name,
    parameters: { value, unit, ...statedScore(deciding), group, reference, usual, slip },
    withdraws: [`${target}_limits`],
  }
}

function usualValue(place: Lookup, score: number): number {
  return valueAt(place, score) ?? place.m
}

/** Whether a score is close enough to the median for a corrected value to be believed. */
export function isOrdinaryScore(score: number | undefined): boolean {
  return score !== undefined && !exceeds(Math.abs(score), ordinaryScore)
}

/** Whether a value is ordinary at a place in a reference. */
export function isOrdinaryAt(place: Lookup, value: number, unit: Unit): boolean {
  return isOrdinaryScore(uncappedScoreAt(place, value / perReferenceUnit(unit)))
}

/** Birth weight is given in grams; its reference is in kilograms. */
function perReferenceUnit(unit: Unit): number {
  return unit === 'g' ? gramsPerKilogram : 1
}
