import { kdca2017Height } from '../../../src/clinical/references/national/korea.js'
import type { PrintedTable } from './printed.js'

const scores = {
  source:
    'KDCA, 2017 Korean National Growth Charts, height by standard score (one decimal), as a public program copies the official table',
  table: kdca2017Height,
  x: 'tableUnits',
  // S has four decimals, which leave up to 0.03 cm open at ±3.
  tolerance: 0.08,
  scores: [-3, -2, -1, 0, 1, 2, 3],
} as const

const percentiles = {
  source:
    'KDCA, 2017 Korean National Growth Charts, height by percentile (one decimal), as another public program copies the official table',
  table: kdca2017Height,
  x: 'months',
  // S has four decimals, which leave up to 0.015 cm open at P97.
  tolerance: 0.065,
  percentiles: [3, 50, 97],
} as const

export const kdca2017Values: readonly PrintedTable[] = [
  {
    ...scores,
    gender: 'male',
    rows: [
      [10, 122.6, 127.8, 133.2, 138.8, 144.8, 151.0, 157.5],
      [11, 126.8, 132.5, 138.5, 144.7, 151.2, 157.9, 164.9],
      [12, 130.5, 137.4, 144.4, 151.4, 158.5, 165.6, 172.7],
      [13, 134.8, 143.2, 151.1, 158.6, 165.8, 172.7, 179.3],
      [14, 140.3, 149.6, 157.7, 165.0, 171.5, 177.6, 183.2],
      [15, 147.5, 155.6, 162.7, 169.2, 175.1, 180.5, 185.5],
      [16, 153.2, 159.6, 165.6, 171.4, 177.0, 182.4, 187.6],
      [17, 156.0, 161.6, 167.1, 172.6, 178.2, 183.7, 189.3],
      [18, 157.4, 162.7, 168.1, 173.6, 179.2, 184.9, 190.8],
    ],
  },
  {
    ...scores,
    gender: 'female',
    rows: [
      [10, 122.1, 127.5, 133.2, 139.1, 145.4, 152.0, 158.9],
      [11, 126.6, 133.0, 139.4, 145.8, 152.1, 158.4, 164.6],
      [12, 131.6, 138.7, 145.4, 151.7, 157.6, 163.3, 168.7],
      [13, 137.3, 143.9, 150.1, 155.9, 161.4, 166.6, 171.6],
      [14, 141.2, 147.2, 152.8, 158.3, 163.6, 168.7, 173.6],
      [15, 143.0, 148.7, 154.2, 159.5, 164.7, 169.8, 174.7],
      [16, 144.5, 149.7, 154.8, 160.0, 165.2, 170.5, 175.7],
      [17, 145.9, 150.5, 155.3, 160.2, 165.4, 170.8, 176.3],
      [18, 146.6, 151.1, 155.8, 160.6, 165.8, 171.1, 176.7],
    ],
  },
  {
    ...percentiles,
    gender: 'male',
    rows: [
      [36, 89.7, 96.5, 104.4],
      [48, 95.6, 103.1, 111.2],
      [60, 101.6, 109.6, 118.0],
      [72, 107.4, 115.9, 125.0],
      [84, 113.1, 122.1, 131.7],
      [96, 118.5, 127.9, 137.9],
      [108, 123.6, 133.4, 143.9],
      [227, 164.4, 174.5, 185.3],
    ],
  },
  {
    ...percentiles,
    gender: 'female',
    rows: [
      [36, 88.1, 95.4, 103.0],
      [48, 94.5, 101.9, 109.8],
      [60, 100.7, 108.4, 116.7],
      [72, 106.6, 114.7, 123.3],
      [84, 112.2, 120.8, 130.2],
      [96, 117.5, 126.7, 137.1],
      [108, 122.8, 132.6, 144.1],
      [204, 151.0, 160.2, 170.1],
    ],
  },
]
