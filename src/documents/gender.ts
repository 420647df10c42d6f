import type { Fields } from '../codec/declare.js'
import { scalarFromText } from '../codec/scalar.js'
import type { ChoiceValue } from '../codec/schema.js'
import type { Gender, Patient, RecordedGender } from '../model/patient.js'
import { sexWords } from '../model/sex-words.js'

/** The sex whose references apply. */
export const sexValue: ChoiceValue<Gender> = {
  kind: 'choice',
  anyCase: true,
  spellings: { male: sexWords.male, female: sexWords.female },
}

/** What is recorded, and repeated in the word that was given. */
const genderValue: ChoiceValue<RecordedGender> = {
  kind: 'choice',
  anyCase: true,
  spellings: sexWords,
  keptAsWritten: true,
}

/** The gender of a patient, in every document of one. */
export const genderFields: Fields<Pick<Patient, 'gender' | 'genderAsWritten'>> = {
  gender: { value: genderValue, spelling: 'genderAsWritten' },
}

/**
 * The gender that a text of another system means, in the spellings that the
 * documents have: the codes of FHIR and HL7 (`male`, `F`, `other`, `unknown`),
 * English and German words and their abbreviations (`weiblich`, `m`, `divers`), in
 * any case. Undefined if it means none, or is missing.
 *
 * @example
 * ```ts
 * genderFromText('M') // 'male'
 * genderFromText('Junge') // 'male'
 * genderFromText('other') // 'diverse'
 * genderFromText('1') // undefined
 * ```
 */
export function genderFromText(text: string | null | undefined): RecordedGender | undefined {
  return typeof text === 'string' ? (scalarFromText(genderValue, text) as RecordedGender | undefined) : undefined
}
