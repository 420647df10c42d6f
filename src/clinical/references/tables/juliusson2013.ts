import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { juliusson2013HeightFigures } from './figures/juliusson2013-height.js'

const juliusson2013: Publication = {
  shortName: 'Júlíusson',
  year: 2013,
  citation:
    'Júlíusson PB, Roelants M, Nordal E, et al. Growth references for 0-19 year-old Norwegian children for length/height, weight, body mass index and head circumference. Ann Hum Biol. 2013;40:220-227.',
  doi: '10.3109/03014460.2012.759276',
  population: {
    de: 'Norwegen (Bergen) 2003–2006, 7291 Kinder',
    en: 'Norway (Bergen) 2003–2006, 7,291 children',
  },
  rights: unstated,
}

/** Height by age, 7 to 19 years (Júlíusson). Norway 2003–2006, 7,291 children. */
export const juliusson2013Height: ReferenceTable = declareTable({
  id: 'juliusson2013-height',
  measure: 'height',
  publications: juliusson2013,
  limits: {
    de: 'Jährliche Werte ab 7 Jahren, aus einer öffentlichen Abschrift; dazwischen wird geglättet interpoliert.',
    en: 'Yearly rows from 7 years, of a public copy, with smooth interpolation between them.',
  },
  figures: juliusson2013HeightFigures,
})
