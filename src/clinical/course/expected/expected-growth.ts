import { dayNumber } from '../../../ground/model/calendar-date.js'
import type { ExpectedMeasure } from '../../../ground/model/course-names.js'
import type { Gender, PatientInput } from '../../../ground/model/patient.js'
import { clampScore, type ReportedScore, type Score } from '../../../ground/model/score.js'
import { type GrowthAge, growthAge, yearsBetween } from '../../growth/growth-age.js'
import {
  bandHalfWidths,
  type ExpectedScores,
  expectedScores,
  type ScoreCovariance,
} from '../../growth/score-covariance.js'
import { positionOfRows, shiftedLength, shiftedValue } from '../../growth/size-position.js'
import { scoreCovariances } from '../../growth/three-cohorts.js'
import { reportScore } from '../../references/distribution.js'
import type { Lookup } from '../../references/lookup.js'
import type { Findings } from '../../validation/findings.js'
import { type CourseBasis, courseBasis } from '../course-basis.js'
import { dayOfTolerance } from '../velocity/earlier-visits.js'
import { type CourseSigns, courseSigns, signsAdded, type UnusualSigns } from './course-signs.js'
import { type EarlierScore, earlierScores, whyNoneEarlier } from './earlier-scores.js'
import { type ExpectedCaution, expectedCautions } from './expected-cautions.js'
import { checkedOptions, type ExpectedGrowthOptions, type MeasuringNoise } from './expected-options.js'
import { type GrowthBefore, type GrowthOutlook, growthBefore, growthOutlook } from './known-growth.js'
import { boneAgeOn, checkedPatient, patientWith } from './patient-before.js'
import { askedScore, placeOfAge, valueAtScore } from './place-ahead.js'
import { type LookedAhead, missingInputs, type NotExpectedReason, whyNotExpected } from './why-not-expected.js'

/** Of 100 children with the same earlier values, this many lie between. */
export interface ExpectedBand {
  readonly percent: 50 | 90 | 98
  /** cm, kg or kg/m²; undefined beyond ±3 SDS of a reference whose scores end there. */
  readonly low: number | undefined
  readonly high: number | undefined
}

/** The value to be expected from the earlier ones, of a child without a known disease who is not treated. */
export interface ExpectedGrowth {
  readonly measure: Exclude<ExpectedMeasure, 'head'>
  readonly at: string
  readonly ageYears: number
  /** cm, kg or kg/m². */
  readonly value: number
  readonly sds: Score
  /** SD of the score about the expected one, measuring included. */
  readonly spreadSds: number
  /** Of the value as it will be measured. */
  readonly bands: readonly ExpectedBand[]
  /** The value asked about, cm, kg or kg/m². */
  readonly askedValue?: number | undefined
  /** Of the value asked about: its score among children with the same earlier values. */
  readonly conditionalSds?: ReportedScore | undefined
  /** Indices of measurements, and whether the size at birth counts. Parents' heights never do. */
  readonly from: { readonly measurements: readonly number[]; readonly birth: boolean }
  readonly cautions: readonly ExpectedCaution[]
}

/** Nothing is expected, and why. */
export interface NoExpectedGrowth {
  readonly measure: ExpectedMeasure
  readonly at: string
  readonly reason: NotExpectedReason
}

/** What an expectation was computed from, for its explanation. */
export interface ExpectedBasis {
  readonly course: CourseBasis
  readonly place: Lookup
  readonly age: GrowthAge
  readonly earlier: readonly EarlierScore[]
  readonly gender: Gender
  readonly covariance: ScoreCovariance
  /** Of the earlier scores, then of the day's. */
  readonly scores: ExpectedScores
  /** The score of the value asked about. */
  readonly asked: number | undefined
  /** What the reference's rows add for the position of the child, cm. */
  readonly shift: number
  readonly growth: ExpectedGrowth
}

/** The error of measuring in a growth clinic, as a share of that in routine care: our own choice, about 0.3 cm at seven years. */
const clinicShare = 0.5

/** No farther ahead than this, years: so far the bands held at every age at hand. */
export const farthestAhead = 3

/** Below the present height by less than this, growth is at its end, cm. */
const endOfGrowthCm = 1

/** From here a value and the earlier ones can hardly both be right, SD: our own limit. */
export const contradictingSds = 4

