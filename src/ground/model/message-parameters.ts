import type {
  BeyondLimits,
  BirthMeasure,
  ClinicMessageParameters,
  EarlierVisit,
  HeightLoss,
  LikelySlip,
  Neighbours,
  PoundsEvidence,
  SetMeasure,
  StatedScore,
  Unit,
  UnknownDisease,
  UnscoredValues,
} from './message-values.js'
import type { Gender, KnownDisease, RecordedGender, StagedSign } from './patient.js'

/** A duration of gestation: completed weeks and, if known, further days. */
export interface Gestation {
  readonly weeks: number
  readonly days: number | undefined
}

/** The children or adults of a reference. */
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
export interface BeyondScore extends StatedScore {
  readonly value: number
  readonly unit: Unit
  readonly group: ReferenceGroup
  /** The reference with its year, `KiGGS 2013`. */
  readonly reference: string
  /** The values at -2 and +2. */
  readonly usual: readonly [low: number, high: number]
  readonly slip?: LikelySlip | undefined
  readonly neighbours?: Neighbours | undefined
  readonly loss?: HeightLoss | undefined
  /** How severe the score alone is, where the loss makes the message a warning. */
  readonly scoreSeverity?: 'hint' | undefined
}

/** A value below an earlier one. */
export interface Shrinking extends Pick<OffCourse, 'value' | 'unit' | 'loss'> {
  readonly earlier: number
  readonly visit: EarlierVisit
  /** Of a height that a warning is about: the next height is less than the earlier one too, by more than an error of measuring, and neither is doubted. */
  readonly isConfirmed?: true | undefined
}

/** A value off the child's growth curve. */
export interface OffCourse extends StatedScore {
  readonly value: number
  readonly unit: Unit
  readonly neighbours: Neighbours
  readonly slip?: LikelySlip | undefined
  /** The height of the visit is off its course too: the values may be another child's. */
  readonly otherChild?: true | undefined
  /** It is the value at birth, of the first week, that doesn't fit the later ones. */
  readonly atBirth?: true | undefined
  /** A treatment of growth began in the year before it, or in the two months after: the change may be its effect. */
  readonly isTreated?: true | undefined
  readonly loss?: HeightLoss | undefined
}

/** A size at birth that later growth doesn't fit, scored by the reference of age, `WHO 2006`: results score it by gestation. */
export type BirthOffCourse = Omit<OffCourse, 'otherChild' | 'atBirth' | 'isTreated'> & { readonly reference: string }

/** A height that is the same as at the visit before, though the child should have grown. */
export interface UnchangedSize {
  readonly value: number
  readonly unit: 'cm'
  readonly visit: EarlierVisit
  /** What the child's other heights lead to expect since then, cm. */
  readonly expectedCm: number
}

/** A score before and after the end of the correction for prematurity. */
export interface CorrectionEndScore {
  readonly measure: SetMeasure
  /** At chronological age, as results have it. */
  readonly score: number
  /** At corrected age, on the same day. */
  readonly corrected: number
  /** At the latest visit scored at corrected age. */
  readonly before: number
}

