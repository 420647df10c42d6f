import { hasClinicValues } from '../../ground/model/clinic-values.js'
import type { KnownDisease, Measurement, Patient } from '../../ground/model/patient.js'
import type { DiseaseScore } from '../../ground/model/patient-result.js'
import { bodyMassIndex } from '../../ground/model/quetelet-index.js'
import type { PatientScoreName, VisitMeasureName } from '../../ground/model/result-scores.js'
import type { ScoredValue } from '../references/distribution.js'
import type { AssessedMeasure } from '../references/measures/measure-set.js'
import { type BirthSize, birthSize } from './birth-size.js'
import { type DiseaseMeasure, diseaseMeasureNames, diseaseSeries } from './disease.js'
import { ageAtMeasurement, type GrowthAge, yearsBetween } from './growth-age.js'
import type { GrowthSettings } from './growth-options.js'
import { type GrowthSubject, growthSubject } from './growth-subject.js'
import { headByWho } from './head-by-who.js'
import { legLength, seatLegRatio, sittingHeightRatio } from './proportions.js'
import {
  type ScoredVisit,
  scoreAtBoneAge,
  scoreAtVisit,
  scoreForLength,
  type VisitScoredValue,
} from './score-at-age.js'
import { type ParentalHeight, parentalHeight } from './target-height.js'

/**
 * Everything that follows from a patient, before anything is clamped, rounded or
 * put into words. Scores, plausibility checks and charts are made from it.
 */
export interface PatientGrowth extends ParentalHeight {
  readonly subject: GrowthSubject
  /** Age today, years. */
  readonly ageYears: number | undefined
  readonly birth: BirthSize
  /** In the order of the patient's measurements. */
  readonly measurements: readonly MeasurementGrowth[]
}

/**
 * What follows from one measurement: its age, the values derived from it, and
 * every value with its score.
 */
export interface MeasurementGrowth {
  readonly age: GrowthAge | undefined
  readonly bmi: number | undefined
  readonly legCm: number | undefined
  readonly seatLegRatio: number | undefined
  /** The ratio is scored as sitting height by height, which is its value here. */
  readonly scored: { readonly [measure in VisitMeasureName]: VisitScoredValue | undefined }
  /** Every measure by every reference of the patient's diseases. */
  readonly diseases: readonly DiseaseScored[]
  /** Waist, hip, arm, skinfolds and blood pressure; undefined where none was measured. */
  readonly clinic?: readonly AssessedMeasure[] | undefined
}

/** A value scored by the reference of a disease. */
export interface DiseaseScored extends Pick<DiseaseScore, 'disease' | 'measure'> {
  readonly scored: VisitScoredValue
}

/** A derived value that must not be used; what was measured is left out of the measurement instead. */
export interface OutOfUse {
  readonly bmi?: true
}

/**
 * Derives and scores a patient whose impossible values have been left out.
 *
 * @param days the day number of each measurement's date
 * @param outOfUse what not to derive, by measurement
 */
export function patientGrowth(
  patient: Patient,
  settings: GrowthSettings,
  days: readonly (number | undefined)[],
  outOfUse: readonly (OutOfUse | undefined)[] = [],
): PatientGrowth {
  const subject = growthSubject(patient, settings)
  const { birthDay } = subject
  const { father, mother, targetCm, target } = parentalHeight(subject, patient)
  return {
    subject,
    ageYears: birthDay === undefined ? undefined : Math.max(0, yearsBetween(birthDay, settings.today)),
    birth: birthSize(subject, patient),
    father,
    mother,
    targetCm,
    target,
    measurements: (patient.measurements ?? []).map((measurement, index) =>
      measurementGrowth(subject, measurement, days[index], outOfUse[index]),
    ),
  }
}

/**
 * Derives and scores a measurement whose impossible values have been left out.
 *
 * @param day the day number of its date
 */
