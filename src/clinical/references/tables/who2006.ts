import { daysPerYear } from '../../../ground/model/calendar-date.js'
import { declareTable, whoTerms } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { who2006BmiFigures } from './figures/who2006-bmi.js'
import { who2006HeadFigures } from './figures/who2006-head.js'
import { who2006HeightFigures } from './figures/who2006-height.js'
import { who2006WeightFigures } from './figures/who2006-weight.js'
import { who2006WeightForHeightFigures } from './figures/who2006-weight-for-height.js'
import { who2006WeightForLengthFigures } from './figures/who2006-weight-for-length.js'

/** Lying length gives way to standing height at two years, which WHO counts as 731 days. */
const standingFrom = [731 / daysPerYear] as const

/** Those of the Multicentre Growth Reference Study. */
const population = {
  de: '8440 gestillte Kinder aus sechs Ländern (Brasilien, Ghana, Indien, Norwegen, Oman, USA)',
  en: '8440 breastfed children from six countries (Brazil, Ghana, India, Norway, Oman, USA)',
}

const growthStandards: Publication = {
  shortName: 'WHO',
  year: 2006,
  citation:
    'WHO Multicentre Growth Reference Study Group. WHO Child Growth Standards: Length/height-for-age, weight-for-age, weight-for-length, weight-for-height and body mass index-for-age: Methods and development. Geneva: World Health Organization; 2006.',
  population,
  rights: whoTerms,
}

const headStandards: Publication = {
  shortName: 'WHO',
  year: 2006,
  citation:
    'WHO Multicentre Growth Reference Study Group. WHO Child Growth Standards: Head circumference-for-age, arm circumference-for-age, triceps skinfold-for-age and subscapular skinfold-for-age: Methods and development. Geneva: World Health Organization; 2007.',
  population,
  rights: whoTerms,
}

/**
 * Height by age, 0 to 5.08 years (WHO). 8440 breastfed children from six
 * countries (Brazil, Ghana, India, Norway, Oman, USA).
 */
export const who2006Height: ReferenceTable = declareTable({
  id: 'who2006-height',
  measure: 'height',
  steps: standingFrom,
  thinned: true,
  publications: growthStandards,
  limits: {
    de: 'Unter 731 Tagen Körperlänge im Liegen, ab 731 Tagen Körpergröße im Stehen: ein Sprung von 0,7 cm. Tageswerte, ausgedünnt und interpoliert (Abweichung höchstens 0,001 SD).',
    en: 'Recumbent length below 731 days, standing height from 731 days: a step of 0.7 cm. Daily values, thinned and interpolated (deviation at most 0.001 SD).',
  },
  figures: who2006HeightFigures,
})

/**
 * Weight by age, 0 to 5.08 years (WHO). 8440 breastfed children from six
 * countries (Brazil, Ghana, India, Norway, Oman, USA).
 */
export const who2006Weight: ReferenceTable = declareTable({
  id: 'who2006-weight',
  measure: 'weight',
  tails: 'linear',
  thinned: true,
  publications: growthStandards,
  limits: {
    de: 'Tageswerte, ausgedünnt und interpoliert (Abweichung höchstens 0,001 SD).',
    en: 'Daily values, thinned and interpolated (deviation at most 0.001 SD).',
  },
  figures: who2006WeightFigures,
})

/**
 * Body mass index by age, 0 to 5.08 years (WHO). 8440 breastfed children from
 * six countries (Brazil, Ghana, India, Norway, Oman, USA).
 */
export const who2006Bmi: ReferenceTable = declareTable({
  id: 'who2006-bmi',
  measure: 'bmi',
  tails: 'linear',
  steps: standingFrom,
  thinned: true,
  publications: growthStandards,
  limits: {
    de: 'Unter 731 Tagen aus der Körperlänge im Liegen, ab 731 Tagen aus der Körpergröße im Stehen. Tageswerte, ausgedünnt und interpoliert (Abweichung höchstens 0,001 SD).',
    en: 'Based on recumbent length below 731 days, on standing height from 731 days. Daily values, thinned and interpolated (deviation at most 0.001 SD).',
  },
  figures: who2006BmiFigures,
})

/**
 * Head circumference by age, 0 to 5.08 years (WHO). 8440 breastfed children from
 * six countries (Brazil, Ghana, India, Norway, Oman, USA).
 */
export const who2006Head: ReferenceTable = declareTable({
  id: 'who2006-head',
  measure: 'head',
  tails: 'linear',
  thinned: true,
  publications: headStandards,
  limits: {
    de: 'Tageswerte, ausgedünnt und interpoliert (Abweichung höchstens 0,001 SD).',
    en: 'Daily values, thinned and interpolated (deviation at most 0.001 SD).',
  },
  figures: who2006HeadFigures,
})

/**
 * Weight by length, 45 to 110 cm (WHO). 8440 breastfed children from six
 * countries (Brazil, Ghana, India, Norway, Oman, USA).
 */
export const who2006WeightForLength: ReferenceTable = declareTable({
  id: 'who2006-weight-for-length',
  measure: 'weight',
  axis: 'cm',
  tails: 'linear',
  thinned: true,
  publications: growthStandards,
  conditions: { position: 'lying' },
  limits: {
    de: 'Für die Körperlänge im Liegen (unter 2 Jahren). Werte je 0,1 cm, ausgedünnt und interpoliert (Abweichung höchstens 0,001 SD).',
    en: 'For recumbent length (below 2 years). Values at every 0.1 cm, thinned and interpolated (deviation at most 0.001 SD).',
  },
  figures: who2006WeightForLengthFigures,
})

/**
 * Weight by height, 65 to 120 cm (WHO). 8440 breastfed children from six
 * countries (Brazil, Ghana, India, Norway, Oman, USA).
 */
export const who2006WeightForHeight: ReferenceTable = declareTable({
  id: 'who2006-weight-for-height',
  measure: 'weight',
  axis: 'cm',
  tails: 'linear',
  thinned: true,
  publications: growthStandards,
  conditions: { position: 'standing' },
  limits: {
    de: 'Für die Körpergröße im Stehen (ab 2 Jahren). Werte je 0,1 cm, ausgedünnt und interpoliert (Abweichung höchstens 0,001 SD).',
    en: 'For standing height (from 2 years). Values at every 0.1 cm, thinned and interpolated (deviation at most 0.001 SD).',
  },
  figures: who2006WeightForHeightFigures,
})
