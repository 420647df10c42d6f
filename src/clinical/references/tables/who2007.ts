import { declareTable, whoTerms } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { who2007BmiFigures } from './figures/who2007-bmi.js'
import { who2007HeightFigures } from './figures/who2007-height.js'
import { who2007WeightFigures } from './figures/who2007-weight.js'

const who2007: Publication = {
  shortName: 'WHO',
  year: 2007,
  citation:
    'de Onis M, Onyango AW, Borghi E, Siyam A, Nishida C, Siekmann J. Development of a WHO growth reference for school-aged children and adolescents. Bull World Health Organ. 2007;85(9):660-667.',
  doi: '10.2471/BLT.07.043497',
  population: {
    de: 'Kernstichprobe NCHS/WHO 1977, mit WHO 2006 zusammengeführt',
    en: 'NCHS/WHO 1977 core sample merged with WHO 2006',
  },
  rights: whoTerms,
}

/** Height by age, 5.08 to 19.08 years (WHO). NCHS/WHO 1977 core sample merged with WHO 2006. */
export const who2007Height: ReferenceTable = declareTable({
  id: 'who2007-height',
  measure: 'height',
  publications: who2007,
  figures: who2007HeightFigures,
})

/** Weight by age, 5.08 to 10.08 years (WHO). NCHS/WHO 1977 core sample merged with WHO 2006. */
export const who2007Weight: ReferenceTable = declareTable({
  id: 'who2007-weight',
  measure: 'weight',
  tails: 'linear',
  publications: who2007,
  limits: {
    de: 'Endet mit 10 Jahren.',
    en: 'Ends at 10 years.',
  },
  figures: who2007WeightFigures,
})

/** Body mass index by age, 5.08 to 19.08 years (WHO). NCHS/WHO 1977 core sample merged with WHO 2006. */
export const who2007Bmi: ReferenceTable = declareTable({
  id: 'who2007-bmi',
  measure: 'bmi',
  tails: 'linear',
  publications: who2007,
  figures: who2007BmiFigures,
})
