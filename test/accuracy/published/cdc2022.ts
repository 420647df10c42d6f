import { cdc2022Bmi } from '../../../src/clinical/references/index.js'
import type { PrintedScore, PrintedTable } from './printed.js'

const examples =
  'CDC, worked examples beside the data files of the extended BMI-for-age charts (growthcharts/extended-bmi-data-files); as kept in a copy of the page'

const example = { source: examples, table: cdc2022Bmi, x: 'months' } as const

export const cdc2022Values: readonly PrintedTable[] = [
  { ...example, gender: 'male', tolerance: 5e-5, percentiles: [95], rows: [[50.5, 17.8219]] },
  { ...example, gender: 'female', tolerance: 5e-5, percentiles: [95], rows: [[114.5, 22.3979]] },
  { ...example, gender: 'male', tolerance: 0.05, percentiles: [98.7], rows: [[92.5, 24.1]] },
  { ...example, gender: 'female', tolerance: 0.05, scores: [1.5], rows: [[184.5, 27.2]] },
]

export const cdc2022Scores: readonly PrintedScore[] = [
  { ...example, gender: 'male', at: 50.5, value: 22.6, score: 2.83, tolerance: 0.005 },
  { ...example, gender: 'female', at: 114.5, value: 21.2, score: 1.4215, tolerance: 5e-5 },
]
