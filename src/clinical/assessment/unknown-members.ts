import { AuxologyError, type ErrorData } from '../../ground/model/errors.js'
import {
  findingNames,
  markerNames,
  measurementNames,
  ordinaryNames,
  patientNames,
  unitNames,
} from '../../ground/model/field-names.js'
import type { Patient, PatientInput } from '../../ground/model/patient.js'
import type { PatientResult } from '../../ground/model/patient-result.js'
import { agreesOnChild, contradictingBmi, contradicts } from '../../ground/text/contradiction.js'
import { errorSentence } from '../../ground/text/error-sentence.js'
import { inputError, invalidValue, isRecord } from '../../ground/text/invalid-input.js'
import {
  fieldsMeant,
  foldedName,
  markerField,
  meaningOf,
  type NamedAnywhere,
  unitMeant,
  unitNamed,
} from '../../ground/text/named-field.js'
import { calculatedFrom, fieldsPerhapsMeant } from '../../ground/text/perhaps-field.js'
import { plainText } from '../../ground/text/plain-text.js'

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
 * their order. Members of measurements are the caller's own, unless their names are those of fields.
 *
 * @throws AuxologyError `invalid_value` for a field by another name, misspelt or in a wrong
 * place, if the field itself is not given or has another value: a value that was never read would
 * be missed. Also for a measurement whose own sex or date of birth is another child's, and for an
 * object that can't have fields
 */
