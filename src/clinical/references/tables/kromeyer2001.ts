import { daysPerYear } from '../../../ground/model/calendar-date.js'
import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { kromeyer2001BmiFigures } from './figures/kromeyer2001-bmi.js'
import { kromeyer2001HeightFigures } from './figures/kromeyer2001-height.js'
import { kromeyer2001WeightFigures } from './figures/kromeyer2001-weight.js'

const kromeyer2001: Publication = {
  shortName: 'Kromeyer-Hauschild',
  year: 2001,
  citation:
    'Kromeyer-Hauschild K, Wabitsch M, Kunze D, et al. Perzentile für den Body-mass-Index für das Kindes- und Jugendalter unter Heranziehung verschiedener deutscher Stichproben. Monatsschr Kinderheilkd. 2001;149:807-818.',
  doi: '10.1007/s001120170107',
  population: {
    de: 'Deutschland, 17 regionale Studien 1985–1999, 34 422 Kinder',
    en: 'Germany, 17 regional studies 1985–1999, 34,422 children',
  },
  rights: unstated,
}

/** Between the rows for birth and one month the median runs straight, above that of children, years. */
export const firstMonth: ReferenceTable['rough'] = [[1 / daysPerYear, 0.083 - 1 / daysPerYear]]

/** Height by age, 0 to 18 years (Kromeyer-Hauschild). Germany, 17 regional studies 1985–1999, 34,422 children. */
export const kromeyer2001Height: ReferenceTable = declareTable({
  id: 'kromeyer2001-height',
  measure: 'height',
  publications: kromeyer2001,
  figures: kromeyer2001HeightFigures,
})

/** Weight by age, 0 to 18 years (Kromeyer-Hauschild). Germany, 17 regional studies 1985–1999, 34,422 children. */
export const kromeyer2001Weight: ReferenceTable = declareTable({
  id: 'kromeyer2001-weight',
  measure: 'weight',
  publications: kromeyer2001,
  figures: kromeyer2001WeightFigures,
})

/**
 * Body mass index by age, 0 to 18 years (Kromeyer-Hauschild). Germany, 17
 * regional studies 1985–1999, 34,422 children.
 */
export const kromeyer2001Bmi: ReferenceTable = declareTable({
  id: 'kromeyer2001-bmi',
  measure: 'bmi',
  publications: kromeyer2001,
  limits: {
    de: 'Im ersten Lebensmonat, zwischen den beiden tabellierten Altersstufen, ist der SDS um bis zu etwa 0,4 zu niedrig.',
    en: 'In the first month, between the two tabulated ages, scores are up to about 0.4 SD too low.',
  },
  rough: firstMonth,
  figures: kromeyer2001BmiFigures,
})
