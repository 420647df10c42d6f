/** The texts of the page. */
export const words = {
  de: {
    title: 'Wachstum',
    connect: 'Mit der Akte verbinden',
    explain:
      'Die Anmeldung geschieht bei Ihrem System; dort wählen Sie das Kind. Gelesen wird nur, was Sie dort erlauben.',
    loading: 'Die Akte wird gelesen …',
    leaving: 'Weiter zur Anmeldung …',
    failed: 'Das hat nicht geklappt.',
    unknownServer: 'Dieses System ist hier nicht eingetragen:',
    again: 'Noch einmal',
    born: 'geboren',
    sexes: { female: 'Mädchen', male: 'Junge', diverse: 'divers', unknown: 'Geschlecht unbekannt' },
    views: { chart: 'Kurve', sheet: 'Befundblatt' },
    print: 'Drucken',
    store: 'In die Akte schreiben',
    stored: 'Steht in der Akte',
    noMeasurements: 'In dieser Akte stehen keine Maße, aus denen sich eine Kurve zeichnen lässt.',
    messages: 'Bitte prüfen',
    unused: (count: number) => (count === 1 ? '1 Eintrag nicht verwendet' : `${count} Einträge nicht verwendet`),
    refused: (types: string) => `Vom System nicht freigegeben: ${types}.`,
    note: 'SDS und Perzentilen stellen einen Wert unter die der Referenzkinder. Sie sind keine Diagnose.',
  },
  en: {
    title: 'Growth',
    connect: 'Connect to the record',
    explain: 'You sign in with your own system and choose the child there. Only what you allow there is read.',
    loading: 'Reading the record …',
    leaving: 'On to the sign-in …',
    failed: 'That did not work.',
    unknownServer: 'This system is not registered here:',
    again: 'Try again',
    born: 'born',
    sexes: { female: 'girl', male: 'boy', diverse: 'diverse', unknown: 'sex unknown' },
    views: { chart: 'Chart', sheet: 'Clinic sheet' },
    print: 'Print',
    store: 'Write to the record',
    stored: 'Is in the record',
    noMeasurements: 'This record has no measurements that a chart could be drawn from.',
    messages: 'Please check',
    unused: (count: number) => (count === 1 ? '1 entry not used' : `${count} entries not used`),
    refused: (types: string) => `Not released by the system: ${types}.`,
    note: 'SDS and percentiles place a value among those of the reference’s children. They are no diagnosis.',
  },
} as const

export type AppLanguage = keyof typeof words
export type AppWords = (typeof words)[AppLanguage]
