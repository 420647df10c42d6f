import type { BatchWords } from '../words.js'

/** The dry run of a batch in German. */
export const deBatch: BatchWords = {
  rows: (count, isWhole) => rowsText(count, isWhole),
  column: 'Spalte',
  readAs: 'gelesen als',
  now: 'lesbar',
  proposed: 'mit den Optionen',
  unread: 'nicht lesbar',
  percent: (share) => `${share} %`,
  passed: 'durchgereicht',
  fromUnit: (name, unit) => `${name}, aus ${unit}`,
  options: 'Vorgeschlagene Optionen:',
  noOptions: 'Weitere Optionen sind nicht nötig.',
  unreadable: (columns) =>
    `Diese Spalten sind mit keiner Option überwiegend lesbar: ${columns}. Ihre Zellen müssen einheitlich geschrieben sein.`,
  dayOrMonth: 'Kein Tag liegt über 12, der Monat könnte also vorn stehen: --dates mm/dd/yyyy. Bitte prüfen.',
  sexCodes: (boys, girls) => `${boys} gilt als Junge, ${girls} als Mädchen. Bitte prüfen.`,
  byCells: (column, name) => `Die Spalte „${column}“ wurde nur an ihrem Inhalt als ${name} erkannt. Bitte prüfen.`,
  sayNothing: (columns) =>
    `Durchgereicht, weil ihre Zellen leer sind, verneinen oder die ohnehin gelesene Einheit nennen: ${columns}.`,
  several: (columns, name) => `Mehrere Spalten könnten ${name} sein (${columns}); --map SPALTE=${name} legt eine fest.`,
  inches: (column) =>
    `Die meisten Größen in „${column}“ sehen nach Zoll aus; --map '${column}=SizeCm_in' liest sie so.`,
  pounds: (column) =>
    `Fast alle Gewichte kleiner Kinder in „${column}“ sehen nach Pfund (lb) aus; --map '${column}=WeightKg_lb' liest sie so.`,
  impossible: ({ column, name, example, count, of }) =>
    `„${column}“ enthält Werte, die als ${name} unmöglich sind (${count} von ${of}, z. B. ${example}); sie stehen vielleicht in einer anderen Einheit.`,
  open: 'Noch offen:',
  stops: 'Die Verarbeitung bricht mit dieser Meldung ab:',
}

function rowsText(count: string, isWhole: boolean): string {
  if (count === '0') return 'keine Zeilen'
  if (count === '1') return isWhole ? '1 Zeile' : 'die erste Zeile'
  return isWhole ? `alle ${count} Zeilen` : `die ersten ${count} Zeilen`
}
