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
    bmiClasses: {
      'severe-wasting': 'severe wasting',
      wasting: 'wasting',
      'thinness-grade-3': 'thinness grade 3',
      'thinness-grade-2': 'thinness grade 2',
      'thinness-grade-1': 'thinness grade 1',
      'severe-thinness': 'severe thinness',
      thinness: 'thinness',
      'severe-underweight': 'severe underweight',
      underweight: 'underweight',
      normal: 'normal weight',
      'risk-of-overweight': 'risk of overweight',
      overweight: 'overweight',
      obesity: 'obesity',
      'extreme-obesity': 'extreme obesity',
      'morbid-obesity': 'morbid obesity',
      'obesity-class-2': 'obesity class 2',
      'obesity-class-3': 'obesity class 3',
    },
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
