import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { olsen2010HeadFigures } from './figures/olsen2010-head.js'
import { olsen2010LengthFigures } from './figures/olsen2010-length.js'
import { olsen2010WeightFigures } from './figures/olsen2010-weight.js'

const olsen2010: Publication = {
  shortName: 'Olsen',
  year: 2010,
  citation:
    'Olsen IE, Groveman SA, Lawson ML, Clark RH, Zemel BS. New intrauterine growth curves based on United States data. Pediatrics. 2010;125(2):e214-e224.',
  doi: '10.1542/peds.2009-0913',
  population: {
    de: 'USA, 257 855 neugeborene Einlinge 1998–2006',
    en: 'USA, 257,855 singleton newborns 1998–2006',
  },
  rights: unstated,
}

/** Weight by completed weeks of gestation, 23 to 41 (Olsen). USA, 257,855 singleton newborns 1998–2006. */
export const olsen2010Weight: ReferenceTable = declareTable({
  id: 'olsen2010-weight',
  measure: 'weight',
  axis: 'completedWeeks',
  publications: olsen2010,
  figures: olsen2010WeightFigures,
})

/** Body length by completed weeks of gestation, 23 to 41 (Olsen). USA, 257,855 singleton newborns 1998–2006. */
export const olsen2010Length: ReferenceTable = declareTable({
  id: 'olsen2010-length',
  measure: 'height',
  axis: 'completedWeeks',
  publications: olsen2010,
  figures: olsen2010LengthFigures,
})

/** Head circumference by completed weeks of gestation, 23 to 41 (Olsen). USA, 257,855 singleton newborns 1998–2006. */
export const olsen2010Head: ReferenceTable = declareTable({
  id: 'olsen2010-head',
  measure: 'head',
  axis: 'completedWeeks',
  publications: olsen2010,
  figures: olsen2010HeadFigures,
})
