import type { LanguageBasics } from '../language.js'

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
    },
    severities: { error: 'Fehler', warning: 'Warnung', hint: 'Hinweis' },
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
