import { declareTable } from '../declare-table.js'
import { noTermsStated } from '../licences.js'
import type { Publication } from '../publication.js'
import { isojima2016NoonanHeight as isojima2016NoonanHeightFigures } from './figures/isojima2016-noonan-height.js'

const isojima2016: Publication = {
  shortName: 'Isojima',
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
export const isojima2016NoonanHeight = declareTable({
  id: 'isojima2016-noonan-height',
  measure: 'height',
  publications: isojima2016,
  limits: {
    de: 'Halbjährlich, japanische Bevölkerung. Unter 6 Monaten liegt der Median zwischen den beiden Zeilen bis etwa 2,5 cm zu tief, Scores bis etwa 1 SD zu hoch.',
    en: 'Half-yearly, Japanese population. Below 6 months the median between the two rows is up to about 2.5 cm too low, scores up to about 1 SD too high.',
  },
  figures: isojima2016NoonanHeightFigures,
})
