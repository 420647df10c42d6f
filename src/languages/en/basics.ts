import type { LanguageBasics } from '../language.js'

export const enDecimalMark = '.'

export const enDiseases: LanguageBasics['names']['diseases'] = {
  TurnerSyndrome: 'Turner syndrome',
  NoonanSyndrome: 'Noonan syndrome',
  Achondroplasia: 'achondroplasia',
  Trisomy21: 'trisomy 21',
}

export const enBasics: LanguageBasics = {
  tag: 'en',
  name: 'English',
  decimalMark: enDecimalMark,
  names: {
    diseases: enDiseases,
    severities: { error: 'error', warning: 'warning', hint: 'hint' },
    targetHeight: 'target height',
    sds: 'SDS',
    percentile: 'P',
  },
}

/** The names of the months; their first three letters are the short ones. */
export const enMonths = [
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