export function measurementGrowth(
  subject: GrowthSubject,
  measurement: Measurement,
  day: number | undefined,
  outOfUse?: OutOfUse,
): MeasurementGrowth {
  const { sizeCm, weightKg, headCm, seatCm } = measurement
  const age = ageAtMeasurement(subject, measurement, day)
  const bmi = outOfUse?.bmi === true ? undefined : bodyMassIndex(weightKg, sizeCm)
  const legCm = legLength(sizeCm, seatCm)
  const ratio = seatLegRatio(seatCm, legCm)
  const heightRatio = ratio === undefined ? undefined : sittingHeightRatio(ratio)
  const visit = { age, sizeCm, sizePosition: measurement.sizePosition }
  return {
    age,
    bmi,
    legCm,
    seatLegRatio: ratio,
    scored: {
      size: scoreAtVisit(subject, 'height', visit, sizeCm),
      bmi: scoreAtVisit(subject, 'bmi', visit, bmi),
      head: scoreAtVisit(subject, 'head', visit, headCm),
      seat: scoreAtVisit(subject, 'sittingHeight', visit, seatCm),
      leg: scoreAtVisit(subject, 'legLength', visit, legCm),
      seatLeg: scoreAtVisit(subject, 'sittingHeightRatio', visit, heightRatio),
      weight: scoreAtVisit(subject, 'weight', visit, weightKg),
      turner: scoreInDisease('TurnerSyndrome', subject, visit),
      noonan: scoreInDisease('NoonanSyndrome', subject, visit),
      weightForLength: scoreForLength(subject, 'weightForLength', visit, weightKg),
      headWho: headByWho(subject, age, headCm),
      boneAgeSize: scoreAtBoneAge(subject, 'height', visit, measurement.boneAgeYears),
    },
    diseases:
      subject.diseases.length === 0
        ? noDiseases
        : diseaseScored(subject, visit, { size: sizeCm, weight: weightKg, bmi, head: headCm }),
    clinic: hasClinicValues(measurement) ? clinicAssessed(subject, measurement, age) : undefined,
  }
}

function clinicAssessed(
  { gender, diseases, references, measures }: GrowthSubject,
  measurement: Measurement,
  age: GrowthAge | undefined,
): readonly AssessedMeasure[] | undefined {
  const ages = { years: age?.chronologicalYears, referenceYears: age?.referenceYears }
  return measures?.assess({ gender, ...ages, hasDisease: diseases.length > 0, references }, measurement)
}

function scoreInDisease(
  disease: KnownDisease,
  subject: GrowthSubject,
  visit: ScoredVisit,
): VisitScoredValue | undefined {
  // Most children have none.
  if (subject.diseases.length === 0 || !subject.diseases.includes(disease)) return undefined
  const height = diseaseSeries(disease, 'size')
  return height === undefined ? undefined : scoreAtVisit(subject, height, visit, visit.sizeCm)
}

const noDiseases: readonly DiseaseScored[] = []

function diseaseScored(
  subject: GrowthSubject,
  visit: ScoredVisit,
  values: { readonly [measure in DiseaseMeasure]: number | undefined },
): readonly DiseaseScored[] {
  return subject.diseases.flatMap((disease) =>
    diseaseMeasureNames.flatMap((measure) => {
      const series = diseaseSeries(disease, measure)
      const scored = series === undefined ? undefined : scoreAtVisit(subject, series, visit, values[measure])
      return scored === undefined ? [] : [{ disease, measure, scored }]
    }),
  )
}

/** What the scores of the patient itself were made from, by their names in the result. */
export function patientScored({ target, father, mother, birth }: PatientGrowth): {
  readonly [name in PatientScoreName]: ScoredValue | undefined
} {
  return {
    targetSizeSds: target,
    sizeFatherSds: father,
    sizeMotherSds: mother,
    sizeBirthSds: birth.length,
    weightBirthSds: birth.weight,
    headBirthSds: birth.head,
    bmiBirthSds: birth.bmi,
  }
}
