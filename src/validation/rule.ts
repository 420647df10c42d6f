import type { GrowthAge } from '../growth/growth-age.js'
import type { MeasurementGrowth } from '../growth/measurement-growth.js'
import type { PatientGrowth } from '../growth/patient-growth.js'
import type { LimitsCode, MessageCode, ReferenceGroup, ScoreCode, Unit } from '../languages/message-parameters.js'
import type { Gender, Measurement, Patient } from '../model/patient.js'
import type { MessageTarget, Severity } from '../model/validation-message.js'
import type { ScoredValue } from '../references/distribution.js'
import type { Finding } from './finding.js'
import type { Slip } from './slips.js'
import type { Source } from './sources.js'
import type { VisitScores } from './spoken-score.js'

/** The numeric fields of a patient. */
export type PatientField =
  | 'sizeFatherCm'
  | 'sizeMotherCm'
  | 'sizeBirthCm'
  | 'weightBirthG'
  | 'weekBirth'
  | 'dayBirth'
  | 'headBirthCm'

/** The numeric fields of a measurement. */
export type VisitField = 'ageInYears' | 'boneAgeYears' | 'sizeCm' | 'weightKg' | 'headCm' | 'seatCm'

/** What is beyond a limit has its severity. */
export interface Limit {
  readonly severity: Severity
  readonly below?: number
  readonly above?: number
  /** A fraction is beyond the limit too. */
  readonly whole?: true
  /** The limit holds below this age only, years. */
  readonly underYears?: number
  readonly source: Source
}

/** A score beyond this, on either side, has this severity. */
export interface ScoreLimit {
  readonly severity: 'warning' | 'hint'
  readonly beyond: number
  readonly source: Source
}

/** The limits of a score, gravest first. */
export interface ScoreRule {
  readonly code: ScoreCode
  readonly limits: readonly ScoreLimit[]
}

/**
 * A rule for one numeric field: all of it is data.
 */
export interface ValueRule<Field extends PatientField | VisitField = PatientField | VisitField> {
  readonly target: MessageTarget
  readonly field: Field
  readonly unit: Unit
  readonly code: LimitsCode
  /** Gravest first. */
  readonly limits: readonly Limit[]
  /** How the value is known to be mistaken. */
  readonly slips: readonly Slip[]
  /** What a corrected slip must lie in where no reference tells. */
  readonly common: readonly [least: number, most: number]
  readonly score?: ScoreRule
}

/** The score of a patient's own field: where growth has it, and of whom its reference speaks. */
export interface PatientScoreRule extends ScoreRule {
  readonly assessed: (growth: PatientGrowth) => ScoredValue | undefined
  readonly group: (growth: PatientGrowth, patient: Patient) => ReferenceGroup
}

/** A rule for one numeric field of a patient. */
export interface PatientRule<Field extends PatientField = PatientField> extends ValueRule<Field> {
  readonly score?: PatientScoreRule
}

/** When a comparison speaks, in English for the docs, and why. */
export interface Case {
  readonly severity: Severity
  readonly when: string
  readonly source: Source
}

/**
 * A rule that compares fields: the check is code, the rest is data.
 */
export interface Comparison<Scope, Code extends MessageCode = MessageCode> {
  readonly code: Code
  readonly target: MessageTarget
  readonly cases: readonly Case[]
  /** The finding, or several where the field is a list. */
  readonly check: (scope: Scope) => Finding | readonly Finding[] | undefined
}

/** A patient's dates as day numbers, in the order of its lists. */
export interface PatientDays {
  readonly today: number
  readonly birth: number | undefined
  readonly visits: readonly (number | undefined)[]
  readonly markers: readonly (number | undefined)[]
}

/** What the rules for impossible fields of a patient read. */
export interface PatientRecord {
  readonly patient: Patient
  readonly days: PatientDays
}

/** What the rules for impossible fields of a visit read: raw values, no scores. */
export interface VisitRecord {
  readonly visit: Measurement
  readonly day: number | undefined
  readonly birthDay: number | undefined
  readonly today: number
}

/** What the rules for unusual fields of a patient read; `patient` and `days` are the usable ones. */
export interface UsablePatient extends PatientRecord {
  readonly submitted: Patient
  readonly growth: PatientGrowth
  /** What has been found so far. */
  readonly found: readonly Finding[]
}

/** What the rules for unusual fields of a visit read; `visit` is the usable one. */
export interface UsableVisit {
  readonly submitted: Measurement
  readonly visit: Measurement
  readonly gender: Gender | undefined
  /** Day number of the birth. */
  readonly bornOn: number | undefined
  /** Whether the age follows from the dates of birth and visit. */
  readonly dated: boolean
  readonly growth: MeasurementGrowth
}

/** One visit in a child's course. */
export interface CourseVisit {
  /** Index of the measurement. */
  readonly index: number
  readonly day: number | undefined
  readonly visit: Measurement
  readonly age: GrowthAge | undefined
  /** Height, weight, head and sitting height against the reference that speaks for the child. */
  readonly scores: VisitScores
  /** What has been found so far; rules of the course add to it. */
  readonly found: Finding[]
}

/** A rule that reads all visits, the youngest first, and adds to their findings. */
export interface CourseRule {
  readonly code: MessageCode
  readonly target: MessageTarget
  readonly cases: readonly Case[]
  readonly check: (course: readonly CourseVisit[]) => void
}
