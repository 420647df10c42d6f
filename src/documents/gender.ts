import { scalarFromText } from '../codec/scalar.js'
import type { ChoiceValue, Field } from '../codec/schema.js'
import type { Gender, Patient, RecordedGender } from '../model/patient.js'

/** The spellings of a child's sex, English and German. */
export const sexValue: ChoiceValue<Gender> = {
  kind: 'choice',
  anyCase: true,
  spellings: {
    male: ['Male', 'm', 'männlich', 'maennlich', 'Knabe'],
    female: ['Female', 'f', 'w', 'weiblich', 'Mädchen', 'maedchen'],
  },
}

/** What may be recorded instead, the entries of German and Austrian civil registers among it. */
const genderValue: ChoiceValue<RecordedGender> = {
  ...sexValue,
  spellings: {
    ...sexValue.spellings,
    diverse: ['Diverse', 'divers', 'd', 'x', 'other'],
    unknown: ['Unknown', 'unbestimmt', 'u'],
  },
  keptAsWritten: ['diverse', 'unknown'],
}

/** The gender of a patient, in every document of one. */
export const genderField: Field<Pick<Patient, 'gender' | 'genderAsWritten'>> = {
  name: 'Gender',
  key: 'gender',
  value: genderValue,
  spelling: 'genderAsWritten',
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
 * genderFromText('other') // 'diverse'
 * genderFromText('1') // undefined
 * ```
 */
export function genderFromText(text: string | null | undefined): RecordedGender | undefined {
  return typeof text === 'string' ? (scalarFromText(genderValue, text) as RecordedGender | undefined) : undefined
}
