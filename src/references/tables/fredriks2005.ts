import { declareTable, noTermsStated } from '../declare-table.js'
import type { Publication, ReferenceTable } from '../table.js'
import { fredriks2005LegLengthFigures } from './figures/fredriks2005-leg-length.js'
import { fredriks2005SittingHeightFigures } from './figures/fredriks2005-sitting-height.js'
import { fredriks2005SittingHeightRatioFigures } from './figures/fredriks2005-sitting-height-ratio.js'

const fredriks2005: Publication = {
  shortName: 'Fredriks',
  year: 2005,
  citation:
    'Fredriks AM, van Buuren S, van Heel WJM, Dijkman-Neerincx RHM, Verloove-Vanhorick SP, Wit JM. Nationwide age references for sitting height, leg length, and sitting height/height ratio, and their diagnostic value for disproportionate growth disorders. Arch Dis Child. 2005;90:807-812.',
  doi: '10.1136/adc.2004.050799',
  population: {
    de: 'Niederlande 1997, 14 500 Kinder niederländischer Herkunft',
    en: 'Netherlands 1997, 14,500 children of Dutch origin',
  },
  licence: noTermsStated,
}

/** Sitting height by age, 0 to 21 years (Fredriks). Netherlands 1997, 14,500 children of Dutch origin. */
export const fredriks2005SittingHeight: ReferenceTable = declareTable({
  id: 'fredriks2005-sitting-height',
  limits: {
    de: 'Unter 3 Monaten ist der SDS zwischen den tabellierten Altersstufen um bis zu etwa 0,5 zu hoch.',
    en: 'Below 3 months, scores between the tabulated ages are up to about 0.5 SD too high.',
  },
  measure: 'sittingHeight',
  publications: fredriks2005,
  figures: fredriks2005SittingHeightFigures,
})

/** Leg length by age, 0 to 21 years (Fredriks). Netherlands 1997, 14,500 children of Dutch origin. */
export const fredriks2005LegLength: ReferenceTable = declareTable({
  id: 'fredriks2005-leg-length',
  limits: {
    de: 'Unter 3 Monaten ist der SDS zwischen den tabellierten Altersstufen um bis zu etwa 0,5 zu hoch.',
    en: 'Below 3 months, scores between the tabulated ages are up to about 0.5 SD too high.',
  },
  measure: 'legLength',
  publications: fredriks2005,
  figures: fredriks2005LegLengthFigures,
})

/**
 * Ratio of sitting height to height by age, 0 to 21 years (Fredriks).
 * Netherlands 1997, 14,500 children of Dutch origin.
 */
export const fredriks2005SittingHeightRatio: ReferenceTable = declareTable({
  id: 'fredriks2005-sitting-height-ratio',
  measure: 'sittingHeightRatio',
  publications: fredriks2005,
  figures: fredriks2005SittingHeightRatioFigures,
})
