export const enBasics = {
  tag: 'en',
  name: 'English',
  decimalMark: '.',
  names: {
    diseases: {
      TurnerSyndrome: 'Turner syndrome',
      NoonanSyndrome: 'Noonan syndrome',
      Achondroplasia: 'achondroplasia',
      Trisomy21: 'trisomy 21',
      CerebralPalsy: 'cerebral palsy',
    },
    clinicMeasures: {
      waist: 'waist circumference',
      hip: 'hip circumference',
      waistHeightRatio: 'waist-to-height ratio',
      waistHipRatio: 'waist-to-hip ratio',
      arm: 'arm circumference',
      triceps: 'triceps skinfold',
      subscapular: 'subscapular skinfold',
      systolic: 'systolic blood pressure',
      diastolic: 'diastolic blood pressure',
    },
    /** A stage, a volume or the menarche: `breast B2`. */
    pubertySigns: {
      breastStage: (stage: string): string => `breast B${stage}`,
      genitalStage: (stage: string): string => `genitals G${stage}`,
      pubicHairStage: (stage: string): string => `pubic hair PH${stage}`,
      testicularVolumeMl: (volume: string): string => `testicular volume ${volume} ml`,
      menarche: (_value: string): string => 'menarche',
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
      'risk-of-overweight': 'possible risk of overweight',
      overweight: 'overweight',
      obesity: 'obesity',
      'extreme-obesity': 'extreme obesity',
      'morbid-obesity': 'morbid obesity',
      'obesity-class-2': 'obesity class 2',
      'obesity-class-3': 'obesity class 3',
    },
    targetHeight: 'target height',
    /** Short for standard deviation score, and for percentile. */
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

/** What the class of a clinic measure says. */
export const enClinicClasses = {
  waistHalfHeight: 'half the height or more',
  armBelow115: 'below 115 mm: severe wasting',
  armBelow125: 'below 125 mm: moderate wasting',
  fromP90: 'P90 to below P95',
  fromP95: 'P95 to below P99',
  fromP99: 'P99 or above',
  adultHighNormal: 'at or above 130/85 mmHg, in the high-normal range',
  adultHypertensive: 'at or above 140/90 mmHg, in the hypertensive range',
  adultHypertensive2: 'at or above 160/100 mmHg, in the hypertensive range',
}

export function enDate(isoDate: string): string {
  const [year, month, dayOfMonth] = isoDate.split('-')
  return `${Number(dayOfMonth)} ${enMonths[Number(month) - 1]} ${year}`
}