/** A head at the first visit that another reference scores. */
export interface HeadReferenceChange {
  /** `KiGGS 2013` */
  readonly reference: string
  readonly score: number
  /** That of the visits before, `WHO 2006`. */
  readonly earlierReference: string
  /** By it, on the same day. */
  readonly earlierScore: number
  /** By it, at the visit before. */
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

/** A calendar date, ISO (`2019-05-06`). */
export interface OnDate {
  readonly date: string
}

/** A calendar date and the date of birth. */
export interface BeforeBirth extends OnDate {
  readonly dateOfBirth: string
}

/** An event, or the beginning of a period. */
export interface MarkerDate extends OnDate {
  readonly text: string
}

/** The end of a period, ISO. */
export interface MarkerEnd {
  readonly text: string
  readonly until: string
}

/** A date as written, and the day on which its offset makes it fall in a time zone, ISO. */
export interface MovedDate extends OnDate {
  readonly zoneDate: string
  readonly timeZone: string
}

/** Of a message that needs none. */
export type NoParameters = Readonly<Record<string, never>>

type OfFields = ClinicMessageParameters & { readonly [code in LimitsCode]: BeyondLimits } & {
  readonly [code in ScoreCode]: BeyondScore
} & { readonly [code in `${'size' | 'weight' | 'head'}_off_course`]: OffCourse } & {
  readonly [code in `birth_${'size' | 'weight' | 'head'}_off_course`]: BirthOffCourse
}

/** A finding of puberty. */
export interface DatedSign extends OnDate {
  readonly sign: StagedSign | 'menarche'
  /** The stage, or ml; undefined for menarche. */
  readonly value: number | undefined
}

/** A sign of puberty before, or its absence after, the usual ages of onset. */
interface UnusualPuberty extends DatedSign {
  /** The age that bounds the usual, completed years, and who says so. */
  readonly limitYears: number
  readonly publication: string
}

/**
 * What each message is made from, by its code: plain data, in full precision, so
 * that a program can act on it, draw a limit or write its own sentence. Dates are
 * ISO dates; the unit of a value is beside it or in its name.
 *
 * @example
 * ```ts
 * const limits: MessageParameters['size_limits'] = { value: 1.3, unit: 'cm', least: 18, most: 300, slip: { kind: 'unit', given: 'm', meant: 130 } }
 * ```
 */
export type MessageParameters = OfFields & {
  readonly date_of_birth_in_future: { readonly dateOfBirth: string }
  readonly date_of_birth_too_early: { readonly dateOfBirth: string; readonly years: number }
  readonly date_of_birth_after_visits: { readonly dateOfBirth: string; readonly visits: number }
  readonly date_of_birth_missing: NoParameters
  readonly date_of_birth_moved_by_offset: MovedDate
  readonly gender_missing: NoParameters
  readonly gender_without_reference: {
    /** Undefined if it is missing. */
    readonly gender: RecordedGender | undefined
    /** As the sender wrote it. */
    readonly written: string | undefined
    /** The sex that was chosen for the references. */
    readonly chosen: Gender | undefined
  }
  readonly disease_unknown: UnknownDisease
  readonly disease_of_other_sex: { readonly disease: KnownDisease; readonly gender: Gender }
  readonly parents_differ: { readonly fatherCm: number; readonly motherCm: number; readonly most: number }
  readonly birth_week_missing: NoParameters
  readonly birth_week_beyond_references: Gestation & { readonly measures: readonly BirthMeasure[] }
  readonly birth_day_without_week: { readonly days: number }
  readonly birth_day_beside_fraction: { readonly weeks: number; readonly days: number }
  readonly date_before_birth: BeforeBirth
  readonly date_in_future: OnDate
  readonly date_missing: NoParameters
  readonly date_moved_by_offset: MovedDate
  readonly same_day_twice: OnDate & { readonly visits: number }
  readonly age_contradicts_dates: {
    readonly statedYears: number
    readonly datesYears: number
    readonly months: boolean
  }
  readonly values_beyond_references: UnscoredValues
  readonly references_not_cleared: { readonly publications: readonly string[] }
  readonly correction_ended: {
    readonly ageYears: number
    readonly correctedYears: number
    readonly scores: readonly CorrectionEndScore[]
  }
  readonly head_reference_changed: HeadReferenceChange
  readonly bone_age_difference: { readonly boneAgeYears: number; readonly ageYears: number; readonly most: number }
  readonly size_weight_swapped: { readonly sizeCm: number; readonly weightKg: number }
  readonly weight_in_pounds: { readonly weightKg: number; readonly meantKg: number; readonly evidence: PoundsEvidence }
  readonly size_shrinks: Shrinking
  readonly size_unchanged: UnchangedSize
  readonly head_shrinks: Shrinking
  readonly bmi_limits: {
    readonly value: number
    readonly unit: Unit
    readonly least?: number | undefined
    readonly most?: number | undefined
    readonly sizeCm: number
    readonly weightKg: number
  }
  readonly bmi_far_above_percentile: {
    readonly value: number
    readonly unit: Unit
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
  readonly menarche_before_birth: BeforeBirth
  readonly menarche_in_future: OnDate
  readonly menarche_of_boy: OnDate
  readonly puberty_finding_unused: { readonly date: string | undefined; readonly why: 'date' | 'value' | 'sex' }
  readonly puberty_early: UnusualPuberty
  readonly puberty_late: UnusualPuberty
  /** A stage, and a higher one, or menarche, of the same or an earlier day. */
  readonly puberty_contradiction: DatedSign & { readonly earlier: DatedSign }
  readonly gmfcs_level_impossible: { readonly level: number }
  readonly gmfcs_level_unscored: { readonly level: number; readonly lacks: 'feeding' | 'references' }
  readonly marker_before_birth: MarkerDate & BeforeBirth
  readonly marker_in_future: MarkerDate
  readonly marker_date_missing: { readonly text: string }
  readonly marker_ends_before_beginning: MarkerDate & MarkerEnd
  readonly marker_ends_in_future: MarkerEnd
  readonly marker_moved_by_offset: MarkerDate & MovedDate
  /** The first such date, and its hour and minute in UTC, `22:00`. */
  readonly moment_without_zone: OnDate & { readonly time: string }
  /** The first few by name, and how many more there are. */
  readonly unknown_elements: { readonly names: readonly string[]; readonly more: number }
}

/** The code of a message: the name of the rule, the same in every language. */
export type MessageCode = keyof MessageParameters
