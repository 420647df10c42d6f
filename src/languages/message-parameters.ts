import type { Gender, KnownDisease, RecordedGender } from '../model/patient.js'
import type { Severity } from '../model/validation-message.js'

/** The unit of a value in a message. */
export type Unit = 'cm' | 'kg' | 'g' | 'kg/m²' | 'weeks' | 'days' | 'years'

/** A unit in which a value may have been given by mistake. */
export type MistakenUnit = 'm' | 'g' | 'kg' | 'days' | 'months'

/** What was probably meant by a value. */
export type LikelySlip =
  /** The value is in another unit. */
  | { readonly kind: 'unit'; readonly given: MistakenUnit; readonly meant: number }
  /** The decimal point is in the wrong place. */
  | { readonly kind: 'decimal'; readonly meant: number }

/** The scores of the same measure at the visits before and after. */
export interface Neighbours {
  readonly before: number
  readonly after: number
}

/** A value beyond fixed limits; if it isn't finite, it was not a number at all. */
export interface BeyondLimits {
  readonly value: number
  readonly unit: Unit
  /** The lowest and the highest value expected. */
  readonly least?: number | undefined
  readonly most?: number | undefined
  /** Only whole numbers are possible. */
  readonly whole?: true | undefined
  /** The limits apply below this age, years. */
  readonly underYears?: number | undefined
  readonly slip?: LikelySlip | undefined
}

/** A duration of gestation: completed weeks and, if known, further days. */
export interface Gestation {
  readonly weeks: number
  readonly days: number | undefined
}

/** What is measured at birth. */
export type BirthMeasure = 'length' | 'weight' | 'head'

/** The children or adults whom a reference describes. */
export interface ReferenceGroup {
  readonly gender: Gender
  readonly disease?: KnownDisease | undefined
  readonly at:
    | { readonly kind: 'age' | 'correctedAge'; readonly years: number }
    | { readonly kind: 'postmenstrual'; readonly weeks: number }
    | ({ readonly kind: 'gestation' } & Gestation)
    | { readonly kind: 'adult' }
}

/** A value far from the median of its reference. */
export interface BeyondScore {
  readonly value: number
  readonly unit: Unit
  /** Linear in the value beyond ±3, so without a ceiling. */
  readonly score: number
  readonly group: ReferenceGroup
  /** The reference with its year, `KiGGS 2013`. */
  readonly reference: string
  /** The values at -2 and +2. */
  readonly usual: readonly [low: number, high: number]
  readonly slip?: LikelySlip | undefined
  readonly neighbours?: Neighbours | undefined
}

/** An earlier visit, by day number or, without a date, by age in years. */
export interface EarlierVisit {
  readonly day?: number | undefined
  readonly ageYears: number
}

/** A value below an earlier one. */
export interface Shrinking {
  readonly value: number
  readonly earlier: number
  readonly visit: EarlierVisit
}

/** A value off the child's growth curve. */
export interface OffCourse {
  readonly value: number
  readonly unit: Unit
  readonly score: number
  readonly neighbours: Neighbours
}

/** A score before and after the end of the correction for prematurity. */
export interface CorrectionEndScore {
  readonly measure: 'size' | 'weight' | 'bmi' | 'head'
  /** At chronological age, as results have it. */
  readonly score: number
  /** At corrected age, on the same day. */
  readonly corrected: number
  /** At the latest visit scored at corrected age. */
  readonly before: number
}

/** A field with fixed limits. */
export type LimitedTarget =
  | 'father_size'
  | 'mother_size'
  | 'birth_size'
  | 'birth_weight'
  | 'birth_week'
  | 'birth_day'
  | 'birth_head'
  | 'age'
  | 'bone_age'
  | 'size'
  | 'weight'
  | 'head'
  | 'seat'

/** A field with limits by score. */
export type ScoredTarget =
  | 'father_size'
  | 'mother_size'
  | 'birth_size'
  | 'birth_weight'
  | 'birth_head'
  | 'size'
  | 'weight'
  | 'bmi'
  | 'head'
  | 'seat'

export type LimitsCode = `${LimitedTarget}_limits`
export type ScoreCode = `${ScoredTarget}_score`

/** Days as day numbers. */
interface Day {
  readonly day: number
}

interface DayAndBirth extends Day {
  readonly birthDay: number
}

interface MarkerDay extends Day {
  readonly text: string
}

/** The last day of a period, as a day number. */
interface MarkerEnd {
  readonly text: string
  readonly until: number
}

type Nothing = Readonly<Record<string, never>>

/**
 * Every message: its code, which is the name of the rule, and the parameters of its
 * sentence.
 */
