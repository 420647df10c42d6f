import { isRecord } from '../model/is-record.js'
import type { Patient } from '../model/patient.js'
import { invalidValue } from '../text/invalid-input.js'

/**
 * Refuses what is no patient at all: callers without types can hand over
 * anything. A number that isn't one is no matter for here; it gets a message.
 *
 * @throws AuxologyError `invalid_value` with the path (`measurements[2]`): a
 * caller's bug
 */
export function checkPatientShape(patient: Patient): void {
  if (!isRecord(patient)) throw invalidValue('patient', patient, 'an object')
  const { firstName, lastName, diseases = [], measurements = [], markers = [] } = patient
  checkText('firstName', firstName)
  checkText('lastName', lastName)
  checkList('diseases', diseases, isText, 'a text')
  checkList('measurements', measurements, isRecord, 'an object')
  checkList('markers', markers, isRecord, 'an object')
  for (const [index, { text }] of markers.entries()) checkText(`markers[${index}].text`, text)
}

const isText = (value: unknown): boolean => typeof value === 'string'

function checkText(path: string, value: unknown): void {
  if (value !== undefined && !isText(value)) throw invalidValue(path, value, 'a text')
}

function checkList(path: string, list: unknown, isEntry: (entry: unknown) => boolean, accepted: string): void {
  if (!Array.isArray(list)) throw invalidValue(path, list, 'a list')
  const wrong = list.findIndex((entry) => !isEntry(entry))
  if (wrong >= 0) throw invalidValue(`${path}[${wrong}]`, list[wrong], accepted)
}
