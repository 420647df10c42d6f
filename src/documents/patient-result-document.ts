import { readJson } from '../codec/json/read-json.js'
import { writeJson } from '../codec/json/write-json.js'
import type { ParseOptions } from '../codec/read-document.js'
import type { DateValue, DocumentSchema, Field, ListValue, NumberValue } from '../codec/schema.js'
import type { FormatOptions } from '../codec/write-document.js'
import { readXml } from '../codec/xml/read-xml.js'
import { writeXml } from '../codec/xml/write-xml.js'
import type { MeasurementResult, PatientResult } from '../model/patient-result.js'
import { patientScoreNames, type ScoreName, visitScoreNames, visitScores } from '../model/result-scores.js'
import type { ValidationMessage } from '../model/validation-message.js'
import {
  diseasesValue,
  genderField,
  markersValue,
  measurementFields,
  nameFields,
  originFields,
  patientAttributes,
} from './patient-document.js'
import { scoreRecord, validationMessageList } from './result-values.js'

const dateTime: DateValue = { kind: 'date', midnight: true }
const ageOnTheDay: NumberValue = { kind: 'number', decimals: { min: 1, max: 1 } }
const ageAtTheVisit: NumberValue = { kind: 'number', decimals: { min: 1, max: 2 } }
const centimetres: NumberValue = { kind: 'number', decimals: { min: 0, max: 1 } }
const twoDecimals: NumberValue = { kind: 'number', decimals: { min: 0, max: 2 } }

/** A score; its element is named after the field of the result. */
function scoreField<Name extends ScoreName>(key: Name) {
  return { name: elementName(key), key, value: scoreRecord, absence: 'empty' } as const
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
  { name: 'validation_message', key: 'validationMessages', value: validationMessageList, absence: 'empty' },
]

const measurementResultsValue: ListValue<MeasurementResult> = {
  kind: 'list',
  entry: 'Measurement',
  of: { kind: 'record', type: 'MeasurementResult', fields: measurementResultFields },
}

/** A patient with all computed values. */
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
      { name: 'validation_message', key: 'validationMessages', value: validationMessageList, absence: 'empty' },
      { name: 'Measurements', key: 'measurements', value: measurementResultsValue, absence: 'empty' },
      { name: 'Markers', key: 'markers', value: markersValue(dateTime), absence: 'empty' },
    ],
  },
}

/**
 * The result of {@link calculatePatient} as an XML document.
 *
 * Submitted elements are present if they were given, computed ones always. A
 * score that does not apply is an empty element, any other computed value is
 * nil. Numbers are rounded as they are written.
 *
 * @throws {@link AuxologyError} `invalid_value`, as {@link formatPatientRequestXml} does
 * @example
 * ```ts
 * formatPatientXml(calculatePatient({ gender: 'male', weekBirth: 39 }))
 * ```
 */
export function formatPatientXml(result: PatientResult, options?: FormatOptions): string {
  return writeXml(patientResultDocument, result, options)
}

/**
 * The result of {@link calculatePatient} as a JSON document. Its content is that
 * of the XML document: a score is `{ "value": 0.53, "accuracy": "exact" }`, and
 * a computed value that does not apply is null.
 *
 * @throws {@link AuxologyError} `invalid_value`, as {@link formatPatientRequestXml} does
 * @example
 * ```ts
 * formatPatientJson(calculatePatient({ gender: 'male', weekBirth: 39 }))
 * ```
 */
export function formatPatientJson(result: PatientResult, options?: FormatOptions): string {
  return writeJson(patientResultDocument, result, options)
}

/**
 * The result that an XML document contains, as {@link formatPatientXml} wrote it.
 *
 * Documents contain a message's sentence but not its code: the code of every
 * message is `'unknown'`.
 *
 * @throws {@link AuxologyError} as {@link parsePatientXml} does
 * @example
 * ```ts
 * const xml = formatPatientXml(calculatePatient(mira))
 * parsePatientResultXml(xml).targetSizeCm // 165
 * ```
 */
export function parsePatientResultXml(text: string, options?: ParseOptions): PatientResult {
  return withMessageOrigins(readXml(patientResultDocument, text, options))
}

/**
 * The result that a JSON document contains, as {@link formatPatientJson} wrote
 * it. The code of every message is `'unknown'`.
 *
 * @throws {@link AuxologyError} as {@link parsePatientJson} does
 * @example
 * ```ts
 * const json = formatPatientJson(calculatePatient(mira))
 * parsePatientResultJson(json).targetSizeCm // 165
 * ```
 */
export function parsePatientResultJson(text: string, options?: ParseOptions): PatientResult {
  return withMessageOrigins(readJson(patientResultDocument, text, options))
}

/** Adds to the messages what documents leave out: a code, and the index of the measurement. */
function withMessageOrigins(result: PatientResult): PatientResult {
  return {
    ...result,
    validationMessages: result.validationMessages.map((message) => withOrigin(message)),
    measurements: result.measurements.map((measurement, index) => ({
      ...measurement,
      validationMessages: measurement.validationMessages.map((message) => withOrigin(message, index)),
    })),
  }
}

function withOrigin(message: ValidationMessage, measurementIndex?: number): ValidationMessage {
  return { ...message, code: 'unknown', ...(measurementIndex === undefined ? {} : { measurementIndex }) }
}
