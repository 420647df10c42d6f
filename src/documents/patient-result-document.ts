import type { DateValue, DocumentSchema, Field, ListValue, NumberValue } from '../codec/schema.js'
import type { MeasurementResult, PatientResult } from '../model/patient-result.js'
import {
  diseasesValue,
  genderField,
  markersValue,
  measurementFields,
  nameFields,
  originFields,
  patientAttributes,
} from './patient-document.js'
import { scoreValue } from './score-value.js'
import { validationMessagesValue } from './validation-message-value.js'

const dateTime: DateValue = { kind: 'date', midnight: true }
const ageOnTheDay: NumberValue = { kind: 'number', decimals: { min: 1, max: 1 } }
const ageAtTheVisit: NumberValue = { kind: 'number', decimals: { min: 1, max: 2 } }
const centimetres: NumberValue = { kind: 'number', decimals: { min: 0, max: 1 } }
const twoDecimals: NumberValue = { kind: 'number', decimals: { min: 0, max: 2 } }

const measurementResultFields: readonly Field<MeasurementResult>[] = [
  ...measurementFields(dateTime),
  { name: 'AgeYears', key: 'ageYears', value: ageAtTheVisit, absence: 'nil' },
  { name: 'Bmi', key: 'bmi', value: twoDecimals, absence: 'nil' },
  { name: 'EquiBmi', key: 'equiBmi', value: twoDecimals, absence: 'nil' },
  { name: 'LegCm', key: 'legCm', value: centimetres, absence: 'nil' },
  { name: 'SeatLegRatio', key: 'seatLegRatio', value: twoDecimals, absence: 'nil' },
  { name: 'SizeSds', key: 'sizeSds', value: scoreValue, absence: 'empty' },
  { name: 'BmiSds', key: 'bmiSds', value: scoreValue, absence: 'empty' },
  { name: 'HeadSds', key: 'headSds', value: scoreValue, absence: 'empty' },
  { name: 'SeatSds', key: 'seatSds', value: scoreValue, absence: 'empty' },
  { name: 'LegSds', key: 'legSds', value: scoreValue, absence: 'empty' },
  { name: 'SeatLegSds', key: 'seatLegSds', value: scoreValue, absence: 'empty' },
  { name: 'WeightSds', key: 'weightSds', value: scoreValue, absence: 'empty' },
  { name: 'SizeTurnerSyndromeSds', key: 'sizeTurnerSyndromeSds', value: scoreValue, absence: 'empty' },
  { name: 'SizeNoonanSyndromeSds', key: 'sizeNoonanSyndromeSds', value: scoreValue, absence: 'empty' },
  { name: 'SizePercentile', key: 'sizePercentile', value: twoDecimals, absence: 'nil' },
  { name: 'BmiPercentile', key: 'bmiPercentile', value: twoDecimals, absence: 'nil' },
  { name: 'HeadPercentile', key: 'headPercentile', value: twoDecimals, absence: 'nil' },
  { name: 'SeatPercentile', key: 'seatPercentile', value: twoDecimals, absence: 'nil' },
  { name: 'LegPercentile', key: 'legPercentile', value: twoDecimals, absence: 'nil' },
  { name: 'SeatLegPercentile', key: 'seatLegPercentile', value: twoDecimals, absence: 'nil' },
  { name: 'WeightPercentile', key: 'weightPercentile', value: twoDecimals, absence: 'nil' },
  { name: 'SizeTurnerSyndromePercentile', key: 'sizeTurnerSyndromePercentile', value: twoDecimals, absence: 'nil' },
  { name: 'SizeNoonanSyndromePercentile', key: 'sizeNoonanSyndromePercentile', value: twoDecimals, absence: 'nil' },
  { name: 'validation_message', key: 'validationMessages', value: validationMessagesValue, absence: 'empty' },
]

const measurementResultsValue: ListValue<MeasurementResult> = {
  kind: 'list',
  entry: 'Measurement',
  of: { kind: 'record', type: 'MeasurementResult', fields: measurementResultFields },
}

/** The patient with everything computed. */
export const patientResultDocument: DocumentSchema<PatientResult> = {
  root: 'Patient',
  attributes: patientAttributes,
  value: {
    kind: 'record',
    type: 'PatientResult',
    fields: [
      ...nameFields,
      { name: 'DateOfBirth', key: 'dateOfBirth', value: dateTime },
      { name: 'AgeInYears', key: 'ageInYears', value: ageOnTheDay, absence: 'nil' },
      genderField,
      { name: 'Diseases', key: 'diseases', value: diseasesValue, absence: 'empty' },
      ...originFields,
      { name: 'TargetSizeCm', key: 'targetSizeCm', value: centimetres, absence: 'nil' },
      { name: 'TargetSizeSds', key: 'targetSizeSds', value: scoreValue, absence: 'empty' },
      { name: 'SizeFatherSds', key: 'sizeFatherSds', value: scoreValue, absence: 'empty' },
      { name: 'SizeMotherSds', key: 'sizeMotherSds', value: scoreValue, absence: 'empty' },
      { name: 'SizeBirthSds', key: 'sizeBirthSds', value: scoreValue, absence: 'empty' },
      { name: 'WeightBirthSds', key: 'weightBirthSds', value: scoreValue, absence: 'empty' },
      { name: 'SizeBirthUndersized', key: 'sizeBirthUndersized', value: { kind: 'boolean' }, absence: 'nil' },
      { name: 'validation_message', key: 'validationMessages', value: validationMessagesValue, absence: 'empty' },
      { name: 'Measurements', key: 'measurements', value: measurementResultsValue, absence: 'empty' },
      { name: 'Markers', key: 'markers', value: markersValue(dateTime), absence: 'empty' },
    ],
  },
}
