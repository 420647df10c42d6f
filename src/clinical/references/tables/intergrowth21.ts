import { unstated } from '../declare-table.js'
import { declareSkewT } from '../skew-t-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { intergrowth21HeadFigures } from './figures/intergrowth21-head.js'
import { intergrowth21LengthFigures } from './figures/intergrowth21-length.js'
import { intergrowth21WeightFigures } from './figures/intergrowth21-weight.js'

const intergrowth21: Publication = {
  shortName: 'INTERGROWTH-21st',
  year: 2014,
  citation:
    'Villar J, Cheikh Ismail L, Victora CG, et al. International standards for newborn weight, length, and head circumference by gestational age and sex: the Newborn Cross-Sectional Study of the INTERGROWTH-21st Project. Lancet. 2014;384(9946):857-868.',
  doi: '10.1016/S0140-6736(14)60932-6',
  population: {
    de: '20 486 Neugeborene gesunder, gut ernährter Mütter in acht Ländern, 2009–2013',
    en: '20,486 newborns of healthy, well-nourished mothers in eight countries, 2009–2013',
  },
  rights: unstated,
}

const limits = {
  de: 'Standard, keine Erhebung: so wachsen Kinder unter guten Bedingungen. Vor 37 Wochen wenige Kinder.',
  en: 'A standard, not a survey: how children grow under good conditions. Few children before 37 weeks.',
}

/**
 * Weight at birth by gestation, 33+0 to 42+6 weeks (INTERGROWTH-21st). 20,486
 * newborns of healthy, well-nourished mothers in eight countries.
 */
export const intergrowth21Weight: ReferenceTable = declareSkewT({
  id: 'intergrowth21-weight',
  measure: 'weight',
  axis: 'weeks',
  publications: intergrowth21,
  limits,
  figures: intergrowth21WeightFigures,
})

/**
 * Length at birth by gestation, 33+0 to 42+6 weeks (INTERGROWTH-21st). 20,486
 * newborns of healthy, well-nourished mothers in eight countries.
 */
export const intergrowth21Length: ReferenceTable = declareSkewT({
  id: 'intergrowth21-length',
  measure: 'height',
  axis: 'weeks',
  publications: intergrowth21,
  limits,
  figures: intergrowth21LengthFigures,
})

/**
 * Head circumference at birth by gestation, 33+0 to 42+6 weeks
 * (INTERGROWTH-21st). 20,486 newborns of healthy, well-nourished mothers in
 * eight countries.
 */
export const intergrowth21Head: ReferenceTable = declareSkewT({
  id: 'intergrowth21-head',
  measure: 'head',
  axis: 'weeks',
  publications: intergrowth21,
  limits,
  figures: intergrowth21HeadFigures,
})
