import { asGiven, choice, type Fields, list, record } from '../../ground/codec/declare.js'
import type {
  ChoiceValue,
  DateValue,
  ListValue,
  RecordValue,
  TextValue,
  TokenValue,
} from '../../ground/codec/schema.js'
import { longestText } from '../../ground/model/limits.js'
import {
  type Gender,
  type Marker,
  type MarkerKind,
  type Measurement,
  markerKinds,
  type Patient,
  type RecordedGender,
  type SizePosition,
  sexWords,
} from '../../ground/model/patient.js'
import { genderCalled } from '../../ground/text/gender-word.js'

/** The sex whose references apply. */
export const sexValue: ChoiceValue<Gender> = {
  kind: 'choice',
  anyCase: true,
  spellings: { male: sexWords.male, female: sexWords.female },
}

/** What is recorded, and repeated in the word that was given. */
const genderValue: ChoiceValue<RecordedGender> = {
  kind: 'choice',
  anyCase: true,
  spellings: sexWords,
  keptAsWritten: true,
}

/** The gender of a patient, in every document of one. */
export const genderFields: Fields<Pick<Patient, 'gender' | 'genderAsWritten'>> = {
  gender: { value: genderValue, spelling: 'genderAsWritten' },
}

/**
 * The gender that a text of another system means, in the spellings that the
 * documents have: the codes of FHIR and HL7 (`male`, `F`, `other`, `unknown`),
 * English and German words and their abbreviations (`weiblich`, `m`, `divers`), in
 * any case. Undefined if it means none, or is missing.
 *
 * @example
 * ```ts
 * genderFromText('M') // 'male'
 * genderFromText('Junge') // 'male'
 * genderFromText('other') // 'diverse'
 * genderFromText('1') // undefined
 * ```
 */
export function genderFromText(text: string | null | undefined): RecordedGender | undefined {
  return typeof text === 'string' ? genderCalled(text) : undefined
}

/** How a child was measured, English and German. */
const sizePositionValue: ChoiceValue<SizePosition> = {
  kind: 'choice',
  anyCase: true,
  spellings: { lying: ['lying', 'liegend'], standing: ['standing', 'stehend'] },
}

const markerKindValue: ChoiceValue<MarkerKind> = { ...choice<MarkerKind>(markerKinds), anyCase: true }

const shortText: TextValue = { kind: 'text', maxLength: longestText }

/** The namespaces that the root of a patient document declares. */
export const patientAttributes: Readonly<Record<string, string>> = {
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
}

export const nameFields: Fields<Pick<Patient, 'firstName' | 'lastName'>> = {
  firstName: shortText,
  lastName: shortText,
}

export const diseasesValue: ListValue<TokenValue> = list('Disease', { kind: 'token', maxLength: longestText })

type OriginKey =
  | 'sizeFatherCm'
  | 'sizeMotherCm'
  | 'sizeBirthCm'
  | 'weightBirthG'
  | 'weekBirth'
  | 'dayBirth'
  | 'headBirthCm'

/** The parents' heights and the child's birth. */
export const originFields: Fields<Pick<Patient, OriginKey>> = {
  sizeFatherCm: asGiven,
  sizeMotherCm: asGiven,
  sizeBirthCm: asGiven,
  weightBirthG: asGiven,
  weekBirth: asGiven,
  dayBirth: asGiven,
  headBirthCm: asGiven,
}

/** What is measured at a visit. Only the form of the date differs between request and result. */
export function measurementFields(date: DateValue): Fields<Measurement> {
  return {
    date,
    ageInYears: asGiven,
    boneAgeYears: asGiven,
    sizeCm: asGiven,
    sizePosition: sizePositionValue,
    weightKg: asGiven,
    headCm: asGiven,
    seatCm: asGiven,
    waistCm: asGiven,
    hipCm: asGiven,
    armCm: asGiven,
    tricepsMm: asGiven,
    subscapularMm: asGiven,
    systolicMmHg: asGiven,
    diastolicMmHg: asGiven,
  }
}

/** The markers of a patient; the form of their dates also differs. */
export function markersValue(date: DateValue): ListValue<RecordValue<Marker>> {
  return list('Marker', record<Marker>('Marker', { text: shortText, date, until: date, kind: markerKindValue }))
}
