import { birthday } from '../../../ground/model/calendar-date.js'
import type { ExpectedMeasure, FindingCode, ScreeningQuantity } from '../../../ground/model/course-names.js'
import type { GrowthAge } from '../../growth/growth-age.js'
import { isBornAtTerm } from '../../growth/growth-subject.js'
import { percentileOf } from '../../references/distribution.js'
import { echoedText } from '../../validation/findings.js'
import { nearEndFromBoneAge } from '../adult-height/unusual-maturity.js'
import type { CourseBasis } from '../course-basis.js'
import { courseFindings } from '../findings/course-findings.js'
import { evaluateScreening, type ScreeningResult } from '../screening/evaluate-screening.js'
import { dayOfTolerance, isOfFirstWeeks } from '../velocity/earlier-visits.js'
import { falteringGrowth } from '../velocity/faltering-growth.js'
import { scoreFall } from '../velocity/score-fall.js'
import { excludedBy } from '../velocity/treatment-periods.js'
import { weightLoss } from '../velocity/weight-loss.js'
import { isTooEarly, type RatedBoneAge } from './earlier-scores.js'
import type { GivenVisits } from './given-visits.js'

/** What shows that a child grows by another timetable than its age says. */
export type MaturitySign =
  | 'menarche'
  | 'late_stage'
  | 'early_puberty'
  | 'late_puberty'
  | 'bone_age_off'
  | 'end_of_growth'

/** What is unusual about the growth so far. */
export type UnusualGrowth =
  | Extract<FindingCode, 'slow_growth' | 'severe_underweight' | 'extreme_obesity'>
  | 'faltering'
  | 'weight_loss'
  | 'screening_rule'

/** A published rule that is met, by its name in the requested language. */
export type MetRule = Pick<ScreeningResult, 'rule' | 'name' | 'guideline'>

/** Why nothing is expected of a child's growth. */
export type NotExpectedReason =
  /** No cohort at hand has head circumferences. */
  | { readonly code: 'no_cohort' }
  | { readonly code: 'missing'; readonly inputs: readonly ('gender' | 'dateOfBirth')[] }
  | { readonly code: 'before_birth' | 'first_weeks' | 'adult' | 'disease' | 'treatment' | 'preterm' }
  /** The latest value does not fit those before it; and what is unusual about the growth if it is right. */
  | {
      readonly code: 'latest_in_doubt'
      readonly measurementIndex: number
      readonly because: readonly UnusualGrowth[]
      readonly rules: readonly MetRule[]
    }
  | { readonly code: 'maturity'; readonly because: MaturitySign }
  | {
      readonly code: 'unusual_growth'
      readonly because: readonly UnusualGrowth[]
      readonly rules: readonly MetRule[]
    }
  /** No reference of the set has the age, or the value expected lies beyond its scores. */
  | { readonly code: 'no_reference' | 'beyond_reference' }
  /** No value before the day; none that is not in doubt; none at an age that counts as the day's does; none with a score. */
  | { readonly code: 'none_before' | 'all_doubted' | 'other_age_counting' | 'no_earlier_value' }
  /** Years since the latest value, and how many may pass. */
  | { readonly code: 'too_far_ahead'; readonly years: number; readonly atMost: number }
  /** Less than the height that is reached, cm. */
  | { readonly code: 'below_present_height'; readonly cm: number; readonly presentCm: number }

/** What a reader has to know before the figures, the gravest first. */
export type ExpectedCaution =
  /** What is met with the value that was asked about, and was not before. */
  | {
      readonly code: 'with_value'
      readonly because: readonly UnusualGrowth[]
      readonly rules: readonly MetRule[]
    }
  /** Earlier values that are in doubt and were left out, as indices of measurements. */
  | { readonly code: 'left_out'; readonly measurements: readonly number[] }
  /** Published rules that are met by what the child is, and not by a change. */
  | { readonly code: 'screening_rule'; readonly rules: readonly MetRule[] }
  /** The latest score lies this far below the highest, SD. */
  | { readonly code: 'score_fall'; readonly measure: 'size' | 'weight'; readonly change: number }
  /** The latest earlier value is itself hardly to be expected from those before it, SDS. */
  | { readonly code: 'latest_unexpected'; readonly sds: number }
  /** The texts of markers, whose meaning for growth is not known here. */
  | { readonly code: 'marker'; readonly texts: readonly string[] }
  /** The value expected is itself below the third, or above the 97th percentile. */
  | { readonly code: 'below_p3' | 'above_p97' }
  | {
      readonly code:
        | 'fast_growth'
        | 'bone_age_off'
        | 'maturity_unknown'
        | 'preterm'
        | 'gestation_unknown'
        | 'single_value'
        | 'few_children'
    }
  /** Less than the latest height, cm, by less than a centimetre. */
  | { readonly code: 'below_present_height'; readonly cm: number; readonly presentCm: number }
  /** The value that was asked about is impossible. */
  | { readonly code: 'impossible_value' }

