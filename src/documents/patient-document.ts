import type { ChoiceValue, DateValue, DocumentSchema, Field, ListValue, NumberValue } from '../codec/schema.js'
import type { Gender, Marker, Measurement, Patient } from '../model/patient.js'

/** The ways to write a sex, English and German. */
export const genderValue: ChoiceValue<Gender> = {
  kind: 'choice',
  anyCase: true,
  spellings: {
    male: ['Male', 'm', 'männlich', 'maennlich', 'Knabe'],
    female: ['Female', 'f', 'w', 'weiblich', 'Mädchen', 'maedchen'],
  },
}

const text = { kind: 'text' } as const
const given: NumberValue = { kind: 'number' }

/** The namespaces that a patient document declares at its root. */
export const patientAttributes = {
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
} as const

export const nameFields = [
  { name: 'FirstName', key: 'firstName', value: text },
  { name: 'LastName', key: 'lastName', value: text },
] as const satisfies readonly Field<Patient>[]

export const genderField = { name: 'Gender', key: 'gender', value: genderValue } as const satisfies Field<Patient>

export const diseasesValue: ListValue<string> = { kind: 'list', entry: 'Disease', of: { kind: 'token' } }

export const originFields = [
  { name: 'SizeFatherCm', key: 'sizeFatherCm', value: given },
  { name: 'SizeMotherCm', key: 'sizeMotherCm', value: given },
  { name: 'SizeBirthCm', key: 'sizeBirthCm', value: given },
  { name: 'WeightBirthG', key: 'weightBirthG', value: given },
  { name: 'WeekBirth', key: 'weekBirth', value: given },
  { name: 'DayBirth', key: 'dayBirth', value: given },
  { name: 'HeadBirthCm', key: 'headBirthCm', value: given },
] as const satisfies readonly Field<Patient>[]

/** What is measured at a visit; only the date's form differs between request and result. */
export const measurementFields = (date: DateValue) =>
  [
    { name: 'Date', key: 'date', value: date },
    { name: 'AgeInYears', key: 'ageInYears', value: given },
    { name: 'BoneAgeYears', key: 'boneAgeYears', value: given },
    { name: 'SizeCm', key: 'sizeCm', value: given },
    { name: 'WeightKg', key: 'weightKg', value: given },
    { name: 'HeadCm', key: 'headCm', value: given },
    { name: 'SeatCm', key: 'seatCm', value: given },
  ] as const satisfies readonly Field<Measurement>[]

export const markersValue = (date: DateValue): ListValue<Marker> => ({
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
})

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

/** The element of every field, as errors name it: `Patient/Gender`. */
export const patientElements: { readonly [field: string]: string } = Object.fromEntries(
  patientFields.map(({ key, name }) => [key, `Patient/${name}`]),
)
