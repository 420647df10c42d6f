import { merker2018Height } from '../../../src/clinical/references/index.js'
import type { PrintedTable } from './printed.js'

const adultHeight = {
  source: 'Merker 2018, abstract: adult height 132 cm in boys and 124 cm in girls (whole cm)',
  table: merker2018Height,
  x: 'tableUnits',
  tolerance: 0.5,
  percentiles: [50],
} as const

export const merker2018Values: readonly PrintedTable[] = [
  { ...adultHeight, gender: 'male', rows: [[20, 132]] },
  { ...adultHeight, gender: 'female', rows: [[20, 124]] },
]
