import type { BatchWords } from '../batch-words.js'

/** The dry run of a batch in German. */
export const deBatch: BatchWords = {
  rows: (count, isWhole) => (isWhole ? `alle ${count} Zeilen` : `die ersten ${count} Zeilen`),
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
  dayOrMonth: 'Kein Tag liegt über 12, der Monat könnte also vorn stehen: --dates mm/dd/yyyy. Bitte prüfen.',
  sexCodes: (boys, girls) => `${boys} gilt als Junge, ${girls} als Mädchen. Bitte prüfen.`,
  open: 'Noch offen:',
}
