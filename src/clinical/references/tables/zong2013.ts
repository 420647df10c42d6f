import { daysPerYear } from '../../../ground/model/calendar-date.js'
import { declareTable } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { zong2013BmiFigures } from './figures/zong2013-bmi.js'
import { zong2013HeadFigures } from './figures/zong2013-head.js'
import { zong2013HeightFigures } from './figures/zong2013-height.js'
import { zong2013WeightFigures } from './figures/zong2013-weight.js'

const zong2013: Publication = {
  shortName: 'Zong',
  year: 2013,
  citation:
    'Zong XN, Li H. Construction of a new growth references for China based on urban Chinese children: comparison with the WHO growth standards. PLoS One. 2013;8:e59569.',
  doi: '10.1371/journal.pone.0059569',
  population: {
    de: 'China 2005, Kinder in Städten',
    en: 'China 2005, urban children',
  },
  rights: { status: 'licensed', licence: 'CC BY' },
}

/** Length and height by age, 0 to 18 years (Zong). China 2005, urban children. */
export const zong2013Height: ReferenceTable = declareTable({
  id: 'zong2013-height',
  measure: 'height',
  publications: zong2013,
  limits: {
    de: 'Bis zum 3. Geburtstag im Liegen gemessen, danach im Stehen: dort springen die Werte um 0,7 cm.',
    en: 'Measured lying up to the third birthday, standing from then on, where the figures step by 0.7 cm.',
  },
  steps: [3],
  figures: zong2013HeightFigures,
})

/** Weight by age, 0 to 18 years (Zong). China 2005, urban children. */
export const zong2013Weight: ReferenceTable = declareTable({
  id: 'zong2013-weight',
  measure: 'weight',
  publications: zong2013,
  figures: zong2013WeightFigures,
})

/** Body mass index by age, 0 to 18 years (Zong). China 2005, urban children. */
export const zong2013Bmi: ReferenceTable = declareTable({
  id: 'zong2013-bmi',
  measure: 'bmi',
  publications: zong2013,
  limits: {
    de: 'Bis zum 3. Geburtstag im Liegen gemessen, danach im Stehen: dort springen die Werte um 0,2 kg/m². Im ersten Lebensmonat, zwischen den beiden tabellierten Altersstufen, ist der SDS um bis zu etwa 0,4 zu niedrig.',
    en: 'Measured lying up to the third birthday, standing from then on, where the figures step by 0.2 kg/m². In the first month, between the two tabulated ages, scores are up to about 0.4 SD too low.',
  },
  steps: [3],
  rough: [[1 / daysPerYear, 1 / 12 - 1 / daysPerYear]],
  figures: zong2013BmiFigures,
})

/** Head circumference by age, 0 to 6 years (Zong). China 2005, urban children. */
export const zong2013Head: ReferenceTable = declareTable({
  id: 'zong2013-head',
  measure: 'head',
  publications: zong2013,
  figures: zong2013HeadFigures,
})
