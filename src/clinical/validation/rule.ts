import type {
  BeyondScore,
  LimitedTarget,
  MessageCode,
  MessageParameters,
} from '../../ground/model/message-parameters.js'
import type { Unit } from '../../ground/model/message-values.js'
import type { Measurement, Patient } from '../../ground/model/patient.js'
import type { MessageTarget, Severity } from '../../ground/model/validation-message.js'
import type { GrowthSubject } from '../growth/growth-subject.js'
import type { MeasurementGrowth, PatientGrowth } from '../growth/patient-growth.js'
import type { ScoredField, VisitScores } from './deciding-score.js'
import type { Dropped, Finding } from './findings.js'
import type { PatientDays } from './patient-days.js'
import type { Slip } from './slips.js'
import type { Source } from './sources.js'
import type { ZoneDays } from './zone-days.js'

/**
 * What a rule asks about, which also determines when it is asked. Choose the
 * first scope that has everything the rule needs:
 *
 * Phase one finds what is impossible from fields and dates alone, before any
 * reference is read. A rule may drop fields, and sees what the rules before it
 * have left.
 *
 * - `patientFields`: an impossible value or combination of values in the
 *   patient's general data
 * - `visitFields`: the same in one visit
 *
 * Growth is then computed from what is left. Phase two explains the impossible
 * and finds the unusual. A rule sees the findings so far.
 *
 * - `impossibleVisit`: why a visit has an impossible value, given its growth;
 *   the only rules of phase two that may drop fields
 * - `patient`: something unusual, or missing, in the patient's general data
 * - `visit`: the same in one visit
 * - `course`: something that only several visits show, the youngest first
 */
export interface Scopes {
  readonly patientFields: PatientFields
  readonly visitFields: VisitFields
  readonly impossibleVisit: AssessedVisit
  readonly patient: AssessedPatient
  readonly visit: AssessedVisit
  readonly course: readonly AssessedVisit[]
}

export interface PatientFields {
  readonly patient: Patient
  /** The dates as submitted. */
  readonly days: PatientDays
}

export interface VisitFields {
  readonly visit: Measurement
  /** Day numbers; undefined if the date is missing or was dropped. */
  readonly day: number | undefined
  readonly birthDay: number | undefined
  /** The age: from the dates, else as stated. */
  readonly ageYears: number | undefined
  readonly today: number
}

export interface AssessedPatient {
  readonly submitted: Patient
  /** The patient without what is out of use. */
  readonly patient: Patient
  /** The dates as submitted. */
  readonly days: PatientDays
  readonly growth: PatientGrowth
  /** The youngest first, with what the rules before have found. */
  readonly visits: readonly AssessedVisit[]
  readonly findings: readonly Finding[]
}

export interface AssessedVisit {
  /** Index of the measurement. */
  readonly index: number
  readonly submitted: Measurement
  /** The visit without what is out of use. */
  readonly visit: Measurement
  readonly day: number | undefined
  readonly today: number
  /** The days that offsets move, by the index of the measurement. */
  readonly inZone: ZoneDays | undefined
  readonly subject: GrowthSubject
  readonly growth: MeasurementGrowth
  /** Whether a treatment of growth began in the year before, or in the two months after. */
  readonly isTreated: boolean
  /** The scores that decide on height, weight, head and sitting height. */
  readonly scores: VisitScores
  readonly findings: readonly Finding[]
}

/** When a rule applies (in English, for the docs), with which severity, and why. */
export interface Case {
  readonly severity: Severity
  readonly when: string
  readonly source: Source
}

/**
 * What a rule answers: a new finding, which may replace others; more about an
 * existing finding; or findings to withdraw. One cause, one message.
 */
