import { AuxologyError } from '../model/errors.js'
import type { Patient } from '../model/patient.js'
import { shownValue } from '../text/quoted.js'

/**
 * Refuses what is no patient at all: callers without types can hand over
 * anything. A number that isn't one is no matter for here; it gets a message.
 *
 * @throws AuxologyError `invalid_value` with the path (`measurements[2]`): a
 * caller's bug
 */
export function checkPatientShape(patient: Patient): void {
  if (!isRecord(patient)) throw misshapen('patient', patient, 'an object')
  const { firstName, lastName, diseases = [], measurements = [], markers = [] } = patient
  checkText('firstName', firstName)
  checkText('lastName', lastName)
  checkList('diseases', diseases, isText, 'a text')
  checkList('measurements', measurements, isRecord, 'an object')
  checkList('markers', markers, isRecord, 'an object')
  for (const [index, { text }] of markers.entries()) checkText(`markers[${index}].text`, text)
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

function checkText(path: string, value: unknown): void {
  if (value !== undefined && !isText(value)) throw misshapen(path, value, 'a text')
}

function checkList(path: string, list: unknown, isEntry: (entry: unknown) => boolean, accepted: string): void {
  if (!Array.isArray(list)) throw misshapen(path, list, 'a list')
  const wrong = list.findIndex((entry) => !isEntry(entry))
  if (wrong >= 0) throw misshapen(`${path}[${wrong}]`, list[wrong], accepted)
}

function misshapen(path: string, value: unknown, accepted: string): AuxologyError {
  const message = `${path}: ${shownValue(value)} is not accepted; accepted: ${accepted}.`
  return new AuxologyError('invalid_value', message, { path })
}
