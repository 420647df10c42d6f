import { type RecordedGender, recordedGenders, sexWords } from '../model/patient.js'
import { trimmed } from './plain-text.js'

/** The gender that a word means, in any case; undefined if it means none. */
export function genderCalled(word: string): RecordedGender | undefined {
  const folded = trimmed(word).normalize('NFC').toLowerCase()
  return recordedGenders.find((gender) => sexWords[gender].some((known) => known.toLowerCase() === folded))
}

/** The gender under another name of the field: a word, or 2, which every usual code has for girls, if it has a 2; 1 can be either. */
export function genderElsewhere(text: string): RecordedGender | undefined {
  return text === '2' ? 'female' : genderCalled(text)
}