export type MessageParameters = { readonly [code in LimitsCode]: BeyondLimits } & {
  readonly [code in ScoreCode]: BeyondScore
} & {
  readonly date_of_birth_in_future: Day
  readonly date_of_birth_too_early: { readonly day: number; readonly years: number }
  readonly date_of_birth_after_visits: { readonly day: number; readonly visits: number }
  readonly date_of_birth_missing: Nothing
  readonly gender_missing: Nothing
  readonly gender_without_reference: {
    /** Undefined if it is missing. */
    readonly gender: RecordedGender | undefined
    /** As the sender wrote it. */
    readonly written: string | undefined
    /** The sex that was chosen for the references. */
    readonly chosen: Gender | undefined
  }
  readonly disease_unknown: { readonly name: string; readonly known: readonly KnownDisease[] }
  readonly disease_of_other_sex: { readonly disease: KnownDisease; readonly gender: Gender }
  readonly parents_differ: { readonly fatherCm: number; readonly motherCm: number; readonly most: number }
  readonly birth_week_missing: Nothing
  readonly birth_week_beyond_references: Gestation & { readonly measures: readonly BirthMeasure[] }
  readonly birth_day_without_week: { readonly days: number }
  readonly birth_day_beside_fraction: { readonly weeks: number; readonly days: number }
  readonly date_before_birth: DayAndBirth
  readonly date_in_future: Day
  readonly date_missing: Nothing
  readonly same_day_twice: { readonly day: number; readonly visits: number }
  readonly age_contradicts_dates: {
    readonly statedYears: number
    readonly datesYears: number
    readonly months: boolean
  }
  readonly age_beyond_references: { readonly years: number }
  readonly correction_ended: {
    readonly ageYears: number
    readonly correctedYears: number
    readonly scores: readonly CorrectionEndScore[]
  }
  readonly bone_age_difference: { readonly boneAgeYears: number; readonly ageYears: number; readonly most: number }
  readonly size_weight_swapped: { readonly sizeCm: number; readonly weightKg: number }
  readonly weight_in_pounds: { readonly weightKg: number; readonly meantKg: number }
  readonly size_shrinks: Shrinking
  readonly head_shrinks: Shrinking
  readonly size_off_course: OffCourse
  readonly weight_off_course: OffCourse
  readonly head_off_course: OffCourse
  readonly bmi_limits: {
    readonly value: number
    readonly least?: number | undefined
    readonly most?: number | undefined
    readonly sizeCm: number
    readonly weightKg: number
  }
  readonly bmi_far_above_percentile: {
    readonly value: number
    readonly percentile: number
    /** The body mass index at the percentile, and whose percentile it is. */
    readonly atPercentile: number
    readonly reference: string
    /** The value in per cent of that at the percentile, and the highest expected. */
    readonly percent: number
    readonly most: number
  }
  readonly seat_not_below_size: { readonly seatCm: number; readonly sizeCm: number; readonly swapped: boolean }
  readonly seat_size_ratio: {
    readonly seatCm: number
    readonly sizeCm: number
    readonly least: number
    readonly most: number
    readonly slip?: LikelySlip | undefined
  }
  readonly seat_without_size: { readonly seatCm: number }
  readonly marker_before_birth: MarkerDay & DayAndBirth
  readonly marker_in_future: MarkerDay
  readonly marker_ends_before_beginning: MarkerDay & MarkerEnd
  readonly marker_ends_in_future: MarkerEnd
  /** The first few by name, and how many more there are. */
  readonly unknown_elements: { readonly names: readonly string[]; readonly more: number }
}

/** The code of a message. */
export type MessageCode = keyof MessageParameters

/** The sentence of a message in a language. */
export type Sentence<Parameters> = (parameters: Parameters, severity: 'error' | 'warning' | 'hint') => string

/** The sentences of all messages in a language; a missing one does not compile. */
export type Sentences = { readonly [code in MessageCode]: Sentence<MessageParameters[code]> }

/**
 * The sentence of a message.
 *
 * @example
 * ```ts
 * messageText(de.messages, 'hint', 'seat_without_size', { seatCm: 73 })
 * // 'Zur Sitzhöhe von 73 cm fehlt die Körpergröße; Beinlänge und Proportionen können nicht berechnet werden.'
 * ```
 */
export function messageText<Code extends MessageCode>(
  sentences: Sentences,
  severity: Severity,
  code: Code,
  parameters: MessageParameters[Code],
): string {
  const sentence = sentences[code] as Sentence<MessageParameters[Code]>
  return sentence(parameters, severity)
}
