import type { HtmlWords } from '../page-words.js'

export const de: HtmlWords = {
  skipToValues: 'Zu den Messwerten springen',
  pointsOfChart: 'Messpunkte im Diagramm',
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
    `Zielgröße ${value}${sds === undefined ? '' : ` (${sds})`}. Etwa 85 % der Kinder von Eltern mit diesen Körpergrößen liegen im Zielbereich von ${range}.`,
  events: 'Ereignisse',
  event: 'Ereignis',
  curves: 'Perzentilkurven',
  curve: 'Kurve',
  curvesCaption: (measure) => `${measure}: Kurvenwerte am Anfang und am Ende jedes Abschnitts`,
  fromTo: (from, to) => `${from} bis ${to}`,
  background: (curves, references) =>
    `Dünne Linien im Hintergrund: ${curves} der allgemeinen Referenz (${references}).`,
  notes: 'Hinweise',
}
