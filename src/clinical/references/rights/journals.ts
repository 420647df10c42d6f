import type { Evidence, RightsRecord } from './rights-record.js'

const inChildsds: Evidence = {
  how: 'read',
  words: 'License: GPL-3',
  source: 'R package childsds 0.9.11 (CRAN), DESCRIPTION: another’s package with such figures',
}

const inPeditools: Evidence = {
  how: 'read',
  words: 'License: MIT + file LICENSE',
  source: 'R package peditools, commit c9f622b, DESCRIPTION: another’s package with these figures',
}

const inGrowthJs: Evidence = {
  how: 'read',
  words: 'MIT License',
  source:
    'CrescNet growth-js, commit 8a2d30c, LICENSE (GNU GPL 3 at commit fc46234): another’s program with such figures; its files name no licence of the figures',
}

const subscription: Evidence = {
  how: 'known',
  words: {
    de: 'Eine Zeitschrift im Abonnement: alle Rechte beim Verlag oder bei der Gesellschaft.',
    en: 'A subscription journal: all rights with the publisher or the society.',
  },
}

/** Articles in other journals. */
export const journalRecords: readonly RightsRecord[] = [
  {
    publications: ['Abdel-Rahman 2017'],
    holder: 'American Society for Parenteral and Enteral Nutrition; Wiley',
    evidence: [subscription, inPeditools],
    checked: '2026-11-23',
  },
  {
    publications: ['Merker 2018', 'del Pino 2018', 'Savarirayan 2022'],
    holder: 'the authors; Wiley; Elsevier (Savarirayan)',
    evidence: [inGrowthJs],
    note: {
      de: 'PubMed nennt Savarirayan frei zu lesen; das ist keine Lizenz.',
      en: 'PubMed marks Savarirayan as free to read, which is no licence.',
    },
    checked: '2026-11-23',
  },
  {
    publications: ['AGA 2015', 'Kromeyer-Hauschild 2001'],
    holder: 'Arbeitsgemeinschaft Adipositas im Kindes- und Jugendalter (AGA); Thieme (2015); Springer (2001)',
    evidence: [subscription, inChildsds],
    checked: '2026-11-23',
  },
  {
    publications: ['Albertsson-Wikland 2002', 'Neyzi 2006', 'Bundak 2006'],
    holder: 'the authors; Wiley (Acta Paediatrica)',
    evidence: [subscription],
    checked: '2026-11-23',
  },
  {
    publications: ['Cacciari 2006', 'Cacciari (N) 2006', 'Cacciari (S) 2006'],
    holder: 'Società Italiana di Endocrinologia e Diabetologia Pediatrica; Springer',
    evidence: [subscription, inChildsds],
    checked: '2026-11-23',
  },
  {
    publications: ['Cappa 2024'],
    holder: 'the authors (Bambino Gesù, Rome); Karger',
    evidence: [
      {
        how: 'known',
        words: {
          de: 'Vielleicht frei zugänglich unter CC BY-NC: ungewiss.',
          en: 'Perhaps open access under CC BY-NC: uncertain.',
        },
      },
      inPeditools,
    ],
    checked: '2026-11-23',
  },
  {
    publications: ['El Mouzan 2016'],
    holder: 'Saudi Gastroenterology Association; Wolters Kluwer',
    evidence: [
      {
        how: 'read',
        words: 'The Saudi Journal of Gastroenterology (SJG) is an open access peer-reviewed publication',
        source: 'journals.lww.com/SJGA, information for authors',
      },
      {
        how: 'known',
        words: {
          de: 'Zeitschriften dieses Verlags trugen 2016 meist CC BY-NC-SA 3.0; beim Artikel (PMC4991205) wurde es nicht gelesen.',
          en: 'Journals of this publisher mostly carried CC BY-NC-SA 3.0 in 2016; at the article (PMC4991205) it was not read.',
        },
      },
    ],
    checked: '2026-11-29',
  },
  {
    publications: ['Fenton 2013'],
    holder: 'University of Calgary (T. Fenton)',
    evidence: [
      {
        how: 'read',
        words: "we've been unable to obtain an open source license for the underlying data",
        source: 'RCPCH, digital-growth-charts-server, issue 262, 6 October 2025: another’s report',
      },
      {
        how: 'read',
        words: 'This dataset is closed source and licensed so not in the repo.',
        source: 'RCPCH, documentation of its growth charts, commit 08d3cc1',
      },
      {
        how: 'read',
        words: 'restricted datasets (which will NOT be in repo)',
        source: 'R package peditools, commit c9f622b, generate_redacted_sysdata.R',
      },
      {
        how: 'read',
        words: 'License: UNKNOWN',
        source: 'Python package pretermgrowth 0.3, PKG-INFO: another’s package with the daily figures',
      },
      {
        how: 'known',
        words: { de: 'Der Artikel steht unter CC BY 2.0.', en: 'The article is under CC BY 2.0.' },
      },
    ],
    note: {
      de: 'Die Werte für jeden Tag stehen nicht im Artikel, sondern in der Arbeitsmappe der Autoren, deren Bedingungen niemand hier gesehen hat.',
      en: 'The daily figures are not in the article but in the authors’ workbook, whose terms were not seen.',
    },
    checked: '2026-11-29',
  },
  {
    publications: ['Hoover-Fong 2021'],
    holder: 'the authors (Johns Hopkins University)',
    evidence: [
      {
        how: 'known',
        words: {
          de: 'Artikel von BioMed Central aus dem Jahr 2021 stehen unter CC BY 4.0.',
          en: 'Articles of BioMed Central of 2021 are under CC BY 4.0.',
        },
      },
    ],
    note: {
      de: 'Geändert: L, M und S sind an Perzentile angepasst, die aus der Kurve abgelesen wurden.',
      en: 'Changed: L, M and S are fitted to percentiles read off the chart.',
    },
    checked: '2026-11-29',
  },
  {
    publications: ['INTERGROWTH-21st 2014'],
    holder: 'University of Oxford',
    evidence: [
      {
        how: 'read',
        words: 'License: GPL (>= 3)',
        source: 'R package gigs, commit ef38f81, DESCRIPTION: another’s package with figures of the project',
      },
    ],
    note: {
      de: 'Die Bedingungen der Universität wurden nicht gelesen. In keinem mitgelieferten Satz.',
      en: 'The terms of the university were not read. In no built-in set.',
    },
    checked: '2026-11-29',
  },
  {
    publications: ['IOTF 2012'],
    holder: 'T. Cole (University College London); World Obesity Federation; Wiley',
    evidence: [
      {
        how: 'read',
        words: 'License: GPL (>= 2)',
        source: 'R package sitar (T. Cole), commit b7174bb, DESCRIPTION: it has the table',
      },
    ],
    checked: '2026-11-23',
  },
  {
    publications: ['Isojima 2016'],
    holder: 'International Pediatric Research Foundation; Springer Nature',
    evidence: [subscription, inGrowthJs],
    checked: '2026-11-23',
  },
  {
    publications: ['Júlíusson 2013', 'Roelants 2009', 'Cole-Wright 2011'],
    holder: 'the authors; Taylor & Francis (Annals of Human Biology)',
    evidence: [],
    checked: '2026-11-29',
  },
  {
    publications: ['KDCA 2017'],
    holder: 'Korea Disease Control and Prevention Agency; Korean Pediatric Society',
    evidence: [
      {
        how: 'copy',
        words: 'Copyright © 2018 by The Korean Pediatric Society',
        source: 'the article, as kjp.or.kr had it',
      },
      {
        how: 'known',
        words: {
          de: 'Artikel dieser Zeitschrift stehen unter CC BY-NC 4.0.',
          en: 'Articles of this journal are under CC BY-NC 4.0.',
        },
      },
    ],
    checked: '2026-11-29',
  },
  {
    publications: ['LIFE Child 2019'],
    holder: 'S. Karger AG, Basel; LIFE, University of Leipzig',
    evidence: [
      {
        how: 'copy',
        words:
          'This article is licensed under the Creative Commons Attribution-NonCommercial-NoDerivatives 4.0 International License (CC BY-NC-ND) […]. Usage and distribution for commercial purposes as well as any distribution of modified material requires written permission.',
        source: 'Obes Facts, doi:10.1159/000494767, first page (scribd.com 435229266)',
      },
      {
        how: 'read',
        words: 'License: GPL-3',
        source: 'R package childsds 0.9.11 (CRAN; its maintainer is the second author), DESCRIPTION',
      },
    ],
    takenFrom: 'R package childsds 0.9.11, GPL-3',
    checked: '2026-11-23',
  },
  {
    publications: ['Lyon 1985'],
    holder: 'Royal College of Paediatrics and Child Health (smoothed values); BMJ',
    evidence: [
      {
        how: 'read',
        words:
          'Repository-authored material is licensed under the MIT License. Individual datasets and publications may have different licences or usage restrictions that take precedence',
        source: 'RCPCH, growth-references, commit 060c22f, README.md',
      },
      {
        how: 'read',
        words:
          'Other references, such as those for Turner syndrome and Down Syndrome, are the copyright of their respective owners.',
        source: 'RCPCH, documentation of its growth charts, commit 3d9c987, licensing-copyright.md',
      },
      {
        how: 'read',
        words: 'License-Expression: AGPL-3.0-or-later',
        source: 'Python package rcpchgrowth 4.6.5, METADATA: RCPCH’s program with these values',
      },
    ],
    takenFrom: 'RCPCH, growth-references',
    note: {
      de: 'Ob die geglätteten Werte vom RCPCH selbst stammen und damit unter MIT stehen, ist zu fragen.',
      en: 'Whether the smoothed values are RCPCH’s own, and so under MIT, is to be asked.',
    },
    checked: '2026-11-29',
  },
  {
    publications: ['Niklasson 2008'],
    holder: 'A. Niklasson and K. Albertsson-Wikland, Gothenburg',
    evidence: [
      {
        how: 'known',
        words: {
          de: 'Artikel von BioMed Central aus dem Jahr 2008 stehen unter CC BY 2.0.',
          en: 'Articles of BioMed Central of 2008 are under CC BY 2.0.',
        },
      },
    ],
    note: {
      de: 'Geändert: Woche 41 und 42 sind fortgeführt.',
      en: 'Changed: weeks 41 and 42 are continued.',
    },
    checked: '2026-11-29',
  },
]
