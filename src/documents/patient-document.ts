import { readJson } from '../codec/json/read-json.js'
import { writeJson } from '../codec/json/write-json.js'
import type { ParseOptions } from '../codec/read-document.js'
import type { ChoiceValue, DateValue, DocumentSchema, Field, ListValue, NumberValue } from '../codec/schema.js'
import type { FormatOptions } from '../codec/write-document.js'
import { readXml } from '../codec/xml/read-xml.js'
import { writeXml } from '../codec/xml/write-xml.js'
import type { Gender, Marker, Measurement, Patient } from '../model/patient.js'

/** The spellings of a child's sex, English and German. */
export const genderValue: ChoiceValue<Gender> = {
  kind: 'choice',
  anyCase: true,
  spellings: {
    male: ['Male', 'm', 'männlich', 'maennlich', 'Knabe'],
    female: ['Female', 'f', 'w', 'weiblich', 'Mädchen', 'maedchen'],
  },
}

const text = { kind: 'text' } as const
const asGiven: NumberValue = { kind: 'number' }

/** The namespaces that the root of a patient document declares. */
export const patientAttributes: Readonly<Record<string, string>> = {
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
}

export const nameFields: readonly Field<Pick<Patient, 'firstName' | 'lastName'>>[] = [
  { name: 'FirstName', key: 'firstName', value: text },
  { name: 'LastName', key: 'lastName', value: text },
]

export const genderField: Field<Pick<Patient, 'gender'>> = { name: 'Gender', key: 'gender', value: genderValue }

export const diseasesValue: ListValue<string> = { kind: 'list', entry: 'Disease', of: { kind: 'token' } }

type OriginKey =
  | 'sizeFatherCm'
  | 'sizeMotherCm'
  | 'sizeBirthCm'
  | 'weightBirthG'
  | 'weekBirth'
  | 'dayBirth'
  | 'headBirthCm'

/** The parents' heights and the child's birth. */
export const originFields: readonly Field<Pick<Patient, OriginKey>>[] = [
  { name: 'SizeFatherCm', key: 'sizeFatherCm', value: asGiven },
  { name: 'SizeMotherCm', key: 'sizeMotherCm', value: asGiven },
  { name: 'SizeBirthCm', key: 'sizeBirthCm', value: asGiven },
  { name: 'WeightBirthG', key: 'weightBirthG', value: asGiven },
  { name: 'WeekBirth', key: 'weekBirth', value: asGiven },
  { name: 'DayBirth', key: 'dayBirth', value: asGiven },
  { name: 'HeadBirthCm', key: 'headBirthCm', value: asGiven },
]

/** What is measured at a visit. Only the form of the date differs between request and result. */
export function measurementFields(date: DateValue): readonly Field<Measurement>[] {
  return [
    { name: 'Date', key: 'date', value: date },
    { name: 'AgeInYears', key: 'ageInYears', value: asGiven },
    { name: 'BoneAgeYears', key: 'boneAgeYears', value: asGiven },
    { name: 'SizeCm', key: 'sizeCm', value: asGiven },
    { name: 'WeightKg', key: 'weightKg', value: asGiven },
    { name: 'HeadCm', key: 'headCm', value: asGiven },
    { name: 'SeatCm', key: 'seatCm', value: asGiven },
  ]
}

/** The markers of a patient; the form of their dates also differs. */
export function markersValue(date: DateValue): ListValue<Marker> {
  return {
    kind: 'list',
    entry: 'Marker',
    of: {
      kind: 'record',
      type: 'Marker',
      fields: [
        { name: 'Text', key: 'text', value: text },
        { name: 'Date', key: 'date', value: date },
      ],
    },
  }
}

const date: DateValue = { kind: 'date' }

const measurementsValue: ListValue<Measurement> = {
  kind: 'list',
  entry: 'Measurement',
  of: { kind: 'record', type: 'Measurement', fields: measurementFields(date) },
}

const patientFields: readonly Field<Patient>[] = [
  ...nameFields,
  { name: 'DateOfBirth', key: 'dateOfBirth', value: date },
  genderField,
  { name: 'Diseases', key: 'diseases', value: diseasesValue },
  ...originFields,
  { name: 'Measurements', key: 'measurements', value: measurementsValue },
  { name: 'Markers', key: 'markers', value: markersValue(date) },
]

/** The patient as submitted. */
export const patientDocument: DocumentSchema<Patient> = {
  root: 'Patient',
  attributes: patientAttributes,
  value: {
    kind: 'record',
    type: 'Patient',
    fields: patientFields,
  },
}

/** The element of each field, as errors name it: `Patient/Gender`. */
export const patientElements: { readonly [field: string]: string } = Object.fromEntries(
  patientFields.map(({ key, name }) => [key, `Patient/${name}`]),
)

/**
 * The patient that an XML document describes.
 *
 * The root is `Patient`, with or without a namespace; elements may be in
 * any order; unknown ones are ignored. A missing, an empty and a nil element
 * all mean "not given". Nothing is guessed: what can't be read is an error,
 * and an implausible but readable value is left to {@link validatePatient}.
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
 * A patient as an XML document to submit. What is not given is left out.
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
 * A patient as a JSON document to submit. What is not given is left out.
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
