import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { roelants2009BmiFigures } from './figures/roelants2009-bmi.js'
import { roelants2009HeadFigures } from './figures/roelants2009-head.js'
import { roelants2009HeightFigures } from './figures/roelants2009-height.js'
import { roelants2009WeightFigures } from './figures/roelants2009-weight.js'

const roelants2009: Publication = {
  shortName: 'Roelants',
  year: 2009,
  citation:
    'Roelants M, Hauspie R, Hoppenbrouwers K. References for growth and pubertal development from birth to 21 years in Flanders, Belgium. Ann Hum Biol. 2009;36:680-694.',
  doi: '10.3109/03014460903049074',
  population: {
    de: 'Flandern (Belgien)',
    en: 'Flanders (Belgium)',
  },
  rights: unstated,
}

/** Height by age, 0 to 21 years (Roelants). Flanders, Belgium. */
export const roelants2009Height: ReferenceTable = declareTable({
  id: 'roelants2009-height',
  measure: 'height',
  publications: roelants2009,
  limits: {
    de: 'In den ersten Monaten nur Werte für Geburt, 1, 3 und 6 Monate: dazwischen ist der SDS um bis zu etwa 0,3 ungenau.',
    en: 'In the first months rows for birth, 1, 3 and 6 months alone: between them scores are off by up to about 0.3 SD.',
  },
  figures: roelants2009HeightFigures,
})

/** Weight by age, 0 to 21 years (Roelants). Flanders, Belgium. */
export const roelants2009Weight: ReferenceTable = declareTable({
  id: 'roelants2009-weight',
  measure: 'weight',
  publications: roelants2009,
  limits: {
    de: 'In den ersten Monaten nur Werte für Geburt, 1, 3 und 6 Monate: dazwischen ist der SDS um bis zu etwa 0,3 ungenau.',
    en: 'In the first months rows for birth, 1, 3 and 6 months alone: between them scores are off by up to about 0.3 SD.',
  },
  figures: roelants2009WeightFigures,
})

/** Body mass index by age, 2 to 21 years (Roelants). Flanders, Belgium. */
export const roelants2009Bmi: ReferenceTable = declareTable({
  id: 'roelants2009-bmi',
  measure: 'bmi',
  publications: roelants2009,
  figures: roelants2009BmiFigures,
})

/** Head circumference by age, 0 to 20 years (Roelants). Flanders, Belgium. */
export const roelants2009Head: ReferenceTable = declareTable({
  id: 'roelants2009-head',
  measure: 'head',
  publications: roelants2009,
  limits: {
    de: 'In den ersten Monaten nur Werte für Geburt, 1, 3 und 6 Monate: dazwischen ist der SDS um bis zu etwa 0,3 ungenau.',
    en: 'In the first months rows for birth, 1, 3 and 6 months alone: between them scores are off by up to about 0.3 SD.',
  },
  figures: roelants2009HeadFigures,
})
