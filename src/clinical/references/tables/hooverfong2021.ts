import { declareTable } from '../declare-table.js'
import type { Publication, ReferenceTable, TableConditions } from '../table.js'
import { hooverfong2021HeadFigures } from './figures/hooverfong2021-head.js'

const hooverfong2021: Publication = {
  shortName: 'Hoover-Fong',
  year: 2021,
  citation:
    'Hoover-Fong JE, Schulze KJ, Alade AY, et al. Growth in achondroplasia including stature, weight, weight-for-height and head circumference from CLARITY: achondroplasia natural history study—a multi-center retrospective cohort study of achondroplasia in the US. Orphanet J Rare Dis. 2021;16:522.',
  doi: '10.1186/s13023-021-02141-4',
  population: {
    de: '1374 Menschen mit Achondroplasie, USA',
    en: '1374 patients with achondroplasia, USA',
  },
  rights: { status: 'licensed', licence: 'CC BY 4.0' },
}

const conditions: TableConditions = { diagnosis: 'Achondroplasia' }

/** Head circumference by age, 0 to 5 years (Hoover-Fong). 1374 patients with achondroplasia, USA. */
export const hooverfong2021Head: ReferenceTable = declareTable({
  id: 'hooverfong2021-head',
  measure: 'head',
  publications: hooverfong2021,
  conditions,
  limits: {
    de: 'LMS an die aus der veröffentlichten Grafik abgelesenen Perzentilen P5 bis P95 angepasst; 0 bis 5 Jahre.',
    en: 'LMS fitted to percentiles P5 to P95 as read from the published chart; 0 to 5 years.',
  },
  approximate: true,
  figures: hooverfong2021HeadFigures,
})
