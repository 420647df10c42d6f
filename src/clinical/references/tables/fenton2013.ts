import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { fenton2013HeadFigures } from './figures/fenton2013-head.js'
import { fenton2013LengthFigures } from './figures/fenton2013-length.js'
import { fenton2013WeightFigures } from './figures/fenton2013-weight.js'

const fenton2013: Publication = {
  shortName: 'Fenton',
  year: 2013,
  citation:
    'Fenton TR, Kim JH. A systematic review and meta-analysis to revise the Fenton growth chart for preterm infants. BMC Pediatr. 2013;13:59.',
  doi: '10.1186/1471-2431-13-59',
  population: {
    de: 'Frühgeborene aus sechs Erhebungen (Deutschland, USA, Italien, Australien, Schottland, Kanada), bei 50 Wochen an WHO 2006 angeschlossen',
    en: 'Preterm births from six surveys (Germany, USA, Italy, Australia, Scotland, Canada), joined to WHO 2006 at 50 weeks',
  },
  rights: unstated,
}

/**
 * Weight by exact or postmenstrual age, 22.5 to 50 weeks (Fenton). Preterm
 * births from six surveys (Germany, USA, Italy, Australia, Scotland, Canada),
 * joined to WHO 2006 at 50 weeks.
 */
export const fenton2013Weight: ReferenceTable = declareTable({
  id: 'fenton2013-weight',
  measure: 'weight',
  axis: 'weeks',
  thinned: true,
  publications: fenton2013,
  limits: {
    de: 'Tageswerte, ausgedünnt und interpoliert (Abweichung höchstens 0,001 SD).',
    en: 'Daily values, thinned and interpolated (deviation at most 0.001 SD).',
  },
  figures: fenton2013WeightFigures,
})

/**
 * Body length by exact or postmenstrual age, 23.5 to 50 weeks (Fenton).
 * Preterm births from six surveys (Germany, USA, Italy, Australia, Scotland,
 * Canada), joined to WHO 2006 at 50 weeks.
 */
export const fenton2013Length: ReferenceTable = declareTable({
  id: 'fenton2013-length',
  measure: 'height',
  axis: 'weeks',
  thinned: true,
  publications: fenton2013,
  limits: {
    de: 'Tageswerte, ausgedünnt und interpoliert (Abweichung höchstens 0,001 SD).',
    en: 'Daily values, thinned and interpolated (deviation at most 0.001 SD).',
  },
  figures: fenton2013LengthFigures,
})

/**
 * Head circumference by exact or postmenstrual age, 23.5 to 50 weeks (Fenton).
 * Preterm births from six surveys (Germany, USA, Italy, Australia, Scotland,
 * Canada), joined to WHO 2006 at 50 weeks.
 */
export const fenton2013Head: ReferenceTable = declareTable({
  id: 'fenton2013-head',
  measure: 'head',
  axis: 'weeks',
  thinned: true,
  publications: fenton2013,
  limits: {
    de: 'Tageswerte, ausgedünnt und interpoliert (Abweichung höchstens 0,001 SD).',
    en: 'Daily values, thinned and interpolated (deviation at most 0.001 SD).',
  },
  figures: fenton2013HeadFigures,
})
