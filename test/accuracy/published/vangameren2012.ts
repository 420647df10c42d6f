import { vangameren2012Height } from '../../../src/clinical/references/national/trisomy-21-netherlands.js'
import type { PrintedTable } from './printed.js'

const adult = {
  source: 'van Gameren-Oosterom 2012, abstract: mean final height 163.4 cm in boys and 151.8 cm in girls (one decimal)',
  table: vangameren2012Height,
  x: 'tableUnits',
  tolerance: 0.05,
  percentiles: [50],
} as const

export const vangameren2012Values: readonly PrintedTable[] = [
  { ...adult, gender: 'male', rows: [[21, 163.4]] },
  { ...adult, gender: 'female', rows: [[21, 151.8]] },
]
