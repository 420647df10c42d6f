import { declareTable, unstated } from '../declare-table.js'
import type { ReferenceTable } from '../table.js'
import { olsen2015BmiFigures } from './figures/olsen2015-bmi.js'

/** Body mass index by completed weeks of gestation, 24 to 41 (Olsen). USA, 254,454 singleton newborns 1998–2006. */
export const olsen2015Bmi: ReferenceTable = declareTable({
  id: 'olsen2015-bmi',
  measure: 'bmi',
  axis: 'completedWeeks',
  publications: {
    shortName: 'Olsen',
    year: 2015,
    citation:
      'Olsen IE, Lawson ML, Ferguson AN, Cantrell R, Grabich SC, Zemel BS, Clark RH. BMI curves for preterm infants. Pediatrics. 2015;135(3):e572-e581.',
    doi: '10.1542/peds.2014-2777',
    population: {
      de: 'USA, 254 454 neugeborene Einlinge 1998–2006',
      en: 'USA, 254,454 singleton newborns 1998–2006',
    },
    rights: unstated,
  },
  figures: olsen2015BmiFigures,
})
