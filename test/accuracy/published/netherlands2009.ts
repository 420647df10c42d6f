import {
  schonbeck2013Height,
  schonbeck2015MoroccanHeight,
  schonbeck2015TurkishHeight,
} from '../../../src/clinical/references/national/netherlands.js'
import type { PrintedTable } from './printed.js'

const adult = {
  source:
    'Schönbeck 2013, abstract: mean final height in 2009 183.8 cm in boys and 170.7 cm in girls (one decimal; a mean of the young adults, not the curve at 21 years)',
  table: schonbeck2013Height,
  x: 'tableUnits',
  tolerance: 0.25,
  percentiles: [50],
} as const

const ofOrigin = {
  source:
    'Schönbeck 2015, abstract: mean height at 18 years 177 cm in boys and 163 cm in girls, in both groups (whole cm)',
  x: 'tableUnits',
  tolerance: 0.5,
  percentiles: [50],
} as const

export const netherlands2009Values: readonly PrintedTable[] = [
  { ...adult, gender: 'male', rows: [[21, 183.8]] },
  { ...adult, gender: 'female', rows: [[21, 170.7]] },
  { ...ofOrigin, table: schonbeck2015TurkishHeight, gender: 'male', rows: [[18, 177]] },
  { ...ofOrigin, table: schonbeck2015TurkishHeight, gender: 'female', rows: [[18, 163]] },
  { ...ofOrigin, table: schonbeck2015MoroccanHeight, gender: 'male', rows: [[18, 177]] },
  { ...ofOrigin, table: schonbeck2015MoroccanHeight, gender: 'female', rows: [[18, 163]] },
]
