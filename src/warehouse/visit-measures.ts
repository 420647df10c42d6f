import type { SeriesName } from '../references/reference-set.js'

/** What a table of visits has to hold, a visit a row. */
export const warehouseColumns = [
  'sex',
  'birth_date',
  'visit_date',
  'age_years',
  'size_cm',
  'weight_kg',
  'head_cm',
  'seat_cm',
] as const

/** A column that the text reads; `age_years` only for stated ages. */
export type InputColumn = (typeof warehouseColumns)[number]

/** A column that holds a measurement. */
export type MeasuredColumn = 'size_cm' | 'weight_kg' | 'head_cm' | 'seat_cm'

/** A measure that is scored. */
export interface WarehouseMeasure {
  /** What the names of its columns begin with: `size_z`, `size_sds`. */
  readonly name: string
  readonly series: SeriesName
  /** The column that holds the value, as it is used. */
  readonly used: string
  /** What it is computed from. */
  readonly needs: readonly MeasuredColumn[]
  /** What the rows' shift does to it, where they are of children measured the other way. */
  readonly shifted?: 'height' | 'bmi'
}

/** Every measure of a visit that is scored by age, by the names of `calculatePatient`. */
export const warehouseMeasures: readonly WarehouseMeasure[] = [
  { name: 'size', series: 'height', used: 'auxology_size_cm', needs: ['size_cm'], shifted: 'height' },
  { name: 'weight', series: 'weight', used: 'auxology_weight_kg', needs: ['weight_kg'] },
  { name: 'bmi', series: 'bmi', used: 'auxology_bmi', needs: ['size_cm', 'weight_kg'], shifted: 'bmi' },
  { name: 'head', series: 'head', used: 'auxology_head_cm', needs: ['head_cm'] },
  { name: 'seat', series: 'sittingHeight', used: 'auxology_seat_cm', needs: ['seat_cm'] },
  { name: 'leg', series: 'legLength', used: 'auxology_leg_cm', needs: ['size_cm', 'seat_cm'] },
  { name: 'seat_leg', series: 'sittingHeightRatio', used: 'auxology_seat_ratio', needs: ['size_cm', 'seat_cm'] },
]
