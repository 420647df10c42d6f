import { declareTable, noTermsStated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { aga2015BmiFigures } from './figures/aga2015-bmi.js'

const aga2015: Publication = {
  shortName: 'AGA',
  year: 2015,
  citation:
    'Kromeyer-Hauschild K, Moss A, Wabitsch M. Referenzwerte für den Body-Mass-Index für Kinder, Jugendliche und Erwachsene in Deutschland. Anpassung der AGA-BMI-Referenz im Altersbereich von 15 bis 18 Jahren. Adipositas. 2015;9:123-127.',
  doi: '10.1055/s-0037-1618928',
  population: {
    de: 'Deutschland, Kromeyer-Hauschild 2001, ab 15 Jahren an den BMI Erwachsener (DEGS1) angepasst',
    en: 'Germany, Kromeyer-Hauschild 2001, adapted to adult BMI (DEGS1) from 15 years',
  },
  licence: noTermsStated,
}

/**
 * Body mass index by age, 0 to 20 years (AGA). Germany, Kromeyer-Hauschild
 * 2001, adapted to adult BMI (DEGS1) from 15 years.
 */
export const aga2015Bmi: ReferenceTable = declareTable({
  id: 'aga2015-bmi',
  measure: 'bmi',
  publications: aga2015,
  limits: {
    de: 'Unter 15 Jahren identisch mit Kromeyer-Hauschild 2001.',
    en: 'Identical to Kromeyer-Hauschild 2001 below 15 years.',
  },
  figures: aga2015BmiFigures,
})
