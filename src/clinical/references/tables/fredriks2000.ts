import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { fredriks2000HeadFigures } from './figures/fredriks2000-head.js'

export const fredriks2000: Publication = {
  shortName: 'Fredriks',
  year: 2000,
  citation:
    'Fredriks AM, van Buuren S, Burgmeijer RJF, et al. Continuing positive secular growth change in The Netherlands 1955-1997. Pediatr Res. 2000;47:316-323.',
  doi: '10.1203/00006450-200003000-00006',
  population: {
    de: 'Niederlande 1997',
    en: 'Netherlands 1997',
  },
  rights: unstated,
}

/** Head circumference by age, 0 to 21 years (Fredriks). Netherlands 1997. */
export const fredriks2000Head: ReferenceTable = declareTable({
  id: 'fredriks2000-head',
  measure: 'head',
  publications: fredriks2000,
  figures: fredriks2000HeadFigures,
})
