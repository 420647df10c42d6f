import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { albertsson2002HeightFigures } from './figures/albertsson2002-height.js'

const albertsson2002: Publication = {
  shortName: 'Albertsson-Wikland',
  year: 2002,
  citation:
    'Albertsson-Wikland K, Luo ZC, Niklasson A, Karlberg J. Swedish population-based longitudinal reference values from birth to 18 years of age for height, weight and head circumference. Acta Paediatr. 2002;91:739-754.',
  population: {
    de: 'Schweden, 3650 Kinder, längsschnittlich bis zur Endgröße',
    en: 'Sweden, 3,650 children followed to adult height',
  },
  rights: unstated,
}

/** Height by age, 7 to 18 years (Albertsson-Wikland). Sweden, 3,650 children followed to adult height. */
export const albertsson2002Height: ReferenceTable = declareTable({
  id: 'albertsson2002-height',
  measure: 'height',
  publications: albertsson2002,
  limits: {
    de: 'Jährliche Mittelwerte und SD ab 7 Jahren, aus einer öffentlichen Abschrift; dazwischen wird geglättet interpoliert.',
    en: 'Yearly means and SD from 7 years, of a public copy, with smooth interpolation between them.',
  },
  figures: albertsson2002HeightFigures,
})
