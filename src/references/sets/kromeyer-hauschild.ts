import { aga2015Bmi } from '../tables/aga2015.js'
import { kromeyer2001Height, kromeyer2001Weight } from '../tables/kromeyer2001.js'
import { declareSet } from './declare-set.js'
import { germanHead } from './germany.js'

/** Kromeyer-Hauschild for height and weight, its later adaptation for BMI. The rest is as in the default set. */
export const kromeyerHauschild = declareSet(
  'kromeyer-hauschild',
  { de: 'Kromeyer-Hauschild', en: 'Kromeyer-Hauschild' },
  () => ({
    height: [{ table: kromeyer2001Height, from: 0, to: 18, closed: true }],
    weight: [{ table: kromeyer2001Weight, from: 0, to: 18, closed: true }],
    bmi: [{ table: aga2015Bmi, from: 0, to: 20, closed: true }],
    head: germanHead,
  }),
)