export type Verdict<Code extends MessageCode = MessageCode, Name extends string = string> =
  | {
      /** The name of the case that applies. */
      readonly case: Name
      readonly parameters: MessageParameters[Code]
      /** What an error discards. */
      readonly drops?: readonly Dropped[]
      /** The findings that this one explains. */
      readonly withdraws?: readonly MessageCode[]
    }
  | {
      readonly extends: MessageCode
      /** A higher severity than the score's own. */
      readonly severity?: Severity | undefined
      readonly parameters: Pick<BeyondScore, 'slip' | 'neighbours' | 'loss' | 'scoreSeverity'>
    }
  | { readonly withdraws: readonly MessageCode[] }

/** A verdict on one visit of a course. */
export type CourseVerdict<Code extends MessageCode = MessageCode, Name extends string = string> = Verdict<
  Code,
  Name
> & {
  /** Index of the measurement. */
  readonly index: number
}

type Answer<Asks extends keyof Scopes, Code extends MessageCode, Name extends string> = Asks extends 'course'
  ? readonly CourseVerdict<Code, Name>[]
  : Verdict<Code, Name> | readonly Verdict<Code, Name>[] | undefined

/**
 * A rule: `find` is code, the rest is data. The engine gives a finding the rule's
 * code and target, and the severity of the case that it names.
 */
export interface Rule<Asks extends keyof Scopes, Code extends MessageCode = MessageCode, Name extends string = string> {
  readonly asks: Asks
  readonly code: Code
  readonly target: MessageTarget
  /** Empty for a rule that only adds to findings or withdraws them. */
  readonly cases: { readonly [name in Name]: Case }
  /** For a rule about fixed limits: the value it was made from. */
  readonly value?: LimitedValue
  /** Without this a rule about visits finds nothing: where no visit has it, the rule need not be asked. */
  readonly needs?: VisitNeed
  readonly find: (scope: Scopes[Asks]) => Answer<Asks, NoInfer<Code>, NoInfer<Name>>
}

/** A field of a visit, or any of those of a clinic. */
export type VisitNeed = 'ageInYears' | 'boneAgeYears' | ScoredField | 'clinic'

/** A rule of any kind. */
export type AnyRule = { readonly [asks in keyof Scopes]: Rule<asks> }[keyof Scopes]

/** A limit and the severity of exceeding it. */
export interface Limit {
  readonly severity: Severity
  readonly below?: number
  readonly above?: number
  /** A fraction also exceeds the limit. */
  readonly whole?: true
  /** The limit applies only below this age, years. */
  readonly underYears?: number
  readonly source: Source
}

/** A value and its limits, from which several rules are made. */
export interface LimitedValue {
  readonly target: LimitedTarget
  readonly field: Dropped
  readonly unit: Unit
  /** By the name of the case, the most severe first. */
  readonly limits: { readonly [name in string]: Limit }
  /** Mistakes that are often made with this value. */
  readonly slips: readonly Slip[]
  /** Range that a corrected slip must be in if there is no reference to compare with. */
  readonly common: readonly [least: number, most: number]
}

/** Declares a rule; the compiler checks `find` against the parameters of its code and the names of its cases. */
/* @__NO_SIDE_EFFECTS__ */
export function rule<Asks extends keyof Scopes, Code extends MessageCode, Name extends string>(
  declaration: Rule<Asks, Code, Name>,
): Rule<Asks, Code, Name> {
  return declaration
}

/** One list of single rules and of rules that were made together. */
/* @__NO_SIDE_EFFECTS__ */
export function ruleList(...rules: readonly (AnyRule | readonly AnyRule[])[]): readonly AnyRule[] {
  return rules.flat()
}

/** Smaller differences come from binary fractions: 4.9 - 2.9 is 2.0000000000000004. */
export const computedTolerance = 1e-9

/**
 * Whether a computed number is above a limit. At the limit it is not, even if
 * rounding takes it a little above. The limits of a value as given are exact
 * instead: `value > limit`.
 *
 * @example
 * ```ts
 * exceeds(4.9 - 2.9, 2) // false
 * exceeds(21 * (1 - 0.1), 18.9) // false
 * ```
 */
export function exceeds(value: number, limit: number): boolean {
  return value - limit > computedTolerance
}
