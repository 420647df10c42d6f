import { declareTable } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { niklasson2008HeadFigures } from './figures/niklasson2008-head.js'
import { niklasson2008LengthFigures } from './figures/niklasson2008-length.js'
import { niklasson2008WeightFigures } from './figures/niklasson2008-weight.js'

const niklasson2008: Publication = {
  shortName: 'Niklasson',
  year: 2008,
  citation:
    'Niklasson A, Albertsson-Wikland K. Continuous growth reference from 24th week of gestation to 24 months by gender. BMC Pediatr. 2008;8:8.',
  doi: '10.1186/1471-2431-8-8',
  population: {
    de: 'Schwedisches Geburtenregister 1990–1999, 810 393 gesunde Einlinge',
    en: 'Swedish Medical Birth Registry 1990–1999, 810,393 healthy singletons',
  },
  licence: {
    de: 'Artikel unter CC BY 2.0.',
    en: 'Article under CC BY 2.0.',
  },
}

/**
 * Weight by completed weeks of gestation, 24 to 42 (Niklasson). Swedish
 * Medical Birth Registry 1990–1999, 810,393 healthy singletons.
 */
export const niklasson2008Weight: ReferenceTable = declareTable({
  id: 'niklasson2008-weight',
  measure: 'weight',
  axis: 'completedWeeks',
  publications: niklasson2008,
  limits: {
    de: '24 bis 40 Wochen geglättet; 41 und 42 Wochen wie beobachtet.',
    en: 'Weeks 24 to 40 smoothed; weeks 41 and 42 as observed.',
  },
  figures: niklasson2008WeightFigures,
})

/**
 * Body length by completed weeks of gestation, 24 to 42 (Niklasson). Swedish
 * Medical Birth Registry 1990–1999, 810,393 healthy singletons.
 */
export const niklasson2008Length: ReferenceTable = declareTable({
  id: 'niklasson2008-length',
  measure: 'height',
  axis: 'completedWeeks',
  publications: niklasson2008,
  limits: {
    de: '24 bis 40 Wochen geglättet; 41 und 42 Wochen wie beobachtet.',
    en: 'Weeks 24 to 40 smoothed; weeks 41 and 42 as observed.',
  },
  figures: niklasson2008LengthFigures,
})

/**
 * Head circumference by completed weeks of gestation, 24 to 42 (Niklasson).
 * Swedish Medical Birth Registry 1990–1999, 810,393 healthy singletons.
 */
export const niklasson2008Head: ReferenceTable = declareTable({
  id: 'niklasson2008-head',
  measure: 'head',
  axis: 'completedWeeks',
  publications: niklasson2008,
  limits: {
    de: '24 bis 40 Wochen geglättet; 41 und 42 Wochen wie beobachtet.',
    en: 'Weeks 24 to 40 smoothed; weeks 41 and 42 as observed.',
  },
  figures: niklasson2008HeadFigures,
})
