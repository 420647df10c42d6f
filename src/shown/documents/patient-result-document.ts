import { documentOf, each, flag, list, named, number, orEmpty, orNil, record } from '../../ground/codec/declare.js'
import { readJson } from '../../ground/codec/json/read-json.js'
import { writeJson } from '../../ground/codec/json/write-json.js'
import type { ParseOptions } from '../../ground/codec/read-document.js'
import type { DateValue, DocumentSchema } from '../../ground/codec/schema.js'
import type { FormatOptions } from '../../ground/codec/write-document.js'
import { readXml } from '../../ground/codec/xml/read-xml.js'
import { writeXml } from '../../ground/codec/xml/write-xml.js'
import { patientScoreNames, patientScores, visitScoreNames, visitScores } from '../../ground/model/result-scores.js'
import { motorFields, pubertyValue } from './finding-fields.js'
import {
  diseasesValue,
  genderFields,
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
const centimetres = number(0, 1)
const twoDecimals = number(0, 2)

const visitScoreKeys = visitScoreNames.filter((name) => !visitScores[name].isExtension)
const patientScoreKeys = patientScoreNames.filter((name) => !patientScores[name].isExtension)

const measurementResult = record<MeasurementResultDocument>('MeasurementResult', {
  ...measurementFields(dateTime),
  ageYears: orNil(number(1, 2)),
  bmi: orNil(twoDecimals),
  equiBmi: orNil(twoDecimals),
  legCm: orNil(centimetres),
  seatLegRatio: orNil(twoDecimals),
  ...each(visitScoreKeys, orEmpty(scoreRecord)),
  ...each(
    visitScoreKeys.map((name) => visitScores[name].percentile),
    orNil(percentileValue),
  ),
  validationMessages: named('validation_message', orEmpty(validationMessageList)),
  ...measurementExtensions,
})

/** A patient with all computed values. The extensions are behind the elements of the default form. */
const patientResult = record<PatientResultDocument>('PatientResult', {
  ...nameFields,
  dateOfBirth: dateTime,
  ageInYears: orNil(number(1, 1)),
  ...genderFields,
  diseases: orEmpty(diseasesValue),
  ...originFields,
  menarche: dateTime,
  puberty: pubertyValue(dateTime),
  ...motorFields,
  targetSizeCm: orNil(centimetres),
  ...each(patientScoreKeys, orEmpty(scoreRecord)),
  sizeBirthUndersized: orNil(flag),
  validationMessages: named('validation_message', orEmpty(validationMessageList)),
  measurements: orEmpty(list('Measurement', measurementResult)),
  markers: orEmpty(markersValue(dateTime)),
  ...patientExtensions,
})

export const patientResultDocument: DocumentSchema<PatientResultDocument> = documentOf(
  'Patient',
  patientResult,
  patientAttributes,
)

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
