import type { ScreeningQuantity } from '../../model/course-names.js'
import { donaldSpecificity } from '../velocity/velocity-references.js'
import type { CriteriaSet, Criterion, ScreeningRule } from './screening-rule.js'

const below = (quantity: ScreeningQuantity, limit: Criterion['limit']): Criterion => ({ quantity, is: 'below', limit })
const above = (quantity: ScreeningQuantity, limit: Criterion['limit']): Criterion => ({ quantity, is: 'above', limit })
const atLeast = (quantity: ScreeningQuantity, limit: Criterion['limit']): Criterion => ({
  quantity,
  is: 'atLeast',
  limit,
})
const between = (from: number, to: number, ...all: readonly Criterion[]): CriteriaSet => ({ ages: [from, to], all })

const adult = 20

const dutch = {
  guideline: 'JGZ 2019',
  citation:
    'Nederlands Centrum Jeugdgezondheid. JGZ-richtlijn Lengtegroei. Utrecht: NCJ; 2019 (Dutch guideline of youth health care on growth).',
} as const

const donaldCitation =
  'Duran I, Zimmermann M, Buggisch J, Hoyer-Kuhn H, Alexy U, Schoenau E. J Pediatr Endocrinol Metab. 2025;38(9):887-897.'

/** The specificity of rules on velocity and height as found in healthy children of the DONALD study. */
const inDonald = {
  de: 'an gesunden Kindern der DONALD-Studie (Duran 2025)',
  en: 'in healthy children of the DONALD study (Duran 2025)',
} as const

/** The consensus of the Growth Hormone Research Society. */
export const growthHormoneSociety = {
  guideline: 'GHRS 2000',
  citation:
    'GH Research Society. Consensus guidelines for the diagnosis and treatment of growth hormone (GH) deficiency in childhood and adolescence. J Clin Endocrinol Metab. 2000;85:3990-3993.',
} as const

/** Further below the target height than this, SDS, meets its second criterion. */
export const targetDistanceLimit = -1.5

/** The criteria of the Growth Hormone Research Society that don't rest on the velocity of a single year in a child of normal height. */
const growthHormoneCriteria: readonly CriteriaSet[] = [
  between(0, adult, below('sizeSds', -3)),
  between(0, adult, below('sizeLessTargetSds', targetDistanceLimit)),
  between(2, adult, below('sizeSds', -2), below('velocitySds', -1)),
  between(2, adult, below('sizeSds', -2), below('sizeSdsChangePerYear', -0.5)),
  between(3, adult, below('velocitySds', -1.5), below('earlierVelocitySds', -1.5)),
]

/**
 * The published rules that this library evaluates. Not among them: the British and
 * the Finnish rules, whose limits are not all printed, and rules on measurements
 * that a patient doesn't hold.
 */
