import type { RightsRecord } from './rights-record.js'

/** Methods of growth over time that have figures of their own. */
export const courseRecords: readonly RightsRecord[] = [
  {
    publications: ['DONALD 2025'],
    holder: 'the authors (University of Cologne; DONALD study, Bonn); De Gruyter',
    evidence: [
      {
        how: 'known',
        words: {
          de: 'Vielleicht frei zugänglich unter CC BY 4.0: ungewiss.',
          en: 'Perhaps open access under CC BY 4.0: uncertain.',
        },
      },
    ],
    checked: '2026-11-29',
  },
  {
    publications: ['Kelly 2014'],
    holder: 'Endocrine Society (Oxford University Press)',
    evidence: [
      {
        how: 'known',
        words: {
          de: 'Frei zu lesen (PMC), Rechte bei der Gesellschaft.',
          en: 'Free to read (PMC), rights with the society.',
        },
      },
    ],
    checked: '2026-11-23',
  },
  {
    publications: ['Cole 1998'],
    holder: 'T. Cole; Wiley',
    evidence: [],
    note: { de: 'Sechs Koeffizienten: eine Formel.', en: 'Six coefficients: a formula.' },
    checked: '2026-11-23',
  },
  {
    publications: ['Bayley-Pinneau 1952'],
    holder: 'Elsevier (The Journal of Pediatrics)',
    evidence: [],
    note: {
      de: 'In den USA frei, falls das Urheberrecht 1980 nicht verlängert wurde; nicht nachgesehen.',
      en: 'Free in the USA unless the copyright was renewed in 1980, which was not looked up.',
    },
    checked: '2026-11-23',
  },
  {
    publications: ['Khamis-Guo 1993'],
    holder: 'Wiley (American Journal of Human Biology); Wright State University (Fels study)',
    evidence: [],
    note: { de: 'Koeffizienten einer Regression: eine Formel.', en: 'Coefficients of a regression: a formula.' },
    checked: '2026-11-23',
  },
  {
    publications: ['Tanner 1975'],
    holder: 'BMJ; Royal College of Paediatrics and Child Health',
    evidence: [],
    note: { de: 'Koeffizienten einer Regression: eine Formel.', en: 'Coefficients of a regression: a formula.' },
    checked: '2026-11-23',
  },
  {
    publications: ['Blum 2022'],
    holder: 'the authors; Endocrine Society (Oxford University Press)',
    evidence: [
      {
        how: 'copy',
        words:
          'All articles in Journal of the Endocrine Society are published open access with a CC-BY-NC-ND or CC-BY license',
        source: 'Journal of the Endocrine Society, author guidelines (academic.oup.com/jes)',
      },
    ],
    note: {
      de: 'Welche von beiden, wurde nicht gelesen; bis dahin gilt die engere.',
      en: 'Which of the two was not read; until then the narrower counts.',
    },
    checked: '2026-11-29',
  },
  {
    publications: ['Heights alone (auxology) 2026'],
    holder: 'the authors of auxology',
    evidence: [{ how: 'read', words: 'MIT License', source: 'LICENSE of auxology' }],
    note: {
      de: 'Geschätzt an Kindern aus den R-Paketen brokenstick und hbgd (MIT) und mice (GPL-2 oder GPL-3); keiner ihrer Werte ist im Paket.',
      en: 'Estimated from children in the R packages brokenstick and hbgd (MIT) and mice (GPL-2 or GPL-3); none of their values is in the package.',
    },
    checked: '2026-11-29',
  },
]
