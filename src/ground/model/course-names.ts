/*
 * What growth over time calls things: the names in its results and documents, for
 * which every language has words.
 */

/** What is compared between visits. */
export const gainMeasures = ['size', 'weight', 'head'] as const

/** What is compared between visits: length or height, weight, head circumference. */
export type GainMeasure = (typeof gainMeasures)[number]

/** What a later value is expected of. */
export const expectedMeasures = ['size', 'weight', 'bmi', 'head'] as const
export type ExpectedMeasure = (typeof expectedMeasures)[number]

/** How carefully is measured: as in routine care, or as in a clinic that measures growth. */
export const measuringNoises = ['routine', 'clinic'] as const

/** Why nothing is expected. */
export const notExpectedCodes = [
  'no_cohort',
  'missing',
  'before_birth',
  'first_weeks',
  'adult',
  'disease',
  'treatment',
  'preterm',
  'latest_in_doubt',
  'maturity',
  'unusual_growth',
  'no_reference',
  'beyond_reference',
  'none_before',
  'all_doubted',
  'other_age_counting',
  'no_earlier_value',
  'too_far_ahead',
  'below_present_height',
] as const

/** What is to be known of an expected value. */
export const expectedCautionCodes = [
  'with_value',
  'left_out',
  'screening_rule',
  'score_fall',
  'latest_unexpected',
  'marker',
  'below_p3',
  'above_p97',
  'high_weight',
  'fast_growth',
  'bone_age_off',
  'maturity_unknown',
  'maturity_not_used',
  'preterm',
  'gestation_unknown',
  'single_value',
  'few_children',
  'below_present_height',
  'impossible_value',
] as const

export const noVelocityReasons = [
  'too_short',
  'too_long',
  'position_changed',
  'treatment_changed',
  'after_treatment_change',
  'end_of_growth',
  'correction_ended',
  'interval_unmatched',
  'no_reference',
  'not_cleared',
] as const

/**
 * Why an interval has no velocity, or its velocity no score: it is under half a year,
 * where the error of two measurements outweighs growth (`too_short`), or over one and
 * a half (`too_long`); the child lay at one visit and stood at the other; a treatment of
 * growth began or ended between them, or less than half a year before the later one
 * (`after_treatment_change`: there is a velocity then, but no score); growth is ending
 * (`end_of_growth`: a velocity below the mean, without a score, from a bone age of 14 years in
 * girls and 16 in boys, or, without a bone age, more than two years after menarche: our own
 * limits); ages were corrected for gestation at one alone; no interval of the reference is
 * as long; no reference has figures for that age, or the sex is unknown; `clearedOnly` leaves
 * the reference out (`not_cleared`).
 */
export type NoVelocityReason = (typeof noVelocityReasons)[number]

export const falteringSigns = ['weight_fall', 'low_weight', 'below_parents', 'early_loss', 'not_regained'] as const

/**
 * The thresholds of NICE NG75: the weight's fall through centile spaces since birth, the
 * weight itself, length or height below the mid-parental centile, the loss of the first
 * days, and the birth weight not regained by three weeks.
 */
export type FalteringSign = (typeof falteringSigns)[number]

export const velocityUnits = [
  'cmPerYear',
  'kgPerYear',
  'cmPerMonth',
  'gramsPerDay',
  'cmPerWeek',
  'gramsPerKgPerDay',
] as const

/**
 * In what a velocity is counted: by the year from two years on, before that by the month
 * and weight in grams a day; of infants born preterm, up to 50 weeks of postmenstrual
 * age, by the week, and weight in grams per kilogram and day.
 */
export type VelocityUnit = (typeof velocityUnits)[number]

export const boneAgeMethods = ['greulich-pyle', 'tw2-rus', 'tw3-rus', 'fels', 'other'] as const

/**
 * How bone ages are rated. `tw2-rus` and `tw3-rus` are the scales of radius, ulna
 * and short bones by Tanner and Whitehouse. A method for adult height holds for the
 * scale it was made on, and for no other.
 */
export type BoneAgeMethod = (typeof boneAgeMethods)[number]

export const pubertalTimings = ['all', 'earlier', 'average', 'later'] as const

/** Children with early, average or late puberty, or all of them. */
export type PubertalTiming = (typeof pubertalTimings)[number]

export const familyTargetMethods = ['tanner', 'hermanussen-cole'] as const

/** The formulas of the family's target. */
export type FamilyTargetMethod = (typeof familyTargetMethods)[number]

