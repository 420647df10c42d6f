import { isBornAtTerm } from '../../growth/growth-subject.js'
import { percentileOf } from '../../references/distribution.js'
import { echoedText, type Findings } from '../../validation/findings.js'
import type { CourseBasis } from '../course-basis.js'
import { dayOfTolerance } from '../velocity/earlier-visits.js'
import { scoreFall } from '../velocity/score-fall.js'
import type { CourseSigns, MetRule, UnusualSigns } from './course-signs.js'
import { type EarlierScore, earlierScores } from './earlier-scores.js'
import { boneAgeApart } from './patient-before.js'
import { placeOfAge } from './place-ahead.js'
import type { LookedAhead } from './why-not-expected.js'

/** What a reader has to know before the figures, the gravest first. */
export type ExpectedCaution =
  /** What is met with the value that was asked about, and was not before. */
  | ({ readonly code: 'with_value' } & UnusualSigns)
  /** Earlier values that are in doubt and were left out, as indices of measurements. */
  | { readonly code: 'left_out'; readonly measurements: readonly number[] }
  /** Published rules that are met by what the child is or a rise of the head, and not by another change. */
  | { readonly code: 'screening_rule'; readonly rules: readonly MetRule[] }
  /** The latest score lies this far below the highest, SD. */
  | { readonly code: 'score_fall'; readonly measure: 'size' | 'weight'; readonly change: number }
  /** The latest earlier value is itself hardly to be expected from those before it, SDS. */
  | { readonly code: 'latest_unexpected'; readonly sds: number }
  /** The texts of markers, whose meaning for growth is not known here. */
  | { readonly code: 'marker'; readonly texts: readonly string[] }
  /** The value expected is itself below the third, or above the 97th percentile. */
  | { readonly code: 'below_p3' | 'above_p97' }
  /** The latest weight or body mass index is above the 97th percentile: the cohorts are from before obesity became common. */
  | { readonly code: 'high_weight' }
  | {
      readonly code:
        | 'fast_growth'
        | 'bone_age_off'
        /** An early or late puberty could move the height: no finding of it or bone age of the last year tells, or one does, which the model has no use for. */
        | 'maturity_unknown'
        | 'maturity_not_used'
        | 'preterm'
        | 'gestation_unknown'
        | 'single_value'
        | 'few_children'
    }
  /** Less than the latest height, cm, by less than a centimetre. */
  | { readonly code: 'below_present_height'; readonly cm: number; readonly presentCm: number }
  /** The value that was asked about is impossible. */
  | { readonly code: 'impossible_value' }

/** A fall that is named, SD: our own limit. */
const namedFall = 1

/** A bone age farther from the age than this is named, years: our own limit. */
const boneAgeOffYears = 1

/** From here on an early or late puberty moves height, years: a year after the earliest usual onset, our own limits. */
const pubertyMovesYears = { female: 9, male: 10 } as const

/** From this age the bands of weight and body mass index held fewer values than they say, years. */
const fewChildrenFromYears = 10

/** Gestation counts up to this age, years. */
const gestationCountsYears = 2

/** A score farther than this from the expected one is named, SD. */
const unexpectedFrom = 2

/** Percentiles beyond which the value expected is named as low or high. */
const outer = { low: 3, high: 97 } as const

/** What is said of maturity where an early or late puberty could move the height. */
function maturityCaution(
  { assessment, facts }: CourseBasis,
  { measure, age: { chronologicalYears }, boneAge }: LookedAhead,
): 'maturity_unknown' | 'maturity_not_used' | undefined {
  const { gender } = facts.growth.subject
  if (measure !== 'size' || gender === undefined) return undefined
  if (chronologicalYears < pubertyMovesYears[gender] - dayOfTolerance) return undefined
  const isRated = boneAge !== undefined && chronologicalYears - boneAge.years <= 1 + dayOfTolerance
  return isRated || (assessment.patient.puberty ?? []).length > 0 ? 'maturity_not_used' : 'maturity_unknown'
}

/** Whether the latest value or body mass index is high: the weight of a short child may not be. */
function isHeavy(basis: CourseBasis, { measure, age, visits }: LookedAhead, earlier: readonly EarlierScore[]): boolean {
  if (measure === 'size') return false
  const place = placeOfAge(basis.facts.growth.subject, 'bmi', age)
  const masses = place && measure === 'weight' ? earlierScores(basis, 'bmi', { place, age, visits }) : []
  return [earlier, masses].some((scores) => percentileOf(scores.at(-1)?.score ?? 0) > outer.high)
}

/** What was found, the earlier scores, and of the latest one how it lies by those before it. */
interface ExpectedFrom {
  readonly findings: Findings
  readonly earlier: readonly EarlierScore[]
  readonly latestSds: number
  readonly expectedSds: number
}

/** What a reader has to know before the figures. */
export function expectedCautions(
  basis: CourseBasis,
  ahead: LookedAhead,
  { found, standing }: CourseSigns,
  { findings, earlier, latestSds, expectedSds }: ExpectedFrom,
): readonly ExpectedCaution[] {
  const { measure, age, boneAge, visits } = ahead
  const { assessment, facts } = basis
  const { subject } = facts.growth
  const falls = (['size', 'weight'] as const).flatMap((of): readonly ExpectedCaution[] => {
    const change = scoreFall(assessment, of, facts.visits[of], findings)?.sinceHighestFromThreeWeeks?.change ?? 0
    return change <= -namedFall ? [{ code: 'score_fall', measure: of, change }] : []
  })
  const isUnexpected = earlier.length > 1 && Math.abs(latestSds) > unexpectedFrom
  const percentile = percentileOf(expectedSds)
  const { markers = [] } = assessment.patient
  const isTermUnknown = subject.gestationDays === undefined && isBornAtTerm(subject)
  const maturity = maturityCaution(basis, ahead)
  const codes = [
    ['fast_growth', found.includes('fast_growth')],
    ['bone_age_off', boneAge !== undefined && boneAgeApart(boneAge) > boneAgeOffYears + dayOfTolerance],
    ...(maturity === undefined ? [] : ([[maturity, true]] as const)),
    ['preterm', !isBornAtTerm(subject)],
    ['gestation_unknown', isTermUnknown && age.chronologicalYears < gestationCountsYears],
    ['single_value', earlier.length === 1],
    ['few_children', measure !== 'size' && age.chronologicalYears >= fewChildrenFromYears],
  ] as const
  return [
    ...(visits.doubted.size > 0 ? [{ code: 'left_out', measurements: [...visits.doubted] } as const] : []),
    ...(standing.length > 0 ? [{ code: 'screening_rule', rules: standing } as const] : []),
    ...falls,
    ...(isUnexpected ? [{ code: 'latest_unexpected', sds: latestSds } as const] : []),
    ...(percentile < outer.low ? [{ code: 'below_p3' } as const] : []),
    ...(percentile > outer.high ? [{ code: 'above_p97' } as const] : []),
    ...(isHeavy(basis, ahead, earlier) ? [{ code: 'high_weight' } as const] : []),
    ...(markers.length > 0 ? [{ code: 'marker', texts: markers.map(({ text }) => echoedText(text)) } as const] : []),
    ...codes.flatMap(([code, holds]) => (holds ? [{ code } as const] : [])),
  ]
}
