import { declareSet, wholeTable } from './common-series.js'
import type { ReferenceSet } from './reference-set.js'
import { fredriks2000Head } from './tables/fredriks2000.js'
import { schonbeck2011Bmi, schonbeck2011Weight, schonbeck2013Height } from './tables/schonbeck2013.js'

/** Where the tables of 2009 have figures for both sexes, years: 2 weeks. */
const firstOfDutch = 0.0383

/** Dutch origin, the national growth study of 2009: height, weight and body mass index from 2 weeks, head circumference of 1997, to 21 years. */
export const netherlands: ReferenceSet = declareSet({
  id: 'netherlands',
  checksum: 'e5049e40',
  name: { de: 'Niederlande 2009', en: 'Netherlands 2009' },
  series: () => ({
    height: wholeTable(schonbeck2013Height, firstOfDutch),
    weight: wholeTable(schonbeck2011Weight, firstOfDutch),
    bmi: wholeTable(schonbeck2011Bmi, firstOfDutch),
    head: wholeTable(fredriks2000Head),
  }),
})
