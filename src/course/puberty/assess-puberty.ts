import { assessPatient } from '../../assessment/assess-patient.js'
import { yearsBetween } from '../../growth/growth-age.js'
import { calculationDefaults, type GrowthOptions, growthSettings } from '../../growth/growth-options.js'
import { stagedSigns, whyUnusedFinding } from '../../growth/puberty-findings.js'
import { isoDate } from '../../model/calendar-date.js'
import type { Gender, PatientInput, StagedSign } from '../../model/patient.js'
import type { ReportedScore } from '../../model/score.js'
import { menarcheScore, shareReached, stageScore } from './tanner-score.js'

/** What was found of puberty on a day, and how far ahead of other children of the age it is. */
export interface PubertyStage {
  /** ISO. */
  readonly date: string
  readonly ageYears: number
  readonly sign: StagedSign | 'menarche'
  /** The stage, or ml; undefined for menarche. */
  readonly value: number | undefined
  /** Above 0 is advanced; undefined at ages without figures. */
  readonly sds: ReportedScore | undefined
}

/** A puberty that begins before or after the usual ages: a reason to look, never a diagnosis. */
export interface PubertyHint {
  readonly kind: 'early' | 'late'
  /** The finding that shows it. */
  readonly sign: StagedSign
  readonly value: number
  readonly date: string
  readonly ageYears: number
  /** The age that bounds the usual, years. */
  readonly limitYears: number
  /** How many children of the reference had begun before the limit, or not begun at it, in per cent; undefined where that is not known. */
  readonly percentOfChildren: number | undefined
  readonly source: string
}

/** The findings of a child's puberty by date, and what is early or late about it. */
export interface PubertyAssessment {
  readonly stages: readonly PubertyStage[]
  readonly hints: readonly PubertyHint[]
  /** What the scores are of. */
  readonly reference: string
}

/** Begins and ends the ages at which puberty usually begins, years, and the signs of the beginning by which it is judged. */
const onset: {
  readonly [gender in Gender]: {
    readonly from: number
    readonly to: number
    readonly signs: readonly { readonly sign: StagedSign; readonly begins: number }[]
  }
} = {
  female: { from: 8, to: 13, signs: [{ sign: 'breastStage', begins: 2 }] },
  // The volume before the stage, which is harder to tell.
  male: {
    from: 9,
    to: 14,
    signs: [
      { sign: 'testicularVolumeMl', begins: 4 },
      { sign: 'genitalStage', begins: 2 },
    ],
  },
}

const earlySource =
  'Carel JC, Eugster EA, Rogol A, et al. Consensus statement on the use of gonadotropin-releasing hormone analogs in children. Pediatrics. 2009;123:e752-e762.'
const lateSource = 'Palmert MR, Dunkel L. Clinical practice. Delayed puberty. N Engl J Med. 2012;366:443-453.'

/**
 * The stages of a child's puberty with their scores by Dutch children of 1997, and a hint
 * where it begins before 8 or has not begun at 13 years in a girl, before 9 or at 14 in a
 * boy. Findings with a message of `puberty_finding_unused` take no part.
 *
 * @throws AuxologyError `invalid_parameter` for an option, `invalid_value` for a date that doesn't exist
 * @example
 * ```ts
 * const child = {
 *   gender: 'female',
 *   dateOfBirth: '2014-06-04',
 *   puberty: [{ date: '2025-06-04', breastStage: 3, pubicHairStage: 2 }],
 * } as const
 * const { stages } = assessPuberty(child, { today: '2025-06-04' })
 * stages[0]?.sds?.value.toFixed(2) // '1.18'
 * ```
 */
export function assessPuberty(patient: PatientInput, options: GrowthOptions = {}): PubertyAssessment {
  const settings = growthSettings(options, calculationDefaults)
  const { patient: usable, days, growth } = assessPatient(patient, settings)
  const { gender, birthDay } = growth.subject
  const reference = 'Fredriks 2000'
  if (gender === undefined || birthDay === undefined) return { stages: [], hints: [], reference }
  const ofFindings = (usable.puberty ?? []).flatMap((finding, i) => {
    const day = days.puberty[i]
    const why = whyUnusedFinding(finding, day, { from: birthDay, until: days.today + 1, gender })
    if (day === undefined || why !== undefined) return []
    const at = { date: isoDate(day), ageYears: yearsBetween(birthDay, day) }
    return stagedSigns.flatMap((sign): PubertyStage[] => {
      const value = finding[sign]
      return value === undefined ? [] : [{ ...at, sign, value, sds: stageScore(gender, sign, value, at.ageYears) }]
    })
  })
  const stages = [...ofFindings, ...menarcheOf(gender, birthDay, days.menarche, days.today)].sort(
    (a, b) => a.ageYears - b.ageYears,
  )
  return { stages, hints: onsetHints(gender, stages), reference }
}

function menarcheOf(gender: Gender, birthDay: number, day: number | undefined, today: number): PubertyStage[] {
  if (gender !== 'female' || day === undefined || day < birthDay || day > today + 1) return []
  const ageYears = yearsBetween(birthDay, day)
  return [{ date: isoDate(day), ageYears, sign: 'menarche', value: undefined, sds: menarcheScore(ageYears) }]
}

/** The first sign before the usual ages, and the latest finding after them that shows none; of one sign each. */
function onsetHints(gender: Gender, stages: readonly PubertyStage[]): PubertyHint[] {
  const { from, to, signs } = onset[gender]
  const hint = (kind: PubertyHint['kind'], begins: number, stage: PubertyStage & { readonly sign: StagedSign }) => {
    const limitYears = kind === 'early' ? from : to
    const reached = shareReached(gender, stage.sign, begins, limitYears)
    const share = reached === undefined ? undefined : kind === 'early' ? reached : 1 - reached
    const { date, ageYears, sign } = stage
    return {
      kind,
      sign,
      value: stage.value as number,
      date,
      ageYears,
      limitYears,
      percentOfChildren: share === undefined ? undefined : 100 * share,
      source: kind === 'early' ? earlySource : lateSource,
    }
  }
  for (const { sign, begins } of signs) {
    const own = stages.filter((stage): stage is PubertyStage & { sign: StagedSign } => stage.sign === sign)
    const [first] = own.filter(({ value }) => (value as number) >= begins)
    const last = own.at(-1)
    const late =
      last !== undefined && (last.value as number) < begins && last.ageYears >= to ? [hint('late', begins, last)] : []
    const early = first !== undefined && first.ageYears < from ? [hint('early', begins, first)] : []
    if (own.length > 0) return [...early, ...late]
  }
  return []
}
