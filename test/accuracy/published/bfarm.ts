import { aga2015Bmi, kromeyer2001Bmi } from '../../../src/clinical/references/index.js'
import type { PrintedRow, PrintedTable } from './printed.js'

/** Some limits are rounded to the nearest 0.1, more of them upwards: a limit counts once exceeded. */
const bfarm =
  'BfArM, ICD-10-GM 2020 and 2023, supplement 11: BMI limits of obesity (P97) and extreme obesity (P99.5) after Kromeyer-Hauschild, at the middle of each year of age'

const boys: readonly PrintedRow[] = [
  [3.5, 18.8, 20.6],
  [4.5, 18.9, 20.9],
  [5.5, 19.2, 21.5],
  [6.5, 19.8, 22.4],
  [7.5, 20.6, 23.8],
  [8.5, 21.6, 25.5],
  [9.5, 22.8, 27.4],
  [10.5, 23.9, 29.2],
  [11.5, 25.0, 30.7],
  [12.5, 25.9, 31.8],
  [13.5, 26.6, 32.5],
  [14.5, 27.3, 32.8],
  [15.5, 27.8, 33.0],
  [16.5, 28.2, 33.1],
  [17.5, 28.8, 33.6],
]

const girls: readonly PrintedRow[] = [
  [3.5, 18.8, 20.6],
  [4.5, 19.0, 21.0],
  [5.5, 19.4, 21.7],
  [6.5, 20.0, 22.8],
  [7.5, 20.9, 24.3],
  [8.5, 22.0, 26.0],
  [9.5, 23.0, 27.5],
  [10.5, 24.0, 28.8],
  [11.5, 25.0, 29.9],
  [12.5, 25.9, 30.8],
  [13.5, 26.7, 31.5],
  [14.5, 27.3, 31.8],
  [15.5, 27.8, 32.2],
  [16.5, 28.3, 32.8],
  [17.5, 29.3, 34.3],
]

const limits = { source: bfarm, x: 'tableUnits', tolerance: 0.1, percentiles: [97, 99.5] } as const

/** Printed from figures with more digits than the three decimals of ours: worth up to 0.03 kg/m² in the outer percentiles. */
const textbook = {
  source:
    'Body mass index of boys, P3 to P99.5, after Kromeyer-Hauschild 2015; in the textbook Pädiatrische Differenzialdiagnose, Elsevier, ISBN 978-3-437-22532-1, table 5.1',
  table: aga2015Bmi,
  gender: 'male',
  x: 'tableUnits',
  tolerance: 0.035,
  percentiles: [3, 10, 25, 50, 75, 90, 97, 99.5],
  rows: [
    [0, 10.2, 11.01, 11.81, 12.676, 13.53, 14.28, 15.01, 15.84],
    [0.5, 14.38, 15.06, 15.8, 16.699, 17.69, 18.66, 19.72, 21.07],
    [1, 14.58, 15.22, 15.93, 16.791, 17.76, 18.73, 19.81, 21.23],
    [1.5, 14.31, 14.92, 15.6, 16.44, 17.4, 18.37, 19.47, 20.94],
    [2, 14.0, 14.58, 15.25, 16.079, 17.03, 18.01, 19.14, 20.68],
    [2.5, 13.73, 14.31, 14.97, 15.799, 16.76, 17.76, 18.92, 20.54],
    [3, 13.55, 14.13, 14.79, 15.619, 16.59, 17.62, 18.82, 20.53],
    [3.5, 13.44, 14.01, 14.67, 15.512, 16.5, 17.56, 18.8, 20.6],
  ],
} as const

/** Up to here both tables have the same figures; from 15 years on the later one is adapted to adults. */
const beforeAdapted = ([age]: PrintedRow) => age < 14

export const bfarmValues: readonly PrintedTable[] = [
  { ...limits, table: aga2015Bmi, gender: 'male', rows: boys },
  { ...limits, table: aga2015Bmi, gender: 'female', rows: girls },
  textbook,
  { ...limits, table: kromeyer2001Bmi, gender: 'male', rows: boys.filter(beforeAdapted) },
  { ...limits, table: kromeyer2001Bmi, gender: 'female', rows: girls.filter(beforeAdapted) },
]
