import { asWritten, type ChoiceValue, type Field, type RecordValue } from '../codec/schema.js'
import { diseaseMeasureNames, scoredDiseases } from '../growth/disease.js'
import { clinicMeasureNames, clinicUnscoredReasons } from '../model/clinic-values.js'
import type { KnownDisease } from '../model/patient.js'
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

const diseaseValue: ChoiceValue<KnownDisease> = {
  kind: 'choice',
  spellings: asWritten(scoredDiseases),
}

const diseaseScoreRecord: RecordValue<DiseaseScoreDocument> = {
  kind: 'record',
  type: 'DiseaseScore',
  fields: [
    { name: 'Disease', key: 'disease', value: diseaseValue, absence: 'refused' },
    {
      name: 'Measure',
      key: 'measure',
      value: { kind: 'choice', spellings: asWritten(diseaseMeasureNames) },
      absence: 'refused',
    },
    { name: 'Score', key: 'score', value: scoreRecord, absence: 'refused' },
    { name: 'Percentile', key: 'percentile', value: percentileValue, absence: 'refused' },
  ],
}

const clinicMeasureRecord: RecordValue<ClinicMeasureDocument> = {
  kind: 'record',
  type: 'ClinicMeasure',
  fields: [
    {
      name: 'MeasureName',
      key: 'measure',
      value: { kind: 'choice', spellings: asWritten(clinicMeasureNames) },
      absence: 'refused',
    },
    { name: 'Value', key: 'value', value: { kind: 'number', decimals: { min: 0, max: 3 } }, absence: 'refused' },
    { name: 'Score', key: 'score', value: scoreRecord },
    { name: 'Percentile', key: 'percentile', value: percentileValue },
    { name: 'Unscored', key: 'unscored', value: { kind: 'choice', spellings: asWritten(clinicUnscoredReasons) } },
    { name: 'Class', key: 'class', value: clinicClassRecord },
  ],
}

/** The extensions of a visit. */
export const measurementExtensions: readonly Field<MeasurementExtensions>[] = [
  { name: 'WeightForLengthSds', key: 'weightForLengthSds', value: scoreRecord, extension: true },
  { name: 'WeightForLengthPercentile', key: 'weightForLengthPercentile', value: percentileValue, extension: true },
  { name: 'HeadWhoSds', key: 'headWhoSds', value: scoreRecord, extension: true },
  { name: 'HeadWhoPercentile', key: 'headWhoPercentile', value: percentileValue, extension: true },
  { name: 'BoneAgeSizeSds', key: 'boneAgeSizeSds', value: scoreRecord, extension: true },
  { name: 'BoneAgeSizePercentile', key: 'boneAgeSizePercentile', value: percentileValue, extension: true },
  { name: 'BmiClass', key: 'bmiClass', value: bmiClassRecord, extension: true },
  {
    name: 'DiseaseScores',
    key: 'diseaseScores',
    value: { kind: 'list', entry: 'DiseaseScore', of: diseaseScoreRecord },
    extension: true,
  },
  {
    name: 'ClinicMeasures',
    key: 'clinicMeasures',
    value: { kind: 'list', entry: 'ClinicMeasure', of: clinicMeasureRecord },
    extension: true,
  },
]

/** The extensions of a patient's general data. */
export const patientExtensions: readonly Field<PatientExtensions>[] = [
  { name: 'HeadBirthSds', key: 'headBirthSds', value: scoreRecord, extension: true },
  { name: 'BmiBirthSds', key: 'bmiBirthSds', value: scoreRecord, extension: true },
  { name: 'Provenance', key: 'provenance', value: provenanceRecord, extension: true },
  { name: 'Course', key: 'course', value: courseRecord, extension: true },
  { name: 'PubertyAssessment', key: 'pubertyAssessment', value: pubertyRecord, extension: true },
]
