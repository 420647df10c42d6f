import type { ChoiceValue } from '../codec/schema.js'
import type { Gender } from '../model/patient.js'

/** The ways to write a sex, English and German. */
export const genderValue: ChoiceValue<Gender> = {
  kind: 'choice',
  anyCase: true,
  spellings: {
    male: ['Male', 'm', 'männlich', 'maennlich', 'Knabe'],
    female: ['Female', 'f', 'w', 'weiblich', 'Mädchen', 'maedchen'],
  },
}
