import {
  cdc2000Bmi,
  cdc2000Head,
  cdc2000Height,
  cdc2000Length,
  cdc2000Weight,
  cdc2000WeightForHeight,
  cdc2000WeightForLength,
  cdc2000WeightInfant,
} from '../tables/cdc2000.js'
import { declareSet } from './declare-set.js'

/** The US charts of 2000: length to two years, height from then on. The rest is as in the default set. */
export const cdc = declareSet('cdc', { de: 'CDC (USA)', en: 'CDC (USA)' }, () => ({
  height: [
    { table: cdc2000Length, from: 0, to: 2 },
    { table: cdc2000Height, from: 2, to: 20, closed: true },
  ],
  weight: [
    { table: cdc2000WeightInfant, from: 0, to: 2 },
    { table: cdc2000Weight, from: 2, to: 20, closed: true },
  ],
  bmi: [{ table: cdc2000Bmi, from: 2, to: 20, closed: true }],
  head: [{ table: cdc2000Head, from: 0, to: 3, closed: true }],
  weightForLength: [
    { table: cdc2000WeightForLength, from: 45, to: 87, position: 'lying' },
    { table: cdc2000WeightForHeight, from: 87, to: 121.5, closed: true, position: 'standing' },
  ],
}))
