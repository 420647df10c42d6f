import { unstated } from '../../references/declare-table.js'
import { valueAt } from '../../references/distribution.js'
import { type Publication, publicationName } from '../../references/table.js'
import { calculation } from '../explain/course-step.js'
import { computeValue, isLmsAt, placeReading } from '../explain/score-lines.js'
import { coleWrightCorrelations } from '../figures/child-adult-correlations.js'
import { type AdultHeightMethod, figuresOf } from './adult-height-method.js'

const publication: Publication = {
  shortName: 'Cole-Wright',
  year: 2011,
  citation:
    "Cole TJ, Wright CM. A chart to predict adult height from a child's current height. Ann Hum Biol. 2011;38:662-668.",
  population: {
    de: 'Gesunde Kinder',
    en: 'Healthy children',
  },
  rights: unstated,
}

/**
 * Cole and Wright: the adult's height score is the child's, drawn towards the mean
 * by their correlation at the child's age. It asks for neither bone age nor parents.
 *
 * Cole TJ, Wright CM. A chart to predict adult height from a child's current height.
 * Ann Hum Biol 2011;38:662-668.
 */
export const coleWright2011: AdultHeightMethod = {
  id: 'cole-wright',
  publication,
  ages: { male: [0, 20], female: [0, 20] },
  inputs: ['gender', 'ageYears', 'sizeCm', 'sizeSds'],
  predict: (facts) => {
    const { gender, ageYears, adult } = facts
    const hand = calculation(figuresOf(facts))
    const isRead = hand.read(coleWrightCorrelations[gender], {
      name: 'correlation',
      reference: publicationName(publication),
      x: ageYears,
      unit: 'years',
      columns: ['correlation'],
    })
    if (adult === undefined || !isRead) return { code: 'missing', inputs: ['sizeSds'] }
    const adultSds = hand.compute('adultSds', 'correlation * heightSds', 'sds')
    const cm = valueAt(adult, adultSds)
    if (cm === undefined) return { code: 'missing', inputs: ['sizeSds'] }
    hand.open(placeReading('adultHeight', adult))
    if (isLmsAt(adult, adultSds)) {
      computeValue(hand, adult, { name: 'adultHeight', at: 'adultSds', value: cm, unit: 'cm' })
    }
    const spread = hand.compute('spread', 'M * S * sqrt(1 - correlation ^ 2)', 'cm')
    return [{ cm, spread: { cm: spread, meaning: 'sd' }, lines: hand.lines }]
  },
}
