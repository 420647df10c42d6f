import { fenton2013Head, fenton2013Length, fenton2013Weight } from '../../../src/clinical/references/index.js'
import type { PrintedScore, PrintedTable } from './printed.js'

/** Limits in whole grams, rounded upwards. */
const fenton =
  'Fenton 2013, 10th percentile of weight by day of postmenstrual age, from ucalgary.ca/fenton (whole grams); as kept in ebwydra/sga-tool'

export const fenton2013Values: readonly PrintedTable[] = [
  {
    source: fenton,
    table: fenton2013Weight,
    gender: 'female',
    x: 'days',
    tolerance: 0.001,
    percentiles: [10],
    rows: [
      [158, 0.428],
      [161, 0.444],
      [168, 0.487],
      [175, 0.537],
      [182, 0.589],
      [189, 0.646],
      [196, 0.713],
      [203, 0.797],
      [210, 0.904],
      [217, 1.041],
      [224, 1.209],
      [231, 1.403],
      [234, 1.493],
      [238, 1.617],
      [245, 1.842],
      [252, 2.069],
      [259, 2.288],
      [264, 2.433],
      [266, 2.487],
      [273, 2.662],
      [280, 2.822],
      [287, 2.984],
      [294, 3.154],
      [301, 3.329],
      [308, 3.508],
      [315, 3.688],
    ],
  },
  {
    source: fenton,
    table: fenton2013Weight,
    gender: 'male',
    x: 'days',
    tolerance: 0.001,
    percentiles: [10],
    rows: [
      [158, 0.446],
      [161, 0.467],
      [168, 0.517],
      [175, 0.572],
      [182, 0.631],
      [189, 0.698],
      [196, 0.775],
      [203, 0.87],
      [210, 0.987],
      [217, 1.133],
      [224, 1.309],
      [231, 1.509],
      [234, 1.601],
      [238, 1.726],
      [245, 1.952],
      [252, 2.177],
      [259, 2.392],
      [264, 2.539],
      [266, 2.596],
      [273, 2.794],
      [280, 2.99],
      [287, 3.189],
      [294, 3.391],
      [301, 3.596],
      [308, 3.802],
      [315, 4.008],
    ],
  },
]

const byDay = {
  source:
    'PediTools, peditools.org/fenton2013 (two decimals); as kept in the tests of the Python package pretermgrowth',
  x: 'days',
  tolerance: 0.005,
} as const

export const fenton2013Scores: readonly PrintedScore[] = [
  { ...byDay, table: fenton2013Length, gender: 'male', at: 280, value: 54, score: 1.27 },
  { ...byDay, table: fenton2013Weight, gender: 'male', at: 280, value: 2.4, score: -2.71 },
  { ...byDay, table: fenton2013Head, gender: 'male', at: 280, value: 33, score: -1.44 },
  { ...byDay, table: fenton2013Length, gender: 'female', at: 277, value: 54, score: 1.71 },
  { ...byDay, table: fenton2013Weight, gender: 'female', at: 277, value: 2.4, score: -2.17 },
  { ...byDay, table: fenton2013Head, gender: 'female', at: 277, value: 33, score: -1.06 },
]
