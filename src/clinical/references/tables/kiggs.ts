import { declareTable, unstated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { kiggsBmiFigures } from './figures/kiggs-bmi.js'
import { kiggsHeadFigures } from './figures/kiggs-head.js'
import { kiggsHeightFigures } from './figures/kiggs-height.js'
import { kiggsWeightFigures } from './figures/kiggs-weight.js'

/** The report of the Robert Koch Institute. */
export const kiggs2013: Publication = {
  shortName: 'KiGGS',
  year: 2013,
  citation:
    'Robert Koch-Institut (Hrsg.). Referenzperzentile für anthropometrische Maßzahlen und Blutdruck aus der Studie zur Gesundheit von Kindern und Jugendlichen in Deutschland (KiGGS). 2., erweiterte Auflage. Berlin: RKI; 2013.',
  doi: '10.25646/3179',
  population: {
    de: 'Deutschland, KiGGS 2003–2006, 17 641 Teilnehmende',
    en: 'Germany, KiGGS 2003–2006, 17,641 participants',
  },
  rights: unstated,
}

/** Height by age, 0.33 to 18 years (KiGGS). Germany, KiGGS 2003–2006, 17,641 participants. */
export const kiggsHeight: ReferenceTable = declareTable({
  id: 'kiggs-height',
  measure: 'height',
  publications: kiggs2013,
  figures: kiggsHeightFigures,
})

/** Weight by age, 0.33 to 18 years (KiGGS). Germany, KiGGS 2003–2006, 17,641 participants. */
export const kiggsWeight: ReferenceTable = declareTable({
  id: 'kiggs-weight',
  measure: 'weight',
  publications: kiggs2013,
  figures: kiggsWeightFigures,
})

/** Body mass index by age, 0.33 to 18 years (KiGGS). Germany, KiGGS 2003–2006, 17,641 participants. */
export const kiggsBmi: ReferenceTable = declareTable({
  id: 'kiggs-bmi',
  measure: 'bmi',
  publications: kiggs2013,
  figures: kiggsBmiFigures,
})

/** Head circumference by age, 0.33 to 18 years (KiGGS). Germany, KiGGS 2003–2006, 17,641 participants. */
export const kiggsHead: ReferenceTable = declareTable({
  id: 'kiggs-head',
  measure: 'head',
  publications: kiggs2013,
  figures: kiggsHeadFigures,
})
