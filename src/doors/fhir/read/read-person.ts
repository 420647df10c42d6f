import type { ZoneCalendar } from '../../../ground/model/day-in-zone.js'
import type { Gender, Patient, RecordedGender } from '../../../ground/model/patient.js'
import {
  codingsOf,
  elementOf,
  elementsOf,
  extensionsOf,
  type FhirElement,
  givenText,
  meaningIn,
  type RecordResource,
} from '../fhir-json.js'
import type { UnusedList } from '../unused-fhir.js'
import { dateProblem, recordDay } from './record-dates.js'
import { isUnderstood } from './whose-resource.js'

const core = 'http://hl7.org/fhir/StructureDefinition'
const usCore = 'http://hl7.org/fhir/us/core/StructureDefinition'
/** Germany's extension of the administrative gender. */
export const germanGenderUrl = 'http://fhir.de/StructureDefinition/gender-amtlich-de'
const germanGender = [germanGenderUrl, 'http://fhir.de/StructureDefinition/gender-amtlich']

/** Name, day of birth and gender as recorded. */
export type Person = Pick<Patient, 'firstName' | 'lastName' | 'dateOfBirth' | 'gender' | 'genderAsWritten'>

/** Who the patient is. */
export function readPerson(entry: RecordResource, zone: ZoneCalendar | undefined, unused: UnusedList): Person {
  isUnderstood(entry, unused)
  tellWhetherInUse(entry, unused)
  const { resource, reference } = entry
  return { ...nameOfPerson(resource), ...birthDate(resource, reference, zone, unused), ...genderOf(entry, unused) }
}

function tellWhetherInUse({ resource, reference }: RecordResource, unused: UnusedList): void {
  if (resource.active === false) unused.add('not_in_use', reference, 'active', '')
  const replaced = elementsOf(resource.link).find(({ type }) => type === 'replaced-by')
  if (replaced === undefined) return
  unused.add('not_in_use', reference, 'link', `replaced-by ${givenText(elementOf(replaced.other)?.reference)}`.trim())
}

/** The official name before the usual one, and no name that is no longer in use. */
function nameOfPerson(resource: FhirElement): Person {
  const current = elementsOf(resource.name).filter(
    ({ use, period }) => use !== 'old' && elementOf(period)?.end === undefined,
  )
  const name = current.find(({ use }) => use === 'official') ?? current.find(({ use }) => use === 'usual') ?? current[0]
  if (name === undefined) return {}
  const given = Array.isArray(name.given) ? name.given.filter((part) => typeof part === 'string').join(' ') : ''
  const family = givenText(name.family)
  const lastName = family === '' && given === '' ? givenText(name.text) : family
  return { ...(given !== '' && { firstName: given }), ...(lastName !== '' && { lastName }) }
}

/** The date of birth; only without one, the day of the time of birth. */
function birthDate(
  resource: FhirElement,
  reference: string,
  zone: ZoneCalendar | undefined,
  unused: UnusedList,
): Pick<Person, 'dateOfBirth'> {
  const date = recordDay(resource.birthDate, undefined)
  if ('day' in date) return { dateOfBirth: date.day }
  const [time] = extensionsOf(elementOf(resource._birthDate), `${core}/patient-birthTime`)
  const moment = recordDay(time?.valueDateTime, zone)
  if ('day' in moment) return { dateOfBirth: moment.day }
  unused.add(dateProblem(date.written), reference, 'birthDate', date.written)
  return {}
}

const administrativeGenders: ReadonlyMap<string, RecordedGender> = new Map([
  ['male', 'male'],
  ['female', 'female'],
  ['other', 'diverse'],
  ['unknown', 'unknown'],
] as const)

/** The administrative gender; of `other`, Germany's extension tells D, divers, from X, no entry. */
function genderOf(
  { resource, reference }: RecordResource,
  unused: UnusedList,
): Pick<Person, 'gender' | 'genderAsWritten'> {
  const written = resource.gender
  const gender = administrativeGenders.get(givenText(written))
  if (gender === undefined) {
    // Without a sex nothing is scored: that a record has one must not get lost.
    if (written !== undefined && written !== null) unused.add('no_value', reference, 'gender', givenText(written))
    return {}
  }
  if (gender !== 'diverse') return { gender }
  const [extension] = extensionsOf(elementOf(resource._gender), ...germanGender)
  const code = codingsOf(extension?.valueCoding)[0]?.code ?? ''
  if (code === 'X') return { gender: 'unknown', genderAsWritten: 'X' }
  return code === 'D' ? { gender, genderAsWritten: 'divers' } : { gender }
}

/** The codes of a sex in the extensions that tell one beside the administrative gender. */
const sexCodes: ReadonlyMap<string, Gender> = new Map([
  ['M', 'male'],
  ['F', 'female'],
  ['male', 'male'],
  ['female', 'female'],
  ['male-typical', 'male'],
  ['female-typical', 'female'],
  ['248153007', 'male'],
  ['248152002', 'female'],
] as const)

/**
 * The sex for references that a record tells beside the administrative gender: the
 * parameter for clinical use, else the sex of the US Core profiles, else the sex at
 * birth. Undefined where it tells none or tells the recorded gender again.
 */
export function recordedSex(resource: FhirElement, gender: RecordedGender | undefined): Gender | undefined {
  const found =
    clinicalSex(resource) ??
    codeOfSex(resource, `${usCore}/us-core-sex`) ??
    codeOfSex(resource, `${usCore}/us-core-birthsex`)
  return found === gender ? undefined : found
}

function clinicalSex(resource: FhirElement): Gender | undefined {
  for (const parameter of extensionsOf(resource, `${core}/patient-sexParameterForClinicalUse`)) {
    const [value] = extensionsOf(parameter, 'value')
    const sex = meaningIn(sexCodes, value?.valueCodeableConcept)
    if (sex !== undefined) return sex
  }
  return undefined
}

function codeOfSex(resource: FhirElement, url: string): Gender | undefined {
  const [extension] = extensionsOf(resource, url)
  return sexCodes.get(givenText(extension?.valueCode)) ?? meaningIn(sexCodes, extension?.valueCoding)
}
