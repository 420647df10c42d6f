import { AuxologyError } from '../model/errors.js'
import {
  findingNames,
  markerNames,
  measurementNames,
  ordinaryNames,
  patientNames,
  unitNames,
} from '../model/field-names.js'
import type { Patient, PatientInput } from '../model/patient.js'
import type { PatientResult } from '../model/patient-result.js'
import { errorSentence } from '../text/error-sentence.js'
import { invalidValue, isRecord } from '../text/invalid-input.js'
import { fieldsMeant, foldedName, markerField, meaningOf, type NamedAnywhere, unitMeant } from '../text/named-field.js'
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

const owners: { readonly [owner in 'patient' | 'measurement' | 'finding' | 'marker']: Owner } = {
  patient: { called: 'a patient', fields: patientNames, computed, ordinary: ordinaryNames.patient },
  measurement: {
    called: 'a measurement',
    fields: measurementNames,
    computed: { ageYears: true },
    ordinary: ordinaryNames.measurement,
  },
  finding: { called: 'a finding', fields: { ...findingNames, date: '' }, computed: {}, ordinary: [] },
  marker: { called: 'a marker', fields: markerNames, computed: {}, ordinary: [] },
}

/**
 * The members of a patient, its findings and markers that are not known and not read, in
 * their order. Members of measurements are the caller's own.
 *
 * @throws AuxologyError `invalid_value` for a field by another name, misspelt or in a wrong
 * place, if the field itself is not given: a value that was never read would be missed. Also for
 * an object that can't have fields
 */
export function unknownMembers(patient: PatientInput): readonly string[] {
  if (!isRecord(patient)) return none
  refuseContainer(patient)
  const { measurements, puberty, markers } = patient
  strangeInList(measurements, 'measurement', 'measurements')
  const within = [...strangeInList(puberty, 'finding', 'puberty'), ...strangeInList(markers, 'marker', 'markers')]
  return [...strangeMembers(patient, 'patient', () => ''), ...within].map(plainText)
}

const none: readonly string[] = []

const containers: readonly string[] = ['Promise', 'Map', 'Set', 'Date']

/** A forgotten `await` leaves an object without fields, which would be a child without values. */
function refuseContainer(patient: object): void {
  const kind = Object.prototype.toString.call(patient).slice('[object '.length, -1)
  if (containers.includes(kind))
    throw invalidValue('patient', patient, 'an object with the fields of a patient', `a ${kind}`)
}

/** The strange members of a list's entries, each name once: `markers[].ward`. */
function strangeInList(list: unknown, of: keyof typeof owners, name: string): readonly string[] {
  if (!Array.isArray(list)) return none
  const strange = new Set<string>()
  list.forEach((entry: unknown, index) => {
    if (!isRecord(entry)) return
    for (const member of strangeMembers(entry, of, () => `${name}[${index}].`)) strange.add(`${name}[].${member}`)
  })
  return [...strange]
}

/** The members that are no field by any name; one that is a field by another name is an error. */
function strangeMembers(record: object, of: keyof typeof owners, path: () => string): readonly string[] {
  const { fields, computed, ordinary } = owners[of]
  let strange: string[] | undefined
  for (const name in record) {
    if (Object.hasOwn(fields, name) || others.includes(name) || !isGiven(record, name)) continue
    if (Object.hasOwn(computed, name) && 'validationMessages' in record) continue
    const meant = meaningWithin(of, name)
    if (meant?.of === 'record') continue
    const isMeant = meant !== undefined && (of === 'patient' || meant.of === of) && !ordinary.includes(foldedName(name))
    if (isMeant && !(meant.of === of && fieldsMeant(meant).every((field) => isGiven(record, field)))) {
      throw misnomer(record, name, { path: path() + name, of, meant })
    }
    strange ??= []
    strange.push(name)
  }
  return strange ?? none
}

/** The field that a name means there: markers have names of their own, and findings a day, as visits have. */
function meaningWithin(of: keyof typeof owners, name: string): NamedAnywhere | undefined {
  if (of === 'marker') return markerField(name)
  const meant = meaningOf(name)
  return of === 'finding' && meant?.key === 'date' ? { of, key: 'date' } : meant
}

function isGiven(record: object, name: string): boolean {
  const value: unknown = record[name as keyof typeof record]
  return value !== undefined && value !== null
}

/** Where a field belongs that a patient has in a wrong place. */
const within: { readonly [owner in NamedAnywhere['of']]: string } = {
  record: '',
  patient: '',
  measurement: 'measurements[].',
  finding: 'puberty[].',
  marker: 'markers[].',
}

/** The error for a field by another name. A text is not shown: it may be a child's name. */
function misnomer(
  record: object,
  name: string,
  { path, of, meant }: { path: string; of: keyof typeof owners; meant: NamedAnywhere },
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
