import type { PageWords } from '../words.js'

/** The texts of a chart's page outside the chart, in German. */
export const dePage: PageWords = {
  skipToValues: 'Zu den Messwerten springen',
  pointsOfChart: 'Messpunkte im Diagramm',
  values: 'Messwerte',
  date: 'Datum',
  age: 'Alter',
  correctedAge: 'Korrigiertes Alter',
  percentile: 'Perzentile',
  target: (value, sds, range) =>
    `Zielgröße ${value}${sds === undefined ? '' : ` (${sds})`}. Etwa 85 % der Kinder von Eltern mit diesen Körpergrößen liegen im Zielbereich von ${range}.`,
  events: 'Ereignisse',
  curves: 'Perzentilkurven',
  curve: 'Kurve',
  curvesCaption: (measure) => `${measure}: Kurvenwerte am Anfang und am Ende jedes Abschnitts`,
  fromTo: (from, to) => `${from} bis ${to}`,
  background: (curves, references) =>
    `Dünne Linien im Hintergrund: ${curves} der allgemeinen Referenz (${references}).`,
  notes: 'Hinweise',
}