export const adultHeightMethodIds = [
  'bayley-pinneau',
  'roche-wainer-thissen',
  'modified-roche-wainer-thissen',
  'khamis-roche',
  'tanner-1975',
  'blum-2022',
  'cole-wright',
  'heights-alone',
] as const

/** The names of the methods that predict adult height from a visit, in the order of the panel. */
export type AdultHeightMethodId = (typeof adultHeightMethodIds)[number]

export const adultHeightChoices = ['usual', 'all'] as const

/** Which methods predict adult height: two or three by what is known of the child, or every one. */
export type AdultHeightChoice = (typeof adultHeightChoices)[number]

export const unusualMaturities = [
  'bone_age_ahead',
  'bone_age_behind',
  'puberty_early',
  'puberty_late',
  'long_after_menarche',
] as const

/** Why methods without a bone age are doubtful: it is more than a year off the age, puberty is early or late, or a girl is near the end of growth. */
export type UnusualMaturity = (typeof unusualMaturities)[number]

export const adultHeightInputs = [
  'gender',
  'ageYears',
  'sizeCm',
  'weightKg',
  'boneAgeYears',
  'sizeFatherCm',
  'sizeMotherCm',
  'sizeSds',
  'weightBirthG',
  'menarche',
] as const

/** What a method can ask for, named after the fields of the patient and the visit. */
export type AdultHeightInput = (typeof adultHeightInputs)[number]

export const adultHeightSpreads = ['sd', '90%', 'published', 'unknown'] as const

/** Why a method for adult height gives no figure. */
export const notUsableCodes = [
  'missing',
  'other_bone_age_method',
  'age_outside',
  'bone_age_outside',
  'too_tall',
  'implausible',
  'below_present_height',
  'at_end_of_growth',
  'beyond_bone_age',
  'bone_age_advanced',
  'long_after_menarche',
  'not_cleared',
  'disease',
  'treatment',
  'born_preterm',
  'latest_in_doubt',
  'unusual_growth',
  'unusual_maturity',
] as const

export const screeningRuleNames = [
  'jgz2019-short',
  'jgz2019-tall',
  'jgz2019-weight',
  'dutch-head',
  'grote2008',
  'ghrs2000',
] as const

/** The published screening rules that are evaluated. */
export type ScreeningRuleName = (typeof screeningRuleNames)[number]

export const screeningQuantities = [
  'sizeSds',
  'earlierSizeSds',
  'sizeLessTargetSds',
  'sizeLessRegressedTargetSds',
  'sizeSdsSinceHighest',
  'sizeSdsSinceLowest',
  'sizeSdsChangePerYear',
  'velocitySds',
  'earlierVelocitySds',
  'birthWeightG',
  'birthWeightSds',
  'birthLengthSds',
  'gestationWeeks',
  'weightSds',
  'weightSdsSinceHighest',
  'headSds',
  'headSdsSinceHighest',
  'headSdsSinceLowest',
  'headSdsRiseInHalfYear',
] as const

/**
 * What screening rules compare. Scores are those before the clamp; changes are
 * within one reference and one counting of age.
 *
 * - `earlierSizeSds`: height score at a visit half a year to a year before
 * - `sizeLessTargetSds`: height score less the score of the mid-parental height (Tanner)
 * - `sizeLessRegressedTargetSds`: less that of the target by Hermanussen and Cole, which the
 *   Dutch rules take
 * - `sizeSdsSinceHighest`, `sizeSdsSinceLowest`: the change since the highest and the lowest
 *   earlier score from three years on; of weight and head since the highest and the lowest earlier score
 * - `velocitySds`: of the latest height velocity over about a year, and
 *   `earlierVelocitySds` of the year before that
 * - `headSdsRiseInHalfYear`: since the lowest score of the half-year before
 * - `gestationWeeks`: completed weeks of gestation at birth
 */
export type ScreeningQuantity = (typeof screeningQuantities)[number]

export const screeningAdvices = ['watch', 'repeat'] as const

/** What a rule advises in place of a referral: to keep an eye on the child, or to measure again in half a year. */
export type ScreeningAdvice = (typeof screeningAdvices)[number]

export const findingCodes = [
  'early_puberty',
  'late_puberty',
  'slow_growth',
  'fast_growth',
  'bone_age_far_ahead',
  'bone_age_far_behind',
  'far_below_target',
  'severe_underweight',
  'extreme_obesity',
  'small_without_catch_up',
  'small_head',
  'large_head',
] as const

/** A finding in a child's course apart from the screening rules. Every language has a sentence for each. */
export type FindingCode = (typeof findingCodes)[number]
