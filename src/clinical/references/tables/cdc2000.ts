import { declareTable, publicDomain } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { cdc2000BmiFigures } from './figures/cdc2000-bmi.js'
import { cdc2000HeadFigures } from './figures/cdc2000-head.js'
import { cdc2000HeightFigures } from './figures/cdc2000-height.js'
import { cdc2000LengthFigures } from './figures/cdc2000-length.js'
import { cdc2000WeightFigures } from './figures/cdc2000-weight.js'
import { cdc2000WeightForHeightFigures } from './figures/cdc2000-weight-for-height.js'
import { cdc2000WeightForLengthFigures } from './figures/cdc2000-weight-for-length.js'
import { cdc2000WeightInfantFigures } from './figures/cdc2000-weight-infant.js'

const cdc2000: Publication = {
  shortName: 'CDC',
  year: 2000,
  citation:
    'Kuczmarski RJ, Ogden CL, Guo SS, et al. 2000 CDC growth charts for the United States: Methods and development. Vital Health Stat 11. 2002;(246):1-190.',
  population: {
    de: 'USA, nationale Erhebungen 1963–1994',
    en: 'USA, national surveys 1963–1994',
  },
  rights: publicDomain,
}

/** Body length by age, 0 to 2.96 years (CDC). USA, national surveys 1963–1994. */
export const cdc2000Length: ReferenceTable = declareTable({
  id: 'cdc2000-length',
  measure: 'height',
  publications: cdc2000,
  conditions: { position: 'lying' },
  limits: {
    de: 'Körperlänge im Liegen.',
    en: 'Recumbent length.',
  },
  figures: cdc2000LengthFigures,
})

/** Height by age, 2 to 20 years (CDC). USA, national surveys 1963–1994. */
export const cdc2000Height: ReferenceTable = declareTable({
  id: 'cdc2000-height',
  measure: 'height',
  publications: cdc2000,
  conditions: { position: 'standing' },
  figures: cdc2000HeightFigures,
})

/** Weight by age, 0 to 3 years (CDC). USA, national surveys 1963–1994. */
export const cdc2000WeightInfant: ReferenceTable = declareTable({
  id: 'cdc2000-weight-infant',
  measure: 'weight',
  publications: cdc2000,
  figures: cdc2000WeightInfantFigures,
})

/** Weight by age, 2 to 20 years (CDC). USA, national surveys 1963–1994. */
export const cdc2000Weight: ReferenceTable = declareTable({
  id: 'cdc2000-weight',
  measure: 'weight',
  publications: cdc2000,
  figures: cdc2000WeightFigures,
})

/** Body mass index by age, 2 to 20.04 years (CDC). USA, national surveys 1963–1994. */
export const cdc2000Bmi: ReferenceTable = declareTable({
  id: 'cdc2000-bmi',
  measure: 'bmi',
  publications: cdc2000,
  figures: cdc2000BmiFigures,
})

/** Head circumference by age, 0 to 3 years (CDC). USA, national surveys 1963–1994. */
export const cdc2000Head: ReferenceTable = declareTable({
  id: 'cdc2000-head',
  measure: 'head',
  publications: cdc2000,
  figures: cdc2000HeadFigures,
})

/** Weight by length, 45 to 103.5 cm (CDC). USA, national surveys 1963–1994. */
export const cdc2000WeightForLength: ReferenceTable = declareTable({
  id: 'cdc2000-weight-for-length',
  measure: 'weight',
  axis: 'cm',
  publications: cdc2000,
  conditions: { position: 'lying' },
  limits: {
    de: 'Für die Körperlänge im Liegen.',
    en: 'For recumbent length.',
  },
  figures: cdc2000WeightForLengthFigures,
})

/** Weight by height, 77 to 121.5 cm (CDC). USA, national surveys 1963–1994. */
export const cdc2000WeightForHeight: ReferenceTable = declareTable({
  id: 'cdc2000-weight-for-height',
  measure: 'weight',
  axis: 'cm',
  publications: cdc2000,
  conditions: { position: 'standing' },
  limits: {
    de: 'Für die Körpergröße im Stehen.',
    en: 'For standing height.',
  },
  figures: cdc2000WeightForHeightFigures,
})
