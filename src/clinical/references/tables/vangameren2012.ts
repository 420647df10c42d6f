import { declareTable } from '../declare-table.js'
import type { Publication, ReferenceTable, TableConditions } from '../table.js'
import { vangameren2012HeadFigures } from './figures/vangameren2012-head.js'
import { vangameren2012HeightFigures } from './figures/vangameren2012-height.js'

const vangameren2012: Publication = {
  shortName: 'van Gameren-Oosterom',
  year: 2012,
  citation:
    'van Gameren-Oosterom HBM, van Dommelen P, Oudesluys-Murphy AM, Buitendijk SE, van Buuren S, van Wouwe JP. Healthy growth in children with Down syndrome. PLoS One. 2012;7:e31079.',
  doi: '10.1371/journal.pone.0031079',
  population: {
    de: 'Niederlande, Kinder mit Trisomie 21 ohne oder mit leichtem Herzfehler, sonst gesund',
    en: 'Netherlands, otherwise healthy children with trisomy 21, without or with a mild heart defect',
  },
  rights: { status: 'licensed', licence: 'CC BY' },
}

const conditions: TableConditions = { diagnosis: 'Trisomy21' }

/** Height by age, 0 to 21 years (van Gameren-Oosterom). Otherwise healthy children with trisomy 21, Netherlands. */
export const vangameren2012Height: ReferenceTable = declareTable({
  id: 'vangameren2012-height',
  measure: 'height',
  publications: vangameren2012,
  conditions,
  figures: vangameren2012HeightFigures,
})

/** Head circumference by age, 0 to 1.5 years (van Gameren-Oosterom). Otherwise healthy children with trisomy 21, Netherlands. */
export const vangameren2012Head: ReferenceTable = declareTable({
  id: 'vangameren2012-head',
  measure: 'head',
  publications: vangameren2012,
  conditions,
  limits: {
    de: 'Die Veröffentlichung nennt 0 bis 15 Monate; danach nicht verwendet.',
    en: 'The publication states 0 to 15 months; not used beyond.',
  },
  figures: vangameren2012HeadFigures,
})
