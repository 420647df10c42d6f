import { readJson } from '../codec/json/read-json.js'
import { writeJson } from '../codec/json/write-json.js'
import type { ParseOptions } from '../codec/limits.js'
import type { FormatOptions } from '../codec/write-document.js'
import { readXml } from '../codec/xml/read-xml.js'
import { writeXml } from '../codec/xml/write-xml.js'
import type { Patient } from '../model/patient.js'
import type { PatientResult } from '../model/patient-result.js'
import type { ValidationMessage } from '../model/validation-message.js'
import { patientDocument } from './patient-document.js'
import { patientResultDocument } from './patient-result-document.js'

/**
 * The patient that an XML document describes.
 *
 * The root is `Patient`, with or without a namespace; elements may stand in
 * any order; unknown ones are ignored. A missing, an empty and a nil element
 * all mean "not given". Nothing is guessed: what can't be read is an error,
 * and an odd but readable value is left to {@link validatePatient}.
 *
 * @throws {@link AuxologyError} with `code`, `line` and `column`, and where an element is at fault its `path`
 * @example
 * ```ts
 * parsePatientXml('<Patient><Gender>weiblich</Gender><WeekBirth>39</WeekBirth></Patient>')
 * // { gender: 'female', weekBirth: 39 }
 * ```
 */
export function parsePatientXml(text: string, options?: ParseOptions): Patient {
  return readXml(patientDocument, text, options)
}

/**
 * The patient that a JSON document describes. Names and rules are those of
 * the XML document; lists are arrays, numbers are numbers, and null means
 * "not given".
 *
 * @throws {@link AuxologyError} with `code`, `line` and `column`, and where a member is at fault its `path`
 * @example
 * ```ts
 * parsePatientJson('{ "Measurements": [{ "Date": "2015-11-04", "SizeCm": 86 }] }')
 * // { measurements: [{ date: '2015-11-04', sizeCm: 86 }] }
 * ```
 */
export function parsePatientJson(text: string, options?: ParseOptions): Patient {
  return readJson(patientDocument, text, options)
}

/**
 * A patient as the XML document to submit. What is not given is left out.
 *
 * @throws {@link AuxologyError} `invalid_value` for what no document can carry: NaN, a control character, an impossible date
 * @example
 * ```ts
 * formatPatientRequestXml({ gender: 'male' }, { pretty: false })
 * // <?xml version="1.0" encoding="utf-8"?><Patient xmlns:xsi="…" xmlns:xsd="…"><Gender>Male</Gender></Patient>
 * ```
 */
export function formatPatientRequestXml(patient: Patient, options?: FormatOptions): string {
  return writeXml(patientDocument, patient, options)
}

/**
 * A patient as the JSON document to submit. What is not given is left out.
 *
 * @throws {@link AuxologyError} `invalid_value`, as {@link formatPatientRequestXml} does
 * @example
 * ```ts
 * formatPatientRequestJson({ gender: 'male' }, { pretty: false }) // {"Gender":"Male"}
 * ```
 */
export function formatPatientRequestJson(patient: Patient, options?: FormatOptions): string {
  return writeJson(patientDocument, patient, options)
}

/**
 * The result of {@link calculatePatient} as an XML document.
 *
 * Of the submitted elements those that were given are there; the computed ones
 * are always there. A score that does not apply is an empty element, any
 * other computed value is nil. Rounding happens here and only here.
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
 * The result of {@link calculatePatient} as a JSON document. It says what the
 * XML document says: a score is `{ "value": 0.53, "accuracy": "exact" }`, and
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
 * The result that an XML document carries, as {@link formatPatientXml} wrote it.
 *
 * Documents carry a message's sentence but not its code: the code of every
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
  return withOrigins(readXml(patientResultDocument, text, options))
}

/**
 * The result that a JSON document carries, as {@link formatPatientJson} wrote
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
  return withOrigins(readJson(patientResultDocument, text, options))
}

/** Gives the messages what documents leave out: a code, and the measurement they stand in. */
function withOrigins(result: PatientResult): PatientResult {
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
