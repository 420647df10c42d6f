import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { iotf2012BmiFigures } from './figures/iotf2012-bmi.js'

const iotf2012: Publication = {
  shortName: 'IOTF',
  year: 2012,
  citation:
    'Cole TJ, Lobstein T. Extended international (IOTF) body mass index cut-offs for thinness, overweight and obesity. Pediatr Obes. 2012;7:284-294.',
  doi: '10.1111/j.2047-6310.2012.00064.x',
  population: {
    de: 'Sechs Länder; Grenzwerte für Erwachsene mit 18 Jahren',
    en: 'Six countries; adult cut-offs at 18 years',
  },
  rights: unstated,
}

/** Body mass index by age, 2 to 18 years (IOTF). Six countries; adult cut-offs at 18 years. */
export const iotf2012Bmi: ReferenceTable = declareTable({
  id: 'iotf2012-bmi',
  measure: 'bmi',
  publications: iotf2012,
  figures: iotf2012BmiFigures,
})
