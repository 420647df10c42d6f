import { declareTable } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { life2019HipFigures } from './figures/life2019-hip.js'
import { life2019WaistFigures } from './figures/life2019-waist.js'
import { life2019WaistHeightRatioFigures } from './figures/life2019-waist-height-ratio.js'
import { life2019WaistHipRatioFigures } from './figures/life2019-waist-hip-ratio.js'

const life2019: Publication = {
  shortName: 'LIFE Child',
  year: 2019,
  citation:
    'Rönnecke E, Vogel M, Bussler S, Grafe N, Jurkutat A, Schlingmann M, Körner A, Kiess W. Age- and sex-related percentiles of skinfold thickness, waist and hip circumference, waist-to-hip ratio and waist-to-height ratio: results from a population-based pediatric cohort in Germany (LIFE Child). Obes Facts. 2019;12:25-39.',
  population: {
    de: 'Leipzig, LIFE-Child-Kohorte',
    en: 'Leipzig, Germany, LIFE Child cohort',
  },
  rights: { status: 'licensed', licence: 'CC BY-NC-ND 4.0', nonCommercial: true, noDerivatives: true },
}

/** What a user has to know of each table: the LMS formula has no score beyond 1 / (-L S). */
/* @__NO_SIDE_EFFECTS__ */
function limitsWithCeiling(lowestSd: number): { readonly de: string; readonly en: string } {
  return {
    de: `Eine Stadt, nicht ganz Deutschland. Die LMS-Formel hat eine Obergrenze, je nach Alter ab ${String(lowestSd).replace('.', ',')} SD: Der SDS zeigt nicht, wie weit ein Wert darüber liegt.`,
    en: `One city, not all of Germany. The LMS formula has a ceiling of ${lowestSd} SD or more, by age: the score does not show how far above it a value is.`,
  }
}

/** Waist circumference by age, 3 to 18 years (LIFE Child). Leipzig, Germany. */
export const life2019Waist: ReferenceTable = declareTable({
  id: 'life2019-waist',
  measure: 'waist',
  publications: life2019,
  limits: limitsWithCeiling(2.9),
  figures: life2019WaistFigures,
})

/** Hip circumference by age, 3 to 18 years (LIFE Child). Leipzig, Germany. */
export const life2019Hip: ReferenceTable = declareTable({
  id: 'life2019-hip',
  measure: 'hip',
  publications: life2019,
  limits: limitsWithCeiling(4),
  figures: life2019HipFigures,
})

/** Waist by height, both in cm, 3 to 18 years (LIFE Child). Leipzig, Germany. */
export const life2019WaistHeightRatio: ReferenceTable = declareTable({
  id: 'life2019-waist-height-ratio',
  measure: 'waistHeightRatio',
  publications: life2019,
  limits: limitsWithCeiling(2.3),
  figures: life2019WaistHeightRatioFigures,
})

/** Waist by hip circumference, 3 to 18 years (LIFE Child). Leipzig, Germany. */
export const life2019WaistHipRatio: ReferenceTable = declareTable({
  id: 'life2019-waist-hip-ratio',
  measure: 'waistHipRatio',
  publications: life2019,
  limits: limitsWithCeiling(3.5),
  figures: life2019WaistHipRatioFigures,
})
