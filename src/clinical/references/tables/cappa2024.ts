import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable, TableConditions } from '../table.js'
import { cappa2024NoonanHeightFigures } from './figures/cappa2024-noonan-height.js'

const cappa2024: Publication = {
  shortName: 'Cappa',
  year: 2024,
  citation:
    "Cappa M, d'Aniello F, Digilio MC, Gagliardi MG, Minotti C, Leoncini PP, Pietropoli A, Nicolucci A, Graziano G, Ubertini G. Noonan Syndrome Growth Charts and Genotypes: 15-Year Longitudinal Single-Centre Study. Horm Res Paediatr. 2024.",
  population: {
    de: '190 unbehandelte italienische Kinder mit Noonan-Syndrom',
    en: '190 untreated Italian children with Noonan syndrome',
  },
  rights: unstated,
}

const conditions: TableConditions = { diagnosis: 'NoonanSyndrome' }

/** Height by age, 2 to 18 years (Cappa). 190 untreated Italian children with Noonan syndrome. */
export const cappa2024NoonanHeight: ReferenceTable = declareTable({
  id: 'cappa2024-noonan-height',
  measure: 'height',
  publications: cappa2024,
  conditions,
  limits: {
    de: 'Nur von 2 bis 18 Jahren: Darunter ist die veröffentlichte Kurve zu stark geglättet, und an ihrem oberen Ende steigt sie noch an.',
    en: 'From 2 to 18 years only: at younger ages the published curve is over-smoothed, and at its upper end it has not levelled off.',
  },
  figures: cappa2024NoonanHeightFigures,
})
