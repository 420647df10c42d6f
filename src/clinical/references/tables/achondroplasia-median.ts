import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { achondroplasiaMedianLegLengthFigures } from './figures/achondroplasia-median-leg-length.js'
import { achondroplasiaMedianSittingHeightFigures } from './figures/achondroplasia-median-sitting-height.js'
import { achondroplasiaMedianSittingHeightRatioFigures } from './figures/achondroplasia-median-sitting-height-ratio.js'
import { merker2018 } from './merker2018.js'

const delPino2018: Publication = {
  shortName: 'del Pino',
  year: 2018,
  citation:
    'del Pino M, Ramos Mejía R, Fano V. Leg length, sitting height, and body proportions references for achondroplasia: New tools for monitoring growth. Am J Med Genet A. 2018;176(4):896-906.',
  population: { de: 'Menschen mit Achondroplasie, Argentinien', en: 'Patients with achondroplasia, Argentina' },
  rights: unstated,
}

const savarirayan2022: Publication = {
  shortName: 'Savarirayan',
  year: 2022,
  citation:
    'Savarirayan R, Irving M, Harmatz P, et al. Growth parameters in children with achondroplasia: a 7-year, prospective, multinational, observational study. Genet Med. 2022;24(12):2444-2452.',
  population: { de: 'Kinder mit Achondroplasie, multinational', en: 'Children with achondroplasia, multinational' },
  rights: unstated,
}

/**
 * What the three tables share. They are derived: the ratio q of sitting height
 * to leg length runs as q(age) = 1.9 + 0.71 exp(-age/2.04) through the
 * published medians 2.61 at birth, about 2.0 from 4 years and 1.9 in
 * adolescence, and is applied to the median height of Merker 2018.
 */
const derived = {
  source: 'achondroplasia-median',
  distribution: 'median',
  publications: [merker2018, delPino2018, savarirayan2022],
  conditions: { diagnosis: 'Achondroplasia' },
  approximate: true,
  limits: {
    de: 'Nur der Median: das Verhältnis von Sitzhöhe zu Beinlänge, als Kurve durch die veröffentlichten Mediane, angewandt auf die mediane Körpergröße nach Merker 2018. Nur zur Orientierung: ohne SDS und Perzentilen.',
    en: 'Median only: the ratio of sitting height to leg length, as a curve through the published medians, applied to the median height of Merker 2018. For guidance only; no SDS or percentiles.',
  },
} as const

/**
 * Median sitting height by age, 0 to 20 years (Merker). 466 children with
 * achondroplasia, Scandinavia and Germany.
 */
export const achondroplasiaMedianSittingHeight: ReferenceTable = declareTable({
  ...derived,
  id: 'achondroplasia-median-sitting-height',
  measure: 'sittingHeight',
  figures: achondroplasiaMedianSittingHeightFigures,
})

/** Median leg length by age, 0 to 20 years (Merker). 466 children with achondroplasia, Scandinavia and Germany. */
export const achondroplasiaMedianLegLength: ReferenceTable = declareTable({
  ...derived,
  id: 'achondroplasia-median-leg-length',
  measure: 'legLength',
  figures: achondroplasiaMedianLegLengthFigures,
})

/**
 * Median ratio of sitting height to height by age, 0 to 20 years (Merker).
 * 466 children with achondroplasia, Scandinavia and Germany.
 */
export const achondroplasiaMedianSittingHeightRatio: ReferenceTable = declareTable({
  ...derived,
  id: 'achondroplasia-median-sitting-height-ratio',
  measure: 'sittingHeightRatio',
  figures: achondroplasiaMedianSittingHeightRatioFigures,
})
