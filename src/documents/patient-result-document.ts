import type { DateValue, DocumentSchema, Field, ListValue, NumberValue } from '../codec/schema.js'
import type { MeasurementResult, PatientResult } from '../model/patient-result.js'
import { patientScoreNames, type ScoreName, visitScoreNames, visitScores } from '../model/scores.js'
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

/** A score in a document; elements and members are named after the field of the result. */
function scoreField<Name extends ScoreName>(key: Name) {
  return { name: elementName(key), key, value: scoreValue, absence: 'empty' } as const
}

function percentileField<Name extends string>(key: Name) {
  return { name: elementName(key), key, value: twoDecimals, absence: 'nil' } as const
}

function elementName(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1)
}

const measurementResultFields: readonly Field<MeasurementResult>[] = [
  ...measurementFields(dateTime),
  { name: 'AgeYears', key: 'ageYears', value: ageAtTheVisit, absence: 'nil' },
  { name: 'Bmi', key: 'bmi', value: twoDecimals, absence: 'nil' },
  { name: 'EquiBmi', key: 'equiBmi', value: twoDecimals, absence: 'nil' },
  { name: 'LegCm', key: 'legCm', value: centimetres, absence: 'nil' },
  { name: 'SeatLegRatio', key: 'seatLegRatio', value: twoDecimals, absence: 'nil' },
  ...visitScoreNames.map(scoreField),
  ...visitScoreNames.map((name) => percentileField(visitScores[name].percentile)),
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
      ...patientScoreNames.map(scoreField),
      { name: 'SizeBirthUndersized', key: 'sizeBirthUndersized', value: { kind: 'boolean' }, absence: 'nil' },
      { name: 'validation_message', key: 'validationMessages', value: validationMessagesValue, absence: 'empty' },
      { name: 'Measurements', key: 'measurements', value: measurementResultsValue, absence: 'empty' },
      { name: 'Markers', key: 'markers', value: markersValue(dateTime), absence: 'empty' },
    ],
  },
}
