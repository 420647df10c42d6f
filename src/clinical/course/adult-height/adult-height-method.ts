import type {
  AdultHeightInput,
  AdultHeightMethodId,
  adultHeightSpreads,
  BoneAgeMethod,
} from '../../../ground/model/course-names.js'
import type { Gender } from '../../../ground/model/patient.js'
import type { ScoreAtAge } from '../../growth/score-covariance.js'
import type { Lookup } from '../../references/lookup.js'
import type { Publication } from '../../references/table.js'
import type { CourseLine, KnownFigures } from '../explain/course-step.js'

/** What is known of a child at a visit, with a height that is in use. */
export interface AdultHeightFacts {
  readonly gender: Gender
  /** Chronological age, years. */
  readonly ageYears: number
  /** Height standing, cm: of a child measured lying, the length less 0.7 cm (WHO 2006). */
  readonly heightCm: number
  /** The latest height, cm, where that is after the visit that the other facts are of. */
  readonly presentCm?: number | undefined
  /** Length as measured lying, cm; undefined if the child stood. */
  readonly lengthCm?: number | undefined
  readonly weightKg?: number | undefined
  readonly boneAgeYears?: number | undefined
  readonly boneAgeMethod: BoneAgeMethod
  readonly fatherCm?: number | undefined
  readonly motherCm?: number | undefined
  readonly birthWeightG?: number | undefined
  /** Whether a girl has had her menarche; undefined where that is unknown. */
  readonly isPostmenarcheal?: boolean | undefined
  /** Years since a girl's menarche. */
  readonly yearsSinceMenarche?: number | undefined
  /** That puberty began early, or is late. */
  readonly unusualOnset?: 'early' | 'late' | undefined
  /** Height score by the general reference, neither clamped nor rounded. */
  readonly heightSds?: number | undefined
  /** The adult end of the height reference for the child's sex. */
  readonly adult?: Lookup | undefined
  /**
   * The heights so far, scored by the reference of the visit, and how; or why they say nothing of the
   * adult. Undefined where they were not asked for or have no score.
   */
  readonly heights?:
    | { readonly scores: readonly ScoreAtAge[]; readonly lines: readonly CourseLine[] }
    | NotUsableReason
    | undefined
}

/**
 * How far a prediction may be off, as its paper says: one standard deviation of the
 * error (`sd`), bounds that hold nine of ten children (`90%`), the range published
 * with the method (`published`).
 */
export type AdultHeightSpread = Exclude<(typeof adultHeightSpreads)[number], 'unknown'>

/** One figure of a method, before it is scored. */
export interface AdultHeightForecast {
  readonly cm: number
  /** Which of the method's tables or equations gave it, where it has several. */
  readonly variant?: string | undefined
  /** Half the range, cm, and what the range means; undefined where the library has no figures for it. */
  readonly spread?: { readonly cm: number; readonly meaning: AdultHeightSpread } | undefined
  /** Inputs beyond the method's own that this figure rests on. */
  readonly inputs?: readonly AdultHeightInput[] | undefined
  /** How it was computed, from the tables on. */
  readonly lines: readonly CourseLine[]
}

/** Why a method gives no figure. */
export type NotUsableReason =
  | { readonly code: 'missing'; readonly inputs: readonly AdultHeightInput[] }
  | { readonly code: 'other_bone_age_method'; readonly accepted: readonly BoneAgeMethod[] }
  | { readonly code: 'age_outside'; readonly from: number; readonly to: number }
  | { readonly code: 'bone_age_outside'; readonly from: number; readonly to: number }
  /** Above this height score: our own limit. */
  | { readonly code: 'too_tall'; readonly atMost: number }
  /** It would give this height, cm, so an input can't be right. */
  | { readonly code: 'implausible'; readonly cm: number }
  /** It would give less than the height that is reached, cm, by a centimetre and more, or by less. */
  | { readonly code: 'below_present_height' | 'at_end_of_growth'; readonly cm: number; readonly presentCm: number }
  /** It would give more than the bone age leaves by the most generous table of Bayley and Pinneau and twice the SD of their error, cm. */
  | { readonly code: 'beyond_bone_age'; readonly cm: number; readonly atMostCm: number }
  /** It would give this height, cm, from a bone age, years, at which it is not used. */
  | { readonly code: 'bone_age_advanced'; readonly cm: number; readonly from: number }
  /** It would give this height, cm, later after menarche than it is used, years. */
  | { readonly code: 'long_after_menarche'; readonly cm: number; readonly to: number }
  /** `clearedOnly` leaves its figures out. */
  | { readonly code: 'not_cleared' }
  | { readonly code: 'disease' }
  | { readonly code: 'treatment' }
  /** Of our own estimate alone: the child was born preterm, the latest height may be an error, or growth or maturity is unusual. */
  | { readonly code: 'born_preterm' | 'latest_in_doubt' | 'unusual_growth' | 'unusual_maturity' }

/** A method to predict adult height from one visit. */
export interface AdultHeightMethod {
  readonly id: AdultHeightMethodId
  readonly publication: Publication
  /** Chronological ages it is used at, years, by sex: those it was made for, or our own limit. */
  readonly ages: { readonly [gender in Gender]: readonly [from: number, to: number] }
  /** What it can't do without. */
  readonly inputs: readonly AdultHeightInput[]
  /** The scales of bone age it holds for; undefined where it asks for none. */
  readonly boneAgeMethods?: readonly BoneAgeMethod[] | undefined
  /** Our own limits: the bone age from which it is not used, and how long after menarche it is, years. */
  readonly ownLimits?: {
    readonly boneAgeBelow: { readonly [gender in Gender]: number }
    readonly afterMenarche: number
  }
  /** Called with facts that hold all inputs, at an age within `ages`. */
  readonly predict: (facts: AdultHeightFacts) => readonly AdultHeightForecast[] | NotUsableReason
}

/** The mean of the parents' heights, as a formula. */
export const meanOfParents = '(father + mother) / 2'

/** What the formulas of the methods call the facts. */
export function figuresOf(facts: AdultHeightFacts): KnownFigures {
  return {
    age: facts.ageYears,
    height: facts.heightCm,
    weight: facts.weightKg,
    boneAge: facts.boneAgeYears,
    father: facts.fatherCm,
    mother: facts.motherCm,
    birthWeightG: facts.birthWeightG,
    heightSds: facts.heightSds,
  }
}
