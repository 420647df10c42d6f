import type { RecordedGender } from './patient.js'

/**
 * The words for a child's sex, English and German, those of German and Austrian civil
 * registers among them; documents write the first. Case doesn't matter.
 */
export const sexWords: { readonly [gender in RecordedGender]: readonly [string, ...string[]] } = {
  male: ['Male', 'm', 'männlich', 'maennlich', 'Knabe', 'Junge', 'boy', 'Mann', 'man'],
  female: ['Female', 'f', 'w', 'weiblich', 'Mädchen', 'maedchen', 'girl', 'Frau', 'woman'],
  diverse: ['Diverse', 'divers', 'd', 'x', 'other'],
  unknown: ['Unknown', 'unbekannt', 'unbestimmt', 'u'],
}
