import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { schonbeck2011BmiFigures } from './figures/schonbeck2011-bmi.js'
import { schonbeck2011WeightFigures } from './figures/schonbeck2011-weight.js'
import { schonbeck2013HeightFigures } from './figures/schonbeck2013-height.js'

const schonbeck2013: Publication = {
  shortName: 'Schönbeck',
  year: 2013,
  citation:
    "Schönbeck Y, Talma H, van Dommelen P, Bakker B, Buitendijk SE, HiraSing RA, van Buuren S. The world's tallest nation has stopped growing taller: the height of Dutch children from 1955 to 2009. Pediatr Res. 2013;73:371-377.",
  doi: '10.1038/pr.2012.189',
  population: {
    de: 'Niederlande 2009, 12 005 Kinder niederländischer Herkunft',
    en: 'Netherlands 2009, 12,005 children of Dutch origin',
  },
  rights: unstated,
}

const schonbeck2011: Publication = {
  shortName: 'Schönbeck',
  year: 2011,
  citation:
    'Schönbeck Y, Talma H, van Dommelen P, Bakker B, Buitendijk SE, HiraSing RA, van Buuren S. Increase in prevalence of overweight in Dutch children and adolescents: a comparison of nationwide growth studies in 1980, 1997 and 2009. PLoS One. 2011;6:e27608.',
  doi: '10.1371/journal.pone.0027608',
  population: {
    de: 'Niederlande 2009, Kinder niederländischer Herkunft',
    en: 'Netherlands 2009, children of Dutch origin',
  },
  rights: unstated,
}

/** Height by age, 2 weeks (girls 1 week) to 21 years (Schönbeck 2013). Netherlands 2009, children of Dutch origin. */
export const schonbeck2013Height: ReferenceTable = declareTable({
  id: 'schonbeck2013-height',
  measure: 'height',
  publications: schonbeck2013,
  figures: schonbeck2013HeightFigures,
})

/** Weight by age, 2 weeks (girls 1 week) to 21 years (Schönbeck 2011). Netherlands 2009, children of Dutch origin. */
export const schonbeck2011Weight: ReferenceTable = declareTable({
  id: 'schonbeck2011-weight',
  measure: 'weight',
  publications: schonbeck2011,
  limits: {
    de: 'Das S der Quelle ist ab 12 Jahren nicht ganz glatt: P97 schwankt um etwa 1 kg.',
    en: 'S of the source is not quite smooth from 12 years: the 97th percentile wavers by about 1 kg.',
  },
  figures: schonbeck2011WeightFigures,
})

/** Body mass index by age, 2 weeks (girls 1 week) to 21 years (Schönbeck 2011). Netherlands 2009, children of Dutch origin. */
export const schonbeck2011Bmi: ReferenceTable = declareTable({
  id: 'schonbeck2011-bmi',
  measure: 'bmi',
  publications: schonbeck2011,
  figures: schonbeck2011BmiFigures,
})
