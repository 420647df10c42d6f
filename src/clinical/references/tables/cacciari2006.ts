import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { cacciari2006BmiFigures } from './figures/cacciari2006-bmi.js'
import { cacciari2006HeightFigures } from './figures/cacciari2006-height.js'
import { cacciari2006NorthHeightFigures } from './figures/cacciari2006-north-height.js'
import { cacciari2006SouthHeightFigures } from './figures/cacciari2006-south-height.js'
import { cacciari2006WeightFigures } from './figures/cacciari2006-weight.js'

const cacciari2006: Publication = {
  shortName: 'Cacciari',
  year: 2006,
  citation:
    'Cacciari E, Milani S, Balsamo A, Spada E, Bona G, Cavallo L, et al. Italian cross-sectional growth charts for height, weight and BMI (2 to 20 yr). J Endocrinol Invest. 2006;29:581-593.',
  doi: '10.1007/BF03344156',
  population: {
    de: 'Italien 1994–2004, etwa 70 000 Kinder',
    en: 'Italy 1994–2004, about 70,000 children',
  },
  rights: unstated,
}

const centreAndNorth: Publication = {
  ...cacciari2006,
  shortName: 'Cacciari (N)',
  population: {
    de: 'Mittel- und Norditalien 1994–2004, 34 745 Kinder',
    en: 'Central and northern Italy 1994–2004, 34,745 children',
  },
}

const south: Publication = {
  ...cacciari2006,
  shortName: 'Cacciari (S)',
  population: {
    de: 'Süditalien und Inseln 1994–2004, 35 172 Kinder',
    en: 'Southern Italy and the islands 1994–2004, 35,172 children',
  },
}

/** Height by age, 2 to 20 years (Cacciari). Italy 1994–2004, about 70,000 children. */
export const cacciari2006Height: ReferenceTable = declareTable({
  id: 'cacciari2006-height',
  measure: 'height',
  publications: cacciari2006,
  figures: cacciari2006HeightFigures,
})

/** Weight by age, 2 to 20 years (Cacciari). Italy 1994–2004, about 70,000 children. */
export const cacciari2006Weight: ReferenceTable = declareTable({
  id: 'cacciari2006-weight',
  measure: 'weight',
  publications: cacciari2006,
  figures: cacciari2006WeightFigures,
})

/** Body mass index by age, 2 to 20 years (Cacciari). Italy 1994–2004, about 70,000 children. */
export const cacciari2006Bmi: ReferenceTable = declareTable({
  id: 'cacciari2006-bmi',
  measure: 'bmi',
  publications: cacciari2006,
  figures: cacciari2006BmiFigures,
})

/** Height by age, 2 to 20 years (Cacciari). Central and northern Italy, 34,745 children. */
export const cacciari2006NorthHeight: ReferenceTable = declareTable({
  id: 'cacciari2006-north-height',
  measure: 'height',
  publications: centreAndNorth,
  limits: {
    de: 'Nur Mittel- und Norditalien.',
    en: 'Central and northern Italy only.',
  },
  figures: cacciari2006NorthHeightFigures,
})

/** Height by age, 2 to 20 years (Cacciari). Southern Italy and the islands, 35,172 children. */
export const cacciari2006SouthHeight: ReferenceTable = declareTable({
  id: 'cacciari2006-south-height',
  measure: 'height',
  publications: south,
  limits: {
    de: 'Nur Süditalien und die Inseln.',
    en: 'Southern Italy and the islands only.',
  },
  figures: cacciari2006SouthHeightFigures,
})
