import type { Evidence, RightsRecord } from './rights-record.js'

/** The journal's rules of today; those of the year of the article were not read. */
const aapTransfer: Evidence = {
  how: 'read',
  words:
    'Upon acceptance of a submission, author(s) transfer copyright to the publisher, The American Academy of Pediatrics.',
  source:
    'Pediatrics, editorial policies of today, Rights of the Publisher (publications.aap.org/pediatrics/pages/editorial-policies)',
}

const aapPermission: Evidence = {
  how: 'read',
  words:
    'Reproduction of the work, other than that outlined in rights to authors, requires permission of the publisher.',
  source: aapTransfer.source,
}

const inPeditools: Evidence = {
  how: 'read',
  words: 'License: MIT + file LICENSE',
  source: 'R package peditools, commit c9f622b, DESCRIPTION: another’s package with these figures',
}

/** Articles in Pediatrics. */
export const aapRecords: readonly RightsRecord[] = [
  {
    publications: [
      'Brooks (GMFCS I) 2011',
      'Brooks (GMFCS II) 2011',
      'Brooks (GMFCS III) 2011',
      'Brooks (GMFCS IV) 2011',
      'Brooks (GMFCS V NT) 2011',
      'Brooks (GMFCS V TF) 2011',
    ],
    holder: 'J. Brooks, Life Expectancy Project; American Academy of Pediatrics',
    evidence: [
      {
        how: 'read',
        words:
          'Dr. Jon Brooks confirmed by email on 2026-02-10 that the data may be used freely for both educational and commercial purposes. This permission was granted to Iuri Leão de Almeida for this package.',
        source: 'npm package @pedi-growth/core 1.1.2, NOTICE.md',
      },
      aapTransfer,
      aapPermission,
      inPeditools,
    ],
    note: {
      de: 'Die Erlaubnis gilt einem anderen Paket.',
      en: 'The permission is another package’s.',
    },
    checked: '2026-11-29',
  },
  {
    publications: ['Zemel 2015'],
    holder: 'American Academy of Pediatrics',
    evidence: [
      {
        how: 'read',
        words:
          'Unlike the Brooks data, no direct authorisation from the authors or from the AAP has been obtained for this package.',
        source: 'npm package @pedi-growth/core 1.1.2, NOTICE.md',
      },
      {
        how: 'read',
        words:
          'A work falls under the public domain only if all authors are employed or working on behalf of the U.S. government',
        source: aapTransfer.source,
      },
      aapTransfer,
      aapPermission,
      inPeditools,
    ],
    note: {
      de: 'Frei zu lesen ist keine Lizenz. Nicht alle Autoren sind von der US-Behörde CDC.',
      en: 'Free to read is no licence. Not all authors are of the CDC.',
    },
    checked: '2026-11-29',
  },
  {
    publications: ['Olsen 2010', 'Olsen 2015'],
    holder: 'American Academy of Pediatrics',
    evidence: [aapTransfer, aapPermission, inPeditools],
    checked: '2026-11-23',
  },
  {
    publications: ['KiGGS 2011'],
    holder: 'American Academy of Pediatrics; Robert Koch-Institut, Berlin',
    evidence: [
      aapTransfer,
      aapPermission,
      {
        how: 'read',
        words: 'License: GPL-3',
        source: 'R package childsds 0.9.11 (CRAN), DESCRIPTION: another’s package with these figures',
      },
    ],
    checked: '2026-11-23',
  },
  {
    publications: ['Roche-Wainer-Thissen 1975', 'Khamis-Roche 1995'],
    holder: 'American Academy of Pediatrics; Wright State University (Fels study)',
    evidence: [aapTransfer, aapPermission],
    note: {
      de: 'Koeffizienten einer Regression: eine Formel.',
      en: 'Coefficients of a regression: a formula.',
    },
    checked: '2026-11-23',
  },
]
