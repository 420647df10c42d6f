import { type RecordedGender, recordedGenders, sexWords } from '../model/patient.js'
import { trimmed } from './plain-text.js'

/** The gender that a word means, in any case; undefined if it means none. */
export function genderCalled(word: string): RecordedGender | undefined {
  const folded = trimmed(word).normalize('NFC').toLowerCase()
  return recordedGenders.find((gender) => sexWords[gender].some((known) => known.toLowerCase() === folded))
}