/** The day and the age that are looked ahead to. */
export interface LookedAhead {
  readonly measure: ExpectedMeasure
  readonly day: number
  readonly age: GrowthAge
  readonly boneAge: RatedBoneAge | undefined
  readonly visits: GivenVisits
}

/** No one grows by the references of children after this birthday. */
const adultFromYears = 18

/** A bone age farther from the age than this refuses, and farther than this is a caution, years: our own limits. */
const boneAgeOffYears = { refused: 2, refusedInPuberty: 1, doubtful: 1 } as const

/** From here on a bone age a year off is of another timetable, years: our own limit. */
const boneAgeCountsYears = 12

/** From here on an early or late puberty moves height, years: a year after the earliest usual onset, our own limits. */
const pubertyMovesYears = { female: 9, male: 10 } as const

/** Stages and testicular volumes, ml, from which growth may end early: our own limits. */
const lateStages = { breastStage: 4, genitalStage: 4, pubicHairStage: 4, testicularVolumeMl: 12 } as const

/** A share of the highest weight, per cent, whose loss is no growth: our own limit. */
const weightLossPercent = 10

/** A fall that is named, SD: our own limit. */
const namedFall = 1

/** What rules compare that is a change. */
const changes: readonly ScreeningQuantity[] = [
  'earlierSizeSds',
  'sizeSdsSinceHighest',
  'sizeSdsSinceLowest',
  'sizeSdsChangePerYear',
  'velocitySds',
  'earlierVelocitySds',
  'weightSdsSinceHighest',
  'headSdsSinceHighest',
  'headSdsSinceLowest',
  'headSdsRiseInHalfYear',
]

/** Why nothing is expected, by what is known of the child before the day and on it. */
export function whyNotExpected(
  basis: CourseBasis,
  ahead: LookedAhead,
  signs: CourseSigns,
): NotExpectedReason | undefined {
  const { assessment, facts } = basis
  const { subject } = facts.growth
  if (subject.birthDay !== undefined && ahead.day >= birthday(subject.birthDay, adultFromYears))
    return { code: 'adult' }
  if (ahead.age.chronologicalYears < 0) return { code: 'before_birth' }
  if (isOfFirstWeeks(ahead.age.chronologicalYears)) return { code: 'first_weeks' }
  const excluded = assessment.patient.tubeFed === true ? 'disease' : excludedBy(assessment.patient)
  if (excluded !== undefined) return { code: excluded }
  if (isTooEarly(subject, ahead.age)) return { code: 'preterm' }
  const because = maturitySign(basis, ahead, signs.found)
  if (because !== undefined) return { code: 'maturity', because }
  const unusual = unusualGrowth(basis, signs)
  // Before anything unusual: a slip is no disease.
  const { given, doubted } = ahead.visits
  const latest = given.length > 1 ? given.at(-1) : undefined
  if (latest === undefined || !doubted.has(latest)) return unusual
  return {
    code: 'latest_in_doubt',
    measurementIndex: latest,
    because: unusual?.because ?? [],
    rules: unusual?.rules ?? [],
  }
}

function maturitySign(
  { assessment, facts }: CourseBasis,
  { age, boneAge }: LookedAhead,
  found: readonly FindingCode[],
): MaturitySign | undefined {
  const { gender } = facts.growth.subject
  if (facts.menarcheYears !== undefined) return 'menarche'
  const { puberty = [] } = assessment.patient
  const isLate = (finding: (typeof puberty)[number]) =>
    (Object.keys(lateStages) as (keyof typeof lateStages)[]).some((sign) => (finding[sign] ?? 0) >= lateStages[sign])
  if (puberty.some(isLate)) return 'late_stage'
  if (found.includes('early_puberty')) return 'early_puberty'
  if (found.includes('late_puberty')) return 'late_puberty'
  if (boneAge === undefined || gender === undefined) return undefined
  const { refused, refusedInPuberty } = boneAgeOffYears
  const atMost = boneAge.years < boneAgeCountsYears ? refused : refusedInPuberty
  if (boneAgeLead(boneAge) > atMost + dayOfTolerance) return 'bone_age_off'
  const byThen = boneAge.boneAgeYears + age.chronologicalYears - boneAge.years
  return byThen >= nearEndFromBoneAge[gender] ? 'end_of_growth' : undefined
}

function boneAgeLead({ years, boneAgeYears }: RatedBoneAge): number {
  return Math.abs(boneAgeYears - years)
}

