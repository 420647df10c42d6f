import { readJson } from '../codec/json/read-json.js'
import { writeJson } from '../codec/json/write-json.js'
import type { ParseOptions } from '../codec/read-document.js'
import type { DateValue, DocumentSchema, Field, ListValue, NumberValue } from '../codec/schema.js'
import type { FormatOptions } from '../codec/write-document.js'
import { readXml } from '../codec/xml/read-xml.js'
import { writeXml } from '../codec/xml/write-xml.js'
import {
  patientScoreNames,
  patientScores,
  type ScoreName,
  visitScoreNames,
  visitScores,
} from '../model/result-scores.js'
import { computedElement } from './computed-elements.js'
import { motorFields, pubertyValue } from './finding-fields.js'
import { genderField } from './gender.js'
import {
  diseasesValue,
  markersValue,
  measurementFields,
  nameFields,
  originFields,
  patientAttributes,
} from './patient-fields.js'
import { measurementExtensions, patientExtensions } from './result-extensions.js'
import { percentileValue, scoreRecord, validationMessageList } from './result-values.js'
import type { MeasurementResultDocument, PatientResultDocument } from './written-result.js'

/** How a result is written. */
export interface ResultFormatOptions extends FormatOptions {
  /**
   * The extended form: what the result has beyond the default form, such as the
   * reference of each score and the code of each message. By default false.
   */
  readonly extensions?: boolean
}

const dateTime: DateValue = { kind: 'date', midnight: true }
const ageOnTheDay: NumberValue = { kind: 'number', decimals: { min: 1, max: 1 } }
const ageAtTheVisit: NumberValue = { kind: 'number', decimals: { min: 1, max: 2 } }
const centimetres: NumberValue = { kind: 'number', decimals: { min: 0, max: 1 } }
const twoDecimals: NumberValue = { kind: 'number', decimals: { min: 0, max: 2 } }

/** A score; its element is named after the field of the result. */
function scoreField<Name extends ScoreName>(key: Name) {
  return { name: computedElement(key), key, value: scoreRecord, absence: 'empty' } as const
}

function percentileField<Name extends string>(key: Name) {
  return { name: computedElement(key), key, value: percentileValue, absence: 'nil' } as const
}

const specifiedVisitScores = visitScoreNames.filter((name) => !visitScores[name].isExtension)
const specifiedPatientScores = patientScoreNames.filter((name) => !patientScores[name].isExtension)

const measurementResultFields: readonly Field<MeasurementResultDocument>[] = [
  ...measurementFields(dateTime),
  { name: 'AgeYears', key: 'ageYears', value: ageAtTheVisit, absence: 'nil' },
  { name: 'Bmi', key: 'bmi', value: twoDecimals, absence: 'nil' },
  { name: 'EquiBmi', key: 'equiBmi', value: twoDecimals, absence: 'nil' },
  { name: 'LegCm', key: 'legCm', value: centimetres, absence: 'nil' },
  { name: 'SeatLegRatio', key: 'seatLegRatio', value: twoDecimals, absence: 'nil' },
  ...specifiedVisitScores.map(scoreField),
  ...specifiedVisitScores.map((name) => percentileField(visitScores[name].percentile)),
  { name: 'validation_message', key: 'validationMessages', value: validationMessageList, absence: 'empty' },
  ...measurementExtensions,
]

const measurementResultsValue: ListValue<MeasurementResultDocument> = {
  kind: 'list',
  entry: 'Measurement',
  of: { kind: 'record', type: 'MeasurementResult', fields: measurementResultFields },
}

/** A patient with all computed values. The extensions are behind the elements of the default form. */
export const patientResultDocument: DocumentSchema<PatientResultDocument> = {
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
      { name: 'Menarche', key: 'menarche', value: dateTime },
      { name: 'Puberty', key: 'puberty', value: pubertyValue(dateTime) },
      ...motorFields,
      { name: 'TargetSizeCm', key: 'targetSizeCm', value: centimetres, absence: 'nil' },
      ...specifiedPatientScores.map(scoreField),
      { name: 'SizeBirthUndersized', key: 'sizeBirthUndersized', value: { kind: 'boolean' }, absence: 'nil' },
      { name: 'validation_message', key: 'validationMessages', value: validationMessageList, absence: 'empty' },
      { name: 'Measurements', key: 'measurements', value: measurementResultsValue, absence: 'empty' },
      { name: 'Markers', key: 'markers', value: markersValue(dateTime), absence: 'empty' },
      ...patientExtensions,
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
 * With `extensions: true` it also says what the default form has no element for:
 * the code of each message, the reference of each score and its value before it
 * was clamped, weight for length, the class of the body mass index, scores by
 * the references of a disease, head circumference at birth, height at the bone
 * age. What of that does not apply is left out.
 *
 * @throws {@link AuxologyError} `invalid_value`, as {@link formatPatientXml} does
 * @example
 * ```ts
 * formatResultXml(calculatePatient({ gender: 'male', weekBirth: 39 }))
 * formatResultXml(calculatePatient(mira), { extensions: true })
 * ```
 */
export function formatResultXml(result: PatientResultDocument, options?: ResultFormatOptions): string {
  return writeXml(patientResultDocument, result, options)
}

/**
 * The result of {@link calculatePatient} as a JSON document. Its content is that
 * of the XML document: a score is `{ "value": 0.53, "accuracy": "exact" }`, and
 * a computed value that does not apply is null. `extensions: true` adds what it
 * adds to the XML document.
 *
 * @throws {@link AuxologyError} `invalid_value`, as {@link formatPatientXml} does
 * @example
 * ```ts
 * formatResultJson(calculatePatient({ gender: 'male', weekBirth: 39 }))
 * ```
 */
export function formatResultJson(result: PatientResultDocument, options?: ResultFormatOptions): string {
  return writeJson(patientResultDocument, result, options)
}

/**
 * The result that an XML document contains, as {@link formatResultXml} wrote it
 * in either form. What only the extended form carries is optional: the default
 * form has no codes of messages, for instance.
 *
 * @throws {@link AuxologyError} as {@link parsePatientXml} does
 * @example
 * ```ts
 * const xml = formatResultXml(calculatePatient(mira))
 * parseResultXml(xml).targetSizeCm // 165
 * ```
 */
export function parseResultXml(document: string | Uint8Array, options?: ParseOptions): PatientResultDocument {
  return withMeasurementIndices(readXml(patientResultDocument, document, options))
}

/**
 * The result that a JSON document contains, as {@link formatResultJson} wrote
 * it in either form.
 *
 * @throws {@link AuxologyError} as {@link parsePatientJson} does
 * @example
 * ```ts
 * const json = formatResultJson(calculatePatient(mira))
 * parseResultJson(json).targetSizeCm // 165
 * ```
 */
export function parseResultJson(document: string | Uint8Array, options?: ParseOptions): PatientResultDocument {
  return withMeasurementIndices(readJson(patientResultDocument, document, options))
}

/** Adds to the messages of a measurement its index, which documents leave out. */
function withMeasurementIndices(result: PatientResultDocument): PatientResultDocument {
  return {
    ...result,
    measurements: result.measurements.map((measurement, measurementIndex) => ({
      ...measurement,
      validationMessages: measurement.validationMessages.map((message) => ({ ...message, measurementIndex })),
    })),
  }
}
