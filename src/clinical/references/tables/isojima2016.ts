import { daysPerYear } from '../../../ground/model/calendar-date.js'
import { declareTable, unstated } from '../declare-table.js'
import { followMedian } from '../figures.js'
import type { Publication, ReferenceTable, TableConditions } from '../table.js'
import { isojima2016NoonanHeightFigures } from './figures/isojima2016-noonan-height.js'
import { who2006Height } from './who2006.js'

const isojima2016: Publication = {
  shortName: 'Isojima',
  year: 2016,
  citation:
    'Isojima T, Sakazume S, Hasegawa T, et al. Growth references for Japanese individuals with Noonan syndrome. Pediatr Res. 2016;79:543-548.',
  doi: '10.1038/pr.2015.254',
  population: {
    de: '308 japanische Kinder und Erwachsene mit Noonan-Syndrom',
    en: '308 Japanese individuals with Noonan syndrome',
  },
  rights: unstated,
}

/** The first row after birth, years. */
const secondRow = 0.5

const conditions: TableConditions = { diagnosis: 'NoonanSyndrome' }

/** Height by age, 0 to 20 years (Isojima). 308 Japanese individuals with Noonan syndrome. */
export const isojima2016NoonanHeight: ReferenceTable = declareTable({
  id: 'isojima2016-noonan-height',
  measure: 'height',
  publications: isojima2016,
  conditions,
  limits: {
    de: 'Halbjährliche Werte, japanische Bevölkerung. Zwischen Geburt und 6 Monaten eine Näherung: Der Median folgt dem der WHO für die Körpergröße, mit gleichmäßig verlaufendem Verhältnis.',
    en: 'Half-yearly values, Japanese population. Between birth and 6 months approximate: the median follows that of WHO for height, with a ratio that changes evenly.',
  },
  rough: [[1 / daysPerYear, secondRow - 1 / daysPerYear]],
  figures: isojima2016NoonanHeightFigures,
  reshape: followMedian(who2006Height, secondRow),
})
