import type { ReferenceWords } from '../words.js'

/** What `auxology references check` says of a file of one reference, in German. */
export const deReference: ReferenceWords = {
  edition: (edition) => `Ausgabe ${edition}`,
  axes: {
    years: 'nach Alter in Jahren',
    weeks: 'nach Gestations- oder postmenstruellem Alter in Wochen',
    completedWeeks: 'nach vollendeten Schwangerschaftswochen',
    cm: 'nach Körperlänge oder -größe in cm',
  },
  sample: (children) => `${children} Kinder`,
  rights: 'Rechte',
  conditions: 'Bedingungen',
  positions: { lying: 'im Liegen gemessen', standing: 'im Stehen gemessen' },
  origin: (origin) => `Herkunft: ${origin}`,
  rows: (rows, from, to) => `${rows} Zeilen von ${from} bis ${to}`,
  noRows: 'keine Zeilen',
  distributions: {
    lms: 'L, M und S',
    median: 'nur Mediane, ohne SDS',
    'skew-t': 'Schiefe t-Verteilung vom Typ 3',
    'half-normal': 'L, M und S, oberhalb der 95. Perzentile halbnormal',
  },
  linear: 'jenseits von ±3 SD linear im Messwert',
  steps: (places) => `mit einem Sprung bei ${places}`,
  thinned: 'ohne Zeilen, die für die Interpolation kaum nötig sind',
  approximate: 'Näherung',
  fitDeviation: (sd) => `an Perzentilen angepasst, Abweichung bis ${sd} SD`,
  rough: (ranges) => `bei ${ranges} SDS um mehr als 0,3 ungenau`,
  checks: (checks) => `Gedruckte Werte, die die Zeilen ergeben: ${checks}`,
  noChecks: 'Gedruckte Werte: keine in der Datei; dass die Zeilen die der Veröffentlichung sind, zeigt damit nichts',
  checksum: (checksum) => `Prüfsumme ${checksum}, wie in der Datei angegeben`,
  ownChecksum: (checksum) => `Prüfsumme ${checksum}; in der Datei steht keine`,
  read: (tables, rows, errors, warnings) =>
    `${tables} ${tables === 1 ? 'Tabelle' : 'Tabellen'}, ${rows} ${rows === 1 ? 'Zeile' : 'Zeilen'}; ${errors} Fehler, ${warnings} ${warnings === 1 ? 'Warnung' : 'Warnungen'}`,
  noChecksum: 'Keine Prüfsumme: L, M und S sind an die Perzentilen angepasst, und die letzte Stelle kann abweichen',
  readAs: {
    set: (read) => `Als Referenzsatz gelesen: ${read}`,
    reference: (read) => `Als einzelne Referenz gelesen: ${read}`,
  },
  ofSet: (id, checksum, read) => `${id} (Prüfsumme ${checksum}): ${read}`,
}
