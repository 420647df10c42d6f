import { declareTable } from '../declare-table.js'
import type { ReferenceTable } from '../table.js'
import { kiggsHipFigures } from './figures/kiggs-hip.js'
import { kiggsTricepsSkinfoldFigures } from './figures/kiggs-triceps-skinfold.js'
import { kiggsWaistFigures } from './figures/kiggs-waist.js'
import { kiggsWaistHeightRatioFigures } from './figures/kiggs-waist-height-ratio.js'
import { kiggsWaistHipRatioFigures } from './figures/kiggs-waist-hip-ratio.js'
import { kiggs2013 } from './kiggs.js'

const ratioLimits: { readonly de: string; readonly en: string } = {
  de: 'Der Median hat drei Stellen: SDS um bis zu 0,01 ungenau.',
  en: 'The median has three decimals: scores are off by up to 0.01 SD.',
}

/** Waist circumference by age, 11 to 18 years (KiGGS). Germany, KiGGS 2003–2006. */
export const kiggsWaist: ReferenceTable = declareTable({
  id: 'kiggs-waist',
  measure: 'waist',
  publications: kiggs2013,
  figures: kiggsWaistFigures,
})

/** Hip circumference by age, 11 to 18 years (KiGGS). Germany, KiGGS 2003–2006. */
export const kiggsHip: ReferenceTable = declareTable({
  id: 'kiggs-hip',
  measure: 'hip',
  publications: kiggs2013,
  figures: kiggsHipFigures,
})

/** Waist by height, both in cm, 11 to 18 years (KiGGS). Germany, KiGGS 2003–2006. */
export const kiggsWaistHeightRatio: ReferenceTable = declareTable({
  id: 'kiggs-waist-height-ratio',
  measure: 'waistHeightRatio',
  publications: kiggs2013,
  figures: kiggsWaistHeightRatioFigures,
})

/** Waist by hip circumference, 11 to 18 years (KiGGS). Germany, KiGGS 2003–2006. */
export const kiggsWaistHipRatio: ReferenceTable = declareTable({
  id: 'kiggs-waist-hip-ratio',
  measure: 'waistHipRatio',
  publications: kiggs2013,
  limits: ratioLimits,
  figures: kiggsWaistHipRatioFigures,
})

/** Triceps skinfold by age, 0.33 to 18 years (KiGGS). Germany, KiGGS 2003–2006. */
export const kiggsTricepsSkinfold: ReferenceTable = declareTable({
  id: 'kiggs-triceps-skinfold',
  measure: 'tricepsSkinfold',
  publications: kiggs2013,
  figures: kiggsTricepsSkinfoldFigures,
})
