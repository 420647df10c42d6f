import type { TerminalWords } from '../words.js'
import { deCourse } from './course.js'

/** The table of results in German. */
export const deTerminal: TerminalWords = {
  born: 'geboren',
  age: 'Alter',
  years: 'Jahre',
  date: 'Datum',
  father: 'Vater',
  mother: 'Mutter',
  birthLength: 'Geburtslänge',
  birthWeight: 'Geburtsgewicht',
  birthHead: 'Kopfumfang bei Geburt',
  birthBmi: 'BMI bei Geburt',
  small: 'klein für das Gestationsalter (SGA)',
  references: 'Referenzen',
  correctedScores: (months) =>
    `Frühgeborenes Kind: Alter chronologisch, SDS ${months === undefined ? '' : `bis ${months} Monate `}nach korrigiertem Alter.`,
  messages: 'Plausibilitätsprüfung',
  noMessages: 'Plausibilitätsprüfung: Die Angaben sind in sich stimmig.',
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
    headWho: 'Kopf (WHO)',
    weightForLength: 'Gewicht/Länge',
    boneAgeSize: 'Größe/Knochenalter',
  },
  special: { preterm: 'Frühgeborene', birth: 'Neugeborene', years: 'Jahre', weeks: 'SSW' },
  unlisted: (sets, measures, option) =>
    `${sets} Referenzsätze und ${measures} Messgrößen sind überholt oder nur zum Teil bekannt und deshalb nicht aufgeführt; ${option} zeigt sie.`,
  rights: {
    statuses: {
      public: 'gemeinfrei',
      licensed: 'lizenziert',
      unstated: 'keine Bedingungen bekannt',
      restricted: 'vom Inhaber eingeschränkt',
    },
    nonCommercial: 'nicht kommerziell',
    noDerivatives: 'keine veränderten Fassungen',
    holder: 'Inhaber',
    evidence: {
      read: 'Gelesen',
      copy: 'In einer Kopie gelesen',
      known: 'Allgemein bekannt, nicht gelesen',
    },
    quoted: (words) => `„${words}“`,
    none: 'Es wurden keine Bedingungen gefunden.',
    takenFrom: 'Die Werte stammen aus',
    checked: (date) => `Zuletzt geprüft am ${date}.`,
    noSet: 'Tabellen für eigene Sätze',
    courseMethods: 'Wachstum im Verlauf und Pubertät',
    noAdvice: 'So weit sind die Rechte bekannt; das ist keine Rechtsberatung. Mehr steht in docs/rights.md.',
  },
  course: deCourse,
}
