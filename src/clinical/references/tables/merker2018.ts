import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable, TableConditions } from '../table.js'
import { merker2018BmiFigures } from './figures/merker2018-bmi.js'
import { merker2018HeightFigures } from './figures/merker2018-height.js'
import { merker2018WeightFigures } from './figures/merker2018-weight.js'

export const merker2018: Publication = {
  shortName: 'Merker',
  year: 2018,
  citation:
    'Merker A, Neumeyer L, Hertel NT, Grigelioniene G, Mäkitie O, Mohnike K, Hagenäs L. Growth in achondroplasia: Development of height, weight, head circumference, and body mass index in a European cohort. Am J Med Genet A. 2018;176(8):1723-1734.',
  doi: '10.1002/ajmg.a.38853',
  population: {
    de: '466 Kinder mit Achondroplasie, Skandinavien und Deutschland',
    en: '466 children with achondroplasia, Scandinavia and Germany',
  },
  rights: unstated,
}

const conditions: TableConditions = { diagnosis: 'Achondroplasia' }

/** Height by age, 0 to 20 years (Merker). 466 children with achondroplasia, Scandinavia and Germany. */
export const merker2018Height: ReferenceTable = declareTable({
  id: 'merker2018-height',
  measure: 'height',
  publications: merker2018,
  conditions,
  figures: merker2018HeightFigures,
})

/** Weight by age, 0 to 20 years (Merker). 466 children with achondroplasia, Scandinavia and Germany. */
export const merker2018Weight: ReferenceTable = declareTable({
  id: 'merker2018-weight',
  measure: 'weight',
  publications: merker2018,
  conditions,
  figures: merker2018WeightFigures,
})

/** Body mass index by age, 0 to 20 years (Merker). 466 children with achondroplasia, Scandinavia and Germany. */
export const merker2018Bmi: ReferenceTable = declareTable({
  id: 'merker2018-bmi',
  measure: 'bmi',
  publications: merker2018,
  conditions,
  figures: merker2018BmiFigures,
})
