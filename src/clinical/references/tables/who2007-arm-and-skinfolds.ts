import { declareTable, whoTerms } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { who2007ArmCircumferenceFigures } from './figures/who2007-arm-circumference.js'
import { who2007SubscapularSkinfoldFigures } from './figures/who2007-subscapular-skinfold.js'
import { who2007TricepsSkinfoldFigures } from './figures/who2007-triceps-skinfold.js'

const who2007Standards: Publication = {
  shortName: 'WHO Standards',
  year: 2007,
  citation:
    'WHO Multicentre Growth Reference Study Group. WHO Child Growth Standards: head circumference-for-age, arm circumference-for-age, triceps skinfold-for-age and subscapular skinfold-for-age: methods and development. Geneva: World Health Organization; 2007.',
  population: {
    de: 'WHO-Standard: gestillte Kinder unter guten Bedingungen in sechs Ländern',
    en: 'WHO standard: breastfed children under good conditions in six countries',
  },
  rights: whoTerms,
}

const thinnedLimits: { readonly de: string; readonly en: string } = {
  de: 'Tageswerte, ausgedünnt: SDS um bis zu 0,001 verändert.',
  en: 'Daily figures, thinned: scores change by up to 0.001 SD.',
}

/** Mid-upper arm circumference by age, 91 to 1,856 days (WHO). */
export const who2007ArmCircumference: ReferenceTable = declareTable({
  id: 'who2007-arm-circumference',
  measure: 'armCircumference',
  publications: who2007Standards,
  source: 'who2007-arm-and-skinfolds',
  tails: 'linear',
  thinned: true,
  limits: thinnedLimits,
  figures: who2007ArmCircumferenceFigures,
})

/** Triceps skinfold by age, 91 to 1,856 days (WHO). */
export const who2007TricepsSkinfold: ReferenceTable = declareTable({
  id: 'who2007-triceps-skinfold',
  measure: 'tricepsSkinfold',
  publications: who2007Standards,
  source: 'who2007-arm-and-skinfolds',
  tails: 'linear',
  thinned: true,
  limits: thinnedLimits,
  figures: who2007TricepsSkinfoldFigures,
})

/** Subscapular skinfold by age, 91 to 1,856 days (WHO). */
export const who2007SubscapularSkinfold: ReferenceTable = declareTable({
  id: 'who2007-subscapular-skinfold',
  measure: 'subscapularSkinfold',
  publications: who2007Standards,
  source: 'who2007-arm-and-skinfolds',
  tails: 'linear',
  thinned: true,
  limits: thinnedLimits,
  figures: who2007SubscapularSkinfoldFigures,
})
