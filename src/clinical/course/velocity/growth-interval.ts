import type { GainMeasure, NoVelocityReason, VelocityUnit } from '../../../ground/model/course-names.js'
import type { Score } from '../../../ground/model/score.js'

/** The change of a score between two visits. */
export interface SdsChange {
  readonly from: Score
  readonly to: Score
  /** SDS over the interval, from the scores before their clamp: no more than ±6. */
  readonly change: number
  readonly perYear: number
  /** True where the two scores come from different references; `withinOne` then gives the change in one of them. */
  readonly referenceChanged: boolean
  readonly withinOne?: { readonly reference: string; readonly change: number } | undefined
}

/** A velocity in the unit that is used at the age. */
export interface GrowthRate {
  readonly value: number
  readonly unit: VelocityUnit
  /** One standard deviation of its error that comes from measuring; for length and height. */
  readonly uncertainty?: number | undefined
  /** Of weight from 23 to 36 weeks of postmenstrual age: the goal of Fenton 2018, in the same unit. */
  readonly goal?: { readonly from: number; readonly to: number } | undefined
}

/** What a child grew between two visits. */
export interface GrowthInterval {
  readonly measure: GainMeasure
  /** Indices of the two measurements, in the patient's order. */
  readonly fromIndex: number
  readonly toIndex: number
  /** Ages at both visits, years, chronological. */
  readonly fromYears: number
  readonly toYears: number
  /** Time between the visits, years. */
  readonly years: number
  /** The age at the middle of the interval at which velocity is read, years. */
  readonly midYears: number
  /** What was gained: cm, or kg of weight. Undefined where the visits can't be compared. */
  readonly gain: number | undefined
  /** The same for a year. */
  readonly perYear: number | undefined
  /** The same in the unit that is used at the age. */
  readonly rate: GrowthRate | undefined
  /** One standard deviation of the error of `perYear` that comes from measuring; for length and height. */
  readonly uncertainty: number | undefined
  /** True for an interval so short that the season shows: growth is faster in spring and summer. */
  readonly seasonal: boolean
  readonly sds: Score | undefined
  readonly percentile: number | undefined
  /** Why the velocity or its score is missing. */
  readonly reason: NoVelocityReason | undefined
  /** The change of the score of the measure itself. */
  readonly sdsChange: SdsChange | undefined
  /** An infant's weight gain given the weight at the first visit (Cole 1998), SDS. */
  readonly conditionalGain: number | undefined
}