export const screeningRules: readonly ScreeningRule[] = [
  {
    id: 'jgz2019-short',
    measure: 'size',
    name: { de: 'Kleinwuchs', en: 'Short stature' },
    ...dutch,
    anyOf: [
      between(0, 3, below('sizeSds', -3), atLeast('birthWeightG', 2500), atLeast('gestationWeeks', 37)),
      between(0, 3, below('sizeSds', -3), atLeast('birthWeightSds', -2)),
      between(
        0,
        3,
        below('sizeSds', -2.5),
        below('earlierSizeSds', -2.5),
        atLeast('birthWeightG', 2500),
        atLeast('gestationWeeks', 37),
      ),
      between(0, 3, below('sizeSds', -2.5), below('earlierSizeSds', -2.5), atLeast('birthWeightSds', -2)),
      between(3, 10, below('sizeSds', -2.5)),
      between(3, 10, below('sizeSds', -2), below('birthWeightSds', -2)),
      between(3, 10, below('sizeSds', -2), below('sizeLessTargetSds', -1.6)),
      between(3, 10, atLeast('sizeSds', -2), below('sizeSds', -1), below('sizeLessTargetSds', -2)),
      between(3, 10, below('sizeSdsChangeSince3', -2)),
      between(3, 10, atLeast('sizeSds', -2), below('sizeSdsChangeSince3', -1), below('sizeLessTargetSds', -1)),
      between(10, adult, below('sizeSds', -2.5)),
    ],
  },
  {
    id: 'jgz2019-tall',
    measure: 'size',
    name: { de: 'Hochwuchs', en: 'Tall stature' },
    ...dutch,
    anyOf: [
      between(0, 3, above('sizeSds', 3)),
      between(3, adult, above('sizeSds', 2.5)),
      between(0, 10, above('sizeSds', 2), above('sizeLessTargetSds', 2)),
      between(10, adult, above('sizeSds', 2), atLeast('sizeCm', { male: 185, female: 170 })),
    ],
  },
  {
    id: 'jgz2019-weight',
    measure: 'weight',
    name: { de: 'Gewicht im ersten Lebensjahr', en: 'Weight in the first year' },
    ...dutch,
    anyOf: [between(0, 1, below('weightSds', -2)), between(0, 1, below('weightSdsChange', -1))],
  },
  {
    id: 'jgz2019-head',
    measure: 'head',
    name: { de: 'Kopfumfang im ersten Lebensjahr', en: 'Head circumference in the first year' },
    ...dutch,
    anyOf: [
      between(0, 1, above('headSds', 2.5)),
      between(0, 1, below('headSds', -2)),
      between(0, 1, above('headSdsChange', 2.5)),
      between(0, 1, above('headSdsChangeInHalfYear', 0.5)),
      between(0, 1, below('headSdsChange', -0.5)),
    ],
  },
  {
    id: 'grote2008',
    measure: 'size',
    name: { de: 'Kleinwuchs', en: 'Short stature' },
    guideline: 'Grote 2008',
    citation:
      'Grote FK, van Dommelen P, Oostdijk W, de Muinck Keizer-Schrama SM, Verkerk PH, Wit JM, van Buuren S. Developing evidence-based guidelines for referral for short stature. Arch Dis Child. 2008;93:212-217.',
    sensitivity: 76.5,
    specificity: 98,
    published: {
      de: 'von 3 bis 10 Jahren; Krankheiten außer dem Turner-Syndrom, von diesem 85,7 %; unter 3 Jahren werden knapp 30 % der Krankheiten gefunden. In einer Klinik für Kinder mit Wachstumsstörung 73,9 % und 98,5 % (Horm Res Paediatr 2015;84:376), in einer anderen 59 % und 79 % (BMJ Paediatr Open 2022;6:e001385)',
      en: 'from 3 to 10 years; disorders other than Turner syndrome, of which 85.7%; under 3 years almost 30% of disorders are found. In one clinic for children referred for growth 73.9% and 98.5% (Horm Res Paediatr 2015;84:376), in another 59% and 79% (BMJ Paediatr Open 2022;6:e001385)',
    },
    anyOf: [
      between(0, 3, below('sizeSds', -3)),
      between(0, 3, below('sizeSds', -2.5), below('earlierSizeSds', -2.5)),
      between(3, 10, below('sizeSds', -2), below('sizeLessTargetSds', -2)),
      between(3, 10, below('sizeSds', -2.5)),
      between(3, 10, below('sizeSdsChangeSince3', -1), below('sizeSds', -2)),
    ],
  },
  {
    id: 'ghrs2000',
    measure: 'size',
    name: {
      de: 'Verdacht auf Wachstumshormonmangel, alle sechs Kriterien',
      en: 'Suspected growth hormone deficiency, all six criteria',
    },
    ...growthHormoneSociety,
    anyOf: [...growthHormoneCriteria, between(2, adult, below('velocitySds', -2))],
  },
  {
    id: 'ghrs2000-five',
    measure: 'size',
    name: {
      de: 'Verdacht auf Wachstumshormonmangel, ohne das Kriterium der Wachstumsgeschwindigkeit eines Jahres allein',
      en: 'Suspected growth hormone deficiency, without the criterion of the velocity of one year alone',
    },
    ...growthHormoneSociety,
    citation: `${growthHormoneSociety.citation} ${donaldCitation}`,
    specificity: { male: 90.5, female: 91.4 },
    published: inDonald,
    anyOf: growthHormoneCriteria,
  },
  {
    id: 'dgpaed-p25',
    measure: 'size',
    name: { de: 'Wachstumsgeschwindigkeit unter P25 über ein Jahr', en: 'Height velocity below P25 for a year' },
    guideline: 'DGPAED',
    citation: donaldCitation,
    specificity: donaldSpecificity.p25,
    published: inDonald,
    anyOf: [between(2, 17, below('velocitySds', -0.6744897501960817))],
  },
  {
    id: 'dgpaed-p3',
    measure: 'size',
    name: { de: 'Wachstumsgeschwindigkeit unter P3 über ein Jahr', en: 'Height velocity below P3 for a year' },
    guideline: 'Duran 2025',
    citation: donaldCitation,
    specificity: donaldSpecificity.p3,
    published: inDonald,
    anyOf: [between(2, 17, below('velocitySds', -1.880793608151251))],
  },
]
