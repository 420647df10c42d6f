import type { LanguageBasics } from '../language.js'

export const enBasics: LanguageBasics = {
  tag: 'en',
  name: 'English',
  decimalMark: '.',
  names: {
    diseases: {
      TurnerSyndrome: 'Turner syndrome',
      NoonanSyndrome: 'Noonan syndrome',
      Achondroplasia: 'achondroplasia',
      Trisomy21: 'trisomy 21',
    },
    severities: { error: 'error', warning: 'warning', hint: 'hint' },
    targetHeight: 'target height',
    sds: 'SDS',
    percentile: 'P',
  },
}

/** The names of the months; their first three letters are the short ones. */
export const enMonths: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
