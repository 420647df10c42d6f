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
  general: (heading) => `${heading} (allgemein)`,
  bmiClass: 'BMI-Klasse',
  notUsed: 'Nicht verwendete Werte',
  target: (value, sds, range) =>
    `Zielgröße ${value}${sds === undefined ? '' : ` · ${sds}`}. Zielbereich (Tanner): ${range}.`,
  events: 'Ereignisse',
  curves: 'Perzentilenkurven',
  curvesCaption: (measure) => `${measure}: Kurvenwerte in festen Abständen und an den Messpunkten`,
  limits: 'Grenzen der BMI-Klassen',
  background: (curves, references) =>
    `Dünne Linien im Hintergrund: ${curves} der allgemeinen Referenz (${references}).`,
  notes: 'Hinweise',
}