/** Growth that is slow, that falters or that a published rule on a change refers. */
export function unusualGrowth(
  { assessment, facts }: CourseBasis,
  { found, changing }: CourseSigns,
): Extract<NotExpectedReason, { readonly code: 'unusual_growth' }> | undefined {
  const faltering = falteringGrowth(facts, assessment.patient)
  const isFaltering = faltering?.isFallOfFirstWeeks !== true && faltering?.thresholds.some(({ met }) => met) === true
  const because: readonly UnusualGrowth[] = [
    ...(['slow_growth', 'severe_underweight', 'extreme_obesity'] as const).filter((code) => found.includes(code)),
    ...(isFaltering ? (['faltering'] as const) : []),
    ...((weightLoss(facts.visits.weight)?.percent ?? 0) >= weightLossPercent ? (['weight_loss'] as const) : []),
    ...(changing.length > 0 ? (['screening_rule'] as const) : []),
  ]
  return because.length === 0 ? undefined : { code: 'unusual_growth', because, rules: changing }
}

/** What was found in the course so far. */
export interface CourseSigns {
  readonly found: readonly FindingCode[]
  /** The rules that are met by a change, and by what the child is. */
  readonly changing: readonly MetRule[]
  readonly standing: readonly MetRule[]
}

export function courseSigns(basis: CourseBasis): CourseSigns {
  const { screened, language } = basis
  const results = screened === undefined ? [] : evaluateScreening(screened, language)
  const met = results.filter(({ met: isMet, isMinor }) => isMet === true && isMinor !== true)
  const isOfChange = ({ because }: ScreeningResult) => because.some(({ quantity }) => changes.includes(quantity))
  const named = ({ rule, name, guideline }: ScreeningResult): MetRule => ({ rule, name, guideline })
  return {
    found: courseFindings(basis).map(({ code }) => code),
    changing: met.filter(isOfChange).map(named),
    standing: met.filter((result) => !isOfChange(result)).map(named),
  }
}

/** From this age the bands of weight and body mass index held fewer values than they say, years. */
const fewChildrenFromYears = 10

/** Gestation counts up to this age, years. */
const gestationCountsYears = 2

/** A score farther than this from the expected one is named, SD. */
const unexpectedFrom = 2

/** Percentiles beyond which the value expected is named as low or high. */
const outer = { low: 3, high: 97 } as const

/** Whether an early or late puberty could move the height, and no finding of it or bone age of the last year tells. */
function isMaturityUnknown(
  { assessment, facts }: CourseBasis,
  { chronologicalYears }: GrowthAge,
  boneAge: RatedBoneAge | undefined,
): boolean {
  const { gender } = facts.growth.subject
  if (gender === undefined || chronologicalYears < pubertyMovesYears[gender] - dayOfTolerance) return false
  const isRated = boneAge !== undefined && chronologicalYears - boneAge.years <= 1 + dayOfTolerance
  return !isRated && (assessment.patient.puberty ?? []).length === 0
}

/** What a reader has to know before the figures. */
export function expectedCautions(
  basis: CourseBasis,
  { measure, age, boneAge, visits }: LookedAhead,
  { found, standing }: CourseSigns,
  earlier: { readonly count: number; readonly latestSds: number; readonly expectedSds: number },
): readonly ExpectedCaution[] {
  const { assessment, facts } = basis
  const { subject } = facts.growth
  const falls = (['size', 'weight'] as const).flatMap((of): readonly ExpectedCaution[] => {
    const change = scoreFall(facts, assessment.patient, of)?.sinceHighestFromThreeWeeks?.change ?? 0
    return change <= -namedFall ? [{ code: 'score_fall', measure: of, change }] : []
  })
  const isUnexpected = earlier.count > 1 && Math.abs(earlier.latestSds) > unexpectedFrom
  const percentile = percentileOf(earlier.expectedSds)
  const { markers = [] } = assessment.patient
  const isTermUnknown = subject.gestationDays === undefined && isBornAtTerm(subject)
  const codes = [
    ['fast_growth', found.includes('fast_growth')],
    ['bone_age_off', boneAge !== undefined && boneAgeLead(boneAge) > boneAgeOffYears.doubtful + dayOfTolerance],
    ['maturity_unknown', measure === 'size' && isMaturityUnknown(basis, age, boneAge)],
    ['preterm', !isBornAtTerm(subject)],
    ['gestation_unknown', isTermUnknown && age.chronologicalYears < gestationCountsYears],
    ['single_value', earlier.count === 1],
    ['few_children', measure !== 'size' && age.chronologicalYears >= fewChildrenFromYears],
  ] as const
  return [
    ...(visits.doubted.size > 0 ? [{ code: 'left_out', measurements: [...visits.doubted] } as const] : []),
    ...(standing.length > 0 ? [{ code: 'screening_rule', rules: standing } as const] : []),
    ...falls,
    ...(isUnexpected ? [{ code: 'latest_unexpected', sds: earlier.latestSds } as const] : []),
    ...(percentile < outer.low ? [{ code: 'below_p3' } as const] : []),
    ...(percentile > outer.high ? [{ code: 'above_p97' } as const] : []),
    ...(markers.length > 0 ? [{ code: 'marker', texts: markers.map(({ text }) => echoedText(text)) } as const] : []),
    ...codes.flatMap(([code, holds]) => (holds ? [{ code } as const] : [])),
  ]
}
