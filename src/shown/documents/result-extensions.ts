import { diseaseMeasureNames, scoredDiseases } from '../../clinical/growth/disease.js'
import { choice, extensions, type Fields, list, named, number, record, required } from '../../ground/codec/declare.js'
import type { ChoiceValue } from '../../ground/codec/schema.js'
import { clinicMeasureNames, clinicUnscoredReasons } from '../../ground/model/clinic-values.js'
import type { KnownDisease } from '../../ground/model/patient.js'
import { courseRecord } from './course-fields.js'
import { pubertyRecord } from './finding-fields.js'
import { bmiClassRecord, clinicClassRecord, percentileValue, provenanceRecord, scoreRecord } from './result-values.js'
import type {
  ClinicMeasureDocument,
  DiseaseScoreDocument,
  MeasurementExtensions,
  PatientExtensions,
} from './written-result.js'

/*
 * What only the extended form of a result holds. It follows the elements of
 * the default form, and what does not apply is left out.
 */

const diseaseValue: ChoiceValue<KnownDisease> = choice(scoredDiseases)

const diseaseScoreRecord = record<DiseaseScoreDocument>('DiseaseScore', {
  disease: required(diseaseValue),
  measure: required(choice(diseaseMeasureNames)),
  score: required(scoreRecord),
  percentile: required(percentileValue),
})

const clinicMeasureRecord = record<ClinicMeasureDocument>('ClinicMeasure', {
  measure: named('MeasureName', required(choice(clinicMeasureNames))),
  value: required(number(0, 3)),
  score: scoreRecord,
  percentile: percentileValue,
  unscored: choice(clinicUnscoredReasons),
  class: clinicClassRecord,
})

/** The extensions of a visit. */
export const measurementExtensions: Fields<MeasurementExtensions> = extensions<MeasurementExtensions>({
  weightForLengthSds: scoreRecord,
  weightForLengthPercentile: percentileValue,
  headWhoSds: scoreRecord,
  headWhoPercentile: percentileValue,
  boneAgeSizeSds: scoreRecord,
  boneAgeSizePercentile: percentileValue,
  bmiClass: bmiClassRecord,
  diseaseScores: list('DiseaseScore', diseaseScoreRecord),
  clinicMeasures: list('ClinicMeasure', clinicMeasureRecord),
})

/** The extensions of a patient's general data. */
export const patientExtensions: Fields<PatientExtensions> = extensions<PatientExtensions>({
  headBirthSds: scoreRecord,
  bmiBirthSds: scoreRecord,
  provenance: provenanceRecord,
  course: courseRecord,
  pubertyAssessment: pubertyRecord,
})