/**
 * What a child's next value is expected to be from the earlier ones, with the bands that hold 50, 90 and 98 of 100 children:
 * by a Gaussian process of scores, our own estimate from three cohorts. With a `value` also how usual that one is. Of a
 * child who is ill, treated, or whose growth is unusual already it gives the reason instead.
 *
 * Values of the day itself and later ones take no part. Nothing is rounded.
 *
 * @throws AuxologyError `invalid_parameter` for an option, `invalid_value` for a date that doesn't exist
 * @example
 * ```ts
 * const boy = {
 *   dateOfBirth: '2017-06-04',
 *   gender: 'male',
 *   measurements: [{ date: '2022-06-04', sizeCm: 110 }, { date: '2023-06-04', sizeCm: 116.5 }],
 * } as const
 * const next = expectedGrowth(boy, { measure: 'size', at: '2024-06-04' })
 * 'value' in next ? next.value.toFixed(1) : next.reason.code // '123.2'
 * ```
 */
export function expectedGrowth(
  patient: PatientInput,
  options: ExpectedGrowthOptions,
): ExpectedGrowth | NoExpectedGrowth {
  const basis = expectedBasis(patient, options)
  return 'growth' in basis ? basis.growth : basis
}

/** {@link expectedGrowth} with what it was computed from. */
export function expectedBasis(patient: PatientInput, options: ExpectedGrowthOptions): ExpectedBasis | NoExpectedGrowth {
  const { measure, at, noise, value, sizePosition, ...courseOptions } = checkedOptions(options)
  const known = growthBefore(checkedPatient(patient), at, (before) => courseBasis(before, courseOptions))
  return expectedFrom(known, { measure, noise, value, sizePosition })
}

/** What is asked of a day, apart from what scores depend on. */
type Asked = Pick<ExpectedGrowthOptions, 'measure' | 'noise' | 'value' | 'sizePosition'>

/** What is expected of a measure on a day, from what was known before. */
export function expectedFrom(
  known: GrowthBefore,
  { measure, noise, value, sizePosition }: Asked,
): ExpectedBasis | NoExpectedGrowth {
  const { at, before, courseOf, signs } = known
  if (measure === 'head') return { measure, at, reason: { code: 'no_cohort' } }
  const added = () => {
    const withValue = patientWith(before, { measure, at, value, sizePosition })
    return withValue && signsAdded(courseSigns(courseOf(withValue)), signs)
  }
  return expectedOn(growthOutlook(known, measure), { at, noise, value, sizePosition, added })
}

/** A day, and what is asked of it. */
type AskedDay = Omit<Asked, 'measure'> & {
  readonly at: string
  /** What is met with the value asked about alone. */
  readonly added?: (() => UnusualSigns | undefined) | undefined
}

/** What is expected on a day after the latest value. */
export function expectedOn(
  outlook: GrowthOutlook,
  { at, noise = 'routine', value, sizePosition, added }: AskedDay,
): ExpectedBasis | NoExpectedGrowth {
  const { course, patient, findings, measure, visits, signs } = outlook
  const refuse = (reason: NotExpectedReason): NoExpectedGrowth => ({ measure, at, reason })
  const { subject } = course.facts.growth
  const { gender, birthDay } = subject
  if (gender === undefined || birthDay === undefined) return refuse({ code: 'missing', inputs: missingInputs(subject) })
  const day = dayNumber(at) as number
  const age = growthAge(subject, yearsBetween(birthDay, day))
  const ahead = { measure, day, age, boneAge: boneAgeOn(patient, day), visits }
  const reason = whyNotExpected(course, ahead, signs)
  if (reason !== undefined) return refuse(reason)
  const place = placeOfAge(subject, measure, age)
  if (place === undefined) return refuse({ code: 'no_reference' })
  const earlier = earlierScores(course, measure, { place, age, visits })
  const latest = earlier.at(-1)
  if (latest === undefined) return refuse({ code: whyNoneEarlier(course, visits, age) })
  const years = age.chronologicalYears - latest.chronologicalYears
  if (years > farthestAhead + dayOfTolerance) return refuse({ code: 'too_far_ahead', years, atMost: farthestAhead })
  const asked = { value, score: askedScore(measure, { place, age, value, sizePosition }) }
  const shift = shiftedValue(place, { sizePosition }, age, 0)?.cm ?? 0
  return growthExpected({
    at,
    course,
    ahead,
    findings,
    signs,
    place,
    earlier,
    gender,
    noise,
    asked,
    added,
    shift,
  })
}

