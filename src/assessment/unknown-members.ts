import { AuxologyError } from '../model/errors.js'
import { findingNames, measurementNames, ordinaryNames, patientNames, unitNames } from '../model/field-names.js'
import type { Marker, Patient, PatientInput } from '../model/patient.js'
import type { PatientResult } from '../model/patient-result.js'
import { errorSentence } from '../text/error-sentence.js'
import { isRecord } from '../text/invalid-input.js'
import { fieldsMeant, foldedName, meaningOf, type NamedField, unitMeant } from '../text/named-field.js'
import { nearestName } from '../text/nearest-name.js'
import { plainText } from '../text/plain-text.js'

/** What a result has beyond a patient: a result may be given as a patient again. */
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

/** What a parsed patient has as well, and what the command adds to a result. */
const others: readonly string[] = [
  'dateOfBirthAsWritten',
  'genderAsWritten',
  'unknownElements',
  'course',
  'pubertyAssessment',
]

interface Owner {
  readonly called: string
  readonly fields: object
  /** What only results have. */
  readonly computed: object
  /** Names that are ordinary words for something else. */
  readonly ordinary: readonly string[]
}

const owners: { readonly [owner in 'patient' | 'measurement' | 'finding']: Owner } = {
  patient: { called: 'a patient', fields: patientNames, computed, ordinary: ordinaryNames.patient },
  measurement: {
    called: 'a measurement',
    fields: measurementNames,
    computed: { ageYears: true },
    ordinary: ordinaryNames.measurement,
  },
  finding: { called: 'a finding', fields: findingNames, computed: {}, ordinary: [] },
}

/**
 * The members of a patient that are not known and not read, in its order. Members of
 * measurements are the caller's own.
 *
 * @throws AuxologyError `invalid_value` for a field by another name, misspelt or in a wrong
 * place, if the field itself is not given: a value that was never read would be missed
 */
export function unknownMembers(patient: PatientInput): readonly string[] {
  if (!isRecord(patient)) return none
  const { measurements, puberty, markers } = patient
  if (Array.isArray(measurements)) measurements.forEach(checkMeasurement)
  if (Array.isArray(puberty)) puberty.forEach(checkFinding)
  if (Array.isArray(markers)) markers.forEach(checkMarker)
  return strangeMembers(patient, 'patient', '').map(plainText)
}

const none: readonly string[] = []

function checkMeasurement(visit: unknown, index: number): void {
  if (isRecord(visit)) strangeMembers(visit, 'measurement', `measurements[${index}].`)
}

function checkFinding(finding: unknown, index: number): void {
  if (isRecord(finding)) strangeMembers(finding, 'finding', `puberty[${index}].`)
}

const markerFields: readonly (keyof Marker)[] = ['text', 'date', 'until', 'kind']

/** A marker has few fields, and no synonyms but those of a date. */
function checkMarker(marker: unknown, index: number): void {
  if (!isRecord(marker)) return
  for (const name in marker) {
    if (markerFields.some((field) => field === name) || !isGiven(marker, name)) continue
    const meant = meaningOf(name)?.key === 'date' ? 'date' : nearestName(name, markerFields)
    if (meant === undefined || isGiven(marker, meant)) continue
    const data = { path: `markers[${index}].${name}`, detail: 'no field of a marker', meant }
    throw new AuxologyError('invalid_value', errorSentence(data), data)
  }
}

/** The members that are no field by any name; one that is a field by another name is an error. */
function strangeMembers(record: object, of: keyof typeof owners, path: string): readonly string[] {
  const { fields, computed, ordinary } = owners[of]
  let strange: string[] | undefined
  for (const name in record) {
    if (Object.hasOwn(fields, name) || others.includes(name) || !isGiven(record, name)) continue
    if (Object.hasOwn(computed, name) && 'validationMessages' in record) continue
    const meant = meaningOf(name)
    if (meant?.of === 'record') continue
    const isMeant = meant !== undefined && (of === 'patient' || meant.of === of) && !ordinary.includes(foldedName(name))
    if (isMeant && !(meant.of === of && fieldsMeant(meant).every((field) => isGiven(record, field)))) {
      throw misnomer(record, name, { path: path + name, of, meant })
    }
    strange ??= []
    strange.push(name)
  }
  return strange ?? none
}

function isGiven(record: object, name: string): boolean {
  const value: unknown = record[name as keyof typeof record]
  return value !== undefined && value !== null
}

/** Where a field belongs that a patient has in a wrong place. */
const within: { readonly [owner in NamedField['of']]: string } = {
  record: '',
  patient: '',
  measurement: 'measurements[].',
  finding: 'puberty[].',
}

/** The error for a field by another name. A text is not shown: it may be a child's name. */
function misnomer(
  record: object,
  name: string,
  { path, of, meant }: { path: string; of: keyof typeof owners; meant: NamedField },
): Error {
  const value: unknown = record[name as keyof typeof record]
  const prefix = of === 'patient' ? within[meant.of] : ''
  const fields = fieldsMeant(meant).map((field) => `${prefix}${field}`)
  const data = {
    path,
    value: typeof value === 'number' ? value : undefined,
    detail: `no field of ${owners[of].called}`,
    meant: fields.join(' and '),
  }
  const unit = unitMeant(meant)
  const inUnit = unit === undefined ? data.meant : `${data.meant}, in ${unitNames[unit]}`
  return new AuxologyError('invalid_value', errorSentence({ ...data, meant: inUnit }), data)
}
