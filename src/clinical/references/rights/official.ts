import type { Evidence, RightsRecord } from './rights-record.js'

const whoPage: Evidence = {
  how: 'copy',
  words:
    'The CC BY-NC-SA 3.0 IGO licence allows users to freely copy, reproduce, reprint, distribute, translate and adapt the work for non-commercial purposes',
  source: 'WHO, Copyright, Licensing and Permissions (niangzao.biz/copyright.html)',
}

const whoOtherMaterials: Evidence = {
  how: 'copy',
  words: 'licensing of materials or other technical information in electronic database products and services',
  source: 'the same page, among the uses “subject to permission being granted by WHO”',
}

const whoManager: Evidence = {
  how: 'read',
  words: 'Many commercial uses are absolutely fine with WHO […] In most cases, we will authorise the use.',
  source:
    'I. Coltart, WHO Press, HIFA forum, 1 June 2018 (hifa.org/dgroups-rss/updated-who-open-access-policy-web-page-12)',
}

const whoNote = {
  de: 'Die Bände sind älter als diese Lizenz. WHO selbst gibt die Werte in ihrem R-Paket anthro unter GPL-3 weiter.',
  en: 'The volumes are older than that licence. WHO itself passes the figures on in its R package anthro, under GPL-3.',
}

/** Publications of authorities. */
export const officialRecords: readonly RightsRecord[] = [
  {
    publications: ['CDC 2000'],
    holder: 'National Center for Health Statistics (CDC)',
    evidence: [
      {
        how: 'copy',
        words:
          'All material appearing in this report is in the public domain and may be reproduced or copied without permission; citation as to source, however, is appreciated.',
        source: 'Vital Health Stat 11(246), copyright page (fdocuments.in, slideshare.net, scribd.com, which agree)',
      },
    ],
    checked: '2026-11-29',
  },
  {
    publications: ['CDC 2022'],
    holder: 'National Center for Health Statistics (CDC)',
    evidence: [
      {
        how: 'known',
        words: {
          de: 'Dieselbe Reihe wie CDC 2000, mit derselben Seite zum Urheberrecht.',
          en: 'The same series as CDC 2000, with the same copyright page.',
        },
      },
    ],
    checked: '2026-11-29',
  },
  {
    publications: ['WHO 2006', 'WHO Standards 2007', 'WHO 2009', 'WHO'],
    holder: 'World Health Organization',
    evidence: [whoPage, whoOtherMaterials, whoManager],
    note: whoNote,
    checked: '2026-11-29',
  },
  {
    publications: ['WHO 2007'],
    holder: 'World Health Organization',
    evidence: [
      {
        how: 'copy',
        words:
          'With an identification of the source WHO AnthroPlus may be freely distributed and copied in whole, but not in part nor for sale or for use in conjunction with any commercial or promotional purpose.',
        source: 'manual of WHO AnthroPlus, which has these figures (docplayer.net/12205934)',
      },
      {
        how: 'read',
        words: 'The articles are available under the Creative Commons Attribution 3.0 IGO licence (CC BY 3.0 IGO)',
        source:
          'Bulletin of the WHO, Rights and Permissions, 2016 (origin.who.int/bulletin/about/rights_and_permissions/en)',
      },
      whoPage,
      whoManager,
    ],
    note: {
      de: 'Ob die Lizenz des Bulletins bis 2007 zurückreicht, ist nicht bekannt. Die Worte des Handbuchs gelten dem Programm AnthroPlus; ob sie auch dessen Zahlen meinen, ist nicht bekannt.',
      en: 'Whether the licence of the Bulletin reaches back to 2007 is not known. The words of the manual are about the program AnthroPlus; whether they mean its figures too is not known.',
    },
    checked: '2026-11-29',
  },
  {
    publications: ['KiGGS 2013'],
    holder: 'Robert Koch-Institut, Berlin',
    evidence: [],
    note: {
      de: 'Ein öffentlicher Bericht ist keine Lizenz. Der Eintrag im Repositorium des RKI (doi:10.25646/3179) wurde nicht gelesen.',
      en: 'A public report is no licence. The entry in the repository of the RKI (doi:10.25646/3179) was not read.',
    },
    checked: '2026-11-29',
  },
]
