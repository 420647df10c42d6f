import {
  asWritten,
  type ChoiceValue,
  type DateValue,
  type Field,
  type ListValue,
  type NumberValue,
} from '../codec/schema.js'
import { longestText } from '../model/limits.js'
import {
  type Marker,
  type MarkerKind,
  type Measurement,
  markerKinds,
  type Patient,
  type SizePosition,
} from '../model/patient.js'

/** How a child was measured, English and German. */
const sizePositionValue: ChoiceValue<SizePosition> = {
  kind: 'choice',
  anyCase: true,
  spellings: { lying: ['lying', 'liegend'], standing: ['standing', 'stehend'] },
}

const markerKindValue: ChoiceValue<MarkerKind> = {
  kind: 'choice',
  anyCase: true,
  spellings: asWritten<MarkerKind>(markerKinds),
}

const text = { kind: 'text', maxLength: longestText } as const
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

export const diseasesValue: ListValue<string> = {
  kind: 'list',
  entry: 'Disease',
  of: { kind: 'token', maxLength: longestText },
}

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
    { name: 'SizePosition', key: 'sizePosition', value: sizePositionValue },
    { name: 'WeightKg', key: 'weightKg', value: asGiven },
    { name: 'HeadCm', key: 'headCm', value: asGiven },
    { name: 'SeatCm', key: 'seatCm', value: asGiven },
    { name: 'WaistCm', key: 'waistCm', value: asGiven },
    { name: 'HipCm', key: 'hipCm', value: asGiven },
    { name: 'ArmCm', key: 'armCm', value: asGiven },
    { name: 'TricepsMm', key: 'tricepsMm', value: asGiven },
    { name: 'SubscapularMm', key: 'subscapularMm', value: asGiven },
    { name: 'SystolicMmHg', key: 'systolicMmHg', value: asGiven },
    { name: 'DiastolicMmHg', key: 'diastolicMmHg', value: asGiven },
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
        { name: 'Until', key: 'until', value: date },
        { name: 'Kind', key: 'kind', value: markerKindValue },
      ],
    },
  }
}
