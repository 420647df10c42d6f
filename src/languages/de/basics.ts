import type { LanguageBasics } from '../language.js'

export const deDecimalMark = ','

export const deDiseases: LanguageBasics['names']['diseases'] = {
  TurnerSyndrome: 'Turner-Syndrom',
  NoonanSyndrome: 'Noonan-Syndrom',
  Achondroplasia: 'Achondroplasie',
  Trisomy21: 'Trisomie 21',
}

export const deBasics: LanguageBasics = {
  tag: 'de',
  name: 'Deutsch',
  decimalMark: deDecimalMark,
  names: {
    diseases: deDiseases,
    severities: { error: 'Fehler', warning: 'Warnung', hint: 'Hinweis' },
    targetHeight: 'Zielgröße',
    sds: 'SDS',
    percentile: 'P',
  },
}

const two = (number: number) => String(number).padStart(2, '0')

/** 04.06.2014 */
export function deCalendarDate(year: number, month: number, day: number): string {
  return `${two(day)}.${two(month)}.${String(year).padStart(4, '0')}`
}
