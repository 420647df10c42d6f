import type { MessageLanguage } from '../../ground/languages/language.js'
import type { ClinicMeasureResult } from '../../ground/model/clinic-values.js'
import type { Measurement, MeasurementInput, PatientInput } from '../../ground/model/patient.js'
import type { DiseaseScore, MeasurementResult, PatientResult } from '../../ground/model/patient-result.js'
import type { Score } from '../../ground/model/score.js'
import type { ValidationMessage } from '../../ground/model/validation-message.js'
import { smallForGestationalAge } from '../growth/birth-size.js'
import { bmiClassOf } from '../growth/bmi-classification.js'
import { adultBmiPlace, equivalentBmi } from '../growth/body-mass-index.js'
import {
  calculationDefaults,
  type GrowthOptions,
  type GrowthSettings,
  growthSettings,
} from '../growth/growth-options.js'
import {
  type DiseaseScored,
  type MeasurementGrowth,
  type PatientGrowth,
  patientScored,
} from '../growth/patient-growth.js'
import { percentileOf, reportScore, type ScoredValue } from '../references/distribution.js'
import { provenanceOf } from '../references/edition.js'
import type { Lookup } from '../references/lookup.js'
import type { AssessedMeasure } from '../references/measures/measure-set.js'
import type { PatientAssessment } from '../validation/engine.js'
import { assessmentMessages, assessPatient } from './assess-patient.js'
import { resultNamingSex } from './chosen-sex.js'
import type { OwnMembers, RightlyNamed } from './own-members.js'

/**
 * Everything that can be computed from a patient: ages, target height, scores
 * and percentiles, derived measures, and the plausibility messages.
 *
 * Values with a message of severity `error` are returned but not used. Nothing is
 * rounded; documents and charts round when they write a number.
 *
 * What a measurement has of its own, such as `id`, comes back with its result;
 * documents don't write it. The patient's own members don't come back. A member that
 * is a field by another name, such as `heightCm` for `sizeCm`, is an error.
 *
 * @throws AuxologyError `invalid_parameter` for an option, `invalid_value` for
 * a date that doesn't exist, an unknown gender, or anything that isn't a patient
 * @example
 * ```ts
 * const result = calculatePatient(
 *   { dateOfBirth: '2014-06-04', gender: 'male', measurements: [{ date: '2024-06-04', sizeCm: 141.55 }] },
 *   { today: '2024-06-04' },
 * )
 * result.measurements[0]?.sizeSds // { value: -0.001…, accuracy: 'exact', raw: -0.001…, reference: 'KiGGS 2013' }
 *
 * const [visit] = calculatePatient({ measurements: [{ id: 7, date: '2024-06-04', sizeCm: 141.55 }] }).measurements
 * visit?.id // 7
 * ```
 */
export function calculatePatient<Visit extends MeasurementInput = Measurement>(
  patient: PatientInput<Visit & RightlyNamed<Visit>>,
  options?: GrowthOptions,
): PatientResult<OwnMembers<Visit>> {
  return resultOf(patient, growthSettings(options, calculationDefaults))
}

/** {@link calculatePatient} with every option filled in. */
export function resultOf<Visit extends MeasurementInput>(
  given: PatientInput<Visit & RightlyNamed<Visit>>,
  settings: GrowthSettings<MessageLanguage>,
): PatientResult<OwnMembers<Visit>> {
  return assessedResult(assessPatient(given, settings), given, settings)
}

/** The result of a patient that is already assessed. */
export function assessedResult<Visit extends MeasurementInput>(
  assessment: PatientAssessment,
  given: PatientInput<Visit & RightlyNamed<Visit>>,
  settings: GrowthSettings<MessageLanguage>,
): PatientResult<OwnMembers<Visit>> {
  const { growth, submitted: patient } = assessment
  const messages = messagesByMeasurement(assessmentMessages(assessment, settings.language))
  const scored = patientScored(growth)
  const adultBmi = adultBmiPlace(growth.subject)
  const made = provenanceOf(settings.references)
  const result: PatientResult = {
    firstName: patient.firstName,
    lastName: patient.lastName,
    dateOfBirth: patient.dateOfBirth,
    gender: patient.gender,
    genderAsWritten: patient.genderAsWritten,
    diseases: patient.diseases ?? [],
    sizeFatherCm: patient.sizeFatherCm,
    sizeMotherCm: patient.sizeMotherCm,
    sizeBirthCm: patient.sizeBirthCm,
    weightBirthG: patient.weightBirthG,
    weekBirth: patient.weekBirth,
    dayBirth: patient.dayBirth,
    headBirthCm: patient.headBirthCm,
    menarche: patient.menarche,
    puberty: patient.puberty,
    gmfcsLevel: patient.gmfcsLevel,
    tubeFed: patient.tubeFed,
    measurements: (patient.measurements ?? []).map((measurement, index) =>
      withOwnMembers(
        measurementResult(growth, { index, measurement, adultBmi, messages: messages.get(index) ?? noMessages }),
        given.measurements?.[index],
      ),
    ),
    markers: patient.markers ?? [],
    ageInYears: growth.ageYears,
    targetSizeCm: growth.targetCm,
    targetSizeSds: reportedScore(scored.targetSizeSds),
    sizeFatherSds: reportedScore(scored.sizeFatherSds),
    sizeMotherSds: reportedScore(scored.sizeMotherSds),
    sizeBirthSds: reportedScore(scored.sizeBirthSds),
    weightBirthSds: reportedScore(scored.weightBirthSds),
    headBirthSds: reportedScore(scored.headBirthSds),
    bmiBirthSds: reportedScore(scored.bmiBirthSds),
    sizeBirthUndersized: smallForGestationalAge(growth.birth),
    provenance: settings.measures?.provenance?.(made, growth) ?? made,
    validationMessages: messages.get(undefined) ?? noMessages,
  }
  const { gender, isSexChosen } = growth.subject
  // The measurements' own members, which only the caller's type knows.
  return (gender !== undefined && isSexChosen ? resultNamingSex(result, gender) : result) as PatientResult<
    OwnMembers<Visit>
  >
}