/** A child of whom something may be expected. */
interface ExpectedChild extends Pick<AskedDay, 'at' | 'added'> {
  readonly course: CourseBasis
  readonly ahead: LookedAhead & { readonly measure: Exclude<ExpectedMeasure, 'head'> }
  readonly findings: Findings
  readonly signs: CourseSigns
  readonly place: Lookup
  readonly earlier: readonly EarlierScore[]
  readonly gender: Gender
  readonly noise: MeasuringNoise
  /** The value asked about, and its score where that is possible. */
  readonly asked: { readonly value: number | undefined; readonly score: number | undefined }
  /** What the reference's rows add for the position of the child, cm. */
  readonly shift: number
}

function growthExpected(child: ExpectedChild): ExpectedBasis | NoExpectedGrowth {
  const { at, course, ahead, findings, signs, place, earlier, gender, noise, asked, shift } = child
  const { measure, age } = ahead
  const { error, ...rest } = scoreCovariances[measure]
  const covariance = { ...rest, error: noise === 'clinic' ? clinicShare * error : error }
  const scores = expectedScores(
    [...earlier, { years: age.referenceYears, score: asked.score ?? 0 }],
    gender,
    covariance,
  )
  const [latestSds = 0, ownSds = 0] = scores.standardised.slice(-2)
  const spread = scores.factor.at(-1)?.at(-1) as number
  const sds = (asked.score ?? 0) - ownSds * spread
  const refuse = (reason: NotExpectedReason): NoExpectedGrowth => ({ measure, at, reason })
  const expected = valueAtScore(place, sds)
  if (expected === undefined) return refuse({ code: 'beyond_reference' })
  const value = expected - shift
  const presentCm = measure === 'size' ? reachedCm(child) : 0
  if (value < presentCm - endOfGrowthCm) return refuse({ code: 'below_present_height', cm: value, presentCm })
  const growth: ExpectedGrowth = {
    measure,
    at,
    ageYears: age.chronologicalYears,
    value,
    sds: reportScore({ place, score: sds, value: expected }),
    spreadSds: spread,
    bands: bandsAbout(sds, spread, child),
    askedValue: asked.value,
    conditionalSds: asked.score === undefined ? undefined : clampScore(ownSds),
    from: {
      measurements: earlier.flatMap(({ index }) => index ?? []),
      birth: earlier.some(({ index }) => index === undefined),
    },
    cautions: [
      ...askedCautions(child, ownSds),
      ...(value < presentCm ? [{ code: 'below_present_height', cm: value, presentCm } as const] : []),
      ...expectedCautions(course, ahead, signs, { findings, earlier, latestSds, expectedSds: sds }),
    ],
  }
  return { course, place, age, earlier, gender, covariance, scores, asked: asked.score, shift, growth }
}

/** What is to be known of the value asked about: one that can hardly be right shows nothing else. */
function askedCautions({ asked, added }: ExpectedChild, ownSds: number): readonly ExpectedCaution[] {
  if (asked.value !== undefined && asked.score === undefined) return [{ code: 'impossible_value' }]
  if (asked.score === undefined || Math.abs(ownSds) > contradictingSds) return []
  const signs = added?.()
  return signs === undefined ? [] : [{ code: 'with_value', ...signs }]
}

function bandsAbout(sds: number, spread: number, { place, shift }: ExpectedChild): readonly ExpectedBand[] {
  const endAt = (score: number) => {
    const found = valueAtScore(place, score)
    return found === undefined ? undefined : found - shift
  }
  return ([50, 90, 98] as const).map((percent) => {
    const half = bandHalfWidths[percent] * spread
    return { percent, low: endAt(sds - half), high: endAt(sds + half) }
  })
}

/** The latest earlier height, as the position of the day measures it, cm. */
function reachedCm({ earlier, place, shift }: ExpectedChild): number {
  const { scored } = earlier.at(-1) as EarlierScore
  return scored.value + (shiftedLength(positionOfRows(scored.place), positionOfRows(place)) ?? 0) - shift
}
