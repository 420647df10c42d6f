import type { HtmlWords } from '../page-words.js'

export const de: HtmlWords = {
  skipToValues: 'Zu den Messwerten',
  pointsOfChart: 'Messpunkte der Kurve',
  values: 'Messwerte',
  noValues: 'Keine Messwerte.',
  date: 'Datum',
  age: 'Alter',
  correctedAge: 'Korrigiertes Alter',
  sds: 'SDS',
  percentile: 'Perzentile',
  boneAge: 'Knochenalter',
  reference: 'Referenz',
  target: (value, sds, range) =>
    `Zielgröße ${value}${sds === undefined ? '' : ` (${sds})`}; Zielbereich ${range}, in dem etwa 85 % der Kinder solcher Eltern liegen.`,
  events: 'Ereignisse',
  event: 'Ereignis',
  curves: 'Perzentilkurven',
  curve: 'Kurve',
  curvesCaption: (measure) => `${measure}: die Kurven am Anfang und am Ende jedes Abschnitts`,
  fromTo: (from, to) => `${from} bis ${to}`,
  background: (curves, references) => `Dünn dahinter die allgemeine Referenz: ${curves} nach ${references}.`,
  notes: 'Hinweise',
}
