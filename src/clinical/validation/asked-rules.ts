import { hasClinicValues } from '../../ground/model/clinic-values.js'
import type { Measurement } from '../../ground/model/patient.js'
import type { AnyRule, Scopes } from './rule.js'
import { rules } from './rules/index.js'

type RuleAsking<Asks extends keyof Scopes> = Extract<AnyRule, { asks: Asks }>

/* @__NO_SIDE_EFFECTS__ */
function asking<Asks extends keyof Scopes>(...asks: readonly Asks[]): readonly RuleAsking<Asks>[] {
  return rules.filter((rule): rule is RuleAsking<Asks> => (asks as readonly string[]).includes(rule.asks))
}

export const patientFieldRules: readonly RuleAsking<'patientFields'>[] = asking('patientFields')
export const impossibleVisitRules: readonly RuleAsking<'impossibleVisit'>[] = asking('impossibleVisit')
const visitFieldRules = asking('visitFields')
const unusualRules = asking('patient', 'visit', 'course')

/** The rules that visits are asked by. */
export interface VisitRules {
  readonly fields: readonly RuleAsking<'visitFields'>[]
  readonly unusual: readonly RuleAsking<'patient' | 'visit' | 'course'>[]
}

/** What most children's visits don't have, a bit each. */
const rare: { readonly [need in NonNullable<AnyRule['needs']>]?: number } = {
  ageInYears: 1,
  boneAgeYears: 2,
  headCm: 4,
  seatCm: 8,
  clinic: 16,
}

/** By what the visits have. */
const chosen = /* @__PURE__ */ new Map<number, VisitRules>()

/**
 * The rules that can find something in a patient's visits: those that need what no
 * visit has are left out, chosen once for each of 32 combinations.
 */
export function rulesFor(visits: readonly Measurement[]): VisitRules {
  let given = 0
  for (const visit of visits) given |= givenIn(visit)
  let of = chosen.get(given)
  if (of === undefined) {
    const isNeeded = ({ needs }: AnyRule) => {
      const bit = needs === undefined ? 0 : (rare[needs] ?? 0)
      return (given & bit) === bit
    }
    of = { fields: visitFieldRules.filter(isNeeded), unusual: unusualRules.filter(isNeeded) }
    chosen.set(given, of)
  }
  return of
}

// By name, because reading fields by a list of names takes several times as long.
function givenIn(visit: Measurement): number {
  return (
    (visit.ageInYears === undefined ? 0 : 1) |
    (visit.boneAgeYears === undefined ? 0 : 2) |
    (visit.headCm === undefined ? 0 : 4) |
    (visit.seatCm === undefined ? 0 : 8) |
    (hasClinicValues(visit) ? 16 : 0)
  )
}
