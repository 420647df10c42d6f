import type { SeriesName } from '../../clinical/references/reference-set.js'

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
  'child_group',
  'gestation_days',
] as const

/** What it may hold besides: clinic measures, which are scored where their column is named. */
export const clinicColumns = ['waist_cm', 'hip_cm', 'arm_cm', 'triceps_mm', 'subscapular_mm'] as const

/** A column of a clinic measure. */
export type ClinicColumn = (typeof clinicColumns)[number]

/**
 * A column that the text reads: `age_years` only for stated ages, `child_group` only by a set with references for
 * groups, `gestation_days` (whole days of gestation at birth) and clinic measures only where they are named.
 */
export type InputColumn = (typeof warehouseColumns)[number] | ClinicColumn

/** A column that holds a measurement. */
export type MeasuredColumn = 'size_cm' | 'weight_kg' | 'head_cm' | 'seat_cm' | ClinicColumn

/** A measure that is scored. */
export interface WarehouseMeasure {
  /** What the names of its columns begin with: `size_z`, `size_sds`. */
  readonly name: string
  readonly series: SeriesName
  /** The column that holds the value, as it is used. */
  readonly used: string
  /** What it is computed from. */
  readonly needs: readonly MeasuredColumn[]
  /** Scored by the references for the child's group alone. */
  readonly isOfGroup?: true
  /** What the rows' shift does to it, where they are of children measured the other way. */
  readonly shifted?: 'height' | 'bmi'
}

/** Every measure of a visit that is scored by age, by the names of `calculatePatient`; then those in cerebral palsy, by level. */
export const warehouseMeasures: readonly WarehouseMeasure[] = [
  { name: 'size', series: 'height', used: 'auxology_size_cm', needs: ['size_cm'], shifted: 'height' },
  { name: 'weight', series: 'weight', used: 'auxology_weight_kg', needs: ['weight_kg'] },
  { name: 'bmi', series: 'bmi', used: 'auxology_bmi', needs: ['size_cm', 'weight_kg'], shifted: 'bmi' },
  { name: 'head', series: 'head', used: 'auxology_head_cm', needs: ['head_cm'] },
  { name: 'seat', series: 'sittingHeight', used: 'auxology_seat_cm', needs: ['seat_cm'] },
  { name: 'leg', series: 'legLength', used: 'auxology_leg_cm', needs: ['size_cm', 'seat_cm'] },
  { name: 'seat_leg', series: 'sittingHeightRatio', used: 'auxology_seat_ratio', needs: ['size_cm', 'seat_cm'] },
  {
    name: 'cp_size',
    series: 'cerebralPalsyHeight',
    used: 'auxology_size_cm',
    needs: ['size_cm'],
    isOfGroup: true,
    shifted: 'height',
  },
  {
    name: 'cp_weight',
    series: 'cerebralPalsyWeight',
    used: 'auxology_weight_kg',
    needs: ['weight_kg'],
    isOfGroup: true,
  },
  {
    name: 'cp_bmi',
    series: 'cerebralPalsyBmi',
    used: 'auxology_bmi',
    needs: ['size_cm', 'weight_kg'],
    isOfGroup: true,
    shifted: 'bmi',
  },
]

/** Clinic measures by age, each scored where all of its own columns are named. */
export const clinicWarehouseMeasures: readonly WarehouseMeasure[] = [
  { name: 'waist', series: 'waist', used: 'auxology_waist_cm', needs: ['waist_cm'] },
  { name: 'hip', series: 'hip', used: 'auxology_hip_cm', needs: ['hip_cm'] },
  { name: 'waist_height', series: 'waistHeightRatio', used: 'auxology_waist_height', needs: ['waist_cm', 'size_cm'] },
  { name: 'waist_hip', series: 'waistHipRatio', used: 'auxology_waist_hip', needs: ['waist_cm', 'hip_cm'] },
  { name: 'arm', series: 'armCircumference', used: 'auxology_arm_cm', needs: ['arm_cm'] },
  { name: 'triceps', series: 'tricepsSkinfold', used: 'auxology_triceps_mm', needs: ['triceps_mm'] },
  { name: 'subscapular', series: 'subscapularSkinfold', used: 'auxology_subscapular_mm', needs: ['subscapular_mm'] },
]

/** Whether a column is one of clinic measures. */
export function isClinicColumn(column: string): column is ClinicColumn {
  return (clinicColumns as readonly string[]).includes(column)
}
