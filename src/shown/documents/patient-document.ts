import { unknownMembers } from '../../clinical/assessment/unknown-members.js'
import { documentOf, elementName, list, record } from '../../ground/codec/declare.js'
import { readJson } from '../../ground/codec/json/read-json.js'
import { writeJson } from '../../ground/codec/json/write-json.js'
import type { ParseOptions } from '../../ground/codec/read-document.js'
import type { DateValue, DocumentSchema, RecordValue } from '../../ground/codec/schema.js'
import type { Unread } from '../../ground/codec/unread.js'
import type { FormatOptions } from '../../ground/codec/write-document.js'
import { readXml } from '../../ground/codec/xml/read-xml.js'
import { writeXml } from '../../ground/codec/xml/write-xml.js'
import { withDayAsWritten } from '../../ground/model/day-in-zone.js'
import type { AuxologyError } from '../../ground/model/errors.js'
import type { Measurement, Patient, PatientInput } from '../../ground/model/patient.js'
import { patientScoreNames, visitScoreNames, visitScores } from '../../ground/model/result-scores.js'
import { invalidParameter } from '../../ground/text/invalid-input.js'
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

/** How a patient document is read. */
export interface PatientParseOptions extends ParseOptions {
  /**
   * What becomes of elements (members of JSON) that no document of this library
   * has in that place: `hint` (default) lists them in the patient's
   * `unknownElements`, and its result has a hint that names them; `error` refuses the
   * document. A field by another name, such as `GestationalWeeks`, is always an error.
   */
  readonly unknownElements?: UnknownElements | undefined
}

/** What becomes of unknown elements. */
export type UnknownElements = 'hint' | 'error'

export const unknownElementsChoices: readonly UnknownElements[] = ['hint', 'error']

const date: DateValue = { kind: 'date' }

/** A patient as submitted. */
export const patientRecord: RecordValue<Patient> = record('Patient', {
  ...nameFields,
  dateOfBirth: date,
  ...genderFields,
  diseases: diseasesValue,
  ...originFields,
  menarche: date,
  puberty: pubertyValue(date),
  ...motorFields,
  measurements: list('Measurement', record<Measurement>('Measurement', measurementFields(date))),
  markers: markersValue(date),
})

/** The document of a patient as submitted. */
export const patientDocument: DocumentSchema<Patient> = documentOf('Patient', patientRecord, patientAttributes)

/** The element of each field, as errors name it: `Patient/Gender`. */
export const patientElements: { readonly [field: string]: string } = Object.fromEntries(
  patientRecord.fields.map(({ key, name }) => [key, `Patient/${name}`]),
)

/**
 * The patient that an XML document describes.
 *
 * The root is `Patient`, with or without a namespace; elements may be in
 * any order. Unknown ones are not read but listed in `unknownElements`, from which every
 * result makes a hint; a field by another name is an error. A missing, an empty
 * and a nil element all mean "not given". Nothing is guessed: what can't be read is an error,
 * and an implausible but readable value is left to {@link validatePatient}. Bytes are
 * read in the encoding that their byte order mark, the option `encoding` or the XML
 * declaration names, else as UTF-8.
 *
 * @throws {@link AuxologyError} with `code`, `line` and `column`, and where an element is at fault its `path`
 * @example
 * ```ts
 * parsePatientXml('<Patient><Gender>weiblich</Gender><WeekBirth>39</WeekBirth></Patient>')
 * // { gender: 'female', genderAsWritten: 'weiblich', weekBirth: 39 }
 *
 * const latin1 = Uint8Array.from(
 *   '<?xml version="1.0" encoding="ISO-8859-1"?><Patient><FirstName>Jürgen</FirstName></Patient>',
 *   (character) => character.charCodeAt(0),
 * )
 * parsePatientXml(latin1) // { firstName: 'Jürgen' }
 * ```
 */
export function parsePatientXml(document: string | Uint8Array, options?: PatientParseOptions): Patient {
  return noteUnknown(readXml, document, options, {})
}

/**
 * The patient that a JSON document describes. Names and rules are those of
 * the XML document; lists are arrays, numbers are numbers, and null means
 * "not given". Names are exact: a member that differs from a known one only in case,
 * such as the library's own `dateOfBirth`, is an error, and so is a document that
 * has members but none of a patient's. Bytes are read as UTF-8 unless a byte order mark
 * or the option `encoding` says otherwise.
 *
 * @throws {@link AuxologyError} with `code`, `line` and `column`, and where a member is at fault its `path`
 * @example
 * ```ts
 * parsePatientJson('{ "Measurements": [{ "Date": "2015-11-04", "SizeCm": 86 }] }')
 * // { measurements: [{ date: '2015-11-04', sizeCm: 86 }] }
 * ```
 */