const noMessages: readonly ValidationMessage[] = []

function messagesByMeasurement(
  messages: readonly ValidationMessage[],
): ReadonlyMap<number | undefined, readonly ValidationMessage[]> {
  const byMeasurement = new Map<number | undefined, ValidationMessage[]>()
  for (const message of messages) {
    const earlier = byMeasurement.get(message.measurementIndex)
    if (earlier === undefined) byMeasurement.set(message.measurementIndex, [message])
    else earlier.push(message)
  }
  return byMeasurement
}

/** A measurement, and what its result needs besides growth. */
interface MeasurementToReport {
  readonly index: number
  readonly measurement: Measurement
  readonly adultBmi: Lookup | undefined
  readonly messages: readonly ValidationMessage[]
}

// By name, because a loop over the table of scores makes calculations a tenth slower; the types keep the two in step.
function measurementResult(growth: PatientGrowth, given: MeasurementToReport): MeasurementResult {
  const { index, measurement, adultBmi, messages } = given
  const visit = growth.measurements[index] as MeasurementGrowth
  const { age, bmi, legCm, seatLegRatio, scored } = visit
  const sizeSds = reportedScore(scored.size)
  const bmiSds = reportedScore(scored.bmi)
  const headSds = reportedScore(scored.head)
  const seatSds = reportedScore(scored.seat)
  const legSds = reportedScore(scored.leg)
  const seatLegSds = reportedScore(scored.seatLeg)
  const weightSds = reportedScore(scored.weight)
  const sizeTurnerSyndromeSds = reportedScore(scored.turner)
  const sizeNoonanSyndromeSds = reportedScore(scored.noonan)
  const weightForLengthSds = reportedScore(scored.weightForLength)
  const headWhoSds = reportedScore(scored.headWho)
  const boneAgeSizeSds = reportedScore(scored.boneAgeSize)
  return {
    date: measurement.date,
    ageInYears: measurement.ageInYears,
    boneAgeYears: measurement.boneAgeYears,
    sizeCm: measurement.sizeCm,
    sizePosition: measurement.sizePosition,
    weightKg: measurement.weightKg,
    headCm: measurement.headCm,
    seatCm: measurement.seatCm,
    waistCm: measurement.waistCm,
    hipCm: measurement.hipCm,
    armCm: measurement.armCm,
    tricepsMm: measurement.tricepsMm,
    subscapularMm: measurement.subscapularMm,
    systolicMmHg: measurement.systolicMmHg,
    diastolicMmHg: measurement.diastolicMmHg,
    ageYears: age?.chronologicalYears,
    bmi,
    equiBmi: equivalentBmi(adultBmi, scored.bmi),
    legCm,
    seatLegRatio,
    sizeSds,
    bmiSds,
    headSds,
    seatSds,
    legSds,
    seatLegSds,
    weightSds,
    sizeTurnerSyndromeSds,
    sizeNoonanSyndromeSds,
    weightForLengthSds,
    headWhoSds,
    boneAgeSizeSds,
    diseaseScores: visit.diseases.length === 0 ? noDiseaseScores : visit.diseases.map(diseaseScore),
    bmiClass: bmiClassOf(growth.subject, visit),
    clinicMeasures: visit.clinic?.map(clinicMeasure),
    sizePercentile: reportedPercentile(sizeSds),
    bmiPercentile: reportedPercentile(bmiSds),
    headPercentile: reportedPercentile(headSds),
    seatPercentile: reportedPercentile(seatSds),
    legPercentile: reportedPercentile(legSds),
    seatLegPercentile: reportedPercentile(seatLegSds),
    weightPercentile: reportedPercentile(weightSds),
    sizeTurnerSyndromePercentile: reportedPercentile(sizeTurnerSyndromeSds),
    sizeNoonanSyndromePercentile: reportedPercentile(sizeNoonanSyndromeSds),
    weightForLengthPercentile: reportedPercentile(weightForLengthSds),
    headWhoPercentile: reportedPercentile(headWhoSds),
    boneAgeSizePercentile: reportedPercentile(boneAgeSizeSds),
    validationMessages: messages,
  }
}

/** A result with the caller's own members of the measurement. */
function withOwnMembers(result: MeasurementResult, given: object | undefined): MeasurementResult {
  // Most have nothing of their own, and calculations are a tenth faster without a list of their fields.
  for (const name in given) {
    if (name in result) continue
    return { ...result, ...Object.fromEntries(Object.entries(given).filter(([own]) => !Object.hasOwn(result, own))) }
  }
  return result
}

const noDiseaseScores: readonly DiseaseScore[] = []

function diseaseScore({ disease, measure, scored }: DiseaseScored): DiseaseScore {
  const score = reportScore(scored)
  return { disease, measure, score, percentile: percentileOf(score.value) }
}

function clinicMeasure({ measure, value, scored, unscored, class: named }: AssessedMeasure): ClinicMeasureResult {
  const score = reportedScore(scored)
  return { measure, value, score, percentile: reportedPercentile(score), unscored, class: named }
}

function reportedScore(scored: ScoredValue | undefined): Score | undefined {
  return scored === undefined ? undefined : reportScore(scored)
}

function reportedPercentile(score: Score | undefined): number | undefined {
  return score === undefined ? undefined : percentileOf(score.value)
}
