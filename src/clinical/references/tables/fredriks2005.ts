import { daysPerYear } from '../../../ground/model/calendar-date.js'
import { declareTable, unstated } from '../declare-table.js'
import { followMedian, type Reshape } from '../figures.js'
import type { Publication, ReferenceTable } from '../table.js'
import { fredriks2005LegLengthFigures } from './figures/fredriks2005-leg-length.js'
import { fredriks2005SittingHeightFigures } from './figures/fredriks2005-sitting-height.js'
import { fredriks2005SittingHeightRatioFigures } from './figures/fredriks2005-sitting-height-ratio.js'
import { who2006Height } from './who2006.js'

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
  rights: unstated,
}

/** The first row after birth, years. */
const secondRow = 0.25
const reshape: Reshape = followMedian(who2006Height, secondRow)
const rough = [[1 / daysPerYear, secondRow - 1 / daysPerYear]] as const
const belowThreeMonths = {
  de: 'Zwischen Geburt und 3 Monaten eine Näherung: Der Median folgt dem der WHO für die Körpergröße, mit gleichmäßig verlaufendem Verhältnis.',
  en: 'Between birth and 3 months approximate: the median follows that of WHO for height, with a ratio that changes evenly.',
}

/** Sitting height by age, 0 to 21 years (Fredriks). Netherlands 1997, 14,500 children of Dutch origin. */
export const fredriks2005SittingHeight: ReferenceTable = declareTable({
  id: 'fredriks2005-sitting-height',
  limits: belowThreeMonths,
  rough,
  measure: 'sittingHeight',
  publications: fredriks2005,
  figures: fredriks2005SittingHeightFigures,
  reshape,
})

/** Leg length by age, 0 to 21 years (Fredriks). Netherlands 1997, 14,500 children of Dutch origin. */
export const fredriks2005LegLength: ReferenceTable = declareTable({
  id: 'fredriks2005-leg-length',
  limits: belowThreeMonths,
  rough,
  measure: 'legLength',
  publications: fredriks2005,
  figures: fredriks2005LegLengthFigures,
  reshape,
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
