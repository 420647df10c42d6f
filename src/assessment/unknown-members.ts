import { AuxologyError } from '../model/errors.js'
import { findingNames, measurementNames, ordinaryNames, patientNames, unitNames } from '../model/field-names.js'
import type { Patient, PatientInput } from '../model/patient.js'
import type { PatientResult } from '../model/patient-result.js'
import { errorSentence } from '../text/error-sentence.js'
import { isRecord } from '../text/invalid-input.js'
import { fieldsMeant, foldedName, meaningOf, type NamedField, unitMeant } from '../text/named-field.js'
import { plainText } from '../text/plain-text.js'

/** What a result has beyond a patient: one can be used as a patient again. */
const computed: { readonly [name in Exclude<keyof PatientResult, keyof Patient>]: true } = {
  ageInYears: true,
  targetSizeCm: true,
  targetSizeSds: true,
  sizeFatherSds: true,
  sizeMotherSds: true,
  sizeBirthSds: true,
  weightBirthSds: true,
  headBirthSds: true,
  bmiBirthSds: true,
  sizeBirthUndersized: true,
  provenance: true,
  validationMessages: true,
}

/** What a parsed patient has besides, and what the command adds to a result. */
const others: readonly string[] = [
  'dateOfBirthAsWritten',
  'genderAsWritten',
  'unknownElements',
  'course',
  'pubertyAssessment',
]

/**
 * The members of a patient that are not known, in its order: nobody reads them. Members of
 * measurements are the caller's own.
 *
 * @throws AuxologyError `invalid_value` for a field by another name, misspelt or in a wrong
 * place, if the field itself is not given: a value that was never read would be missed
 */
export function unknownMembers(patient: PatientInput): readonly string[] {
  if (!isRecord(patient)) return none
  const { measurements, puberty } = patient
  if (Array.isArray(measurements)) measurements.forEach(checkMeasurement)
  if (Array.isArray(puberty)) puberty.forEach(checkFinding)
  let unknown: string[] | undefined
  for (const name in patient) {
    if (Object.hasOwn(patientNames, name) || isExpected(name, patient) || !isGiven(patient, name)) continue
    const meant = meaningOf(name)
    if (meant?.of === 'record') continue
    if (meant !== undefined && !isOrdinary(name, 'patient') && !(meant.of === 'patient' && areGiven(patient, meant))) {
      throw misnomer(patient, name, { path: name, of: 'a patient', meant })
    }
    unknown ??= []
    unknown.push(plainText(name))
  }
  return unknown ?? none
}

const none: readonly string[] = []

const within: { readonly [owner in NamedField['of']]: string } = {
  record: '',
  patient: '',
  measurement: 'measurements[].',
  finding: 'puberty[].',
}

function isExpected(name: string, patient: object): boolean {
  return others.includes(name) || (Object.hasOwn(computed, name) && 'validationMessages' in patient)
}

function isGiven(record: object, name: string): boolean {
  const value: unknown = record[name as keyof typeof record]
  return value !== undefined && value !== null
}

function checkMeasurement(visit: unknown, index: number): void {
  checkNames(visit, measurementNames, { of: 'measurement', path: `measurements[${index}]`, called: 'a measurement' })
}

function checkFinding(finding: unknown, index: number): void {
  checkNames(finding, findingNames, { of: 'finding', path: `puberty[${index}]`, called: 'a finding' })
}

function isOrdinary(name: string, of: NamedField['of']): boolean {
  const names: { readonly [owner in NamedField['of']]?: readonly string[] } = ordinaryNames
  return names[of]?.includes(foldedName(name)) === true
}

function areGiven(record: object, meant: NamedField): boolean {
  return fieldsMeant(meant).every((field) => isGiven(record, field))
}

interface Checked {
  readonly of: NamedField['of']
  readonly path: string
  readonly called: string
}

function checkNames(record: unknown, names: object, { of, path, called }: Checked): void {
  if (!isRecord(record)) return
  for (const name in record) {
    if (Object.hasOwn(names, name) || !isGiven(record, name)) continue
    const meant = meaningOf(name)
    if (
      meant?.of !== of ||
      isOrdinary(name, of) ||
      areGiven(record, meant) ||
      (name === 'ageYears' && 'validationMessages' in record)
    )
      continue
    throw misnomer(record, name, { path: `${path}.${name}`, of: called, meant })
  }
}

/** The error for a field by another name. A text is not shown: it may be a child's name. */
function misnomer(
  record: object,
  name: string,
  { path, of, meant }: { path: string; of: string; meant: NamedField },
): Error {
  const value: unknown = record[name as keyof typeof record]
  const prefix = of === 'a patient' ? within[meant.of] : ''
  const fields = fieldsMeant(meant).map((field) => `${prefix}${field}`)
  const data = {
    path,
    value: typeof value === 'number' ? value : undefined,
    detail: `no field of ${of}`,
    meant: fields.join(' and '),
  }
  const unit = unitMeant(meant)
  const inUnit = unit === undefined ? data.meant : `${data.meant}, in ${unitNames[unit]}`
  return new AuxologyError('invalid_value', errorSentence({ ...data, meant: inUnit }), data)
}
