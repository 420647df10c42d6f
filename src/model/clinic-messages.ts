import type { ClinicMeasureName, ClinicUnscored } from './clinic-values.js'
import type { BeyondLimits } from './message-values.js'

/** The parameters of the messages about what a clinic measures besides growth. */
export interface ClinicMessageParameters {
  readonly clinic_limits: BeyondLimits & {
    readonly measure: Exclude<ClinicMeasureName, 'waistHeightRatio' | 'waistHipRatio'>
  }
  /** Above it, or equal to it. */
  readonly diastolic_above_systolic: { readonly systolicMmHg: number; readonly diastolicMmHg: number }
  /** Without a score where a value is exceptional by itself. */
  readonly clinic_score: {
    readonly measure: ClinicMeasureName
    readonly value: number
    readonly score?: number | undefined
    readonly reference?: string | undefined
  }
  /** Values without a score, from the first visit that has them. */
  readonly clinic_unscored: {
    readonly measures: readonly ClinicMeasureName[]
    readonly reason: ClinicUnscored
    /** The age at the visit, if it is known. */
    readonly years?: number | undefined
  }
}
