import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { bundak2006BmiFigures } from './figures/bundak2006-bmi.js'
import { neyzi2006HeightFigures } from './figures/neyzi2006-height.js'
import { neyzi2006WeightFigures } from './figures/neyzi2006-weight.js'

const neyzi2006: Publication = {
  shortName: 'Neyzi',
  year: 2006,
  citation:
    'Neyzi O, Furman A, Bundak R, Gunoz H, Darendeliler F, Bas F. Growth references for Turkish children aged 6 to 18 years. Acta Paediatr. 2006;95:1635-1641.',
  population: {
    de: 'Istanbul, 2120 Schulkinder aus wohlhabenden Familien',
    en: 'Istanbul, 2,120 schoolchildren of well-to-do families',
  },
  rights: unstated,
}

const bundak2006: Publication = {
  shortName: 'Bundak',
  year: 2006,
  citation:
    'Bundak R, Furman A, Gunoz H, Darendeliler F, Bas F, Neyzi O. Body mass index references for Turkish children. Acta Paediatr. 2006;95:194-198.',
  population: {
    de: 'Istanbul, Schulkinder aus wohlhabenden Familien',
    en: 'Istanbul, schoolchildren of well-to-do families',
  },
  rights: unstated,
}

/** Height by age, 6 to 18 years (Neyzi). Istanbul, 2,120 schoolchildren of well-to-do families. */
export const neyzi2006Height: ReferenceTable = declareTable({
  id: 'neyzi2006-height',
  measure: 'height',
  publications: neyzi2006,
  figures: neyzi2006HeightFigures,
})

/** Weight by age, 6 to 18 years (Neyzi). Istanbul, 2,120 schoolchildren of well-to-do families. */
export const neyzi2006Weight: ReferenceTable = declareTable({
  id: 'neyzi2006-weight',
  measure: 'weight',
  publications: neyzi2006,
  figures: neyzi2006WeightFigures,
})

/** Body mass index by age, 6 to 18 years (Bundak). Istanbul, schoolchildren of well-to-do families. */
export const bundak2006Bmi: ReferenceTable = declareTable({
  id: 'bundak2006-bmi',
  measure: 'bmi',
  publications: bundak2006,
  limits: {
    de: 'Nicht geglättet, S mit zwei Dezimalen: Scores sind eine Näherung, um bis zu etwa 0,4 SD.',
    en: 'Not smoothed, S to two decimals: scores are approximate, by up to about 0.4 SD.',
  },
  rough: [[6, 18]],
  approximate: true,
  figures: bundak2006BmiFigures,
})