export function parsePatientJson(document: string | Uint8Array, options?: PatientParseOptions): Patient {
  return noteUnknown(readJson, document, options, { refusesOtherCase: true })
}

/** Members that a document has beside a patient's as one of many. */
export const recordMembers: readonly string[] = ['Record', 'Id', 'Made', 'Incomplete', 'Other']

/**
 * What results have beyond submitted patients, by the type of the record: in a
 * patient document it is left unread without a word, so that a result can be
 * submitted again.
 */
export const computedElements: { readonly [type in string]: readonly string[] } = {
  Patient: /* @__PURE__ */ [
    'AgeInYears',
    'TargetSizeCm',
    ...patientScoreNames.map(elementName),
    'SizeBirthUndersized',
    'Provenance',
    'Course',
    'PubertyAssessment',
    'validation_message',
  ],
  Measurement: /* @__PURE__ */ [
    'AgeYears',
    'Bmi',
    'EquiBmi',
    'LegCm',
    'SeatLegRatio',
    ...visitScoreNames.map(elementName),
    ...visitScoreNames.map((name) => elementName(visitScores[name].percentile)),
    'validation_message',
    'BmiClass',
    'DiseaseScores',
    'ClinicMeasures',
  ],
}

const knownInRecords: Unread['alsoKnown'] = {
  ...computedElements,
  Patient: /* @__PURE__ */ [...(computedElements['Patient'] ?? []), ...recordMembers],
}

/**
 * {@link parsePatientJson} for one of many patients, whose document may have an `Id`
 * and the number of its `Record`. Visits and markers that can't be read are left out,
 * and what is wrong with them is added to `faulty`.
 */
export function parsePatientRecord(
  text: string,
  options: PatientParseOptions | undefined,
  faulty: AuxologyError[],
): Patient {
  return noteUnknown(readJson, text, options, { refusesOtherCase: true, alsoKnown: knownInRecords, faulty })
}

/** Reads a patient, and lists what was left unread. */
function noteUnknown(
  read: typeof readXml,
  document: string | Uint8Array,
  { unknownElements = 'hint', ...limits }: PatientParseOptions = {},
  {
    refusesOtherCase = false,
    alsoKnown = computedElements,
    faulty,
  }: Partial<Pick<Unread, 'refusesOtherCase' | 'alsoKnown' | 'faulty'>>,
): Patient {
  if (!unknownElementsChoices.includes(unknownElements)) {
    throw invalidParameter('unknownElements', unknownElements, unknownElementsChoices)
  }
  const unread: Unread = {
    document: patientDocument,
    alsoKnown,
    isRefused: unknownElements === 'error',
    refusesOtherCase,
    paths: new Set(),
    faulty,
  }
  const patient = withDayAsWritten(read(patientDocument, document, limits, unread))
  return unread.paths.size === 0 ? patient : { ...patient, unknownElements: [...unread.paths] }
}

/**
 * A patient as an XML document to submit. What is not given, undefined or null, is left out.
 *
 * @throws {@link AuxologyError} `invalid_value` for what no document can carry: NaN, a control character, an impossible date
 * @example
 * ```ts
 * formatPatientXml({ gender: 'male' }, { pretty: false })
 * // <?xml version="1.0" encoding="utf-8"?><Patient xmlns:xsi="…" xmlns:xsd="…"><Gender>Male</Gender></Patient>
 * ```
 */
export function formatPatientXml(patient: PatientInput, options?: FormatOptions): string {
  unknownMembers(patient)
  return writeXml(patientDocument, patient as Patient, options)
}

/**
 * A patient as a JSON document to submit. What is not given is left out.
 *
 * @throws {@link AuxologyError} `invalid_value`, as {@link formatPatientXml} does
 * @example
 * ```ts
 * formatPatientJson({ gender: 'male' }, { pretty: false }) // {"Gender":"Male"}
 * ```
 */
export function formatPatientJson(patient: PatientInput, options?: FormatOptions): string {
  unknownMembers(patient)
  return writeJson(patientDocument, patient as Patient, options)
}
