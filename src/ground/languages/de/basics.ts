import type { LanguageBasics } from '../language.js'
import type { ChartWords } from '../words.js'

export const deBasics: LanguageBasics = {
  tag: 'de',
  name: 'Deutsch',
  decimalMark: ',',
  names: {
    diseases: {
      TurnerSyndrome: 'Turner-Syndrom',
      NoonanSyndrome: 'Noonan-Syndrom',
      Achondroplasia: 'Achondroplasie',
      Trisomy21: 'Trisomie 21',
      CerebralPalsy: 'Zerebralparese',
    },
    clinicMeasures: {
      waist: 'Taillenumfang',
      hip: 'Hüftumfang',
      waistHeightRatio: 'Taille-Größe-Verhältnis',
      waistHipRatio: 'Taille-Hüft-Verhältnis',
      arm: 'Oberarmumfang',
      triceps: 'Trizeps-Hautfalte',
      subscapular: 'Subskapular-Hautfalte',
      systolic: 'Blutdruck systolisch',
      diastolic: 'Blutdruck diastolisch',
    },
    pubertySigns: {
      breastStage: (stage) => `Brust B${stage}`,
      genitalStage: (stage) => `Genitale G${stage}`,
      pubicHairStage: (stage) => `Schambehaarung PH${stage}`,
      testicularVolumeMl: (volume) => `Hodenvolumen ${volume} ml`,
      menarche: () => 'Menarche',
    },
    severities: { error: 'Fehler', warning: 'Warnung', hint: 'Hinweis' },
    bmiClasses: {
      'severe-wasting': 'schwere akute Unterernährung',
      wasting: 'akute Unterernährung',
      'thinness-grade-3': 'Untergewicht Grad 3',
      'thinness-grade-2': 'Untergewicht Grad 2',
      'thinness-grade-1': 'Untergewicht Grad 1',
      'severe-thinness': 'starkes Untergewicht',
      thinness: 'Untergewicht',
      'severe-underweight': 'starkes Untergewicht',
      underweight: 'Untergewicht',
      normal: 'Normalgewicht',
      'risk-of-overweight': 'mögliches Risiko für Übergewicht',
      overweight: 'Übergewicht',
      obesity: 'Adipositas',
      'extreme-obesity': 'extreme Adipositas',
      'morbid-obesity': 'morbide Adipositas',
      'obesity-class-2': 'Adipositas Grad 2',
      'obesity-class-3': 'Adipositas Grad 3',
    },
    targetHeight: 'Zielgröße',
    sds: 'SDS',
    percentile: 'P',
  },
}

/** 04.06.2014 */
export function deCalendarDate(year: number, month: number, day: number): string {
  return `${twoDigits(day)}.${twoDigits(month)}.${String(year).padStart(4, '0')}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

/** What the class of a clinic measure says. */
export const deClinicClasses: ChartWords['clinicClasses'] = {
  waistHalfHeight: 'mindestens die halbe Körpergröße',
  armBelow115: 'unter 115 mm: schwere Auszehrung',
  armBelow125: 'unter 125 mm: mäßige Auszehrung',
  fromP90: 'P90 bis unter P95',
  fromP95: 'P95 bis unter P99',
  fromP99: 'P99 oder darüber',
  adultHighNormal: 'ab 130/85 mmHg, im hochnormalen Bereich',
  adultHypertensive: 'ab 140/90 mmHg, im hypertensiven Bereich',
  adultHypertensive2: 'ab 160/100 mmHg, im hypertensiven Bereich',
}
