import { declareTable, noTermsStated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { isojima2016NoonanHeightFigures } from './figures/isojima2016-noonan-height.js'

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
  licence: noTermsStated,
}

/** Height by age, 0 to 20 years (Isojima). 308 Japanese individuals with Noonan syndrome. */
export const isojima2016NoonanHeight: ReferenceTable = declareTable({
  id: 'isojima2016-noonan-height',
  measure: 'height',
  publications: isojima2016,
  limits: {
    de: 'Halbjährliche Werte, japanische Bevölkerung. Unter 6 Monaten ist der Median zwischen den beiden tabellierten Altersstufen um bis zu etwa 2,5 cm zu niedrig, der SDS um bis zu etwa 1 zu hoch.',
    en: 'Half-yearly values, Japanese population. Below 6 months, between the two tabulated ages, the median is up to about 2.5 cm too low and scores are up to about 1 SD too high.',
  },
  figures: isojima2016NoonanHeightFigures,
})
