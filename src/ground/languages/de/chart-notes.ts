import type { ChartWords } from '../words.js'

/** Notes that a reader of the chart needs, in German. */
export const deNotes: ChartWords['notes'] = {
  correctedAge: (months) =>
    `Frühgeborenes Kind: ${months === undefined ? 'Die Werte sind' : `Bis ${months} Monate sind die Werte`} beim korrigierten Alter eingezeichnet; die Linie reicht bis zum chronologischen Alter.`,
  beforeTerm: 'Bis zu einem postmenstruellen Alter von 50 Wochen gilt die Referenz für Frühgeborene.',
  held: (reference, from) => `${reference} reicht bis ${from}; danach werden die letzten Werte fortgeführt.`,
  birthReference: (reference) => `Geburtswert nach SSW bewertet (${reference}).`,
  headByWho:
    'SDS nach WHO daneben bis 24 Monate: In zwölf Referenzen, auch der deutschen, liegen mit 12 und 24 Monaten 8 bis 9 % der Kinder über P97 der WHO und 2 % unter P3 (Hui 2023).',
  tooOld: (count, years) =>
    `Gewicht zu Länge gilt für Kinder unter ${years} Jahren: ${deValues(count)} in höherem Alter ${count === 1 ? 'ist' : 'sind'} dargestellt, aber nicht bewertet.`,
  leftOut: (count, years) =>
    `Gewicht zu Länge gilt für Kinder unter ${years} Jahren: ${deValues(count)} in höherem Alter ${count === 1 ? 'ist' : 'sind'} nicht dargestellt.`,
  otherPosition:
    'Die Kurven wechseln nach der Länge, die Bewertung nach dem Alter (unter 2 Jahren liegend, sonst stehend): Mindestens ein Wert wurde nicht nach der Tabelle bewertet, die bei seiner Länge dargestellt ist.',
  referenceGroup: (reference, population) => `${reference}: ${population}.`,
  fitted: (deviation) => `LMS an Perzentilen angepasst, Abweichung höchstens ${deviation} SD.`,
  ownHeight: (reference) =>
    `${reference} gibt den Blutdruck nach Alter und Körpergröße an: Die Kurven gelten für die Größe dieses Kindes, bei Besuchen wie gemessen, sonst nach dem Größen-SDS dazwischen, davor oder danach; wo die Referenz der Größe wechselt, sind sie unterbrochen.`,
  middleHeight: (reference) =>
    `${reference} gibt den Blutdruck nach Alter und Körpergröße an: Die Größe des Kindes ist unbekannt, die Kurven gelten für die mittlere Größe des Alters.`,
  ownAge: (reference, years) => `${reference}: Grenze hier ab ${years} Jahren (eigene Festlegung).`,
  notAGoal: 'Die Kurven beschreiben, wie Kinder dieser Stufe gewachsen sind; sie sind kein Ziel.',
  notAssessed: {
    height: 'Auf einen Abfall des Größen-SDS wird hier nicht geprüft.',
    weight: 'Auf eine Gedeihstörung wird hier nicht geprüft.',
    head: 'Das Kopfwachstum wird hier nicht beurteilt.',
  },
  notCleared: (references) => `Aus Lizenzgründen ohne ${references}.`,
  sinceBirth: 'Frühgeborenes Kind: In diesem Referenzsatz zählt das Alter ab der Geburt und wird nicht korrigiert.',
}

export function deValues(count: number): string {
  return count === 1 ? '1 Wert' : `${count} Werte`
}
