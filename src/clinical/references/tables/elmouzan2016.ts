import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { elmouzan2016BmiFigures } from './figures/elmouzan2016-bmi.js'
import { elmouzan2016HeightFigures } from './figures/elmouzan2016-height.js'
import { elmouzan2016WeightFigures } from './figures/elmouzan2016-weight.js'

const elmouzan2016: Publication = {
  shortName: 'El Mouzan',
  year: 2016,
  citation:
    'El Mouzan M, Al Salloum A, Alqurashi M, Al Herbish A, Al Omar A. The LMS and Z scale growth reference for Saudi school-age children and adolescents. Saudi J Gastroenterol. 2016;22:331-336.',
  population: {
    de: 'Saudi-Arabien, Schulkinder',
    en: 'Saudi Arabia, schoolchildren',
  },
  rights: unstated,
}

/** Height by age, 5 to 18 years (El Mouzan). Saudi Arabia, schoolchildren. */
export const elmouzan2016Height: ReferenceTable = declareTable({
  id: 'elmouzan2016-height',
  measure: 'height',
  publications: elmouzan2016,
  limits: {
    de: 'Jährliche Werte; dazwischen wird geglättet interpoliert.',
    en: 'Yearly rows, with smooth interpolation between them.',
  },
  figures: elmouzan2016HeightFigures,
})

/** Weight by age, 5 to 13 years (El Mouzan). Saudi Arabia, schoolchildren. */
export const elmouzan2016Weight: ReferenceTable = declareTable({
  id: 'elmouzan2016-weight',
  measure: 'weight',
  publications: elmouzan2016,
  limits: {
    de: 'Jährliche Werte, bis 13 Jahre; dazwischen wird geglättet interpoliert.',
    en: 'Yearly rows, to 13 years, with smooth interpolation between them.',
  },
  figures: elmouzan2016WeightFigures,
})

/** Body mass index by age, 5 to 18 years (El Mouzan). Saudi Arabia, schoolchildren. */
export const elmouzan2016Bmi: ReferenceTable = declareTable({
  id: 'elmouzan2016-bmi',
  measure: 'bmi',
  publications: elmouzan2016,
  limits: {
    de: 'Jährliche Werte; dazwischen wird geglättet interpoliert.',
    en: 'Yearly rows, with smooth interpolation between them.',
  },
  figures: elmouzan2016BmiFigures,
})
