import type { ReferenceGroup, ScoredTarget } from '../../ground/model/message-parameters.js'
import type { PatientGrowth } from '../growth/patient-growth.js'
import type { ScoredValue } from '../references/distribution.js'
import type { SeriesName } from '../references/reference-set.js'
import { generalPlace, groupAtAge, type ScoredField, uncapped } from './deciding-score.js'
import { type AnyRule, type AssessedPatient, type LimitedValue, rule } from './rule.js'
import { type ScoreLimits, scoreCases, scoreVerdict, unusualScore } from './score-limits.js'
import {
  impossibleLimits,
  impossibleSlip,
  impossibleValue,
  keepsAll,
  limitCases,
  unusualLimits,
  unusualSlip,
  unusualValue,
} from './value-limits.js'

interface Unscored {
  readonly score?: undefined
}

/** A numeric field of the patient's general data. */
export type PatientValue = LimitedValue & {
  readonly field:
    | 'sizeFatherCm'
    | 'sizeMotherCm'
    | 'sizeBirthCm'
    | 'weightBirthG'
    | 'weekBirth'
    | 'dayBirth'
    | 'headBirthCm'
} & (Unscored | { readonly target: ScoredTarget; readonly score: PatientScore })

interface PatientScore {
  readonly limits: ScoreLimits
  /** The score in the patient's growth. */
  readonly of: (growth: PatientGrowth) => ScoredValue | undefined
  /** The children or adults of the reference. */
  readonly group: (scope: AssessedPatient) => ReferenceGroup
}

/** A numeric field of a visit. */
export type VisitValue = LimitedValue &
  (
    | ({ readonly field: 'ageInYears' | 'boneAgeYears' } & Unscored)
    | { readonly field: ScoredField; readonly target: ScoredTarget; readonly score: VisitScore }
  )

interface VisitScore {
  readonly limits: ScoreLimits
  readonly series: SeriesName
}

/** The rules for a number in the patient's general data: impossible, unusual by fixed limits, unusual by score. */
/* @__NO_SIDE_EFFECTS__ */
export function patientValueRules(of: PatientValue): readonly AnyRule[] {
  const { target, field, unit, limits, score } = of
  const shared = { code: `${target}_limits`, target, value: of } as const
  const errors = impossibleLimits(limits)
  const others = unusualLimits(limits)
  const impossible = rule({
    ...shared,
    asks: 'patientFields',
    cases: limitCases(errors, unit),
    find: ({ patient }) => impossibleValue(errors, of, patient[field]),
  })
  const unusual = rule({
    ...shared,
    asks: 'patient',
    cases: limitCases(others, unit),
    find: ({ patient, growth }) =>
      patient[field] === undefined
        ? undefined
        : unusualValue(others, of, patient[field], uncapped(score?.of(growth))?.place),
  })
  return [
    impossible,
    ...(others.length === 0 ? [] : [unusual]),
    ...(of.score === undefined ? [] : [patientScoreRule(of, of.target, of.score)]),
  ]
}

function patientScoreRule(of: PatientValue, target: ScoredTarget, score: PatientScore): AnyRule {
  return rule({
    asks: 'patient',
    code: `${target}_score`,
    target,
    cases: scoreCases(score.limits),
    find: (scope) => {
      const value = scope.patient[of.field]
      if (value === undefined) return undefined
      const deciding = uncapped(score.of(scope.growth))
      if (deciding === undefined) return undefined
      const name = unusualScore(score.limits, target, deciding, scope.findings)
      if (name === undefined) return undefined
      const slip = unusualSlip(of, value, deciding.place)
      return scoreVerdict(name, { target, unit: of.unit, value, deciding, group: score.group(scope), slip })
    },
  })
}

/**
 * The rules for a number of a visit: impossible, unusual by fixed limits; if it is
 * scored, also its likely cause by the reference, and unusual by score.
 */
/* @__NO_SIDE_EFFECTS__ */
export function visitValueRules(of: VisitValue): readonly AnyRule[] {
  const { target, field, unit, limits } = of
  const shared = { code: `${target}_limits`, target, value: of } as const
  const errors = impossibleLimits(limits)
  const others = unusualLimits(limits)
  const scored = of.score === undefined ? undefined : of.field
  const [isPossible, isUsual] = [keepsAll(errors), keepsAll(others)]
  const impossible = rule({
    ...shared,
    asks: 'visitFields',
    needs: field,
    cases: limitCases(errors, unit),
    find: ({ visit, ageYears }) =>
      isPossible(visit[field])
        ? undefined
        : impossibleValue(errors, of, visit[field], { ageYears, isExplainedLater: of.score !== undefined }),
  })
  const unusual = rule({
    ...shared,
    asks: 'visit',
    needs: field,
    cases: limitCases(others, unit),
    find: ({ visit, scores }) =>
      isUsual(visit[field])
        ? undefined
        : unusualValue(others, of, visit[field], scored === undefined ? undefined : scores[scored]?.place),
  })
  return [
    impossible,
    ...(others.length === 0 ? [] : [unusual]),
    ...(of.score === undefined
      ? []
      : [likelyCauseRule(of, of.field, of.score), visitScoreRule(of, of.field, of.target, of.score)]),
  ]
}

/** Names the likely cause of an impossible value, by the reference at that age if there is one. */
function likelyCauseRule(of: LimitedValue, field: ScoredField, { series }: VisitScore): AnyRule {
  const code = `${of.target}_limits` as const
  return rule({
    asks: 'impossibleVisit',
    code,
    target: of.target,
    cases: {},
    find: ({ submitted, subject, growth: { age }, findings }) => {
      const limit = of.limits[findings.find((finding) => finding.code === code)?.case ?? '']
      const value = submitted[field]
      if (limit === undefined || value === undefined) return undefined
      const place = generalPlace(subject, age, series)
      const slip = impossibleSlip(of, { limit, value, ageYears: age?.chronologicalYears }, place)
      return slip === undefined ? undefined : { extends: code, parameters: { slip } }
    },
  })
}

function visitScoreRule(of: LimitedValue, field: ScoredField, target: ScoredTarget, { limits }: VisitScore): AnyRule {
  return rule({
    asks: 'visit',
    needs: field,
    code: `${target}_score`,
    target,
    cases: scoreCases(limits),
    find: ({ visit, scores, subject, growth, findings }) => {
      const value = visit[field]
      const deciding = scores[field]
      const { age } = growth
      if (value === undefined || deciding === undefined || age === undefined) return undefined
      const name = unusualScore(limits, target, deciding, findings)
      if (name === undefined) return undefined
      const group = groupAtAge(subject, age, deciding)
      const slip = unusualSlip(of, value, deciding.place)
      return scoreVerdict(name, { target, unit: of.unit, value, deciding, group, slip })
    },
  })
}
