import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { aga2015BmiFigures } from './figures/aga2015-bmi.js'
import { firstMonth } from './kromeyer2001.js'

const aga2015: Publication = {
  shortName: 'AGA',
  year: 2015,
  citation:
    'Kromeyer-Hauschild K, Moss A, Wabitsch M. Referenzwerte für den Body-Mass-Index für Kinder, Jugendliche und Erwachsene in Deutschland. Anpassung der AGA-BMI-Referenz im Altersbereich von 15 bis 18 Jahren. Adipositas. 2015;9:123-127.',
  doi: '10.1055/s-0037-1618928',
  population: {
    de: 'Deutschland, Kromeyer-Hauschild 2001, von 15 bis 18 Jahren an den BMI Erwachsener (Bundes-Gesundheitssurvey 1998) angepasst',
    en: 'Germany, Kromeyer-Hauschild 2001, adapted from 15 to 18 years to the BMI of adults (national health survey of 1998)',
  },
  rights: unstated,
}

/**
 * Body mass index by age, 0 to 20 years (AGA). Germany, Kromeyer-Hauschild
 * 2001, adapted from 15 to 18 years to the BMI of adults (national health survey
 * of 1998).
 */
export const aga2015Bmi: ReferenceTable = declareTable({
  id: 'aga2015-bmi',
  measure: 'bmi',
  publications: aga2015,
  limits: {
    de: 'Bei Jungen unter 17,33 und bei Mädchen unter 14,75 Jahren die gerundeten Werte von Kromeyer-Hauschild 2001. Im ersten Lebensmonat, zwischen den beiden tabellierten Altersstufen, ist der SDS um bis zu etwa 0,4 zu niedrig.',
    en: 'Below 17.33 years in boys and 14.75 in girls the rounded figures of Kromeyer-Hauschild 2001. In the first month, between the two tabulated ages, scores are up to about 0.4 SD too low.',
  },
  rough: firstMonth,
  figures: aga2015BmiFigures,
})
