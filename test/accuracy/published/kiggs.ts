import { kiggsHeight } from '../../../src/clinical/references/index.js'
import type { PrintedTable } from './printed.js'

/** Its L, M and S are printed too, S to four decimals: at P97 that alone leaves 0.01 cm open. */
const kiggs =
  'Robert Koch-Institut, Referenzperzentile aus KiGGS 2003-2006, 2nd ed. 2013 (one decimal); as reprinted at babynews.de/kind/groessentabelle-kinder'

export const kiggsValues: readonly PrintedTable[] = [
  {
    source: kiggs,
    table: kiggsHeight,
    gender: 'male',
    x: 'tableUnits',
    tolerance: 0.065,
    percentiles: [3, 50, 97],
    rows: [
      [2, 82.6, 88.2, 94.3],
      [4, 97.1, 104.6, 112.6],
      [6, 108.9, 117.8, 127.4],
      [8, 120.7, 130.8, 141.5],
      [10, 129.8, 141.6, 153.9],
      [12, 137.9, 152.2, 166.8],
      [14, 150.8, 166.9, 182.5],
    ],
  },
]
