import type { MessageLanguage } from '../../../ground/languages/language.js'
import { isoDate } from '../../../ground/model/calendar-date.js'
import { hasModule } from '../../../ground/model/module-names.js'
import type { Gender, PatientInput, StagedSign } from '../../../ground/model/patient.js'
import type { PatientResult } from '../../../ground/model/patient-result.js'
import type { SetProvenance } from '../../../ground/model/provenance.js'
import type { ReportedScore } from '../../../ground/model/score.js'
import { assessPatient } from '../../assessment/assess-patient.js'
import { assessedResult } from '../../assessment/calculate-patient.js'
import { yearsBetween } from '../../growth/growth-age.js'
import {
  calculationDefaults,
  type GrowthOptions,
  type GrowthSettings,
  growthSettings,
  requireModule,
} from '../../growth/growth-options.js'
import { type FoundSign, foundSigns } from '../../growth/puberty-findings.js'
import { type OnsetSource, unusualOnsets, usualOnset } from '../../growth/puberty-onset.js'
import type { PatientAssessment } from '../../validation/engine.js'
import { menarcheScore, menarcheShare, pubertyProvenance, shareReachedNear, stageScore } from './tanner-score.js'

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
  /** The finding that shows it; a menarche before the limit, since breasts develop before it. */
  readonly sign: StagedSign | 'menarche'
  /** The stage, or ml; undefined for menarche. */
  readonly value: number | undefined
  readonly date: string
  readonly ageYears: number
  /** The age that bounds the usual, years. */
  readonly limitYears: number
  /** Of the reference's children as old as this one at the finding, how many had begun, or not begun, per cent; undefined where that is not known. */
  readonly percentOfChildren: number | undefined
  /** True where the reference has no figures at that age: the share is less than `percentOfChildren`, which is for the nearest age. */
  readonly isFewer?: true | undefined
  /** Of a late onset: the age at which puberty was first found to have begun, years. */
  readonly begunAtYears?: number | undefined
  /** Who says so, `Palmert 2012`, and where. */
  readonly publication: OnsetSource
  readonly source: string
}

/** The ages before which an onset is early, and from which it is late. */
const onsetCitations: { readonly [source in OnsetSource]: string } = {
  'Carel 2009':
    'Carel JC, Eugster EA, Rogol A, et al. Consensus statement on the use of gonadotropin-releasing hormone analogs in children. Pediatrics. 2009;123:e752-e762.',
  'DGKED Pubertas praecox':
    'Heger S, Paetow U. Pubertas praecox. Guideline of DGKED and DGKJ. Elsevier (German guideline on early puberty).',
  'Palmert 2012': 'Palmert MR, Dunkel L. Clinical practice. Delayed puberty. N Engl J Med. 2012;366:443-453.',
  'AWMF 027-025':
    'S1-Leitlinie Pubertas tarda und Hypogonadismus. AWMF 027-025. 2011 (German guideline on late puberty).',
}

/** The findings of a child's puberty by date, and what is early or late about it. */
export interface PubertyAssessment {
  readonly stages: readonly PubertyStage[]
  readonly hints: readonly PubertyHint[]
  /** What the scores are of. */
  readonly reference: string
  /** The set of their figures with its edition, and its checksum; older documents have none. */
  readonly provenance?: SetProvenance | undefined
}

/**
 * The stages of a child's puberty with their scores by Dutch children of 1997, and a hint
 * where it begins before 8 or has not begun at 13 years in a girl (13.5 with German
 * references), before 9 or at 14 in a boy. Findings with a message of `puberty_finding_unused` take no part.
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
  requireModule(settings, 'course', 'puberty')
  return pubertyOf(assessPatient(patient, settings))
}

/** A result with what its extended form says of puberty: nothing without a finding that is used. */
export type ResultWithPuberty = PatientResult & { readonly pubertyAssessment?: PubertyAssessment }

/** What `calculatePatient` and {@link assessPuberty} give, from one assessment. */
export function calculateWithPuberty(patient: PatientInput, options?: GrowthOptions): ResultWithPuberty {
  return resultWithPuberty(patient, growthSettings(options, calculationDefaults))
}

/** {@link calculateWithPuberty} with every option filled in. */
export function resultWithPuberty(patient: PatientInput, settings: GrowthSettings<MessageLanguage>): ResultWithPuberty {
  const assessment = assessPatient(patient, settings)
  const result = assessedResult(assessment, patient, settings)
  if (!hasModule(settings.modules, 'course')) return result
  const pubertyAssessment = pubertyOf(assessment)
  return pubertyAssessment.stages.length === 0 ? result : { ...result, pubertyAssessment }
}

/** The share of children who have begun at an age, by a sign; by menarche before its first figures, by the breasts, which develop before it. */
function shareBegun(gender: Gender, sign: FoundSign['sign'], ageYears: number) {
  const share = sign === 'menarche' ? menarcheShare(ageYears) : undefined
  if (share !== undefined) return { share, isNearest: undefined }
  const judgedBy = sign === 'menarche' ? 'breastStage' : sign
  const [, begins = 0] = usualOnset[gender].signs.find(([each]) => each === judgedBy) ?? []
  return shareReachedNear(gender, judgedBy, begins, ageYears)
}

/** {@link assessPuberty} of a patient that is already assessed. */
export function pubertyOf({ patient: { puberty: findings = [] }, days, growth }: PatientAssessment): PubertyAssessment {
  const { gender, birthDay, references } = growth.subject
  const source = { reference: 'Fredriks 2000', provenance: pubertyProvenance }
  if (gender === undefined || birthDay === undefined) return { stages: [], hints: [], ...source }
  const { menarche, today, puberty } = days
  const { found } = foundSigns({ findings, days: puberty, menarche, birthDay, today, gender })
  const at = (day: number) => ({ date: isoDate(day), ageYears: yearsBetween(birthDay, day) })
  const stages = found.map(({ day, sign, value }): PubertyStage => {
    const { date, ageYears } = at(day)
    const sds =
      sign === 'menarche' || value === undefined ? menarcheScore(ageYears) : stageScore(gender, sign, value, ageYears)
    return { date, ageYears, sign, value, sds }
  })
  const onsets = unusualOnsets({ gender, birthDay, references }, found)
  const hints = onsets.map(({ kind, sign, value, day, limitYears, publication, begunDay }): PubertyHint => {
    const { date, ageYears } = at(day)
    const begun = shareBegun(gender, sign, ageYears)
    const share = begun === undefined ? undefined : kind === 'early' ? begun.share : 1 - begun.share
    return {
      kind,
      sign,
      value,
      date,
      ageYears,
      limitYears,
      percentOfChildren: share === undefined ? undefined : 100 * share,
      isFewer: begun?.isNearest,
      begunAtYears: begunDay === undefined ? undefined : at(begunDay).ageYears,
      publication,
      source: onsetCitations[publication],
    }
  })
  return { stages, hints, ...source }
}
