import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable, TableConditions } from '../table.js'
import { zemel2015BmiFigures } from './figures/zemel2015-bmi.js'
import { zemel2015HeadChildFigures } from './figures/zemel2015-head-child.js'
import { zemel2015HeadInfantFigures } from './figures/zemel2015-head-infant.js'
import { zemel2015HeightFigures } from './figures/zemel2015-height.js'
import { zemel2015WeightFigures } from './figures/zemel2015-weight.js'
import { zemel2015WeightForLengthFigures } from './figures/zemel2015-weight-for-length.js'

const zemel2015: Publication = {
  shortName: 'Zemel',
  year: 2015,
  citation:
    'Zemel BS, Pipan M, Stallings VA, et al. Growth charts for children with Down syndrome in the United States. Pediatrics. 2015;136(5):e1204-e1211.',
  doi: '10.1542/peds.2015-1652',
  population: {
    de: '637 Teilnehmende mit Trisomie 21, USA',
    en: '637 participants with Down syndrome, USA',
  },
  rights: unstated,
}

const conditions: TableConditions = { diagnosis: 'Trisomy21' }

/** Height by age, 0.08 to 20 years (Zemel). 637 participants with Down syndrome, USA. */
export const zemel2015Height: ReferenceTable = declareTable({
  id: 'zemel2015-height',
  measure: 'height',
  publications: zemel2015,
  conditions,
  figures: zemel2015HeightFigures,
})

/** Weight by age, 0 to 20 years (Zemel). 637 participants with Down syndrome, USA. */
export const zemel2015Weight: ReferenceTable = declareTable({
  id: 'zemel2015-weight',
  measure: 'weight',
  publications: zemel2015,
  conditions,
  figures: zemel2015WeightFigures,
})

/** Body mass index by age, 2 to 20 years (Zemel). 637 participants with Down syndrome, USA. */
export const zemel2015Bmi: ReferenceTable = declareTable({
  id: 'zemel2015-bmi',
  measure: 'bmi',
  publications: zemel2015,
  conditions,
  figures: zemel2015BmiFigures,
})

/** Head circumference by age, 0.08 to 3 years (Zemel). 637 participants with Down syndrome, USA. */
export const zemel2015HeadInfant: ReferenceTable = declareTable({
  id: 'zemel2015-head-infant',
  measure: 'head',
  publications: zemel2015,
  conditions,
  limits: {
    de: 'Bis 3 Jahre getrennt angepasst; schließt nicht an die Kurven der älteren Kinder an.',
    en: 'Fitted separately up to 3 years; not continuous with the curves for older children.',
  },
  figures: zemel2015HeadInfantFigures,
})

/** Head circumference by age, 2 to 20 years (Zemel). 637 participants with Down syndrome, USA. */
export const zemel2015HeadChild: ReferenceTable = declareTable({
  id: 'zemel2015-head-child',
  measure: 'head',
  publications: zemel2015,
  conditions,
  limits: {
    de: 'Getrennt angepasst; schließt nicht an die Kurven der Säuglinge an. Jungen nach dem Erratum, auf drei seiner sechs Nachkommastellen gerundet.',
    en: 'Fitted separately; not continuous with the curves for infants. Boys as in the erratum, rounded to three of its six decimals.',
  },
  figures: zemel2015HeadChildFigures,
})

/** Weight by length, 49 to 93 cm (Zemel). 637 participants with Down syndrome, USA. */
export const zemel2015WeightForLength: ReferenceTable = declareTable({
  id: 'zemel2015-weight-for-length',
  measure: 'weight',
  axis: 'cm',
  publications: zemel2015,
  conditions: { ...conditions, position: 'lying' },
  limits: {
    de: 'Für die Körperlänge im Liegen.',
    en: 'For recumbent length.',
  },
  figures: zemel2015WeightForLengthFigures,
})
