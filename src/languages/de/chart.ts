import type { ChartWords } from '../chart-words.js'

const two = (number: number) => String(number).padStart(2, '0')

export const de: ChartWords = {
  population: { male: 'Jungen', female: 'Mädchen' },
  born: (date) => `geb. ${date}`,
  percentile: (percentile) => `P${percentile}`,
  median: 'Median',
  approximateMedian: 'Median (Näherung)',
  lying: 'liegend',
  standing: 'stehend',
  birth: 'Geburt',
  measurement: 'Messwert',
  boneAge: 'Knochenalter',
  correctedAge: 'Lebensalter ohne Korrektur',
  targetHeight: 'Zielgröße',
  targetLegend: 'Zielgröße mit Zielbereich',
  event: 'Ereignis',
  targetRange: (lowest, highest) => `${lowest}–${highest}`,
  generalReference: 'Allgemeine Referenz (P3, P50, P97)',
  references: 'Literatur',
  reference: 'Referenz',
  corrected: (age) => `korrigiert ${age}`,
  years: (years) => `${years} Jahre`,
  months: (months) => `${months} Monate`,
  chartOf: (title, population) => `Perzentilkurve: ${title}, ${population}.`,
  noValues: 'Keine Messwerte.',
  values: (count) => (count === 1 ? 'Ein Messwert.' : `${count} Messwerte.`),
  latest: (point) => `Zuletzt: ${point}.`,
  notes: {
    correctedAge:
      'Frühgeborenes Kind: Die Punkte stehen bis 24 Monate beim korrigierten Alter; der Strich reicht bis zum Lebensalter.',
    beforeTerm: 'Vor dem errechneten Termin (unter 0 Jahren) gilt die Referenz für Frühgeborene.',
    held: (reference, from) => `${reference} reicht bis ${from}; danach gelten seine letzten Werte.`,
    birthReference: (reference) => `Wert bei Geburt: nach Schwangerschaftswoche bewertet (${reference}).`,
    tooOld: (years) =>
      `Gewicht nach Länge gilt für Kinder unter ${years} Jahren: Ältere sind dargestellt, aber nicht bewertet.`,
    otherPosition:
      'Die Kurven wechseln nach der Länge, die Bewertung nach dem Alter (unter 2 Jahren liegend, sonst stehend): Mindestens ein Wert wurde nicht nach der Tabelle bewertet, die bei seiner Länge dargestellt ist.',
    outside: (count) =>
      count === 1
        ? 'Ein Wert liegt weit außerhalb des Bereichs der Referenz und ist nicht dargestellt.'
        : `${count} Werte liegen weit außerhalb des Bereichs der Referenz und sind nicht dargestellt.`,
  },
  date: (year, month, day) => `${two(day)}.${two(month)}.${String(year).padStart(4, '0')}`,
}
