import type { Evidence, RightsRecord } from './rights-record.js'

/** TNO's page offers the files of all Dutch growth charts, and says this of them. */
const tnoFiles: Evidence = {
  how: 'read',
  words:
    'Je mag de diagrammen afdrukken voor persoonlijk gebruik. Het is niet toegestaan de bestanden te wijzigen, (delen hieruit) te verspreiden, of te verkopen.',
  source: 'TNO, Groeidiagrammen en groeicalculators, 5 July 2022 (tno.nl), of the files of the charts',
}

const tnoVendors: Evidence = {
  how: 'read',
  words:
    'Ben je softwareleverancier? En wil je beschikken over de nieuwste coördinaten van de groeidiagrammen? Neem dan contact met ons op.',
  source: 'the same page',
}

const inAgd: Evidence = {
  how: 'read',
  words: 'License: GPL-2 | GPL-3',
  source: 'R package AGD 0.45.0 (S. van Buuren, TNO; CRAN), DESCRIPTION: with tables of the Dutch study of 1997',
}

const inNlreferences: Evidence = {
  how: 'read',
  words: 'License: AGPL-3',
  source:
    'R package nlreferences 0.15.2 (S. van Buuren, TNO), commit 0e61ff3, DESCRIPTION; so too 0.1.0, then jamesreferences',
}

const plos: Evidence = {
  how: 'copy',
  words: 'PLOS applies the Creative Commons Attribution (CC BY) license to all works we publish',
  source: 'PLOS, Open-Access License, 8 October 2014 (docslib.org/doc/3648762)',
}

const plosVersion4: Evidence = {
  how: 'read',
  words: 'PLOS will be publishing new articles under CC BY v4.0 beginning in mid-December for PLOS ONE',
  source: 'PLOS blog, December 2013 (theplosblog.plos.org)',
}

const tno = 'TNO, Leiden (S. van Buuren)'

/** Dutch studies, and articles in PLOS ONE. */
export const dutchRecords: readonly RightsRecord[] = [
  {
    publications: ['Bocca-Tjeertes 2012'],
    holder: `${tno}; University Medical Center Groningen; Elsevier`,
    evidence: [tnoFiles, tnoVendors, inNlreferences],
    note: {
      de: 'Deshalb nicht in der Bibliothek. Ob die Worte auch die Zahlen meinen oder nur die Dateien, ist zu fragen.',
      en: 'Left out of the library for this. Whether the words mean the figures too, or the files alone, is to be asked.',
    },
    checked: '2026-11-29',
  },
  {
    publications: ['Fredriks 2000', 'Fredriks (TR) 2003', 'Fredriks (MA) 2004', 'Fredriks 2005'],
    holder: `${tno}; the publishers of the articles`,
    evidence: [tnoFiles, inAgd, inNlreferences],
    note: {
      de: 'TNOs Satz gilt den Dateien der Diagramme. Diese Tabellen sind aus den Artikeln und aus Paketen, deren Lizenz ihre Weitergabe erlaubt: ob TNO auch die Zahlen meint, ist zu fragen.',
      en: 'TNO’s sentence is about the files of the charts. These tables are from the articles and from packages whose licence allows passing them on; whether TNO means the figures too is to be asked.',
    },
    checked: '2026-11-29',
  },
  {
    publications: ['Schönbeck 2013', 'de Wilde (Hindustani) 2015'],
    holder: `${tno}; the publishers of the articles`,
    evidence: [tnoFiles, inNlreferences],
    note: {
      de: 'TNOs Satz gilt den Dateien der Diagramme. Diese Tabellen sind aus den Artikeln und aus Paketen, deren Lizenz ihre Weitergabe erlaubt: ob TNO auch die Zahlen meint, ist zu fragen.',
      en: 'TNO’s sentence is about the files of the charts. These tables are from the articles and from packages whose licence allows passing them on; whether TNO means the figures too is to be asked.',
    },
    checked: '2026-11-29',
  },
  {
    publications: ['Schönbeck 2011'],
    holder: tno,
    evidence: [plos, plosVersion4, tnoFiles],
    note: {
      de: 'Der Artikel steht unter CC BY (nicht 4.0); dass er auch L, M und S enthält, ist nicht bekannt: Für diese sind keine Bedingungen bekannt.',
      en: 'The article is under CC BY (not 4.0). That it has L, M and S is not known, so no terms of these are known.',
    },
    checked: '2026-11-29',
  },
  {
    publications: ['Schönbeck (TR) 2015', 'Schönbeck (MA) 2015'],
    holder: tno,
    evidence: [plos, plosVersion4, inNlreferences],
    takenFrom: 'R package nlreferences, AGPL-3',
    note: {
      de: 'Der Artikel steht unter CC BY 4.0; L, M und S sind aus dem Paket.',
      en: 'The article is under CC BY 4.0; L, M and S are the package’s.',
    },
    checked: '2026-11-29',
  },
  {
    publications: ['van Gameren-Oosterom 2012'],
    holder: tno,
    evidence: [plos, plosVersion4],
    note: {
      de: 'Vor Dezember 2013, also nicht 4.0. Der Artikel selbst wurde nicht gelesen.',
      en: 'Before December 2013, so not 4.0. The article itself was not read.',
    },
    checked: '2026-11-23',
  },
  {
    publications: ['Zong 2013'],
    holder: 'Xin-Nan Zong and Hui Li, Beijing',
    evidence: [plos, plosVersion4],
    note: {
      de: 'Vom März 2013, also nicht 4.0. Der Artikel selbst wurde nicht gelesen.',
      en: 'Of March 2013, so not 4.0. The article itself was not read.',
    },
    checked: '2026-11-23',
  },
  {
    publications: ['Fredriks (pubertyplot) 2000'],
    holder: 'J. Ooms and S. van Buuren',
    evidence: [
      {
        how: 'read',
        words: 'License: MIT + file LICENSE',
        source: 'R package pubertyplot 1.4.0, commit ac2a963, DESCRIPTION and LICENSE.md',
      },
    ],
    takenFrom: 'R package pubertyplot 1.4.0, MIT',
    checked: '2026-11-23',
  },
]
