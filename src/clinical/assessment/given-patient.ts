import type { Patient, PatientInput } from '../../ground/model/patient.js'
import { isRecord } from '../../ground/text/invalid-input.js'
import { trimmed } from '../../ground/text/plain-text.js'
import { unknownMembers } from './unknown-members.js'

/**
 * The patient as given, in which nothing is null: what is null is left out. The
 * entries of the lists keep their places, except that a disease that is null or blank
 * is left out, as in documents. Members that are not known are among its unknown elements.
 * A patient that needs no change is returned as it is; anything else is left to the checks.
 *
 * @throws AuxologyError `invalid_value` for a field by another name
 */
export function givenPatient(patient: PatientInput): Patient {
  if (!isRecord(patient)) return patient
  const unknown = unknownMembers(patient)
  const given = withoutNulls(patient)
  const lists = {
    ...changed('diseases', given.diseases, namedDiseases),
    ...changed('measurements', given.measurements, withoutNullFields),
    ...changed('markers', given.markers, withoutNullFields),
    ...changed('puberty', given.puberty, withoutNullFields),
    ...(unknown.length > 0 && { unknownElements: [...(given.unknownElements ?? []), ...unknown] }),
  }
  return (hasFields(lists) ? { ...given, ...lists } : given) as Patient
}

/** A list under its name, if it is one and the change makes it another. */
function changed<Entry>(
  name: string,
  list: readonly Entry[] | null | undefined,
  change: (list: readonly Entry[]) => readonly Entry[],
): { readonly [name in string]: readonly Entry[] } {
  if (!Array.isArray(list)) return {}
  const without = change(list)
  return without === list ? {} : { [name]: without }
}

/** Diseases as documents hold them: without surrounding white space and without blank ones. */
function namedDiseases(list: readonly (string | null)[]): readonly (string | null)[] {
  if (list.every((name) => (typeof name !== 'string' ? name !== null : name !== '' && trimmed(name) === name)))
    return list
  const names = list.map((name) => (typeof name === 'string' ? trimmed(name) : name))
  return names.filter((name) => name !== null && name !== '')
}

function withoutNullFields<Entry extends object>(list: readonly Entry[]): readonly Entry[] {
  const entries = list.map((entry) => (isRecord(entry) ? withoutNulls(entry) : entry))
  return entries.some((entry, index) => entry !== list[index]) ? entries : list
}

/** An object without the fields that are null; the same object if none is null. */
function withoutNulls<Fields extends object>(fields: Fields): Fields {
  for (const name in fields) {
    if (fields[name] === null) {
      return Object.fromEntries(Object.entries(fields).filter(([, value]) => isGiven(value))) as Fields
    }
  }
  return fields
}

function isGiven<Value>(value: Value | null): value is Value {
  return value !== null
}

function hasFields(fields: object): boolean {
  return Object.keys(fields).length > 0
}