export function unknownMembers(patient: PatientInput): readonly string[] {
  if (!isRecord(patient)) return none
  refuseContainer(patient)
  const { measurements, puberty, markers } = patient
  const within = [
    ...strangeInList(measurements, 'measurement', 'measurements', patient),
    ...strangeInList(puberty, 'finding', 'puberty'),
    ...strangeInList(markers, 'marker', 'markers'),
  ]
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
function strangeInList(list: unknown, of: keyof typeof owners, name: string, patient?: object): readonly string[] {
  if (!Array.isArray(list)) return none
  const strange = new Set<string>()
  list.forEach((entry: unknown, index) => {
    if (!isRecord(entry)) return
    for (const member of strangeMembers(entry, of, () => `${name}[${index}].`, patient))
      strange.add(`${name}[].${member}`)
  })
  return [...strange]
}

/**
 * The members that are no field by any name; one that is a field by another name is an error.
 *
 * @param patient of a measurement: of its own members those are strange that say a unit or are a field's, unless the patient has it
 */
function strangeMembers(
  record: object,
  of: keyof typeof owners,
  path: () => string,
  patient?: object,
): readonly string[] {
  const { fields, computed, ordinary } = owners[of]
  let strange: string[] | undefined
  for (const name in record) {
    if (Object.hasOwn(fields, name) || others.includes(name) || !isGiven(record, name)) continue
    if (Object.hasOwn(computed, name) && 'validationMessages' in record) continue
    const meant = meaningWithin(of, name)
    if (meant?.of === 'record') continue
    const isField = meant !== undefined && !ordinary.includes(foldedName(name))
    if (isField && (of === 'patient' || meant.of === of)) {
      const isBeside = meant.of === of && fieldsMeant(meant).every((field) => isGiven(record, field))
      const isContrary = isBeside && contradicts(meant, memberOf(record, name), (field) => memberOf(record, field))
      if (!isBeside || isContrary) throw misnomer(record, name, { path: path() + name, of, meant, isContrary })
    }
    const perhaps = of === 'patient' || of === 'measurement' ? perhapsMeant(record, of, name) : undefined
    if (patient !== undefined && perhaps === undefined && !isUnit(name, memberOf(record, name))) {
      if (!isField || (meant.of === 'patient' && agreesWith(patient, record, { name, meant, path }))) continue
    }
    strange ??= []
    strange.push(perhaps === undefined ? name : `${name} ${perhaps}`)
  }
  return strange ?? none
}

/** The fields that a member's name probably means, or that its value is calculated from, where they aren't all given or say another one. */
function perhapsMeant(record: object, of: 'patient' | 'measurement', name: string): string | undefined {
  const value = memberOf(record, name)
  const fields = fieldsPerhapsMeant(of, name, value) ?? fieldsWithin(of, value)
  if (fields === undefined) return undefined
  if (fields.every((field) => isGiven(record, field))) {
    const contrary =
      calculatedFrom(name)?.key === 'bmi' ? contradictingBmi(value, (field) => memberOf(record, field)) : undefined
    return contrary && `${value} (${fields.join(', ')}: ${contrary})`
  }
  const isNumber = typeof value === 'number' || (typeof value === 'string' && numberPerhapsInUnit.test(value))
  return of === 'patient' || isNumber || isRecord(value) ? `(${fields.join(', ')}?)` : undefined
}

/** `138`, `20,5`, `138 cm`, `100/60` */
const numberPerhapsInUnit = /^\s*\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?\s*\p{L}*\s*$/u

/** The fields of a measurement that an object within one has: nothing of it is read. */
function fieldsWithin(of: 'patient' | 'measurement', value: unknown): readonly string[] | undefined {
  if (of !== 'measurement' || !isRecord(value)) return undefined
  const fields = Object.keys(value).filter((name) => Object.hasOwn(measurementNames, name) && name !== 'date')
  return fields.length === 0 ? undefined : fields
}

/**
 * Whether a measurement's own member is a field of the patient with the patient's value.
 *
 * @throws AuxologyError `invalid_value` for another sex or date of birth: the visit is another child's
 */
function agreesWith(
  patient: object,
  record: object,
  { name, meant, path }: { readonly name: string; readonly meant: NamedAnywhere; readonly path: () => string },
): boolean {
  const value = memberOf(record, name)
  const agrees = agreesOnChild(meant, value, { given: (field) => memberOf(patient, field), called: meant.key })
  if (typeof agrees === 'boolean') return agrees
  throw inputError('invalid_value', { path: path() + name, value, detail: agrees })
}

/** Whether a member says in which unit others are, `sizeUnit: 'in'`: it would change what they mean. */
function isUnit(name: string, value: unknown): boolean {
  return (
    typeof value === 'string' && /(?:unit|units|uom|einheit)$/i.test(name) && unitNamed(foldedName(value)) !== undefined
  )
}

/** The field that a name means there: markers have names of their own, and findings a day, as visits have. */
function meaningWithin(of: keyof typeof owners, name: string): NamedAnywhere | undefined {
  if (of === 'marker') return markerField(name)
  const meant = meaningOf(name)
  return of === 'finding' && meant?.key === 'date' ? { of, key: 'date' } : meant
}

function memberOf(record: object, name: string): unknown {
  return record[name as keyof typeof record]
}

function isGiven(record: object, name: string): boolean {
  const value = memberOf(record, name)
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

/** A field by another name, in its place. */
interface Misnomer {
  readonly path: string
  readonly of: keyof typeof owners
  readonly meant: NamedAnywhere
  /** Whether the field itself has another value. */
  readonly isContrary: boolean
}

/** The error for a field by another name. */
function misnomer(record: object, name: string, { path, of, meant, isContrary }: Misnomer): Error {
  const prefix = of === 'patient' ? within[meant.of] : ''
  const field = fieldsMeant(meant)
    .map((each) => `${prefix}${each}`)
    .join(' and ')
  const detail = isContrary ? `another name of ${field}, with another value` : `no field of ${owners[of].called}`
  const unit = unitMeant(meant)
  const inUnit = unit === undefined ? field : `${field}, in ${unitNames[unit]}`
  return invalidMember(record, name, { path, detail, meant: field }, isContrary ? undefined : inUnit)
}

/** The error for a member. A text is not shown: it may be a child's name. */
function invalidMember(record: object, name: string, about: ErrorData, meant?: string): Error {
  const value = memberOf(record, name)
  const data = { ...about, value: typeof value === 'number' ? value : undefined }
  return new AuxologyError('invalid_value', errorSentence({ ...data, meant }), data)
}
