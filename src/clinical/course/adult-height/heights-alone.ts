import type { Rights } from '../../../ground/model/rights.js'
import { bandHalfWidths, expectedScores } from '../../growth/score-covariance.js'
import { scoreCovariances } from '../../growth/three-cohorts.js'
import { valueAt } from '../../references/distribution.js'
import type { Publication } from '../../references/table.js'
import { expectedByHand } from '../explain/expected-by-hand.js'
import { computeValue, isLmsAt, placeReading } from '../explain/score-lines.js'
import type { AdultHeightMethod } from './adult-height-method.js'

/** Estimated by this library, and under its licence. */
const own: Rights = { status: 'licensed', licence: 'MIT' }

const publication: Publication = {
  shortName: 'Heights alone (auxology)',
  year: 2026,
  citation:
    'auxology: own estimate of 2026 from three birth cohorts, judged by the adult heights of 39 children of the Terneuzen birth cohort (de Kroon MLA, Renders CM, Kuipers ECC, et al. Eur J Public Health. 2008;18:656-660).',
  population: {
    de: 'Kinder dreier Geburtskohorten, Niederlande und USA, geboren 1959 bis 1989',
    en: 'Children of three birth cohorts, Netherlands and United States, born from 1959 to 1989',
  },
  rights: own,
}

/** The end of growth, years: an adult's score is taken as that of this age. */
const grownYears = 18

/**
 * Our own estimate: the adult's score as the heights so far lead to expect, by the
 * Gaussian process of {@link expectedGrowth}. It is given at the ages where the band
 * held for children whose adult height is known: docs/course/heights-alone.md.
 */
export const heightsAlone: AdultHeightMethod = {
  id: 'heights-alone',
  publication,
  ages: { male: [3, 7], female: [3, 7] },
  inputs: ['gender', 'ageYears', 'sizeCm', 'sizeSds'],
  predict: ({ gender, adult, heights }) => {
    if (adult === undefined || heights === undefined) return { code: 'missing', inputs: ['sizeSds'] }
    if ('code' in heights) return heights
    const covariance = scoreCovariances.size
    const scores = expectedScores([...heights.scores, { years: grownYears, score: 0 }], gender, covariance)
    const sd = scores.factor.at(-1)?.at(-1) as number
    const sds = -(scores.standardised.at(-1) as number) * sd
    const cm = valueAt(adult, sds)
    if (cm === undefined) return { code: 'missing', inputs: ['sizeSds'] }
    const of = { covariance, gender, toYears: grownYears, earlier: heights.scores, scores, sds, spread: sd }
    const hand = expectedByHand(of)
    hand.open(placeReading('adultHeight', adult))
    if (isLmsAt(adult, sds)) {
      computeValue(hand, adult, { name: 'adultHeight', at: 'expectedSds', value: cm, unit: 'cm' })
    }
    const spread = hand.compute('spread', `${bandHalfWidths[90]} * M * S * expectedSpread`, 'cm')
    return [{ cm, spread: { cm: spread, meaning: '90%' }, lines: [...heights.lines, ...hand.lines] }]
  },
}
