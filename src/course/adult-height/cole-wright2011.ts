import { noTermsStated } from '../../references/declare-table.js'
import { valueAt } from '../../references/distribution.js'
import { coleWrightCorrelations } from '../figures/child-adult-correlations.js'
import { figuresAt } from '../figures/figure-rows.js'
import type { AdultHeightMethod } from './adult-height-method.js'

/**
 * Cole and Wright: the adult's height score is the child's, drawn towards the mean
 * by their correlation at the child's age. It asks for neither bone age nor parents.
 *
 * Cole TJ, Wright CM. A chart to predict adult height from a child's current height.
 * Ann Hum Biol 2011;38:662-668.
 */
export const coleWright2011: AdultHeightMethod = {
  id: 'cole-wright',
  publication: {
    shortName: 'Cole-Wright',
    year: 2011,
    citation:
      "Cole TJ, Wright CM. A chart to predict adult height from a child's current height. Ann Hum Biol. 2011;38:662-668.",
    population: {
      de: 'Gesunde Kinder',
      en: 'Healthy children',
    },
    licence: noTermsStated,
  },
  ages: { male: [0, 20], female: [0, 20] },
  inputs: ['gender', 'ageYears', 'sizeCm', 'sizeSds'],
  predict: ({ gender, ageYears, heightSds = 0, adult }) => {
    const r = figuresAt(coleWrightCorrelations[gender], ageYears)?.[0]
    const cm = adult === undefined || r === undefined ? undefined : valueAt(adult, r * heightSds)
    if (adult === undefined || r === undefined || cm === undefined) return { code: 'missing', inputs: ['sizeSds'] }
    return [{ cm, spread: { cm: adult.m * adult.s * Math.sqrt(1 - r * r), meaning: 'sd' } }]
  },
}
