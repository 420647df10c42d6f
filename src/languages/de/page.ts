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
  bmiClass: 'Klasse',
  remark: 'Anmerkung',
  course: 'Auffälliges und Screening',
  gains: 'Wachstum zwischen den Untersuchungen',
  clinicMeasures: 'Weitere Messwerte',
  notUsed: 'Nicht verwendete Werte',
  target: (value, sds, range) =>
    `Zielgröße ${value}${sds === undefined ? '' : ` · ${sds}`}. Zielbereich (Tanner): ${range}.`,
  events: 'Ereignisse',
  curves: 'Kurvenwerte',
  curvesCaption: (measure) => `${measure}: Kurvenwerte in festen Abständen und an den Messpunkten`,
  limits: 'Grenzen der BMI-Klassen',
  classLimits: 'Grenzwerte',
  background: (curves, references) =>
    `Dünne Linien im Hintergrund: ${curves} der allgemeinen Referenz (${references}).`,
  notes: 'Hinweise',
  lines: 'Linien',
  lineNames: { percentiles: 'Perzentilen', sds: 'SDS', nine: 'Neun Linien', who: 'WHO', cdc: 'CDC' },
  window: 'Ausschnitt',
  windows: { full: 'Gesamt', fit: 'Messwerte', requested: 'Auswahl', upTo: (years) => `0–${years} Jahre` },
  ages: { corrected: 'korrigiert', chronological: 'chronologisch' },
  generalReference: 'Allgemein',
  shown: 'ein',
  hidden: 'aus',
  selectPoint: 'Messpunkt anklicken oder antippen, oder mit den Pfeiltasten wählen',
  changeSince: (change, date) => `ΔSDS ${change} seit ${date}`,
}
