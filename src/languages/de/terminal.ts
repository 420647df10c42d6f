import type { ResultWords } from '../terminal-words.js'

export const de: ResultWords = {
  born: 'geboren',
  age: 'Alter',
  years: 'Jahre',
  date: 'Datum',
  target: 'Zielgröße',
  father: 'Vater',
  mother: 'Mutter',
  birthLength: 'Geburtslänge',
  birthWeight: 'Geburtsgewicht',
  small: 'klein für das Gestationsalter (SGA)',
  messages: 'Plausibilitätsprüfung',
  noMessages: 'Plausibilitätsprüfung: keine Auffälligkeiten.',
  severity: { error: 'Fehler', warning: 'Warnung', hint: 'Hinweis' },
  measures: {
    size: 'Größe cm',
    weight: 'Gewicht kg',
    bmi: 'BMI',
    head: 'Kopf cm',
    seat: 'Sitzhöhe cm',
    leg: 'Beinlänge cm',
    seatLeg: 'Sitz/Bein',
    turner: 'Turner',
    noonan: 'Noonan',
  },
}
